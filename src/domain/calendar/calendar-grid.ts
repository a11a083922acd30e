import { addDays, type Day } from '../time/day.ts'
import { dayNumberOf, dayOfNumber, daysInMonth, partsOf } from '../time/day-number.ts'
import { dayNumber, longDate, monthName, shortDate } from '../time/entry-date.ts'
import { type MyDayRule, weekNumberOf, weekStartOf } from '../time/my-day.ts'

export const calendarViews = ['month', 'week', 'day', 'agenda', 'year'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Days from one to another, both among them, in order. */
export const daysFromTo = (from: Day, to: Day): Day[] =>
  Array.from({ length: dayNumberOf(to) - dayNumberOf(from) + 1 }, (_, at) => addDays(from, at))

/** The weeks that touch the month of a day, each with its seven days. */
export function monthWeeks(day: Day, rule: Pick<MyDayRule, 'weekStart'>): Day[][] {
  const { year, month } = partsOf(dayNumberOf(day))
  const first = `${day.slice(0, 8)}01`
  const last = addDays(first, daysInMonth(year, month) - 1)
  const begin = weekStartOf(first, rule)
  const end = addDays(weekStartOf(last, rule), 6)
  const days = daysFromTo(begin, end)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** How many days an agenda holds. */
export const agendaDays = 30

/** The days that a view of a day shows. */
export function viewRange(view: CalendarView, day: Day, rule: MyDayRule): { from: Day; to: Day } {
  if (view === 'day') return { from: day, to: day }
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) }
  if (view === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  if (view === 'week') {
    const from = weekStartOf(day, rule)
    return { from, to: addDays(from, 6) }
  }
  const weeks = monthWeeks(day, rule)
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day }
}

/** The same day of the month so many months later (earlier, when negative); the last one where the month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(dayNumberOf(day))
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const length = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return dayOfNumber(first.getTime() / 86_400_000 + Math.min(date, length) - 1)
}

/** The day that is shown after a step of a view forwards (1) or back (-1). */
export function stepped(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view === 'month') return addMonths(day, by)
  if (view === 'year') return addMonths(day, by * 12)
  return addDays(day, by * { week: 7, day: 1, agenda: agendaDays }[view])
}

/** A view's name in large and the quiet words beside it: 'November' and '2026', '16 to 22 November' and 'week 47'. */
export function viewTitle(view: CalendarView, day: Day, rule: MyDayRule): { title: string; aside: string } {
  const year = day.slice(0, 4)
  if (view === 'year') return { title: year, aside: '' }
  if (view === 'month') return { title: monthName(day), aside: year }
  if (view === 'day') return { title: longDate(day).replace(` ${year}`, ''), aside: year }
  const { from, to } = viewRange(view, day, rule)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const title = `${isOneMonth ? dayNumber(from) : shortDate(from, from.slice(0, 4))} to ${shortDate(to, to.slice(0, 4))}`
  return { title, aside: view === 'week' ? `week ${weekNumberOf(day, rule)}` : to.slice(0, 4) }
}
