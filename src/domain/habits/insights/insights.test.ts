import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { habitCue } from '../habit-records.ts'
import { lived } from '../sample-habit.test-support.ts'
import type { DayRatings } from './correlation.ts'
import { cueEffects } from './cue-effect.ts'
import { habitFindings } from './habit-findings.ts'
import { holdTogether, meanDifference } from './mean-difference.ts'
import { shareDifference, wilson, zForMany } from './proportions.ts'

const from = '2026-06-01'
/** Days from a Monday on, those for which `is` holds. */
const days = (count: number, is: (nth: number) => boolean): string[] =>
  Array.from({ length: count }, (_, nth) => nth).flatMap((nth) => (is(nth) ? [addDays(from, nth)] : []))
const course = (count: number, is: (nth: number) => boolean) =>
  lived({ startDate: from }, { done: days(count, is), today: addDays(from, count - 1) })
const none = { reasons: [], ratings: new Map<number, DayRatings>() }
const finding = (type: string, sources: Parameters<typeof habitFindings>[0]) =>
  habitFindings(sources).find((one) => one.type === type)

describe('intervals', () => {
  test('of a share are those of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    expect(wilson(81, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) })
    expect(wilson(15, 148)).toMatchObject({ low: expect.closeTo(0.0624, 4), high: expect.closeTo(0.1605, 4) })
    expect(wilson(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) })
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })

  test('of the difference of two shares are those of Newcombe', () => {
    // Newcombe 1998 (interval estimation for the difference), table II, method 10: 56/70 - 48/80 and 9/10 - 3/10.
    expect(shareDifference({ count: 56, of: 70 }, { count: 48, of: 80 })).toMatchObject({
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
    })
    expect(shareDifference({ count: 9, of: 10 }, { count: 3, of: 10 })).toMatchObject({
      low: expect.closeTo(0.1705, 4),
      high: expect.closeTo(0.809, 4),
    })
    expect(zForMany(7)).toBeCloseTo(2.69, 2)
  })

  test('of the difference of two means hold it, say nothing of few days, and are the same each time', () => {
    const rated = Array.from({ length: 60 }, (_, nth) => ({
      value: nth % 2 === 0 ? 7 : 5,
      isWith: nth % 2 === 0,
    }))
    const found = meanDifference(rated)
    expect(found).toMatchObject({ value: 2, withHabit: 30, without: 30 })
    expect(found?.low).toBeCloseTo(2, 6)
    expect(meanDifference(rated)).toEqual(found)
    expect(meanDifference(rated.slice(0, 26))).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 40, maxLength: 60 }), (values) => {
        const one = meanDifference(values.map((value, nth) => ({ value, isWith: nth % 2 === 0 })))
        expect(one && one.low <= one.high && one.p > 0 && one.p <= 1).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  test('hold together as Benjamini and Hochberg have it', () => {
    expect(holdTogether([0.01, 0.04, 0.03, 0.005, 0.5])).toEqual([true, true, true, true, false])
    expect(holdTogether([0.03, 0.5])).toEqual([false, false])
    expect(holdTogether([])).toEqual([])
  })
})

