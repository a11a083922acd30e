import { type MusicTrack, musicPath, tracks } from '#domain/sound/music/tracks.ts'
import { fieldsOf, flag, textIn } from '../stored-fields.ts'

/** One level of a fade: a factor for the music's volume, and when, in ms from the fade's beginning. */
export interface FadeStep {
  readonly atMs: number
  readonly level: number
}

export const musicFadeOut = { ms: 1_000, steps: 15 } as const
export const musicFadeIn = { ms: 800, steps: 10 } as const
/** After so long somebody looks whether playback has really resumed. */
export const resumeCheckMs = 500
/** A source that failed is loaded anew, and a stalled one resumed, after so long. */
export const reloadAfterMs = 1_000

/** The levels of a fade, the last one 1 (in) or 0 (out). */
export function fadeSteps(direction: 'in' | 'out'): FadeStep[] {
  const { ms, steps } = direction === 'in' ? musicFadeIn : musicFadeOut
  return Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps
    return { atMs: share * ms, level: direction === 'in' ? share : 1 - share }
  })
}

export const mostPlayRetries = 5

/** Ms before a track that would not play is tried again, for attempt 1 to 5; null: wait for the next click. */
export function playRetryMs(attempt: number): number | null {
  return attempt <= mostPlayRetries ? 300 * attempt : null
}

/** Ms that the play button waits for a track to be ready, for attempt 1 to 5. */
export function readinessWaitMs(attempt: number): number {
  return 200 * attempt
}

/** Ms before the play button tries again, for attempt 1 to 5: 300, and half as long again each time. */
export function toggleRetryMs(attempt: number): number | null {
  return attempt <= mostPlayRetries ? 300 * 1.5 ** (attempt - 1) : null
}

export const playbackStorageKey = 'inkwell-last-track'

/** What a browser session remembers of the music. */
export interface RememberedPlayback {
  readonly track: MusicTrack
  /** Then playback resumes at the next click, touch or key. */
  readonly isPlaying: boolean
}

export function serialisePlayback({ track, isPlaying }: RememberedPlayback): string {
  return JSON.stringify({ path: musicPath(track), isPlaying })
}

/** What was remembered; null for nothing, for garbage and for pieces that are not there. */
export function parsePlayback(text: string | null): RememberedPlayback | null {
  const kept = fieldsOf(text)
  const path = textIn(kept, 'path', 200)
  const track = tracks.find((one) => musicPath(one) === path)
  return track ? { track, isPlaying: flag(kept, 'isPlaying', false) } : null
}

export const resumeEvents = ['click', 'touchstart', 'keydown'] as const
