import type { CalendarEvent } from '#domain/calendar/calendar-event.ts'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import type { EditScope, EventChanges } from '#domain/calendar/recurrence/series-edit.ts'
import type { Reminder, ReminderSettings } from '#domain/calendar/reminders/reminder.ts'
import type { DueReminder } from '#domain/calendar/reminders/ringing.ts'
import type { CourseDay } from '#domain/journal/rating-course.ts'
import type { Day } from '#domain/time/day.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { command, query } from '#worker/core/worker-calls.ts'

/** Everything that stands on some days, in the order of the days. */
export const calendarMarks = query<{ firstDay: Day; lastDay: Day }, CalendarMark>('calendar.marks')

export interface RatedDayRow extends CourseDay {
  readonly id: Day
  /** The title of its first page that has one; empty where none has. */
  readonly title: string
}
/** The ratings of each of some days that was rated, oldest first. */
export const ratedDaysBetween = query<{ firstDay: Day; lastDay: Day }, RatedDayRow>('calendar.rated')

/** What is still to come on the person's day: events that are not over, reminders that are not done. */
export const nextOfToday = query<{ nowMs: number }, CalendarMark>('calendar.next')

export interface EventRow {
  readonly id: string
  readonly data: CalendarEvent
  /** The series it belongs to: itself for one that stands for itself. */
  readonly seriesId: string
  readonly series: CalendarEvent
  /** The reminder before it; null: there is none. */
  readonly reminder: { readonly uid: string; readonly minutesBefore: number } | null
}
/** One event with its series: one row, or none where it is gone. */
export const eventRow = query<{ uid: string }, EventRow>('calendar.event')

export interface ReminderRow {
  readonly id: string
  readonly data: Reminder
}
export const reminderRow = query<{ uid: string }, ReminderRow>('calendar.reminder')

export interface DueRow extends DueReminder {
  readonly id: string
}
/** What rings or will ring within a day; `nowMs` at most some minutes old. */
export const dueRows = query<{ nowMs: number }, DueRow>('calendar.due')

export type ReminderSettingsRow = Omit<ReminderSettings, 'updatedAt'> & { readonly id: string }
/** How reminders may ring: one row. */
export const reminderSettingsRow = query<null, ReminderSettingsRow>('calendar.reminder-settings')

/** Which occurrence is meant: the record that stands on the screen and its day in the series; null: it takes place once. */
export interface OccurrenceOf {
  readonly uid: string
  readonly day: Day | null
  readonly scope: EditScope
}

/** Changes an event, or one occurrence of it, or that and those that follow. */
export const changeEvent = command<OccurrenceOf & { changes: EventChanges }, Undo>('calendar.change')
/** Takes an event away, or one occurrence of it, or that and those that follow. */
export const removeEvent = command<OccurrenceOf, Undo>('calendar.remove')
/** Sets how long before an event it is said; null: not at all. */
export const remindBefore = command<{ eventId: string; minutesBefore: number | null }, void>(
  'calendar.remind-before',
)
