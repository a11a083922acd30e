import type { Often } from './plan.ts'

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

const clamped = (sum: number): number => Math.min(1, Math.max(0, sum))

/** Follows the strength of one habit day by day. */
export interface StrengthCount {
  /**
   * Strength (0 to 1) after a day on which so much of it was done: a share from 0 to 1, or an amount where `shareOf` takes
   * amounts; undefined: nothing is noted. Days that are skipped or paused are not told.
   */
  day(done: number | undefined): number
}

/**
 * What is done less than once a day is told from its last days, as Loop does (uhabits, ScoreList.kt): what is measured from the last `inDays`, anything else
 * from twice as many ("to smooth out irregular repetition schedules"), of which the share is taken that was done of what was asked for in them. A period
 * of which nothing is noted counts as nothing done, also where at most so much is asked for. `shareOf`: how much (0 to 1) of what was asked for once a sum
 * over the days is.
 */
export function strengthCount(
  { times, inDays }: Often,
  { isMeasured = false, shareOf = clamped }: { isMeasured?: boolean; shareOf?: (sum: number) => number } = {},
): StrengthCount {
  const perDay = Math.min(1, times / inDays)
  const kept = keptOf(perDay)
  const longer = isMeasured ? 1 : 2
  const window = perDay >= 1 ? 1 : inDays * longer
  const asked = perDay >= 1 ? 1 : times * longer
  const ring: (number | undefined)[] = Array.from({ length: window })
  let [at, noted, sum, strength] = [0, 0, 0, 0]
  return {
    day(done) {
      const left = ring[at]
      if (left !== undefined) noted--
      if (done !== undefined) noted++
      // Sums of shares gather rounding, which goes when nothing is left.
      sum = noted === 0 ? 0 : sum + (done ?? 0) - (left ?? 0)
      ring[at] = done
      at = (at + 1) % window
      const value = noted === 0 ? 0 : shareOf(sum / asked)
      strength = strength * kept + value * (1 - kept)
      return strength
    },
  }
}
