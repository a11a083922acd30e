import { elapsedMs, type Stopwatch } from '../sessions/stopwatch.ts'

/** A sound that ends fades over its last so many ms. */
export const ambientFadeMs = 2_000
/** Beside a meditation a sound is so loud, as a factor. */
export const besideMeditation = 0.5

export interface AmbientMoment {
  readonly elapsedMs: number
  /** Null goes on. */
  readonly remainingMs: number | null
  /** Factor for the volume, 0 to 1: 1, and down to 0 over the last two seconds. */
  readonly fade: number
  readonly isOver: boolean
}

/** Where an ambient session of so many minutes (null: it goes on) is. */
export function ambientAt(minutes: number | null, watch: Stopwatch, now: number): AmbientMoment {
  const elapsed = elapsedMs(watch, now)
  if (minutes === null) return { elapsedMs: elapsed, remainingMs: null, fade: 1, isOver: false }
  const remainingMs = Math.max(0, minutes * 60_000 - elapsed)
  const fade = Math.min(1, remainingMs / ambientFadeMs)
  return { elapsedMs: minutes * 60_000 - remainingMs, remainingMs, fade, isOver: remainingMs === 0 }
}
