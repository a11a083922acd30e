import { expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { seriesSentence } from './series-words.ts'

const said = (startTime: string, change: object = {}): string =>
  seriesSentence(
    calendarEvent.parse({
      title: 'x',
      eventType: 'journal',
      startTime,
      endTime: startTime,
      zone: 'Europe/Stockholm',
      isRecurring: true,
      createdAt: startTime,
      updatedAt: startTime,
      ...change,
    }),
  )

test.each([
  [
    '2026-11-19T19:00:00Z',
    { recurringPattern: 'weekly' },
    'Every Thursday at 20:00, Stockholm. When the clocks change it stays 20:00.',
  ],
  [
    '2026-11-19T19:00:00Z',
    { recurringPattern: 'daily', recurringEndDate: '2026-12-03T22:59:00Z' },
    'Every day at 20:00, Stockholm, until 3 December 2026. When the clocks change it stays 20:00.',
  ],
  [
    '2026-08-31T18:00:00Z',
    { recurringPattern: 'monthly' },
    'Every month on the 31st at 20:00, Stockholm. Months without a 31st are left out. When the clocks change it stays 20:00.',
  ],
  [
    '2028-02-28T23:00:00Z',
    { recurringPattern: 'yearly', isAllDay: true },
    'Every year on 29 February. It comes in leap years.',
  ],
  ['2026-11-19T19:00:00Z', { rule: 'FREQ=WEEKLY;INTERVAL=2', isAllDay: true }, 'Every 2 weeks.'],
  [
    '2026-11-19T19:00:00Z',
    { rule: 'FREQ=MONTHLY;BYDAY=-1FR', isAllDay: true },
    'Every month, by a rule of its own.',
  ],
  ['2026-11-19T19:00:00Z', { isRecurring: false, recurringPattern: 'none' }, ''],
])('%s is said as a person would', (startTime, change, sentence) => {
  expect(said(startTime, change)).toBe(sentence)
})
