import { addDays, type Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { type WeekStart, weekStartOf } from '../time/my-day.ts'

/** A week, both days included. */
export interface Week {
  readonly from: Day
  readonly to: Day
}

/** From the sixth day of a week on, that week is looked back at; before, the one that is over. */
const endBegins = 5

/** The week that a person looks back at on a day. */
export function reviewedWeek(today: Day, weekStart: WeekStart): Week {
  const running = weekStartOf(today, { weekStart })
  const from = daysBetween(running, today) >= endBegins ? running : addDays(running, -7)
  return { from, to: addDays(from, 6) }
}

/** True on the two last days of a week and the two first of the next: when a look back is offered. */
export function isWeekEnding(today: Day, weekStart: WeekStart): boolean {
  const at = daysBetween(weekStartOf(today, { weekStart }), today)
  return at >= endBegins || at < 2
}
