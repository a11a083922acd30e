import type { Day } from './day.ts'

export { dayOfNumber } from './day.ts'

export const dayMs = 86_400_000

/** A day counted from 1 January 1970, which is 0. */
export type DayNumber = number

const numbers = new Map<Day, DayNumber>()
/** About fifty years of days; beyond that the table starts again. */
const mostRemembered = 20_000

const zero = 48
const dash = 45

/** Two digits of a text; NaN where they are none. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - zero, text.charCodeAt(at + 1) - zero]
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

/**
 * A day that every month has (1 to 28) as a number, counted and not looked up; null for any other text. From 1 March on the days before a month are
 * ⌊(153 · m + 2) / 5⌋ (Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
 */
function countedDay(day: Day): DayNumber | null {
  if (day.length !== 10 || day.charCodeAt(4) !== dash || day.charCodeAt(7) !== dash) return null
  const [month, date] = [twoDigits(day, 5), twoDigits(day, 8)]
  const written = twoDigits(day, 0) * 100 + twoDigits(day, 2)
  if (!(written >= 0 && month >= 1 && month <= 12 && date >= 1 && date <= 28)) return null
  const year = month <= 2 ? written - 1 : written
  const before = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return 365 * year + leapDays + before + date - 1 - 719_468
}

/** A day as a number: counted where that is plain, else remembered, so that years of days are counted quickly. NaN for what is no day. */
export function dayNumberOf(day: Day): DayNumber {
  const counted = countedDay(day)
  if (counted !== null) return counted
  const known = numbers.get(day)
  if (known !== undefined) return known
  if (numbers.size >= mostRemembered) numbers.clear()
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs
  numbers.set(day, number)
  return number
}

/** Whole days from one day to another; negative when it lies before. */
export const daysBetween = (from: Day, to: Day): number => dayNumberOf(to) - dayNumberOf(from)

/** The weekday of a day's number, 0 (Sunday) to 6. 1 January 1970 was a Thursday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7

/** The day of the month of a day's number, 1 to 31. */
export const dateOfNumber = (number: DayNumber): number => new Date(number * dayMs).getUTCDate()

/** Year, month (1 to 12), day of the month (1 to 31) and weekday (0 is Sunday) of a day. */
export interface DayParts {
  readonly year: number
  readonly month: number
  readonly date: number
  readonly weekday: number
}

/** What a day is called in the calendar. */
export function partsOf(number: DayNumber): DayParts {
  const at = new Date(number * dayMs)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  }
}

/** The first day of a month (1 to 12; beyond it months of other years). */
export const monthStart = (year: number, month: number): DayNumber => Date.UTC(year, month - 1, 1) / dayMs

/** How many days a month has: 28 to 31. */
export const daysInMonth = (year: number, month: number): number =>
  monthStart(year, month + 1) - monthStart(year, month)

/** The first and last day of the month that holds a day. */
export function monthOf(number: DayNumber): { readonly from: DayNumber; readonly to: DayNumber } {
  const { year, month } = partsOf(number)
  return { from: monthStart(year, month), to: monthStart(year, month + 1) - 1 }
}

/** Whole days (rounded down) of an amount of ms. */
export const wholeDays = (ms: number): number => Math.floor(ms / dayMs)