// Spec: S1-013, S3-085
describe('insights of a habit', () => {
  test('a weekday unlike the others is named with its numbers', () => {
    // 140 days from a Monday: every day but Sundays.
    const found = finding('pattern', { ...none, course: course(140, (nth) => nth % 7 !== 6) })
    expect(found).toMatchObject({ isClear: true, missing: null })
    expect(found?.sentence).toBe('On Sundays it is done less often than on other days.')
    expect(found?.basis).toContain('Sundays 0 of 19, else 120 of 120')
  })

  test('what chance does is no pattern, and few days are said to be few', () => {
    const even = finding('pattern', { ...none, course: course(140, (nth) => nth % 2 === 0) })
    expect(even).toMatchObject({ isClear: false, sentence: 'No weekday is clearly unlike the others.' })
    const few = finding('pattern', { ...none, course: course(60, () => true) })
    expect(few?.missing).toBe('not enough days yet (9 of 14 of one weekday)')
  })

  test('four weeks are compared with the four before', () => {
    const better = finding('improvement', {
      ...none,
      course: course(56, (nth) => nth >= 28 || nth % 4 === 0),
    })
    expect(better).toMatchObject({ isClear: true })
    expect(better?.basis).toContain('28 of 28, before 7 of 28')
    expect(better?.sentence).toMatch(/^Done more often/)
    const same = finding('improvement', { ...none, course: course(56, (nth) => nth % 2 === 1) })
    expect(same?.isClear).toBe(false)
    expect(finding('improvement', { ...none, course: course(30, () => true) })?.missing).toMatch(/\(2 of 14/)
  })

  test('an obstacle is a word of three reasons, quoted, and never fewer', () => {
    const said = [
      { day: '2026-06-03', text: 'Double shift, came home at nine' },
      { day: '2026-06-09', text: 'shifts again' },
      { day: '2026-06-05', text: 'Late shift' },
      { day: '2026-06-07', text: 'Guests' },
    ]
    const found = finding('obstacle', { ...none, reasons: said, course: course(20, () => true) })
    expect(found).toMatchObject({ isClear: true, basis: 'in 3 of 4 reasons and notes of hard days' })
    expect(found?.quotes.map(({ day }) => day)).toEqual(['2026-06-09', '2026-06-05', '2026-06-03'])
    const few = finding('obstacle', { ...none, reasons: said.slice(0, 2), course: course(20, () => true) })
    expect(few?.missing).toBe('not enough reasons yet (2 of 3)')
  })

  test('moods are compared on days with and without it, and no clear link is said too', () => {
    const rating = (mood: number): DayRatings => ({ mood, energy: null, stress: null })
    const is = (nth: number) => (nth * nth * 31 + nth * 17) % 101 < 40
    const rated = (moodOf: (nth: number) => number) =>
      new Map(Array.from({ length: 90 }, (_, nth) => [dayNumberOf(from) + nth, rating(moodOf(nth))]))
    const linked = {
      ...none,
      course: course(90, is),
      ratings: rated((nth) => (is(nth) ? 7 : 5) + (nth % 3) * 0.1),
    }
    expect(finding('correlation', linked)).toMatchObject({
      isClear: true,
      about: 'mood-0',
      sentence: expect.stringMatching(/^On days with it, mood is higher by (?:1\.9|2\.\d)\.$/),
    })
    const chance = { ...linked, ratings: rated((nth) => 4 + ((nth * 104_729) % 7)) }
    expect(finding('correlation', chance)?.isClear).toBe(false)
    const few = { ...none, course: course(20, is), ratings: new Map() }
    expect(finding('correlation', few)?.missing).toBe('not enough rated days yet (0 of 14 on each side)')
  })

  test('a cue is measured over the due days on which it held', () => {
    const stamps = { createdAt: '2026-06-01T08:00:00.000Z', updatedAt: '2026-06-01T08:00:00.000Z' }
    const habitId = '01900000-0000-7000-8000-000000000001'
    const cue = (text: string, since: string, until: string | null) =>
      habitCue.parse({ habitId, cueType: 'time', cueDetails: { text, since, until }, ...stamps })
    const effects = cueEffects(
      course(40, (nth) => nth >= 20),
      [
        { id: 'a', cue: cue('20:30', from, addDays(from, 19)) },
        { id: 'b', cue: cue('after supper', addDays(from, 20), null) },
        { id: 'c', cue: cue('new', addDays(from, 35), null) },
      ],
    )
    expect(effects.map(({ text, done, of, isEnough }) => [text, done, of, isEnough])).toEqual([
      ['after supper', 20, 20, true],
      ['20:30', 0, 20, true],
      ['new', 5, 5, false],
    ])
  })
})
