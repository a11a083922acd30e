import type { Chance } from '#domain/chance/seeded-random.ts'
import { adjusted, carriedOver, weekdayAndTrend } from './adjusted.ts'
import { meanOf } from './numbers.ts'
import { shuffledP } from './resampling.ts'

/** What was rated in one part of one day; a part has one a day at most. */
export interface PartRating {
  /** The day's number. */
  readonly number: number
  readonly part: string
  readonly value: number
}

/** Whether ratings differ by the part of the day. */
export interface DayParts {
  /** Chance of as large differences if the part did not matter. */
  readonly p: number
  /** Points above or below the ratings around it, for each part with enough. */
  readonly effects: ReadonlyMap<string, number>
}

/** Fewer ratings of a part tell nothing of it. */
export const leastInPart = 14
/** So many days with one part alone, one after the other, are held against each other. */
const nearDays = 8

/**
 * Tests parts of the day within days that have several, and within a few days in a row where each has one: weekday, trend and what carries over from the
 * day before are taken out first, and parts are shuffled only among those. Null where fewer than two parts have 14. `ratings`: by day, rising. Yields now and then.
 */
export function* dayPartsOf(
  ratings: readonly PartRating[],
  chance: Chance,
): Generator<void, DayParts | null> {
  const counts = new Map<string, number>()
  for (const { part } of ratings) counts.set(part, (counts.get(part) ?? 0) + 1)
  const parts = [...counts].filter(([, count]) => count >= leastInPart).map(([part]) => part)
  if (parts.length < 2) return null
  const told = ratings.filter(({ part }) => parts.includes(part))
  const groups = nearGroups(told)
  const values = centred(freshOf(told), groups)
  const labels = Int32Array.from(told, ({ part }) => parts.indexOf(part))
  const sizes = parts.map((part) => counts.get(part) ?? 1)
  const effects = (): number[] => {
    const sums = parts.map(() => 0)
    for (let at = 0; at < values.length; at++)
      sums[labels[at] ?? 0] = (sums[labels[at] ?? 0] ?? 0) + (values[at] ?? 0)
    return sums.map((sum, nth) => sum / (sizes[nth] ?? 1))
  }
  const strength = () => effects().reduce((sum, effect, nth) => sum + (sizes[nth] ?? 0) * effect ** 2, 0)
  const observed = effects()
  const p = yield* shuffledP(
    strength(),
    () => {
      for (const group of groups) shuffleAmong(labels, group, chance)
      return strength()
    },
    3 * values.length,
  )
  return { p, effects: new Map(parts.map((part, nth) => [part, observed[nth] ?? 0])) }
}

/** Places of ratings that are held against each other. */
function nearGroups(ratings: readonly PartRating[]): number[][] {
  const days = new Map<number, number[]>()
  for (const [at, { number }] of ratings.entries()) days.set(number, [...(days.get(number) ?? []), at])
  const all = [...days.values()]
  const alone = all.filter(({ length }) => length === 1).flat()
  const groups = all.filter(({ length }) => length > 1)
  const count = Math.max(1, Math.floor(alone.length / nearDays))
  for (let nth = 0; nth < count; nth++)
    groups.push(alone.slice(nth * nearDays, nth === count - 1 ? alone.length : (nth + 1) * nearDays))
  return groups
}

/** Ratings without weekday and trend, and without what carries over from the last rated day. */
function freshOf(ratings: readonly PartRating[]): Float64Array {
  const numbers = ratings.map(({ number }) => number)
  const left = adjusted(
    ratings.map(({ value }) => value),
    weekdayAndTrend(numbers),
  )
  const days = [...new Set(numbers)]
  const byDay = new Map<number, number[]>()
  for (const [at, number] of numbers.entries())
    byDay.set(number, [...(byDay.get(number) ?? []), left[at] ?? 0])
  const means = Float64Array.from(days, (day) => meanOf(byDay.get(day) ?? []))
  const carried = carriedOver(days, means)
  const expected = new Map(
    days.map((day, at) => [
      day,
      at === 0 ? 0 : carried ** (day - (days[at - 1] ?? 0)) * (means[at - 1] ?? 0),
    ]),
  )
  return left.map((value, at) => value - (expected.get(numbers[at] ?? 0) ?? 0))
}

function centred(values: Float64Array, groups: readonly number[][]): Float64Array {
  const left = Float64Array.from(values)
  for (const group of groups) {
    const mean = meanOf(group.map((at) => values[at] ?? 0))
    for (const at of group) left[at] = (left[at] ?? 0) - mean
  }
  return left
}

function shuffleAmong(labels: Int32Array, places: readonly number[], chance: Chance): void {
  for (let nth = places.length - 1; nth > 0; nth--) {
    const [here, there] = [places[nth] ?? 0, places[Math.floor(chance() * (nth + 1))] ?? 0]
    const held = labels[here] ?? 0
    labels[here] = labels[there] ?? 0
    labels[there] = held
  }
}
