import type { Day } from '../time/day.ts'
import type { MyDayRule } from '../time/my-day.ts'
import { type CalendarMark, inOrderOfDay } from './calendar-mark.ts'
import { eventMarks } from './event-marks.ts'
import type { KnownEvent } from './recurrence/series-edit.ts'
import { reminderMarks } from './reminders/reminder-marks.ts'
import type { KnownReminder } from './reminders/ringing.ts'

/**
 * What is still to come on a day, in the order of the day: events that are not over, whole days among them, and reminders that are not done, also those whose
 * time has passed.
 */
export function nextToday(
  events: readonly KnownEvent[],
  reminders: readonly KnownReminder[],
  { today, nowMs, rule }: { today: Day; nowMs: number; rule: MyDayRule },
): CalendarMark[] {
  const range = { from: today, to: today, rule }
  const toCome = eventMarks(events, range).filter(({ endMs }) => endMs === null || endMs > nowMs)
  const open = reminderMarks(reminders, events, range).filter(({ isDone }) => !isDone)
  return [...toCome, ...open].sort(inOrderOfDay)
}
