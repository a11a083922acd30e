import type { Ratings } from '#domain/journal/rating-words.ts'
import type { KeptSound } from '#domain/mindfulness/mindfulness-records.ts'
import { command, query } from '#web/lib/worker-calls.ts'

export interface KeptSoundRow extends KeptSound {
  readonly id: string
}
/** The sounds that the person kept, oldest first. */
export const keptSounds = query<null, KeptSoundRow>('resonance.kept')

export interface SoundToKeep {
  readonly uid: string
  readonly sound: KeptSound
}
/** Seals a sound under a uid; the same uid again changes it. */
export const keepSound = command<SoundToKeep, void>('resonance.keep')
/** Gives a kept sound another name. */
export const renameSound = command<{ uid: string; name: string }, void>('resonance.rename')
/** Takes a kept sound away and answers with what it was, so that it can be put back; null: there was none. */
export const removeSound = command<{ uid: string }, KeptSound | null>('resonance.remove')

export interface LatestRatingsRow extends Ratings {
  readonly id: string
  /** When it was said, ISO instant. */
  readonly at: string
}
/** The newest page on which the person rated mood, energy or stress, up to an instant (ISO): one row, or none. */
export const latestRatings = query<{ until: string }, LatestRatingsRow>('resonance.latest-ratings')
