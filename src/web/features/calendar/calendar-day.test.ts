import { expect, test } from 'vitest'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { fillOf, reachesFill, shortOn } from './calendar-day.ts'

const today = '2026-11-19'
const mark = (title: string, change: Partial<CalendarMark> = {}): CalendarMark => ({
  ...{ id: title, uid: title, layer: 'habits', occurrence: null, day: today, lastDay: today, startMs: null },
  ...{ endMs: null, title, zone: 'UTC', kind: 'habit', color: null, mood: null, isDone: false },
  ...{ repeats: 'none', ...change },
})
const shown = (marks: CalendarMark[], day = today) =>
  shortOn(
    marks.map((one) => ({ ...one, day, lastDay: day })),
    day,
    today,
  ).map(({ title }) => title)

// Spec: S1-017
test('several habits of a day are one line behind everything else, one is called by its name', () => {
  const goal = mark('Concert', { layer: 'goals', kind: 'goal' })
  expect(shown([mark('Play'), mark('Run'), goal])).toEqual(['Concert', '2 habits due'])
  expect(shown([mark('Play'), goal])).toEqual(['Concert', 'Play'])
  expect(shown([goal])).toEqual(['Concert'])
})

test('the line says what was done, and of a day that is over not more than what was due', () => {
  const done = mark('Play', { isDone: true })
  expect(shown([done, mark('Run')])).toEqual(['1 of 2 habits'])
  expect(shown([done, mark('Run', { isDone: true })])).toEqual(['2 habits done'])
  expect(shown([mark('Play'), mark('Run')], '2026-11-18')).toEqual(['2 habits were due'])
  expect(shown([mark('Play'), mark('Run')], '2026-11-20')).toEqual(['2 habits due'])
})

test('the fill of a day grows with its mood, and an unrated day has none', () => {
  expect([fillOf(null), fillOf(1), fillOf(10)]).toEqual([0, 5.4, 54])
})

test('words that end well above the fill leave it as wide as the day', () => {
  expect(reachesFill(55, 119, 5)).toBe(false)
  expect(reachesFill(97, 119, 1)).toBe(false)
})

test('two events and a title reach into the fill of a day that went well, and on a low window sooner', () => {
  expect(reachesFill(97, 119, 7)).toBe(true)
  expect(reachesFill(55, 101, 8)).toBe(true)
  expect(reachesFill(55, 119, 8)).toBe(false)
})
