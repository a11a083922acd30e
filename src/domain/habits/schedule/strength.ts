/**
 * One step of the strength of a habit, as Loop Habit Tracker publishes it (uhabits, Score.kt): m = 0.5^(√f / 13), strength · m + value · (1 − m).
 * `perDay`: repetitions a day, at most 1; `value`: 0 to 1.
 */
export function nextStrength(perDay: number, strength: number, value: number): number {
  const kept = keptOf(perDay)
  return strength * kept + value * (1 - kept)
}

/** How much of a strength is left after a day without the habit. */
export const keptOf = (perDay: number): number => 0.5 ** (Math.sqrt(Math.min(1, perDay)) / 13)

/** Follows the strength of one habit day by day. */
export interface StrengthCount {
  /** Strength (0 to 1) after a day on which so much (0 to 1) of it was done. Days that are skipped or paused are not told. */
  day(done: number): number
}

/**
 * What is done less than once a day is measured over twice its period, as Loop does it ("to smooth out irregular repetition schedules"): of 2 · inDays
 * days the share that was done of 2 · times.
 */
export function strengthCount(times: number, inDays: number): StrengthCount {
  const perDay = Math.min(1, times / inDays)
  const kept = keptOf(perDay)
  const isDaily = perDay >= 1
  const window = isDaily ? 1 : inDays * 2
  const asked = isDaily ? 1 : times * 2
  const ring = new Float64Array(window)
  let at = 0
  let sum = 0
  let strength = 0
  return {
    day(done) {
      sum += done - (ring[at] ?? 0)
      ring[at] = done
      at = (at + 1) % window
      // Sums of shares gather rounding.
      const value = Math.min(1, Math.max(0, sum / asked))
      strength = strength * kept + value * (1 - kept)
      return strength
    },
  }
}
