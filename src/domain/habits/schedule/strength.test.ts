import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { lived } from '../sample-habit.test-support.ts'
import { nextStrength, strengthCount } from './strength.ts'

const from = '2026-11-01'
const days = (count: number, first = from): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

describe('strength', () => {
  // Loop's own test of its score has these values for a daily habit; the tenth is 1 - 0.5^(10/13).
  test.each([
    [1, 0.051922],
    [2, 0.101149],
    [3, 0.14782],
    [4, 0.192067],
    [5, 0.234017],
    [10, 0.41327],
    [13, 0.5],
    [20, 0.655747],
  ])('after %i days in a row is what Loop says: %f', (count, expected) => {
    const course = lived({}, { done: days(count), today: addDays(from, count - 1) })
    expect(course.strength).toBeCloseTo(expected, 5)
  })

  test('a missed day takes a share of it and no more', () => {
    const done = days(13)
    const course = lived({}, { done, today: addDays(from, 14) })
    expect(course.strengths[12]).toBeCloseTo(0.5, 6)
    expect(course.strengths[13]).toBeCloseTo(0.474039, 5)
  })

  // Once a week over two weeks as 2 in 14: m = 0.5^(√(1/7)/13) = 0.980051; the day it is done counts one half, and for thirteen days after it.
  test('of what is done once a week is measured over two weeks', () => {
    const count = strengthCount(1, 7)
    expect(count.day(1)).toBeCloseTo(0.5 * (1 - 0.980051), 5)
    for (let at = 0; at < 6; at++) count.day(0)
    expect(count.day(1)).toBeCloseTo(0.5 * (1 - 0.980051 ** 7) * 0.980051 + (1 - 0.980051), 4)
  })

  test('of a habit three times a week: each of two weeks asks for three', () => {
    const kept = 0.5 ** (Math.sqrt(3 / 7) / 13)
    const count = strengthCount(3, 7)
    const first = count.day(1)
    expect(first).toBeCloseTo((1 - kept) / 6, 9)
    expect(count.day(1)).toBeCloseTo(first * kept + (2 / 6) * (1 - kept), 9)
  })

  test('skipped and paused days change nothing, however many there are and wherever they lie', () => {
    const week = fc.array(fc.boolean(), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(week, fc.nat(39), fc.nat(20), fc.constantFrom(1, 2, 5), (lives, at, rest, perWeek) => {
        const cut = Math.min(at, lives.length)
        const frequency =
          perWeek === 1 ? ({ type: 'daily' } as const) : ({ type: 'custom', timesPerWeek: perWeek } as const)
        const doneOf = (shift: number): string[] =>
          lives.flatMap((isDone, day) => (isDone ? [addDays(from, day < cut ? day : day + shift)] : []))
        const without = lived({ frequency }, { done: doneOf(0), today: addDays(from, lives.length) })
        const skipped = days(rest, addDays(from, cut))
        const today = addDays(from, lives.length + rest)
        const skips = lived({ frequency }, { done: doneOf(rest), skipped, today })
        expect(skips.strength).toBeCloseTo(without.strength, 9)
        if (rest === 0) return
        const pauses = [{ from: addDays(from, cut), to: addDays(from, cut + rest - 1), reason: '' }]
        expect(lived({ frequency, pauses }, { done: doneOf(rest), today }).strength).toBeCloseTo(
          without.strength,
          9,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('stays between nothing and all', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (before, isDone) => {
        const after = nextStrength(1, before, isDone ? 1 : 0)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(1)
        expect(isDone ? after >= before : after <= before).toBe(true)
      }),
    )
  })

  test('a today that is still open takes nothing', () => {
    const done = days(5)
    expect(lived({}, { done, today: addDays(from, 5) }).strength).toBeCloseTo(0.234017, 5)
    expect(lived({}, { done, today: addDays(from, 4) }).strength).toBeCloseTo(0.234017, 5)
  })

  test('of a measured habit counts the share that was done', () => {
    const target = { value: 20, unit: 'pages', direction: 'at_least' } as const
    const half = lived({ target }, { values: { [from]: 10 }, today: from })
    expect(half.strength).toBeCloseTo(0.051922 / 2, 5)
    const most = { ...target, direction: 'at_most' } as const
    expect(lived({ target: most }, { values: { [from]: 20 }, today: from }).strength).toBeCloseTo(0.051922, 5)
    expect(lived({ target: most }, { values: { [from]: 30 }, today: from }).strength).toBeCloseTo(0.025961, 5)
    expect(lived({ target: most }, { values: { [from]: 50 }, today: from }).strength).toBe(0)
  })
})
