import { dayOf } from '../../time/day.ts'
import type { CalendarMark, DayRange } from '../calendar-mark.ts'
import { timeOf } from '../event-marks.ts'
import { ruleOfSeries } from '../recurrence/series.ts'
import type { KnownEvent } from '../recurrence/series-edit.ts'
import { type KnownReminder, ringsIn } from './ringing.ts'

/** The reminders of some days, each at the time that it rings. */
export function reminderMarks(
  all: readonly KnownReminder[],
  events: readonly KnownEvent[],
  range: DayRange,
): CalendarMark[] {
  const time = timeOf(range)
  return all.flatMap((reminder) => {
    const { uid, data } = reminder
    const doneMs = data.doneUpTo === null ? Number.NEGATIVE_INFINITY : Date.parse(data.doneUpTo)
    return ringsIn(reminder, events, time).map(({ day, atMs }): CalendarMark => {
      const onDay = dayOf(atMs, range.rule)
      return {
        id: `reminders ${uid} ${day}`,
        layer: 'reminders',
        uid,
        occurrence: ruleOfSeries(data) ? day : null,
        day: onDay,
        lastDay: onDay,
        startMs: atMs,
        endMs: atMs,
        title: data.title,
        zone: data.zone,
        kind: 'reminder',
        color: null,
        mood: null,
        isDone: atMs <= doneMs,
        repeats: ruleOfSeries(data)?.frequency ?? 'none',
      }
    })
  })
}
