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
    const count = strengthCount({ times: 1, inDays: 7 })
    expect(count.day(1)).toBeCloseTo(0.5 * (1 - 0.980051), 5)
    for (let at = 0; at < 6; at++) count.day(0)
    expect(count.day(1)).toBeCloseTo(0.5 * (1 - 0.980051 ** 7) * 0.980051 + (1 - 0.980051), 4)
  })

  test('of a habit three times a week: each of two weeks asks for three', () => {
    const kept = 0.5 ** (Math.sqrt(3 / 7) / 13)
    const count = strengthCount({ times: 3, inDays: 7 })
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

  // Worked out by hand: m = 0.5^(√(1/7)/13) = 0.980051, so that a day moves it by 0.019949 of what the last seven days came to of 15.
  test('of a measured habit once a week counts what the last seven days come to, as Loop does', () => {
    const target = { value: 15, unit: 'km', direction: 'at_least' } as const
    const frequency = { type: 'weekly' as const }
    const values = { '2026-11-02': 6, '2026-11-04': 12 }
    const course = lived({ target, frequency, startDate: '2026-11-02' }, { values, today: '2026-11-09' })
    const shares = [0.4, 0.4, 1, 1, 1, 1, 1]
    const expected = [0.00798, 0.0158, 0.035434, 0.054676, 0.073534, 0.092016, 0.110129]
    expect(shares.reduce((before, share) => before * 0.980051 + share * 0.019949, 0)).toBeCloseTo(0.110129, 5)
    for (const [at, strength] of expected.entries()) expect(course.strengths[at]).toBeCloseTo(strength, 4)
  })

  test('of what is measured at most so much a week falls with what is over it, and nothing noted is nothing kept', () => {
    const target = { value: 4, unit: 'glasses', direction: 'at_most' } as const
    const given = { target, frequency: { type: 'weekly' as const }, startDate: '2026-11-02' }
    const kept = 0.5 ** (Math.sqrt(1 / 7) / 13)
    const one = (values: Record<string, number>) => lived(given, { values, today: '2026-11-02' }).strength
    expect(one({})).toBe(0)
    expect(one({ '2026-11-02': 0 })).toBeCloseTo(1 - kept, 9)
    expect(one({ '2026-11-02': 6 })).toBeCloseTo((1 - kept) / 2, 9)
    expect(one({ '2026-11-02': 8 })).toBe(0)
  })
})

/**
 * Loop's own way, written down again from its published source (ScoreList.kt) and by nothing of ours: `values` by day, oldest first; of a yes or no 1, of
 * what is measured its amount.
 */
function loopScores(
  values: readonly number[],
  [numerator, denominator]: readonly [number, number],
  target: number | null,
): number[] {
  const [times, days] =
    target === null && numerator < denominator ? [numerator * 2, denominator * 2] : [numerator, denominator]
  let score = 0
  return values.map((_, at) => {
    const sum = values.slice(Math.max(0, at - days + 1), at + 1).reduce((all, one) => all + one, 0)
    const m = 0.5 ** (Math.sqrt(numerator / denominator) / 13)
    score = score * m + Math.min(1, sum / (target ?? times)) * (1 - m)
    return score
  })
}

describe('laid beside Loop', () => {
  const often = {
    daily: [{ type: 'daily' }, [1, 1]],
    weekly: [{ type: 'weekly' }, [1, 7]],
    'three times a week': [{ type: 'custom', timesPerWeek: 3 }, [3, 7]],
    'every other day': [{ type: 'custom', everyDays: 2 }, [1, 2]],
    monthly: [{ type: 'monthly' }, [1, 30]],
    'on weekdays': [{ type: 'weekdays' }, [5, 7]],
  } as const

  test.each(Object.entries(often))('yes or no, %s: every day is the same', (_, [frequency, loop]) => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }), (lives) => {
        const done = lives.flatMap((isDone, day) => (isDone ? [addDays(from, day)] : []))
        const { strengths } = lived({ frequency }, { done, today: addDays(from, lives.length) })
        const expected = loopScores(lives.map(Number), loop, null)
        for (const [at, score] of expected.entries()) expect(strengths[at]).toBeCloseTo(score, 9)
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['daily', { type: 'daily' }, [1, 1]],
    ['weekly', { type: 'weekly' }, [1, 7]],
    ['monthly', { type: 'monthly' }, [1, 30]],
  ] as const)('measured, %s: every day is the same', (_, frequency, loop) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 120 }), (amounts) => {
        const target = { value: 20, unit: 'pages', direction: 'at_least' } as const
        const values = Object.fromEntries(
          amounts.flatMap((amount, day) => (amount > 0 ? [[addDays(from, day), amount]] : [])),
        )
        const { strengths } = lived({ target, frequency }, { values, today: addDays(from, amounts.length) })
        const expected = loopScores(amounts, loop, target.value)
        for (const [at, score] of expected.entries()) expect(strengths[at]).toBeCloseTo(score, 9)
      }),
      { numRuns: 40 },
    )
  })
})
