import type { Ratings } from '#domain/journal/rating-words.ts'
import type { KeptSound } from '#domain/mindfulness/mindfulness-records.ts'
import { query } from '#worker/core/worker-calls.ts'

export interface KeptSoundRow extends KeptSound {
  readonly id: string
}
/** The sounds that the person kept, oldest first. */
export const keptSounds = query<null, KeptSoundRow>('resonance.kept')

export interface LatestRatingsRow extends Ratings {
  readonly id: string
  /** When it was said, ISO instant. */
  readonly at: string
}
/** The newest page on which the person rated mood, energy or stress, up to an instant (ISO): one row, or none. */
export const latestRatings = query<{ until: string }, LatestRatingsRow>('resonance.latest-ratings')
