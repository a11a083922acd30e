import type { RatingScale, Ratings } from '../journal/rating-words.ts'
import type { Day } from '../time/day.ts'
import { monthName } from '../time/entry-date.ts'
import { daysFromTo } from './calendar-grid.ts'

interface Stretch {
  readonly from: Day
  readonly to: Day
  readonly days: number
}

/** What can be said of a year of ratings. */
export interface YearFacts {
  /** Days that were rated, and days of the year that have come. */
  readonly rated: number
  readonly come: number
  /** The most days in a row that were rated, and that were not between two that were; the first of equals; null: none. */
  readonly run: Stretch | null
  readonly silence: Stretch | null
  /** The value (1 to 10) that came most often, the higher of equals; null: none. */
  readonly usual: { readonly value: number; readonly days: number } | null
  /** Days by value, at index 0 those of 1. */
  readonly byValue: readonly number[]
  readonly sentence: string
}

/** A month counts in a comparison from so many rated days on. */
const leastOfMonth = 10

const ends: Readonly<Record<RatingScale, readonly [string, string]>> = {
  mood: ['lightest', 'heaviest'],
  energy: ['fullest', 'emptiest'],
  stress: ['tightest', 'loosest'],
}

function longest(days: readonly Day[], fits: (day: Day) => boolean): Stretch | null {
  let best: Stretch | null = null
  let from: Day | null = null
  let count = 0
  for (const day of days) {
    if (!fits(day)) {
      count = 0
      continue
    }
    if (count === 0) from = day
    count += 1
    if (!best || count > best.days) best = { from: from ?? day, to: day, days: count }
  }
  return best
}

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

function monthsApart(byMonth: ReadonlyMap<string, number[]>, scale: RatingScale): string {
  const known = [...byMonth]
    .filter(([, values]) => values.length >= leastOfMonth)
    .map(([month, values]) => ({ month, median: median(values.sort((a, b) => a - b)) }))
    .sort((a, b) => b.median - a.median)
  const [most, least] = [known[0], known.at(-1)]
  if (!most || !least || most.median === least.median) return ''
  const [up, down] = ends[scale]
  return ` ${monthName(most.month)} was the ${up} month, ${monthName(least.month)} the ${down}.`
}

/** What a year of rated days shows up to `today`: counted, and months compared by their medians where both have ten days at least. */
export function yearFacts(
  rows: readonly (Ratings & { readonly day: Day })[],
  scale: RatingScale,
  year: string,
  today: Day,
): YearFacts {
  const last = today < `${year}-12-31` ? today : `${year}-12-31`
  const come = last < `${year}-01-01` ? [] : daysFromTo(`${year}-01-01`, last)
  const values = new Map<Day, number>()
  for (const row of rows) {
    const value = row[scale]
    if (value !== null && row.day.startsWith(year) && row.day <= last) values.set(row.day, value)
  }
  const byValue = Array.from({ length: 10 }, () => 0)
  const byMonth = new Map<string, number[]>()
  for (const [day, value] of values) {
    const at = Math.round(value) - 1
    byValue[at] = (byValue[at] ?? 0) + 1
    const month = day.slice(0, 7)
    byMonth.set(month, [...(byMonth.get(month) ?? []), value])
  }
  const rated = [...values.keys()].sort()
  const between = rated.length > 0 ? daysFromTo(rated[0] ?? '', rated.at(-1) ?? '') : []
  const most = Math.max(0, ...byValue)
  return {
    rated: values.size,
    come: come.length,
    run: longest(come, (day) => values.has(day)),
    silence: longest(between, (day) => !values.has(day)),
    usual: most > 0 ? { value: byValue.lastIndexOf(most) + 1, days: most } : null,
    byValue,
    sentence:
      values.size === 0
        ? 'No day of this year is rated yet.'
        : `The fuller, the more. A dot is a day without a rating, and it is not a low one.${monthsApart(byMonth, scale)}`,
  }
}
