import type { BrokenEvent } from '#domain/calendar/ics/read-ics.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { command } from '#worker/core/worker-calls.ts'

export interface CalendarFile {
  readonly name: string
  readonly text: string
}

/** What taking a file over would do. Nothing is written. */
export interface CalendarFilePlan {
  readonly adds: number
  readonly changes: number
  /** How many stand here as they are in the file. */
  readonly same: number
  readonly cancelled: number
  readonly broken: readonly BrokenEvent[]
  /** What is not taken over as it is, by the title of the event and the line on which it begins. */
  readonly notes: readonly { readonly title: string; readonly note: string; readonly line: number }[]
}

/** Says what a calendar file would bring. Rejects with NoCalendarError, CalendarTooLargeError. */
export const lookIntoCalendarFile = command<CalendarFile, CalendarFilePlan>('calendar.look-into-file')
/** Takes a calendar file over; taken again, it changes what it brought before. */
export const takeCalendarFile = command<CalendarFile, Undo>('calendar.take-file')
/** All events as a calendar file. */
export const writeCalendarFile = command<null, { readonly text: string; readonly count: number }>(
  'calendar.write-file',
)

/** A file whose events stand in the calendar. */
export interface ImportedFile {
  readonly name: string
  /** How many events stand here of it. */
  readonly count: number
  /** When the latest of them came, ISO. */
  readonly readAt: string
}

/** The files that events came from, the latest first. */
export const listCalendarFiles = command<null, readonly ImportedFile[]>('calendar.list-files')
/** Removes what came with a file, with the reminders and the changed occurrences of it. */
export const takeOutCalendarFile = command<{ readonly name: string }, Undo>('calendar.take-file-out')
