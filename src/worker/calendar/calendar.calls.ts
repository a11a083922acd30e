import type { EditScope, EventChanges } from '#domain/calendar/recurrence/series-edit.ts'
import type { Day } from '#domain/time/day.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Which occurrence is meant: the record that stands on the screen and its day in the series; null: it takes place once. */
export interface OccurrenceOf {
  readonly uid: string
  readonly day: Day | null
  readonly scope: EditScope
}

/** Changes an event, or one occurrence of it, or that and those that follow; `remind`: also how long before it is said, null: not at all. */
export const changeEvent = command<OccurrenceOf & { changes: EventChanges; remind?: number | null }, Undo>(
  'calendar.change',
)
/** Takes an event away, or one occurrence of it, or that and those that follow. */
export const removeEvent = command<OccurrenceOf, Undo>('calendar.remove')
/** Sets how long before an event it is said; null: not at all. */
export const remindBefore = command<{ eventId: string; minutesBefore: number | null }, Undo>(
  'calendar.remind-before',
)
/** Puts a reminder at another time; null: it rings before its event, and goes where that goes. */
export const moveReminder = command<{ uid: string; startTime: string }, Undo | null>('calendar.move-reminder')
