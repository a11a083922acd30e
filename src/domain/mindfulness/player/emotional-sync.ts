import { type TrackId, tracks } from '#domain/sound/music/tracks.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import { timeOfDay } from '#domain/time/day.ts'

/** What somebody last said of themselves, 1 to 10; null where they did not. */
export interface LatestRatings {
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
  /** Ms since they said it. */
  readonly ageMs: number
}

/** A sound or a piece, and one sentence that says why. */
export interface SoundSuggestion {
  readonly sound: { readonly texture: Texture; readonly intensity: number } | { readonly track: TrackId }
  readonly reason: string
}

/** Ratings older than this say nothing about now. */
const freshForMs = 12 * 3_600_000
/** From this hour of the evening on, and all night, it is late. */
const lateFrom = 21

const texture = (id: Texture, intensity: number): SoundSuggestion['sound'] => ({ texture: id, intensity })

/**
 * What emotional sync suggests: from what a person last said of themselves and the hour (0 to 23) of their day; null where nothing was
 * said lately or nothing stands out. A rule of taste, not of medicine, and its reason names the rating that it used.
 */
export function suggestSound(
  { mood, energy, stress, ageMs }: LatestRatings,
  hour: number,
): SoundSuggestion | null {
  if (ageMs > freshForMs || ageMs < 0) return null
  const isLate = hour >= lateFrom || timeOfDay(hour) === 'night'
  if (stress !== null && stress >= 7)
    return {
      sound: texture('rain', 0.3),
      reason: `You put stress at ${stress} of 10. Soft rain leaves room.`,
    }
  if (isLate && energy !== null && energy <= 4)
    return named('gently-whispering', `It is late and you put energy at ${energy} of 10.`)
  if (mood !== null && mood <= 3)
    return {
      sound: texture('wave', 0.4),
      reason: `You put mood at ${mood} of 10. Slow waves keep you company.`,
    }
  if (energy !== null && energy <= 3) return named('fractions-of-light', `You put energy at ${energy} of 10.`)
  if (energy !== null && energy >= 7 && !isLate)
    return named('es-reverse-poem', `You put energy at ${energy} of 10.`)
  if (mood !== null && mood >= 8)
    return { sound: texture('forest', 0.5), reason: `You put mood at ${mood} of 10. The birds agree.` }
  return null
}

function named(track: TrackId, why: string): SoundSuggestion {
  const title = tracks.find(({ id }) => id === track)?.title ?? track
  return { sound: { track }, reason: `${why} ${title} might fit.` }
}
