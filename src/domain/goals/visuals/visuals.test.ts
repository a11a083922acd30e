import { describe, expect, test } from 'vitest'
import { goalFact, milestoneFact, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import { milestoneTimeline } from './milestone-timeline.ts'
import { progressChart } from './progress-chart.ts'
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
