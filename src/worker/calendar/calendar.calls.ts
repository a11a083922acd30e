import type { EditScope, EventChanges } from '#domain/calendar/recurrence/series-edit.ts'
import type { ReminderSettings } from '#domain/calendar/reminders/reminder.ts'
import type { Day } from '#domain/time/day.ts'
import { command } from '#worker/core/worker-calls.ts'

/** What was in the vault before a change, and what the change made: enough to take it back. */
export interface CalendarUndo {
  readonly made: readonly string[]
  readonly before: readonly { readonly kind: string; readonly uid: string; readonly data: object }[]
}

/** Which occurrence is meant: the record that stands on the screen and its day in the series; null: it takes place once. */
export interface OccurrenceOf {
  readonly uid: string
  readonly day: Day | null
  readonly scope: EditScope
}

/** Changes an event, or one occurrence of it, or that and those that follow. */
export const changeEvent = command<OccurrenceOf & { changes: EventChanges }, CalendarUndo>('calendar.change')
/** Takes an event away, or one occurrence of it, or that and those that follow. */
export const removeEvent = command<OccurrenceOf, CalendarUndo>('calendar.remove')
export const undoCalendar = command<CalendarUndo, void>('calendar.undo')
/** Sets how long before an event it is said; null: not at all. */
export const remindBefore = command<{ eventId: string; minutesBefore: number | null }, void>(
  'calendar.remind-before',
)
/** Chooses how reminders ring. */
export const chooseReminderSettings = command<Partial<Omit<ReminderSettings, 'updatedAt'>>, void>(
  'calendar.choose-reminders',
)
