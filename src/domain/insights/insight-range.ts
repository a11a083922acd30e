import { addDays, type Day } from '../time/day.ts'
import { dayNumberOf, dayOfNumber, monthOf, monthStart, partsOf } from '../time/day-number.ts'

/** The ranges that end today, in days; null: from the first page on. */
export const insightRanges = { '30': 30, '90': 90, year: 365, all: null } as const

/** A calendar month: '2026-10'. */
export type InsightMonth = `${number}-${number}`
export type InsightRange = keyof typeof insightRanges | InsightMonth

/** True for a calendar month. */
export const isInsightMonth = (range: InsightRange): range is InsightMonth => !(range in insightRanges)

/** The first and last day of a range; no day of it is yet to come. `firstPage`: the day of the first page of all. */
export function rangeDays(
  range: InsightRange,
  today: Day,
  firstPage: Day,
): { readonly from: Day; readonly to: Day } {
  if (isInsightMonth(range)) {
    const { from, to } = monthOf(dayNumberOf(`${range}-01`))
    const last = dayOfNumber(to)
    return { from: dayOfNumber(from), to: last < today ? last : today }
  }
  const days = insightRanges[range]
  if (days !== null) return { from: addDays(today, 1 - days), to: today }
  return { from: firstPage < today ? firstPage : today, to: today }
}

/** The month of a day and the twelve before it, newest first. */
export function lastMonths(today: Day): InsightMonth[] {
  const { year, month } = partsOf(dayNumberOf(today))
  return Array.from(
    { length: 13 },
    (_, back) => dayOfNumber(monthStart(year, month - back)).slice(0, 7) as InsightMonth,
  )
}
