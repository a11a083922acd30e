import { seededRandom } from '../../chance/seeded-random.ts'
import type { Day } from '../../time/day.ts'
import type { RatedDay } from '../engine/goal-facts.ts'

/** At least so many rated days with and so many without a step. */
export const leastDays = 14

export type Scale = 'mood' | 'energy'

/** How a rating on days with a step differs from other days; too few: how many of those days there are. */
export type StepEffect =
  | { readonly is: 'too-few'; readonly withStep: number; readonly without: number }
  | {
      readonly is: 'clear' | 'unclear'
      readonly withStep: number
      readonly without: number
      /** Points of the scale of 1 to 10. */
      readonly difference: number
      /** Bounds of the 95 % interval. */
      readonly low: number
      readonly high: number
    }

const draws = 800
const blockDays = 7

/** Days that have one rating, the oldest first. */
export interface Ratings {
  readonly days: readonly Day[]
  readonly values: readonly number[]
  /** Where each day stands. */
  readonly places: ReadonlyMap<Day, number>
}

export function ratingsOf(rated: readonly RatedDay[], scale: Scale): Ratings {
  const known = rated
    .flatMap((one) => (one[scale] === null ? [] : [{ day: one.day, value: one[scale] }]))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  return {
    days: known.map(({ day }) => day),
    values: known.map(({ value }) => value),
    places: new Map(known.map(({ day }, at) => [day, at])),
  }
}

/**
 * The difference of a rating's mean between days with and days without a step, with a 95 % interval by block bootstrap: blocks of seven days in a row are drawn
 * again, so that a good week counts as one piece (Künsch, Annals of Statistics 17, 1989). Seeded: the same days give the same interval. Days before
 * `since` are not counted. The interval is that of this one comparison: where many goals are compared, one in twenty without any link looks clear.
 */
export function stepEffect(
  { days, values, places }: Ratings,
  stepDays: ReadonlySet<Day>,
  since: Day,
): StepEffect {
  const found = days.findIndex((day) => day >= since)
  const first = found < 0 ? days.length : found
  const isStep = new Uint8Array(days.length - first)
  for (const day of stepDays) {
    const place = places.get(day)
    if (place !== undefined && place >= first) isStep[place - first] = 1
  }
  const withStep = isStep.reduce((sum, one) => sum + one, 0)
  const without = isStep.length - withStep
  if (withStep < leastDays || without < leastDays) return { is: 'too-few', withStep, without }
  const seen = values.slice(first)
  const difference = gapOf(blockSums(seen, isStep, seen.length)) ?? 0
  const drawn = resampled(seen, isStep).sort((a, b) => a - b)
  const low = drawn[Math.floor(drawn.length * 0.025)] ?? difference
  const high = drawn[Math.ceil(drawn.length * 0.975) - 1] ?? difference
  const isClear = low > rounding || high < -rounding
  return { is: isClear ? 'clear' : 'unclear', withStep, without, difference, low, high }
}

/** Means of ratings with a fraction differ by less where they are the same. */
const rounding = 1e-9

/** Numbers of the block that begins on each day, one block after the other: ratings with a step, their number, ratings without, their number. */
const fields = 4

/** Those numbers for blocks of so many days; after the last day follows the first. A block's are those of the one before, moved on by a day. */
function blockSums(values: readonly number[], isStep: Uint8Array, days: number): Float64Array {
  const { length } = values
  const sums = new Float64Array(fields * length)
  const running = new Float64Array(fields)
  const count = (day: number, sign: 1 | -1) => {
    const field = isStep[day % length] ? 0 : 2
    running[field] = (running[field] ?? 0) + sign * (values[day % length] ?? 0)
    running[field + 1] = (running[field + 1] ?? 0) + sign
  }
  for (let day = 0; day < days; day++) count(day, 1)
  for (let from = 0; from < length; from++) {
    sums.set(running, fields * from)
    count(from, -1)
    count(from + days, 1)
  }
  return sums
}

/** The difference of both means of the first block; null where it has no day with or none without a step. */
function gapOf([withSum = 0, withCount = 0, sum = 0, count = 0]: Float64Array): number | null {
  return withCount === 0 || count === 0 ? null : withSum / withCount - sum / count
}

/** Differences over as many days as there are, drawn again in blocks: each block costs the same, however many days it has. */
function resampled(values: readonly number[], isStep: Uint8Array): number[] {
  const { length } = values
  const chance = seededRandom(length)
  const whole = blockSums(values, isStep, blockDays)
  const last = blockSums(values, isStep, length % blockDays || blockDays)
  const blocks = Math.ceil(length / blockDays)
  const found: number[] = []
  const drawn = new Float64Array(fields)
  for (let draw = 0; draw < draws; draw++) {
    drawn.fill(0)
    for (let block = 1; block <= blocks; block++) {
      const sums = block === blocks ? last : whole
      const from = fields * Math.floor(chance() * length)
      for (let field = 0; field < fields; field++)
        drawn[field] = (drawn[field] ?? 0) + (sums[from + field] ?? 0)
    }
    const value = gapOf(drawn)
    if (value !== null) found.push(value)
  }
  return found
}
