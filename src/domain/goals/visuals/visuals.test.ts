import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import {
  goalFact,
  milestoneFact,
  ratedDays,
  sampleWorld,
  stepFact,
  today,
} from '../sample-goals.test-support.ts'
import { categoryDistribution } from './category-distribution.ts'
import { effortImpact } from './effort-impact.ts'
import { differenceWords, impactAnalysis } from './impact-analysis.ts'
import { milestoneTimeline } from './milestone-timeline.ts'
import { progressChart } from './progress-chart.ts'
import { relationshipGraph } from './relationship-graph.ts'
import { statusBreakdown } from './status-breakdown.ts'
import { stepEffect } from './step-effect.ts'
import { streakCalendar } from './streak-calendar.ts'
import { timeline } from './timeline.ts'

// Spec: S3-064
test('the progress chart begins at nothing, ends today, and knows both ways on', () => {
  const chart = progressChart(sampleWorld())
  expect(chart.points.map(({ day, value }) => [day, value])).toEqual([
    ['2026-09-25', 0],
    ['2026-09-30', 5],
    ['2026-10-18', 26],
    ['2026-11-19', 43],
  ])
  expect(chart).toMatchObject({
    arrivesOn: '2027-01-31',
    target: '2026-12-31',
    to: '2027-01-31',
    isDrawn: true,
  })
  expect(chart.table.rows.at(-1)).toEqual(['2026-11-19', 43, null, null, 'Badly, with the lid open.'])
})

test('a goal of today has nothing to draw, and nothing is foreseen', () => {
  const goal = goalFact({ status: 'in_progress', startDate: today, createdAt: `${today}T08:00:00.000Z` })
  expect(progressChart(sampleWorld({ goal, steps: [] }))).toMatchObject({ isDrawn: false, arrivesOn: null })
})

describe('the calendar of steps', () => {
  test('marks steps, linked habits and rest, by the person’s own weeks', () => {
    const goal = goalFact({
      status: 'in_progress',
      startDate: '2026-11-10',
      createdAt: '2026-11-10T09:00:00.000Z',
      customization: {
        course: [
          { on: '2026-11-12', status: 'paused' },
          { on: '2026-11-14', status: 'in_progress' },
        ],
      },
    })
    const habits = [{ id: 'h', name: 'Lid', days: ['2026-11-16', '2026-11-17'] }]
    const steps = [stepFact('2026-11-11', 3), stepFact('2026-11-17', 6)]
    const calendar = streakCalendar(sampleWorld({ goal, habits, steps, weekStart: 'sunday' }))
    expect(calendar.rowNames[0]).toBe('Sun')
    expect(calendar.weeks.flat().map(({ mark }) => mark)).toEqual([
      ...['before', 'before', 'none', 'step', 'paused', 'paused', 'none'],
      ...['none', 'habit', 'step', 'none', 'none', 'ahead', 'ahead'],
    ])
    expect(calendar.answer).toBe('On 3 of 10 days; the last step was on 17 November. It rested for 2 days.')
  })

  test('of a life with 29 February has that day', () => {
    const goal = goalFact({
      startDate: '2028-02-01',
      createdAt: '2028-02-01T09:00:00.000Z',
      status: 'in_progress',
    })
    const calendar = streakCalendar(
      sampleWorld({ goal, today: '2028-03-02', steps: [stepFact('2028-02-29', 3)] }),
    )
    expect(calendar.weeks.flat().find(({ day }) => day === '2028-02-29')?.mark).toBe('step')
  })
})

test('the timeline orders goals by when they began, and leaves out what has no date at all', () => {
  const goals = [
    goalFact({ id: 'b', status: 'in_progress', startDate: '2026-09-25', targetDate: '2026-12-31' }),
    goalFact({
      id: 'a',
      status: 'completed',
      startDate: '2026-01-10',
      completedAt: '2026-06-12T10:00:00.000Z',
    }),
    goalFact({ id: 'c', status: 'not_started' }),
  ]
  const drawn = timeline({ goals, goal: goals[0] ?? null, today })
  expect(drawn.rows.map(({ id, from, until, ahead }) => [id, from, until, ahead])).toEqual([
    ['a', '2026-01-10', '2026-06-12', null],
    ['b', '2026-09-25', today, '2026-12-31'],
  ])
  expect(drawn).toMatchObject({ from: '2026-01-10', to: '2026-12-31' })
})

