import { monthName } from '#domain/time/entry-date.ts'
import { monthYear } from '../memory-words.ts'

/** How many months a bar may stand for, and what such a bar is called. */
const units = [
  { months: 1, unit: 'month' },
  { months: 3, unit: 'quarter' },
  { months: 12, unit: 'year' },
] as const

interface TimeBar {
  /** 'May 2026', 'April to June 2026' or '2026'. */
  readonly label: string
  readonly pages: number
}

interface TimeBars {
  readonly unit: (typeof units)[number]['unit']
  /** Oldest first, without a gap. */
  readonly bars: readonly TimeBar[]
}

/** Pages by month, or by quarter or year where so many months would not fit. `until`: the last month, such as '2026-05'; `most`: so many bars have room. */
export function timeBars(
  months: readonly { readonly month: string; readonly pages: number }[],
  until: string,
  most: number,
): TimeBars {
  const counts = months.map(({ month, pages }) => ({ at: numberOf(month), pages }))
  const ats = counts.map(({ at }) => at)
  const [first, last] = [Math.min(...ats), Math.max(numberOf(until), ...ats)]
  if (counts.length === 0) return { unit: 'month', bars: [] }
  const barsOf = (each: number) => Math.floor(last / each) - Math.floor(first / each) + 1
  const { months: each, unit } = units.find(({ months: many }) => barsOf(many) <= most) ?? units[2]
  const begin = Math.floor(first / each)
  const bars = Array.from({ length: barsOf(each) }, (_, nth) => ({
    label: labelOf((begin + nth) * each, each),
    pages: 0,
  }))
  for (const { at, pages } of counts) {
    const bar = bars[Math.floor(at / each) - begin]
    if (bar) bar.pages += pages
  }
  // Of a longer life than that the latest years.
  return { unit, bars: bars.slice(-most) }
}

/** Months since the year 0. */
function numberOf(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear - 1
}

const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

function labelOf(first: number, each: number): string {
  const month = monthAt(first)
  if (each === 12) return month.slice(0, 4)
  return each === 1 ? monthYear(month) : `${monthName(month)} to ${monthYear(monthAt(first + each - 1))}`
}
