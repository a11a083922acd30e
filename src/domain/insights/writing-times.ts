import { mondayNumberOf, type PageFacts } from './day-table.ts'

/** So many hours are one part of a day. */
export const partHours = 3

/** How many pages were written on each weekday, Monday first, in each three hours of it, by the clock on the wall; a page of which nobody knows when is not among them. */
export function writingTimesIn(pages: readonly PageFacts[]): number[][] {
  const counts = Array.from({ length: 7 }, () => Array.from({ length: 24 / partHours }, () => 0))
  for (const { day, hour, hoursIn = hour } of pages) {
    if (hoursIn === null) continue
    // More hours into the person's day than the clock has: that day began on the calendar's day before.
    const weekday = (mondayNumberOf(day) + (hoursIn > hour ? 1 : 0)) % 7
    const row = counts[weekday]
    const part = Math.floor(hour / partHours)
    if (row) row[part] = (row[part] ?? 0) + 1
  }
  return counts
}