describe('mood on days with a step', () => {
  const days = ratedDays(60, (index) => (index % 3 === 0 ? 8 : 5))
  const stepDays = new Set(days.filter((_, index) => index % 3 === 0).map(({ day }) => day))

  test('is higher, by the difference of the means, with an interval that holds it', () => {
    const effect = stepEffect(days, stepDays, '2026-01-01')
    expect(effect).toMatchObject({ is: 'clear', withStep: 20, without: 40 })
    if (effect.is === 'too-few') return
    expect(effect.difference).toBeCloseTo(3, 10)
    expect(effect.low).toBeLessThanOrEqual(3)
    expect(effect.high).toBeGreaterThanOrEqual(3)
    expect(effect.low).toBeGreaterThan(0)
  })

  test('is the same answer for the same days, and no answer for fewer than fourteen', () => {
    expect(stepEffect(days, stepDays, '2026-01-01')).toEqual(stepEffect(days, stepDays, '2026-01-01'))
    expect(stepEffect(days, stepDays, addDays(today, -20))).toEqual({
      is: 'too-few',
      withStep: 7,
      without: 14,
    })
  })

  test('is no clear link where it does not depend on the step', () => {
    const level = ratedDays(120, (index) => 4 + ((index * 7) % 5))
    const some = new Set(level.filter((_, index) => index % 2 === 0).map(({ day }) => day))
    expect(stepEffect(level, some, '2026-01-01').is).toBe('unclear')
  })

  test('reads as clear of 0 wherever it is', () => {
    expect(differenceWords({ difference: 0.71, low: 0.3, high: 1.12 })).toBe('+0.7 (+0.3 to +1.1)')
    expect(differenceWords({ difference: 0.51, low: 0.02, high: 1.1 })).toBe('+0.51 (+0.02 to +1.10)')
    expect(differenceWords({ difference: -0.51, low: -1.1, high: -0.0012 })).toBe('−0.510 (−1.100 to −0.001)')
  })

  test('says what is missing instead of drawing a weak answer', () => {
    const world = sampleWorld({ rated: ratedDays(30, () => 6) })
    expect(impactAnalysis(world)).toMatchObject({
      isDrawn: false,
      answer: 'Not enough days yet: 1 of 14 rated days with a step.',
    })
  })
})

test('categories are all named, those without a goal too', () => {
  const goals = [
    goalFact(),
    goalFact({ id: 'b', status: 'completed' }),
    goalFact({ id: 'c', category: 'social' }),
  ]
  const [goal] = goals
  if (!goal) throw new Error('There is one.')
  const drawn = categoryDistribution({ goal, goals })
  expect(drawn.rows).toHaveLength(7)
  expect(
    drawn.rows.find(({ category }) => category === 'emotional')?.goals.map(({ status }) => status),
  ).toEqual(['completed', 'not_started'])
  expect(drawn.answer).toBe('3 goals, in 2 of 7 parts of life. Most are emotional: 2.')
})

test('statuses are counted as they were at the end of each month', () => {
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
  const drawn = statusBreakdown({ goals, today })
  expect(drawn.months).toEqual([
    { month: '2026-09', counts: { not_started: 0, in_progress: 1, completed: 0, paused: 0 } },
    { month: '2026-10', counts: { not_started: 1, in_progress: 1, completed: 0, paused: 0 } },
    { month: '2026-11', counts: { not_started: 1, in_progress: 0, completed: 1, paused: 0 } },
  ])
  expect(drawn.answer).toBe('1 of 2; 0 under way.')
})

test('effort stands against impact once three goals have one', () => {
  const goals = [goalFact({ impact: 9 }), goalFact({ id: 'b', impact: 6 }), goalFact({ id: 'c', impact: 3 })]
  const [goal] = goals
  if (!goal) throw new Error('There is one.')
  expect(effortImpact(sampleWorld({ goal, goals })).points.map(({ id, effort }) => [id, effort])).toEqual([
    ['play', 3],
    ['b', 0],
    ['c', 0],
  ])
  expect(effortImpact(sampleWorld()).isDrawn).toBe(false)
})

test('the next milestone is the first in order that is not done', () => {
  const milestones = [
    milestoneFact('Bars 9 to 16', 1, { targetDate: '2026-11-29' }),
    milestoneFact('Tuner', 0, { isCompleted: true, completedAt: '2026-11-19T10:00:00.000Z' }),
    milestoneFact('Both hands', 2),
  ]
  const drawn = milestoneTimeline(sampleWorld({ milestones }))
  expect(drawn.points.map(({ title, is, day }) => [title, is, day])).toEqual([
    ['Tuner', 'done', '2026-11-19'],
    ['Bars 9 to 16', 'next', '2026-11-29'],
    ['Both hands', 'open', null],
  ])
  expect(drawn.answer).toBe('Bars 9 to 16, by 29 November. 1 of 3 is done.')
})

test('a goal hangs together with what is above, below and beside it, with habits and with what shares a tag', () => {
  const goals = [
    goalFact({ id: 'flat' }),
    goalFact({ id: 'play', parentId: 'flat', tags: ['dad'] }),
    goalFact({ id: 'notebook', parentId: 'play' }),
    goalFact({ id: 'room', parentId: 'flat' }),
    goalFact({ id: 'ring', tags: ['dad'] }),
    goalFact({ id: 'swim' }),
  ]
  const goal = goals[1]
  if (!goal) throw new Error('There is one.')
  const drawn = relationshipGraph(
    sampleWorld({ goal, goals, habits: [{ id: 'lid', name: 'Lid open', days: [] }] }),
  )
  expect(drawn.nodes.map(({ id, is }) => [id, is])).toEqual([
    ['play', 'chosen'],
    ['flat', 'above'],
    ['notebook', 'below'],
    ['room', 'beside'],
    ['lid', 'habit'],
    ['ring', 'tag'],
  ])
  expect(drawn.answer).toBe('1 goal above it, 1 goal below it, 2 goals beside it, 1 linked habit.')
  expect(relationshipGraph(sampleWorld()).isDrawn).toBe(false)
})
