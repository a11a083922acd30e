import { expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import type { Habit } from '../habit.ts'
import { habitCue } from '../habit-records.ts'
import { lived } from '../sample-habit.test-support.ts'
import { cueEffects } from './cue-effect.ts'

/** A Monday. */
const from = '2026-06-01'
const stamps = { createdAt: '2026-06-01T08:00:00.000Z', updatedAt: '2026-06-01T08:00:00.000Z' }
const habitId = '01900000-0000-7000-8000-000000000001'
const cue = (text: string, since: string | null, until: string | null = null) =>
  habitCue.parse({ habitId, cueType: 'time', cueDetails: { text, since, until }, ...stamps })

function courseOf(count: number, is: (nth: number) => boolean, change: Partial<Habit> = {}) {
  const days = Array.from({ length: count }, (_, nth) => nth)
  const done = days.flatMap((nth) => (is(nth) ? [addDays(from, nth)] : []))
  return lived({ startDate: from, ...change }, { done, today: addDays(from, count - 1) })
}

test('a cue is measured over the due days on which it was set, against those on which it was not', () => {
  const effects = cueEffects(
    courseOf(40, (nth) => nth >= 20),
    [
      { id: 'a', cue: cue('20:30', from, addDays(from, 19)) },
      { id: 'b', cue: cue('after supper', addDays(from, 20)) },
      { id: 'c', cue: cue('new', addDays(from, 35)) },
    ],
  )
  expect(effects.map(({ text, done, of, isEnough }) => [text, done, of, isEnough])).toEqual([
    ['after supper', 20, 20, true],
    ['20:30', 0, 20, true],
    ['new', 5, 5, false],
  ])
  expect(effects.map(({ without }) => without)).toEqual([
    { done: 0, of: 20 },
    { done: 20, of: 20 },
    { done: 15, of: 35 },
  ])
  expect(effects.map(({ gap }) => gap?.value)).toEqual([1, -1, undefined])
  expect(effects[0]?.gap?.low).toBeGreaterThan(0.7)
})

test('so often a week counts what was asked for in whole weeks, and what is only counted counts nothing', () => {
  const onMondays = (nth: number) => nth % 7 === 0
  const effectOf = (change: Partial<Habit>) =>
    cueEffects(courseOf(116, onMondays, change), [{ id: 'a', cue: cue('bag by the door', from) }])[0]
  const often = { frequency: { type: 'custom', timesPerWeek: 5 } } as const
  expect(effectOf(often)).toMatchObject({ done: 16, of: 80, isEnough: true })
  expect(effectOf({ frequency: { type: 'weekly' } })).toMatchObject({ done: 16, of: 16 })
  expect(effectOf({ ...often, kind: 'track' })).toMatchObject({ done: 0, of: 0, isEnough: false })
  const twoCues = cueEffects(courseOf(116, onMondays, often), [
    { id: 'a', cue: cue('one', from, addDays(from, 30)) },
    { id: 'b', cue: cue('two', addDays(from, 31)) },
  ])
  // The week in which the cue changed belongs to neither.
  expect(twoCues.map(({ done, of }) => [done, of])).toEqual([
    [4, 20],
    [11, 55],
  ])
})

test('a day on which it was not due counts for no cue', () => {
  const monday: Partial<Habit> = { frequency: { type: 'weekly', days: [1] } }
  const [found] = cueEffects(
    courseOf(70, (nth) => nth % 7 < 2, monday),
    [{ id: 'a', cue: cue('', from) }],
  )
  expect(found).toMatchObject({ done: 10, of: 10 })
})
