import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import { ratedDays, today } from '../sample-goals.test-support.ts'
import { daysAlong, meanRuleFor, ratingMeans } from './rating-means.ts'

// Spec: S3-064
describe('the mean of ratings over the days up to a day', () => {
  test('takes fourteen days, the day itself among them', () => {
    const rated = ratedDays(15, (at) => (at === 0 ? 10 : 4))
    expect(ratingMeans(rated, 'mood', [today, addDays(today, -1)])).toEqual([4, (10 + 13 * 4) / 14])
  })

  test('is not known where fewer than four of them are rated, nor for a scale that nobody gave', () => {
    const rated = ratedDays(10, (at) => (at < 4 ? at + 1 : null))
    expect(ratingMeans(rated, 'mood', [addDays(today, -7), addDays(today, -6), today])).toEqual([
      null,
      2.5,
      2.5,
    ])
    expect(ratingMeans(rated, 'energy', [today])).toEqual([null])
    expect(ratingMeans([], 'mood', [today])).toEqual([null])
  })

  test('does not depend on the order of the days, and lies between the lowest and the highest', () => {
    const rating = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null })
    fc.assert(
      fc.property(fc.array(rating, { maxLength: 60 }), (moods) => {
        const rated = ratedDays(moods.length, (at) => moods[at] ?? null)
        const at = daysAlong(addDays(today, -70), today, 100)
        const means = ratingMeans(rated, 'mood', at)
        expect(ratingMeans(rated.toReversed(), 'mood', at)).toEqual(means)
        const given = moods.filter((mood) => mood !== null)
        for (const mean of means)
          if (mean !== null) {
            expect(mean).toBeGreaterThanOrEqual(Math.min(...given) - 1e-9)
            expect(mean).toBeLessThanOrEqual(Math.max(...given) + 1e-9)
          }
      }),
    )
  })
})

describe('days along an axis', () => {
  test('are all of them where there is room, else evenly apart with both ends', () => {
    expect(daysAlong('2026-11-17', today, 9)).toEqual(['2026-11-17', '2026-11-18', today])
    const far = daysAlong('0001-01-01', '9999-12-31', 732)
    expect([far.length, far[0], far.at(-1)]).toEqual([732, '0001-01-01', '9999-12-31'])
    const gaps = far.slice(1).map((day, at) => daysBetween(far[at] ?? '', day))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
    expect(daysAlong(today, today, 732)).toEqual([today])
  })

  test('so far apart that a mean would leave days out make it longer', () => {
    expect(meanRuleFor(daysAlong('2026-01-01', today, 732)).days).toBe(14)
    expect(meanRuleFor(daysAlong('0001-01-01', today, 732)).days).toBe(1012)
  })
})
