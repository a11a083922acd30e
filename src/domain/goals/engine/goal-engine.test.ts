import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goalStatuses } from '../goal-choices.ts'
import { goalFact, milestoneFact, stepFact, today } from '../sample-goals.test-support.ts'
import { paceOf, paceSentence } from './goal-pace.ts'
import { goalProblems } from './goal-problems.ts'
import { metricShare, progressByRule } from './goal-progress.ts'
import { movedTo, statusOn } from './goal-status.ts'
import { goalTree, treeRows } from './goal-tree.ts'
import { staleGoal } from './stale-goals.ts'
import { stepToday } from './step-today.ts'

const at = '2026-11-19T20:00:00.000Z'

describe('the status of a goal', () => {
  // Spec: S4-083
  test('can become any other', () => {
    for (const from of goalStatuses)
      for (const to of goalStatuses)
        expect(movedTo(goalFact({ status: from }), { to, today, at, reason: 'the rota' }).status).toBe(to)
  })

  test('keeps when it began and when it was completed, and why it is paused only while it is', () => {
    const began = { ...goalFact(), ...movedTo(goalFact(), { to: 'in_progress', today, at }) }
    expect(began).toMatchObject({ startDate: today, completedAt: null })
    const paused = { ...began, ...movedTo(began, { to: 'paused', today, at, reason: ' until January ' }) }
    expect(paused.customization.pauseReason).toBe('until January')
    const done = { ...paused, ...movedTo(paused, { to: 'completed', today, at }) }
    expect(done).toMatchObject({ progress: 100, completedAt: at, customization: { pauseReason: '' } })
    const again = movedTo(done, { to: 'in_progress', today: '2026-11-20', at }, 80)
    expect(again).toMatchObject({ progress: 80, completedAt: null, startDate: today })
    expect(again.customization.course).toEqual([
      { on: today, status: 'completed' },
      { on: '2026-11-20', status: 'in_progress' },
    ])
  })

  test('does not become paused without a reason', () => {
    expect(() => movedTo(goalFact(), { to: 'paused', today, at, reason: ' ' })).toThrow('why you’re pausing')
  })

  test('is known for every day since it was made', () => {
    const goal = goalFact({
      status: 'paused',
      startDate: '2026-09-25',
      customization: {
        course: [
          { on: '2026-10-01', status: 'in_progress' },
          { on: '2026-11-01', status: 'paused' },
        ],
      },
    })
    expect(statusOn(goal, '2026-09-01')).toBe(null)
    expect(statusOn(goal, '2026-10-31')).toBe('in_progress')
    expect(statusOn(goal, '2026-11-01')).toBe('paused')
  })
})

describe('progress', () => {
  test.each([
    [0, 10, 4, 0.4],
    [80, 70, 77, 0.3],
    [80, 70, 90, 0],
    [0, 10, 12, 1],
    [5, 5, 5, 1],
    [5, 5, 4, 0],
  ])('from %d to %d, at %d, is %d of the way', (from, to, current, share) => {
    expect(metricShare({ from, to, current })).toBeCloseTo(share, 10)
  })

  const by = (progressRule: string, more = {}) =>
    goalFact({ progress: 12, startDate: '2026-11-01', customization: { progressRule, ...more } })
  const two = [
    milestoneFact('Tuner', 0, { isCompleted: true }),
    milestoneFact('Bars', 1),
    milestoneFact('Both', 2),
  ]

  test('stays where the hand set it, or follows milestones, numbers or linked habits', () => {
    const grounds = {
      milestones: two,
      habits: [{ id: 'h', name: 'Lid', days: ['2026-10-01', '2026-11-02', '2026-11-03'] }],
    }
    expect(progressByRule(by('hand'), grounds)).toBe(12)
    expect(progressByRule(by('milestones'), grounds)).toBe(33)
    const numbers = [
      { name: 'Bars', unit: '', from: 0, to: 32, current: 16 },
      { name: 'Tempo', unit: 'bpm', from: 40, to: 100, current: 52 },
    ]
    expect(progressByRule({ ...by('metrics'), metrics: numbers }, grounds)).toBe(35)
    expect(progressByRule(by('habits', { habits: [{ habitId: 'h', points: 4 }] }), grounds)).toBe(8)
  })

  test('of a rule with nothing to count stays where it was', () => {
    const nothing = { milestones: [], habits: [] }
    for (const rule of ['milestones', 'metrics', 'habits']) expect(progressByRule(by(rule), nothing)).toBe(12)
  })
})

