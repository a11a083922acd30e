import { expect, test } from 'vitest'
import { calendarEvent } from './calendar-event.ts'
import { nextUp } from './next-today.ts'
import { reminder } from './reminders/reminder.ts'

const made = '2026-11-01T08:00:00.000Z'
const rule = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const
const times = (startTime: string, endTime = startTime) => ({
  startTime,
  endTime,
  createdAt: made,
  updatedAt: made,
})
const event = (title: string, from: string, to: string, change: object = {}) => ({
  uid: title,
  data: calendarEvent.parse({ title, eventType: 'journal', ...times(from, to), ...change }),
})
const ring = (title: string, at: string) => ({ uid: title, data: reminder.parse({ title, ...times(at) }) })
const titlesAt = (clock: string) =>
  nextUp(
    [
      event('trip', '2026-11-18T00:00:00Z', '2026-11-21T00:00:00Z', { isAllDay: true }),
      event('dinner', '2026-11-19T18:00:00Z', '2026-11-19T20:00:00Z'),
      event('dentist', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
      event('swim', '2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z'),
      event('in a week', '2026-11-26T08:00:00Z', '2026-11-26T09:00:00Z'),
    ],
    [ring('pills', '2026-11-19T07:00:00Z'), ring('call', '2026-11-21T17:00:00Z')],
    { today: '2026-11-19', nowMs: Date.parse(`2026-11-19T${clock}:00Z`), rule },
  ).map(({ title }) => title)

// Spec: S1-016, S1-017
test('while today has something at an hour to come, only today is told', () => {
  expect(titlesAt('12:00')).toEqual(['trip', 'pills', 'dinner'])
  expect(titlesAt('19:00')).toEqual(['trip', 'pills', 'dinner'])
})

test('after that the days up to a week ahead follow, in their order, and what lasts over them stands once', () => {
  expect(titlesAt('22:00')).toEqual(['trip', 'pills', 'dentist', 'call', 'swim'])
})
