import { blockBootstrap } from '../../chance/block-bootstrap.ts'
import { falseFindRates } from '../../chance/false-find-rates.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Interval } from './proportions.ts'

/** A rated day with or without the habit. */
export interface RatedDay {
  readonly value: number
  readonly isWith: boolean
}

/** The difference of two means, with how many days stand on each side. */
export interface MeanDifference extends Interval {
  readonly withHabit: number
  readonly without: number
  /** How often chance alone would show as much, 0 to 1. */
  readonly p: number
}

const resamples = 999
/** Days that follow one another are alike: they are drawn a week at a time. */
const blockDays = 7

/** Mean with minus mean without; NaN where one side is empty. */
function difference(
  days: readonly RatedDay[],
  at: (nth: number) => number,
  label: (nth: number) => number,
): number {
  let [sum, count, otherSum, otherCount] = [0, 0, 0, 0]
  for (let nth = 0; nth < days.length; nth++) {
    const value = days[at(nth)]?.value ?? 0
    if (days[label(nth)]?.isWith) {
      sum += value
      count++
    } else {
      otherSum += value
      otherCount++
    }
  }
  return sum / count - otherSum / otherCount
}

/**
 * How the mean of days with the habit differs from that of days without, over rated days in their order: 95 % percentile interval of a circular block
 * bootstrap (Politis and Romano 1992, blocks of seven days) and the p of a permutation by circular shifts. The same days give the same answer. Null where
 * a side has fewer than `least` days.
 */
export function meanDifference(days: readonly RatedDay[], least = 14): MeanDifference | null {
  const withHabit = days.filter(({ isWith }) => isWith).length
  const without = days.length - withHabit
  if (withHabit < least || without < least) return null
  const itself = (nth: number) => nth
  const value = difference(days, itself, itself)
  const chance = seededRandom(days.length * 31 + withHabit)
  const drawn = blockBootstrap(days.length, { block: blockDays, rounds: resamples, chance }, (places) => {
    const place = (at: number) => places[at] ?? 0
    return difference(days, place, place)
  })
  const quantile = (share: number): number => drawn[Math.round(share * (drawn.length - 1))] ?? value
  return { value, low: quantile(0.025), high: quantile(0.975), withHabit, without, p: shiftP(days, value) }
}

function shiftP(days: readonly RatedDay[], value: number): number {
  const shifts = Math.min(resamples, days.length - 1)
  let asLarge = 0
  for (let nth = 1; nth <= shifts; nth++) {
    const by = Math.round((nth * days.length) / (shifts + 1))
    const one = difference(
      days,
      (at) => at,
      (at) => (at + by) % days.length,
    )
    if (Math.abs(one) >= Math.abs(value) - 1e-12) asLarge++
  }
  return (1 + asLarge) / (1 + shifts)
}

/** Which of several p hold at a false discovery rate (Benjamini and Hochberg 1995), in their order. */
export function holdTogether(ps: readonly number[], rate = 0.05): boolean[] {
  return falseFindRates(ps).map((needed) => needed <= rate)
}
