import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { goalFact, milestoneFact, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import type { GoalWorld } from './goal-world.ts'
import { progressChart } from './progress-chart.ts'

/** A goal of a year ago with steps so many days after it began. */
const yearWith = (
  steps: readonly (readonly [after: number, value: number])[],
  more: Partial<GoalWorld> = {},
  fields: Record<string, unknown> = {},
): GoalWorld =>
  sampleWorld({
    goal: goalFact({
      status: 'in_progress',
      startDate: addDays(today, -365),
      progress: steps.at(-1)?.[1] ?? 0,
      ...fields,
    }),
    steps: steps.map(([after, value]) => stepFact(addDays(today, after - 365), value)),
    ...more,
  })

const findingOf = (world: GoalWorld) => progressChart(world).finding
const burst = [
  [20, 2],
  [100, 12],
  [110, 20],
  [118, 24],
  [300, 30],
] as const

// Spec: S3-064
describe('where progress moved fastest', () => {
  test('is told by the day on which those three weeks began', () => {
    expect(findingOf(yearWith(burst))).toBe(
      'You moved fastest in the three weeks from 27 February: 22 points of 30.',
    )
  })

  test('is told by a milestone or a habit that began in the four days before, and by none further off', () => {
    const done = (day: number) => [
      milestoneFact('The piano is up the stairs', 0, {
        isCompleted: true,
        completedAt: `${addDays(today, day - 365)}T10:00:00.000Z`,
      }),
    ]
    expect(findingOf(yearWith(burst, { milestones: done(98) }))).toBe(
      'You moved fastest in the three weeks after “The piano is up the stairs” was done: 22 points of 30.',
    )
    expect(findingOf(yearWith(burst, { milestones: done(95) }))).toContain('from 27 February')
    expect(findingOf(yearWith(burst, { milestones: done(101) }))).toContain('from 27 February')
    // From three days before on the last step would be out of the three weeks.
    const wide = [...burst.slice(0, 3), [119, 24], [300, 30]] as const
    expect(findingOf(yearWith(wide, { milestones: done(97) }))).toContain('from 27 February')
    const habits = [
      { id: 'scales', name: 'Scales at Anna’s', days: [addDays(today, -200), addDays(today, -266)] },
    ]
    expect(findingOf(yearWith(burst, { habits }))).toContain('after you began “Scales at Anna’s”:')
  })

  test('may be now, or just before it was done', () => {
    const late = [
      [20, 2],
      [100, 8],
      [350, 20],
      [360, 40],
    ] as const
    expect(findingOf(yearWith(late))).toBe('You moved fastest in the last three weeks: 32 points of 40.')
    const completed = { status: 'completed', progress: 100, completedAt: `${today}T10:00:00.000Z` }
    const yesterday = addDays(today, 1)
    expect(findingOf(yearWith(late, { today: yesterday }, completed))).toBe(
      'You moved fastest in the last three weeks before it was done: 32 points.',
    )
  })

  test('has no whole where progress went back or stands elsewhere than its last step', () => {
    expect(findingOf(yearWith(burst, {}, { progress: 60 }))).toMatch(/: 22 points\.$/)
    expect(findingOf(yearWith([...burst, [310, 28]]))).toMatch(/: 22 points\.$/)
  })

  test('is not told of a young goal, of few steps, of even ones, of small ones, or where two stretches came as far', () => {
    const young = { startDate: addDays(today, -41) }
    const soon = [1, 3, 5, 7].map((after) => [365 - 41 + after, after * 9] as const)
    expect(findingOf(yearWith(soon, {}, young))).toBeNull()
    expect(findingOf(yearWith(soon, {}, { startDate: addDays(today, -42) }))).not.toBeNull()
    expect(
      findingOf(
        yearWith([
          [20, 2],
          [100, 40],
          [102, 60],
        ]),
      ),
    ).toBeNull()
    expect(findingOf(yearWith(Array.from({ length: 52 }, (_, at) => [at * 7 + 1, at + 1])))).toBeNull()
    expect(
      findingOf(
        yearWith([
          [20, 1],
          [100, 2],
          [101, 3],
          [102, 4],
        ]),
      ),
    ).toBeNull()
    expect(
      findingOf(
        yearWith([
          [50, 10],
          [60, 20],
          [200, 30],
          [210, 40],
        ]),
      ),
    ).toBeNull()
    expect(findingOf(sampleWorld({ steps: [] }))).toBeNull()
  })

  test('leaves out what stood there on its first day', () => {
    expect(
      findingOf(
        yearWith([
          [0, 40],
          [100, 42],
          [110, 44],
          [120, 47],
          [300, 48],
        ]),
      ),
    ).toBe('You moved fastest in the three weeks from 27 February: 7 points of 48.')
  })
})

test('where a step has no rating, its day’s stands in the table', () => {
  const rated = [{ day: today, mood: 6.333, energy: null }]
  expect(progressChart(sampleWorld({ rated })).table.rows.at(-1)?.slice(0, 4)).toEqual([today, 43, 6.3, null])
})

test('a chart holds all its points, also steps after its completion and a completion before its beginning', () => {
  const goal = goalFact({
    status: 'completed',
    progress: 100,
    startDate: '2026-10-01',
    completedAt: '2026-09-20T10:00:00.000Z',
  })
  const chart = progressChart(sampleWorld({ goal, steps: [stepFact('2026-11-01', 30)] }))
  expect([chart.from, chart.to]).toEqual(['2026-09-20', '2026-11-01'])
})
