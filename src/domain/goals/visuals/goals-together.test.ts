import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { goalCategories } from '../goal-choices.ts'
import { goalFact, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import { categoryDistribution } from './category-distribution.ts'
import { effortImpact } from './effort-impact.ts'
import { statusBreakdown } from './status-breakdown.ts'

// Spec: S3-064
describe('categories', () => {
  test('are all named, those without a goal too', () => {
    const goals = [
      goalFact(),
      goalFact({ id: 'b', status: 'completed' }),
      goalFact({ id: 'c', category: 'social' }),
    ]
    const drawn = categoryDistribution({ goal: goals[0] ?? null, goals })
    expect(drawn.rows).toHaveLength(7)
    expect(
      drawn.rows
        .find(({ category }) => category === 'emotional')
        ?.goals.map(({ status, isChosen }) => [status, isChosen]),
    ).toEqual([
      ['completed', false],
      ['not_started', true],
    ])
    expect(drawn.answer).toBe('3 goals, in 2 of 7 parts of life. Most are emotional: 2.')
    expect(drawn.finding).toBe('Completed so far: one emotional.')
  })

  test('say where most was completed, or which few parts have no goal, or nothing', () => {
    const of = (categories: readonly string[], status = 'in_progress') =>
      categories.map((category, at) => goalFact({ id: `${category} ${at}`, category, status }))
    const found = (goals: ReturnType<typeof of>) => categoryDistribution({ goal: null, goals })
    const open = of(['social', 'mental', 'mental'])
    expect(found([...of(['social', 'physical', 'physical'], 'completed'), ...open]).finding).toBe(
      'Completed so far: two physical and one social.',
    )
    expect(found(of(['social', 'physical'], 'completed')).finding).toBe('All of them are completed.')
    expect(found(of(goalCategories.slice(0, 6))).finding).toBe('None of them is spiritual.')
    expect(found(of(goalCategories.slice(0, 4))).finding).toBe(
      'None of them is financial, social or spiritual.',
    )
    expect(found(of(goalCategories)).finding).toBeNull()
    expect(found(open).finding).toBeNull()
    expect(found(of(['social'])).finding).toBeNull()
    expect(found([])).toMatchObject({ isDrawn: false, finding: null, answer: 'There is no goal yet.' })
    expect(found(of(['social', 'social', 'mental', 'physical', 'spiritual'])).answer).toBe(
      '5 goals, in 4 of 7 parts of life. The largest group is social: 2.',
    )
  })
})

describe('statuses', () => {
  const goals = [
    goalFact({
      status: 'completed',
      startDate: '2026-09-25',
      completedAt: '2026-11-02T10:00:00.000Z',
      customization: {
        course: [
          { on: '2026-09-25', status: 'in_progress' },
          { on: '2026-11-02', status: 'completed' },
        ],
      },
    }),
    goalFact({ id: 'b', createdAt: '2026-10-05T09:00:00.000Z' }),
  ]

  test('are counted as they were at the end of each month', () => {
    const drawn = statusBreakdown({ goals, today })
    expect(drawn.months).toEqual([
      { month: '2026-09', counts: { not_started: 0, in_progress: 1, completed: 0, paused: 0 } },
      { month: '2026-10', counts: { not_started: 1, in_progress: 1, completed: 0, paused: 0 } },
      { month: '2026-11', counts: { not_started: 1, in_progress: 0, completed: 1, paused: 0 } },
    ])
    expect(drawn.answer).toBe('1 of 2; none under way.')
    expect(drawn.finding).toBe('Since September two goals were added and one was finished.')
  })

  test('say what the months that are shown brought', () => {
    expect(statusBreakdown({ goals, today }, 1).finding).toBe('This month one goal was finished.')
    expect(statusBreakdown({ goals, today: '2027-02-01' }, 4).finding).toBe(
      'Since November 2026 one goal was finished.',
    )
    expect(statusBreakdown({ goals, today: '2027-02-01' }, 3).finding).toBeNull()
    expect(statusBreakdown({ goals: goals.slice(1), today }).finding).toBeNull()
    const open = [goalFact({ id: 'a', createdAt: '2026-11-05T09:00:00.000Z' }), ...goals.slice(1)]
    expect(statusBreakdown({ goals: open, today }).finding).toBe('Since October two goals were added.')
    expect(statusBreakdown({ goals: [], today })).toMatchObject({ isDrawn: false, finding: null })
    expect(statusBreakdown({ goals: goals.slice(0, 1), today }).answer).toBe('Yes, the one there is.')
  })

  test('of the first and of the last year that there is are counted', () => {
    const begun = [goalFact({ startDate: '0001-01-01' }), goalFact({ id: 'b', startDate: '1900-01-01' })]
    expect(statusBreakdown({ goals: begun, today: '0001-02-03' }).months).toHaveLength(2)
    const last = statusBreakdown({ goals: begun, today: '9999-12-31' })
    expect(last.months).toHaveLength(12)
    expect(last.months.at(-1)?.month).toBe('9999-12')
    expect(last.finding).toBeNull()
  })
})

describe('effort', () => {
  const goal = goalFact({ impact: 9 })
  const three = [goal, goalFact({ id: 'b', impact: 6 }), goalFact({ id: 'c', impact: 3 })]
  const daysFor = (goalId: string, count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => stepFact(addDays(today, -at - from), 1, { goalId }))

  test('stands against impact once three goals have one', () => {
    expect(
      effortImpact(sampleWorld({ goal, goals: three })).points.map(({ id, effort }) => [id, effort]),
    ).toEqual([
      ['play', 3],
      ['b', 0],
      ['c', 0],
    ])
    expect(effortImpact(sampleWorld())).toMatchObject({ isDrawn: false, finding: null })
  })

  test('counts linked habits for the chosen goal only', () => {
    const habits = [{ id: 'lid', name: 'Lid', days: ['2026-11-01', '2026-11-02', today] }]
    const world = sampleWorld({ goal, goals: three, habits })
    expect(effortImpact(world).points[0]?.effort).toBe(5)
    expect(effortImpact({ ...world, goal: null }).points[0]?.effort).toBe(3)
  })

  test('says how many days went to what matters most, each day once', () => {
    const goals = [...three, goalFact({ id: 'd', impact: 2 })]
    const found = (steps: ReturnType<typeof daysFor>, some = goals) =>
      effortImpact({ ...sampleWorld({ goals: some, steps }), goal: null }).finding
    expect(found([...daysFor('play', 8), ...daysFor('b', 6, 4), ...daysFor('d', 5, 8)])).toBe(
      '10 of 13 days went to the three goals that matter most to you.',
    )
    expect(found(daysFor('play', 12))).toBe('All 12 days went to the three goals that matter most to you.')
    expect(found(daysFor('d', 12))).toBe(
      'None of the 12 days went to the three goals that matter most to you.',
    )
    expect(found(daysFor('play', 9))).toBeNull()
    expect(found([...daysFor('play', 7), ...daysFor('c', 5, 7)], three)).toBe(
      '7 of 12 days went to the goal that matters most to you.',
    )
    const alike = three.map((one) => ({ ...one, impact: 5 }))
    expect(found(daysFor('play', 12), alike)).toBeNull()
  })

  test('names what led, also where several did', () => {
    const answer = (steps: ReturnType<typeof daysFor>) =>
      effortImpact(sampleWorld({ goal, goals: three, steps })).answer
    expect(answer([])).toBe('No goal has had a step yet. The higher up, the more it matters to you.')
    expect(answer(daysFor('c', 2))).toBe(
      '“Play for Dad at New Year” had the most days, 2; “Play for Dad at New Year” matters more and had 0. The higher up, the more it matters to you.',
    )
    expect(answer([...daysFor('c', 2), ...daysFor('play', 2)])).toBe(
      'Yes: “Play for Dad at New Year” had 2 days, as many as any other, and none matters more. The higher up, the more it matters to you.',
    )
  })
})