describe('the pace', () => {
  const goal = goalFact({
    status: 'in_progress',
    progress: 43,
    startDate: '2026-09-25',
    targetDate: '2026-12-31',
  })

  test('carries progress on in a straight line', () => {
    // 43 in 55 days is 0.78 a day; 57 are left: 73 days. 42 days are left to the end of the year: 1.36 a day.
    const pace = paceOf(goal, today)
    expect(pace).toMatchObject({ days: 55, arrivesOn: '2027-01-31', daysToGo: 42 })
    expect(pace.perDay).toBeCloseTo(43 / 55, 10)
    expect(pace.neededPerDay).toBeCloseTo(57 / 42, 10)
    expect(paceSentence(goal, today)).toBe(
      '43 of 100 after 55 days. At this pace it will be done on 31 January 2027; to be done by 31 December it needs 1.4 a day instead of 0.8.',
    )
  })

  test('is not told in the first week, nor where nothing moved', () => {
    expect(paceSentence({ ...goal, startDate: '2026-11-15' }, today)).toContain(
      'A pace will show after a week.',
    )
    expect(paceSentence({ ...goal, progress: 0 }, today)).toContain('nothing to predict')
    expect(paceSentence({ ...goal, startDate: '1900-01-01' }, today)).toContain(' instead of less than 0.01.')
  })

  test('never arrives in the past, and never promises further than ten years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 3_000 }), (progress, days) => {
        const startDate = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
        const { arrivesOn } = paceOf({ ...goal, progress, startDate }, today)
        if (arrivesOn !== null) expect(arrivesOn > today && arrivesOn < '2036-11-21').toBe(true)
      }),
    )
  })
})

describe('a form', () => {
  test('says at its field that the end is before the start, or that goals would stand in a circle', () => {
    const goals = [
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'a' },
    ]
    const form = { id: 'a', parentId: 'b', startDate: '2026-11-19', targetDate: '2026-11-18' }
    expect(goalProblems(form, goals)).toEqual({
      parentId: 'A goal can’t be placed under itself or under one of its own subgoals.',
      targetDate: 'The target date is before the start date.',
    })
    expect(goalProblems({ ...form, parentId: null, targetDate: '2026-11-19' }, goals)).toEqual({})
  })
})

describe('a quiet goal', () => {
  const quiet = goalFact({ status: 'in_progress', updatedAt: '2026-08-01T09:00:00.000Z' })

  test('is asked about once, and again only after something happened', () => {
    expect(staleGoal([quiet], [], today)?.id).toBe('play')
    expect(staleGoal([quiet], [stepFact('2026-11-10', 3)], today)).toBe(null)
    const asked = goalFact({ ...quiet, customization: { askedOn: '2026-08-20' } })
    expect(staleGoal([asked], [], today)).toBe(null)
    expect(staleGoal([asked], [stepFact('2026-08-25', 3)], today)?.id).toBe('play')
  })

  test('is not asked about while it rests', () => {
    expect(staleGoal([{ ...quiet, status: 'paused' }], [], today)).toBe(null)
  })
})

describe('the step for today', () => {
  test('is the next milestone of the goal whose date is nearest', () => {
    const play = goalFact({ status: 'in_progress', targetDate: '2026-12-31' })
    const swim = goalFact({ id: 'swim', status: 'in_progress', title: 'Swim', targetDate: '2027-06-01' })
    const milestones = [
      milestoneFact('Tuner', 0, { isCompleted: true }),
      milestoneFact('Bars 9 to 16', 1, { targetDate: '2026-11-29' }),
    ]
    expect(stepToday([swim, play], milestones, [], today)).toEqual({
      goalId: 'play',
      goalTitle: 'Play for Dad at New Year',
      milestone: { id: 'Bars 9 to 16', title: 'Bars 9 to 16', targetDate: '2026-11-29' },
      isDone: false,
    })
    expect(stepToday([swim, play], milestones, [stepFact(today, 43)], today)).toMatchObject({
      goalId: 'swim',
      milestone: null,
    })
    expect(stepToday([goalFact()], [], [], today)).toBe(null)
  })
})

test('of goals that a file nests without end each is in the tree once, none deeper than can be drawn', () => {
  const goals = Array.from({ length: 20_000 }, (_, at) => ({
    id: String(at),
    parentId: at === 0 ? null : String(at - 1),
  }))
  const rows = treeRows(goalTree(goals))
  expect(new Set(rows.map(({ goal }) => goal.id)).size).toBe(20_000)
  expect(rows).toHaveLength(20_000)
  expect(Math.max(...rows.map(({ level }) => level))).toBe(49)
  const circle = goals.map((goal) => ({ ...goal, parentId: goal.parentId ?? '19999' }))
  expect(goalTree(circle).map(({ goal }) => goal.id)).toEqual(['0'])
})
