import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { densities } from '#domain/goals/goal-choices.ts'
import { sampleWorld, stepFact, today } from '#domain/goals/sample-goals.test-support.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
import { daysAlong } from '#domain/goals/visuals/rating-means.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { calendarBands } from './calendar-bands.ts'
import { milestonePlaces } from './milestone-places.ts'
import { progressPlaces } from './progress-places.ts'
import { monthMarks } from './time-marks.ts'

// Spec: S3-064
describe('progress at places', () => {
  test('is by day what the last step before it was', () => {
    const chart = progressChart(sampleWorld())
    const days = daysAlong(chart.from, chart.to, 732)
    const { values, until, placeOf } = progressPlaces(chart, days)
    expect([0, 4, 5, 22, 23, 54, 55].map((at) => values[at])).toEqual([0, 0, 5, 5, 26, 26, 43])
    expect([until, placeOf(today), values[56]]).toEqual([55, 55, null])
  })

  test('ends at what was reached, also where years lie in one place', () => {
    const chart = progressChart(sampleWorld({ steps: [stepFact('0001-01-01', 1), stepFact(today, 43)] }))
    const days = daysAlong(chart.from, chart.to, 50)
    const { values, until, steps } = progressPlaces(chart, days)
    expect(values).toHaveLength(50)
    expect(values[until]).toBe(43)
    expect(values[until - 1]).toBe(1)
    expect(steps.map(({ at, by }) => [at, by])).toEqual([
      [0, 1],
      [until, 42],
    ])
  })
})

describe('the weeks of a calendar', () => {
  // Spec: S3-068
  test('are the latest, in more bands where a year has no room in one', () => {
    expect(calendarBands(53, 412, 'compact')).toEqual([{ from: 40, to: 53 }])
    expect(calendarBands(53, 412, 'normal')).toEqual([{ from: 27, to: 53 }])
    expect(calendarBands(53, 310, 'normal')).toEqual([{ from: 29, to: 53 }])
    expect(calendarBands(53, 412, 'detailed')).toEqual([
      { from: 0, to: 26 },
      { from: 26, to: 53 },
    ])
    expect(calendarBands(8, 310, 'detailed')).toEqual([{ from: 0, to: 8 }])
    expect(calendarBands(0, 310, 'normal')).toEqual([])
  })

  test('fit, follow one another and end with the last week, at any width', () => {
    const width = fc.integer({ min: 60, max: 900 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 53 }),
        width,
        fc.constantFrom(...densities),
        (weeks, px, density) => {
          const bands = calendarBands(weeks, px, density)
          expect(bands.at(-1)?.to).toBe(weeks)
          for (const [at, { from, to }] of bands.entries()) {
            expect(to).toBeGreaterThan(from)
            expect((to - from) * 11).toBeLessThanOrEqual(Math.max(11, px - 40))
            if (at > 0) expect(from).toBe(bands[at - 1]?.to)
          }
        },
      ),
    )
  })
})

test('milestones without a date stand evenly between their neighbours', () => {
  const days = ['2026-01-01', null, null, '2026-04-01', null] as const
  const points = days.map((day, at) => ({
    id: `${at}`,
    title: 'Bars',
    day,
    planned: day,
    is: 'open' as const,
  }))
  const part = (day: string) => daysBetween('2026-01-01', day) / 180
  expect(milestonePlaces({ points }, part)).toEqual([0, 1 / 6, 2 / 6, 0.5, 0.75])
  expect(milestonePlaces({ points: points.slice(1, 3) }, part)).toEqual([1 / 3, 2 / 3])
})

test('months on an axis are named, and January by its year', () => {
  expect(monthMarks('2026-11-10', '2027-02-10', 4).map(({ words }) => words)).toEqual(['Dec', '2027', 'Feb'])
  expect(monthMarks('0001-01-01', '9999-12-31', 4).length).toBe(3)
})
