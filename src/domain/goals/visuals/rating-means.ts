import type { Day } from '../../time/day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, daysBetween } from '../../time/day-number.ts'
import type { RatedDay } from '../engine/goal-facts.ts'

/** What is laid over the drawings of a goal; both are rated from 1 to 10. */
export const overlayScales = ['mood', 'energy'] as const
export type OverlayScale = (typeof overlayScales)[number]

/** So many days up to a day make its mean. */
export const meanDays = 14
/** Fewer rated days than this make none. */
const leastRated = 4

interface MeanRule {
  /** Days up to and with a day that belong to its mean. */
  readonly days: number
  /** The fewest of them that have to be rated. */
  readonly least: number
}

/**
 * For each of some days the mean (1 to 10) of a scale over the days up to it, so that single days do not hide the course; null where too few of
 * them are rated. `rated`: in any order; the means are looked up in sums, so that thousands of both are quick.
 */
export function ratingMeans(
  rated: readonly RatedDay[],
  scale: OverlayScale,
  at: readonly Day[],
  { days, least }: MeanRule = { days: meanDays, least: leastRated },
): (number | null)[] {
  const known = rated
    .flatMap(({ day, [scale]: value }) => (value === null ? [] : [{ number: dayNumberOf(day), value }]))
    .sort((a, b) => a.number - b.number)
  const sums = [0]
  for (const { value } of known) sums.push((sums.at(-1) ?? 0) + value)
  /** How many of the known lie before or on a day. */
  const upTo = (number: DayNumber): number => {
    let [low, high] = [0, known.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((known[middle]?.number ?? 0) <= number) low = middle + 1
      else high = middle
    }
    return low
  }
  return at.map((day) => {
    const number = dayNumberOf(day)
    const [before, until] = [upTo(number - days), upTo(number)]
    const count = until - before
    return count < least ? null : ((sums[until] ?? 0) - (sums[before] ?? 0)) / count
  })
}

/** Days evenly apart from one to another, both among them: each of them where there are at most so many. */
export function daysAlong(from: Day, to: Day, most: number): Day[] {
  const length = Math.max(0, daysBetween(from, to))
  const count = Math.min(length, Math.max(1, most - 1))
  const first = dayNumberOf(from)
  return Array.from({ length: count + 1 }, (_, at) =>
    dayOfNumber(first + Math.round((length * at) / Math.max(1, count))),
  )
}

/** A mean of ratings over so long a drawing: as many days as lie between two of its places, a fortnight at least. */
export const meanRuleFor = (at: readonly Day[]): MeanRule => ({
  days: Math.max(meanDays, at.length > 1 ? daysBetween(at[0] ?? '', at[1] ?? '') : 0),
  least: leastRated,
})

/** A number as tables have it: with one decimal at most. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10
