import { expect, test } from 'vitest'
import type { CalendarMark } from './calendar-mark.ts'
import { instantAt, movedBy, placeOn } from './day-place.ts'

const zone = 'Europe/Stockholm'
const rule = { zone, startHour: 0, weekStart: 'monday' } as const
const mark = (start: string, end: string, day: string, lastDay = day): CalendarMark => ({
  id: 'x',
  layer: 'events',
  uid: 'x',
  occurrence: null,
  day,
  lastDay,
  startMs: Date.parse(start),
  endMs: Date.parse(end),
  title: '',
  zone,
  kind: 'journal',
  color: null,
  mood: null,
  isDone: false,
  repeats: 'none',
})

test('a mark stands at its hour by the clock, also on the day on which clocks change', () => {
  const swim = mark('2026-10-25T17:00:00Z', '2026-10-25T18:30:00Z', '2026-10-25')
  expect(placeOn(swim, '2026-10-25', rule)).toEqual({ from: 18 * 60, to: 19 * 60 + 30 })
  const spring = mark('2026-03-29T16:00:00Z', '2026-03-29T17:00:00Z', '2026-03-29')
  expect(placeOn(spring, '2026-03-29', rule)).toEqual({ from: 18 * 60, to: 19 * 60 })
})

test('what lasts over midnight fills the end of one column and the beginning of the next', () => {
  const night = mark('2026-11-10T21:00:00Z', '2026-11-11T05:00:00Z', '2026-11-10', '2026-11-11')
  expect(placeOn(night, '2026-11-10', rule)).toEqual({ from: 22 * 60, to: 1_440 })
  expect(placeOn(night, '2026-11-11', rule)).toEqual({ from: 0, to: 6 * 60 })
  const untilMidnight = mark('2026-11-10T21:00:00Z', '2026-11-10T23:00:00Z', '2026-11-10')
  expect(placeOn(untilMidnight, '2026-11-10', rule)).toEqual({ from: 22 * 60, to: 1_440 })
  expect(
    placeOn(mark('2026-11-11T01:00:00Z', '2026-11-11T02:00:00Z', '2026-11-10'), '2026-11-10', {
      ...rule,
      startHour: 4,
    }),
  ).toEqual({ from: 22 * 60, to: 23 * 60 })
})

test('a place in a column is an instant, and the end of a column is the beginning of the next', () => {
  expect(new Date(instantAt('2026-11-10', 15 * 60, rule)).toISOString()).toBe('2026-11-10T14:00:00.000Z')
  expect(new Date(instantAt('2026-11-10', 1_440, rule)).toISOString()).toBe('2026-11-10T23:00:00.000Z')
  expect(new Date(instantAt('2026-11-10', 22 * 60, { ...rule, startHour: 4 })).toISOString()).toBe(
    '2026-11-11T01:00:00.000Z',
  )
})

test('what is moved over a change of the clocks keeps its clock and its length', () => {
  const at = { startMs: Date.parse('2026-10-24T18:00:00Z'), endMs: Date.parse('2026-10-24T19:30:00Z') }
  const moved = movedBy(at, 1, 0, zone)
  expect([new Date(moved.startMs).toISOString(), (moved.endMs - moved.startMs) / 60_000]).toEqual([
    '2026-10-25T19:00:00.000Z',
    90,
  ])
  expect(new Date(movedBy(at, 0, 270, zone).startMs).toISOString()).toBe('2026-10-24T22:30:00.000Z')
  expect(new Date(movedBy(at, -1, -15, zone).startMs).toISOString()).toBe('2026-10-23T17:45:00.000Z')
})
