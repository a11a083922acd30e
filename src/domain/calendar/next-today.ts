import { addDays, type Day } from '../time/day.ts'
import type { MyDayRule } from '../time/my-day.ts'
import { type CalendarMark, inOrder, inOrderOfDay } from './calendar-mark.ts'
import { eventMarks } from './event-marks.ts'
import type { KnownEvent } from './recurrence/series-edit.ts'
import { reminderMarks } from './reminders/reminder-marks.ts'
import type { KnownReminder } from './reminders/ringing.ts'

interface Now {
  readonly today: Day
  readonly nowMs: number
  readonly rule: MyDayRule
}

/**
 * What is still to come on a day, in the order of the day: events that are not over, whole days among them, and reminders that are not done, also those whose
 * time has passed.
 */
export function nextToday(
  events: readonly KnownEvent[],
  reminders: readonly KnownReminder[],
  { today, nowMs, rule }: Now,
): CalendarMark[] {
  const range = { from: today, to: today, rule }
  const toCome = eventMarks(events, range).filter(({ endMs }) => endMs === null || endMs > nowMs)
  const open = reminderMarks(reminders, events, range).filter(({ isDone }) => !isDone)
  return [...toCome, ...open].sort(inOrderOfDay)
}

const daysAhead = 6

/** What is still to come today; once nothing of it has an hour that is to come, also what stands on the days of a week. */
export function nextUp(
  events: readonly KnownEvent[],
  reminders: readonly KnownReminder[],
  now: Now,
): CalendarMark[] {
  const ofToday = nextToday(events, reminders, now)
  if (ofToday.some(({ endMs }) => endMs !== null && endMs > now.nowMs)) return ofToday
  const range = { from: addDays(now.today, 1), to: addDays(now.today, daysAhead), rule: now.rule }
  const ahead = [...eventMarks(events, range), ...reminderMarks(reminders, events, range)]
  return [...ofToday, ...inOrder(ahead.filter(({ day, isDone }) => day > now.today && !isDone))]
}
