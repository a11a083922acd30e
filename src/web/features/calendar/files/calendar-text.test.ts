import { expect, test } from 'vitest'
import { saidBy } from '#browser/failure-sentences.ts'
import { CalendarTooLargeError, NoCalendarError } from '#domain/calendar/ics/calendar-file-errors.ts'
import { calendarText } from './calendar-text.ts'

const bytes = (...all: number[]) => new Blob([new Uint8Array(all)])

test('a file is read whatever its letters are written in', async () => {
  expect(await calendarText(new Blob(['Käse “ja”']))).toBe('Käse “ja”')
  expect(await calendarText(bytes(0x4b, 0xe4, 0x73, 0x65))).toBe('Käse')
  expect(await calendarText(bytes(0xff, 0xfe, 0x4b, 0, 0xe4, 0))).toBe('Kä')
  expect(await calendarText(bytes(0xfe, 0xff, 0, 0x4b, 0, 0xe4))).toBe('Kä')
  // Cut off within a letter: the others are still what they are.
  expect(await calendarText(bytes(0xc3, 0xa4, 0x73, 0xc3))).toBe('äs\uFFFD')
})

test('what cannot be taken is refused in a sentence of its own', async () => {
  const large = await calendarText(new Blob(['x'.repeat(10_000_001)])).catch((error: unknown) => error)
  expect(large).toBeInstanceOf(CalendarTooLargeError)
  const gone = { size: 3, arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }
  const unread = await calendarText(gone as unknown as Blob).catch((error: unknown) => error)
  expect([large, unread, new NoCalendarError()].map((error) => saidBy(error))).toEqual([
    'This file is larger than Inkwell takes at once: 10 MB, or 20,000 events.',
    'This file could not be opened. Please choose it again.',
    'This is not a calendar file. Its name usually ends in .ics.',
  ])
})
