import { expect } from 'vitest'
import { type CalendarEvent, calendarEvent } from '../calendar-event.ts'
import { readIcs } from './read-ics.ts'
import type { FileEvent } from './same-names.ts'
import type { WrittenEvent } from './write-ics.ts'

/** Where the person is whose files these are. */
export const here = 'Europe/Berlin'
/** When what stands in the vault was made. */
export const at = '2026-11-26T11:00:00.000Z'

/** A calendar file of some lines. */
export const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//Else//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )

/** The lines of one event. */
export const vevent = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:one@example.org',
  ...lines,
  'END:VEVENT',
]

/** The only event of a file of which nothing is broken. */
export function only(text: string): FileEvent {
  const { events, broken } = readIcs(text, here)
  expect(broken).toEqual([])
  expect(events).toHaveLength(1)
  return events[0] as FileEvent
}

/** What was read of an event, as the vault has it. */
export const asEvent = (data: object): CalendarEvent =>
  calendarEvent.parse({ ...data, createdAt: at, updatedAt: at })

/** The same, to be written. */
export const written = (uid: string, data: object, minutesBefore: number | null = null): WrittenEvent => ({
  uid,
  data: asEvent(data),
  minutesBefore,
})
