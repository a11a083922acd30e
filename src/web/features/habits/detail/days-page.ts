import { dayOfNumber, monthOf, weekdayOf } from '#domain/time/day-number.ts'
import { monthName } from '#domain/time/entry-date.ts'

/** Days that are shown together, by number: a sheet of rows and columns. */
export interface DaysPage {
  readonly first: number
  readonly last: number
  readonly rows: readonly (readonly number[])[]
  /** Where months begin, along the columns of weeks. */
  readonly months: readonly { readonly at: number; readonly words: string }[]
  /** 'November 2026', 'July to November 2026'. */
  readonly words: string
  /** A day of the page before, and of the one after. */
  readonly before: number
  readonly after: number
  readonly isInside: (day: number) => boolean
  /** Row and column of a day. */
  readonly placeOf: (day: number) => readonly [number, number]
}

/** How many weeks lie beside each other. */
const weeks = 20

const weekOf = (day: number, firstWeekday: number): number => day - ((weekdayOf(day) - firstWeekday + 7) % 7)

const inYear = (day: number): string => {
  const words = dayOfNumber(day)
  return `${monthName(words)} ${words.slice(0, 4)}`
}

/** The month of a day, a week a row, the weeks beginning with a weekday (0 is Sunday). */
export function monthPage(day: number, firstWeekday: number): DaysPage {
  const { from, to } = monthOf(day)
  const start = weekOf(from, firstWeekday)
  const length = Math.ceil((to - start + 1) / 7)
  return {
    first: from,
    last: to,
    rows: Array.from({ length }, (_, row) => Array.from({ length: 7 }, (_day, at) => start + row * 7 + at)),
    months: [],
    words: inYear(from),
    before: from - 1,
    after: to + 1,
    isInside: (one) => one >= from && one <= to,
    placeOf: (one) => [Math.floor((one - start) / 7), (one - start) % 7],
  }
}

/** Twenty weeks up to that of a day, a week a column, the weeks beginning with a weekday (0 is Sunday). */
export function weeksPage(day: number, firstWeekday: number): DaysPage {
  const end = weekOf(day, firstWeekday)
  const first = end - (weeks - 1) * 7
  const last = end + 6
  const starts = Array.from({ length: weeks }, (_, at) => dayOfNumber(first + at * 7))
  const months = starts
    .map((one, at) => ({ at, words: monthName(one).slice(0, 3), month: one.slice(0, 7) }))
    .filter(({ month }, at, all) => month !== all[at - 1]?.month)
    .filter(({ at }, nth, all) => nth > 0 || (all[1]?.at ?? weeks) - at >= 2)
  const [from, to] = [inYear(first), inYear(day)]
  const isOneYear = from.slice(-4) === to.slice(-4)
  return {
    first,
    last,
    rows: Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: weeks }, (_week, at) => first + at * 7 + row),
    ),
    months,
    words: `${isOneYear ? from.slice(0, -5) : from} to ${to}`,
    before: first - 1,
    after: last + weeks * 7,
    isInside: () => true,
    placeOf: (one) => [(one - first) % 7, Math.floor((one - first) / 7)],
  }
}
