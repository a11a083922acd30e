import { type Day, dateOnWall } from '../../time/day.ts'
import { dayNumber, monthName, weekday } from '../../time/entry-date.ts'
import { isDay } from '../../time/typed-time.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { longestTitle } from '../calendar-event.ts'
import { addMonths } from '../calendar-grid.ts'

/** When somebody wants to come back to a page. */
export const revisitTerms = ['month', 'half-year', 'year', 'date'] as const
export type RevisitTerm = (typeof revisitTerms)[number]

const months = { month: 1, 'half-year': 6, year: 12 } as const

/** The day of a term from a day on; of a date what was typed. */
export const revisitDay = (term: RevisitTerm, today: Day, typed: string): string =>
  term === 'date' ? typed : addMonths(today, months[term])

/** What is wrong with a day to come back on, in a sentence; undefined: nothing. */
export function revisitFault(day: string, today: Day): string | undefined {
  if (!isDay(day)) return 'Which day?'
  return day > today ? undefined : 'Choose a day that is still to come.'
}

/** 'Sunday 28 November 2027' */
export const revisitDayWords = (day: Day): string =>
  `${weekday(day, 'long')} ${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`

/** A reminder at nine that leads to a page. */
export function revisitReminder(
  page: { readonly id: string; readonly title: string; readonly createdAt: string },
  day: Day,
  zone: string,
) {
  const atMs = wallInstant(day, '09:00', zone)
  const written = dateOnWall(Date.parse(page.createdAt), zone)
  const name =
    page.title.trim() || `the page of ${dayNumber(written)} ${monthName(written)} ${written.slice(0, 4)}`
  return {
    title: `Read again: ${name}`.slice(0, longestTitle),
    zone,
    startTime: new Date(atMs).toISOString(),
    endTime: new Date(atMs + 15 * 60_000).toISOString(),
    entryId: page.id,
  }
}
