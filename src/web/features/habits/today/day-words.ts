import { addDays, type Day } from '#domain/time/day.ts'
import { longDate, shortDate, weekday } from '#domain/time/entry-date.ts'

/** What a day's list is headed by: 'Today', 'Yesterday', 'Monday'; and beside it the date of a day that is over: '16 November', with the year where it is another. */
export function dayHeading(day: Day, today: Day): { readonly name: string; readonly date: string } {
  if (day === today) return { name: 'Today', date: '' }
  const name = day === addDays(today, -1) ? 'Yesterday' : weekday(day, 'long')
  return { name, date: shortDate(day, today.slice(0, 4)) }
}

/** When something was done, within a sentence: 'today', 'on Monday 16 November 2026'. */
export const onDayWords = (day: Day, today: Day): string => (day === today ? 'today' : `on ${longDate(day)}`)
