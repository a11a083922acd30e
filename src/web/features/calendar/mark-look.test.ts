import { expect, test } from 'vitest'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { spanOf, timeOf } from './mark-look.tsx'

const mark = (
  startTime: string | null,
  endTime: string | null,
  day: string,
  lastDay: string,
): CalendarMark => ({
  id: 'events a',
  layer: 'events',
  uid: 'a',
  occurrence: null,
  day,
  lastDay,
  startMs: startTime === null ? null : Date.parse(startTime),
  endMs: endTime === null ? null : Date.parse(endTime),
  title: 'Night train',
  zone: 'UTC',
  kind: 'journal',
  color: null,
  mood: null,
  isDone: false,
  repeats: 'none',
})

// Spec: S1-017
test('what lasts over midnight says on each of its days what holds there', () => {
  const night = mark('2027-01-12T22:00Z', '2027-01-14T02:00Z', '2027-01-12', '2027-01-14')
  const said = (day?: string) => [timeOf(night, 'UTC', day), spanOf(night, 'UTC', day)]
  expect(said()).toEqual(['22:00', '22:00 to 02:00'])
  expect(said('2027-01-12')).toEqual(['22:00', '22:00 to 02:00'])
  expect(said('2027-01-13')).toEqual(['', 'all day'])
  expect(said('2027-01-14')).toEqual(['to 02:00', 'to 02:00'])
  const whole = mark(null, null, '2027-01-12', '2027-01-13')
  expect([timeOf(whole, 'UTC', '2027-01-13'), spanOf(whole, 'UTC', '2027-01-13')]).toEqual(['', 'all day'])
})
