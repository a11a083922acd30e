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
const ring = (title: string, at: string, isDone = false) => ({
  uid: title,
  data: reminder.parse({ title, ...times(at), doneUpTo: isDone ? at : null }),
})
const titlesAt = (clock: string, isDone = false) =>
  nextUp(
    [
      event('trip', '2026-11-18T00:00:00Z', '2026-11-21T00:00:00Z', { isAllDay: true }),
      event('dinner', '2026-11-19T18:00:00Z', '2026-11-19T20:00:00Z'),
      event('dentist', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
      event('swim', '2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z'),
      event('in a week', '2026-11-26T08:00:00Z', '2026-11-26T09:00:00Z'),
    ],
    [ring('pills', '2026-11-19T07:00:00Z', isDone), ring('call', '2026-11-21T17:00:00Z')],
    { today: '2026-11-19', nowMs: Date.parse(`2026-11-19T${clock}:00Z`), rule },
  ).map(({ title }) => title)

// Spec: S1-016, S1-017
test('what is to come today stands before the days ahead, which fill what room is left', () => {
  expect(titlesAt('06:00')).toEqual(['trip', 'pills', 'dinner', 'dentist'])
})

test('what is over stays in its place of the day, and a reminder whose time has passed is not over', () => {
  expect(titlesAt('22:00')).toEqual(['trip', 'pills', 'dinner', 'dentist'])
  expect(titlesAt('22:00', true)).toEqual(['trip', 'pills', 'dinner', 'dentist'])
})

test('of a day that is over two things stay, the latest, and a full one leaves no room for them', () => {
  const at = (hour: number) => `2026-11-19T${String(hour).padStart(2, '0')}:00:00Z`
  const hours = [7, 8, 9, 10, 11, 12, 13, 14]
  const day = hours.map((hour) => event(String(hour), at(hour), at(hour + 1)))
  const ahead = event('dentist', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z')
  const titles = (clock: string) =>
    nextUp([...day, ahead], [], {
      today: '2026-11-19',
      nowMs: Date.parse(`2026-11-19T${clock}:00Z`),
      rule,
    }).map(({ title }) => title)
  expect(titles('22:00')).toEqual(['13', '14', 'dentist'])
  expect(titles('13:30')).toEqual(['11', '12', '13', '14'])
  expect(titles('09:30')).toEqual(['9', '10', '11', '12'])
})
