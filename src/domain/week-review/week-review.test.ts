import { expect, test } from 'vitest'
import { goalFact, milestoneFact, stepFact } from '../goals/sample-goals.test-support.ts'
import { lived } from '../habits/sample-habit.test-support.ts'
import { withoutDrafts } from '../journal/drafted.ts'
import { dayNumberOf } from '../time/day-number.ts'
import { isWeekEnding, reviewedWeek } from './reviewed-week.ts'
import { type GoalWeek, goalWeek, type HabitWeek, habitWeek } from './week-facts.ts'
import { goalWeekWords, habitWeekWords, weekLines, weekPageText, weekTitle } from './week-words.ts'

const week = { from: '2026-11-09', to: '2026-11-15' }
const today = '2026-11-16'
const named = { id: 'piano', name: 'Ten minutes, lid open' }
const noSkips = () => undefined
const dayOf = (instant: string): string => instant.slice(0, 10)

test.each([
  ['2026-11-13', 'monday', '2026-11-02', false],
  ['2026-11-14', 'monday', '2026-11-09', true],
  ['2026-11-15', 'monday', '2026-11-09', true],
  ['2026-11-16', 'monday', '2026-11-09', true],
  ['2026-11-17', 'monday', '2026-11-09', true],
  ['2026-11-18', 'monday', '2026-11-09', false],
  ['2026-11-15', 'sunday', '2026-11-08', true],
  ['2026-11-13', 'sunday', '2026-11-08', true],
  ['2024-03-02', 'monday', '2024-02-26', true],
  ['2026-03-29', 'monday', '2026-03-23', true],
] as const)(
  'on %s, where weeks begin on %s, the week from %s is looked back at',
  (day, weekStart, from, isOffered) => {
    expect(reviewedWeek(day, weekStart).from).toBe(from)
    expect(isWeekEnding(day, weekStart)).toBe(isOffered)
  },
)

test('a daily habit is counted by the days that it was asked for, and a skipped day is not one of them', () => {
  const done = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-14', '2026-11-16']
  const course = lived({ startDate: '2026-11-01' }, { done, skipped: ['2026-11-13'], today })
  const reasonOn = (day: number) => (day === dayNumberOf('2026-11-13') ? ' Double shift ' : undefined)
  const found = habitWeek(named, course, reasonOn, week)
  expect(found.days).toEqual(['done', 'done', 'missed', 'done', 'skipped', 'done', 'missed'])
  expect(found).toMatchObject({ done: 4, asked: 6, skipped: 1, reasons: ['Double shift'] })
  expect(found.strength.after).toBeGreaterThan(found.strength.before)
  expect(habitWeekWords(found)).toBe('4 of 6 days, skipped once (Double shift)')
})

test('a habit that began within the week is asked for from its first day on', () => {
  const course = lived({ startDate: '2026-11-13' }, { done: ['2026-11-14'], today })
  expect(habitWeek(named, course, noSkips, week)).toMatchObject({ done: 1, asked: 3 })
})

test.each([
  [{ frequency: { type: 'custom', timesPerWeek: 3 } }, ['2026-11-09', '2026-11-11'], '2 of 3 days'],
  [{ frequency: { type: 'weekly' } }, ['2026-11-09', '2026-11-11'], 'twice'],
  [{ frequency: { type: 'monthly' } }, ['2026-11-09'], 'once'],
  [{ frequency: { type: 'weekends' } }, [], '0 of 2 days'],
  [{ kind: 'track' }, [], 'not done'],
] as const)('the week of a habit with %j reads as it was meant to be done', (change, done, words) => {
  const course = lived({ startDate: '2026-11-01', ...JSON.parse(JSON.stringify(change)) }, { done, today })
  expect(habitWeekWords(habitWeek(named, course, noSkips, week))).toBe(words)
})

test('days of a running week that are still to come are free', () => {
  const course = lived({ startDate: '2026-11-01' }, { done: ['2026-11-14'], today: '2026-11-14' })
  expect(habitWeek(named, course, noSkips, week).days.slice(4)).toEqual(['missed', 'done', 'free'])
})

test('a goal tells how far it came in the week, what was said of it and which milestones were reached', () => {
  const goal = goalFact({ status: 'in_progress' })
  const steps = [
    stepFact('2026-11-05', 26),
    stepFact('2026-11-10', 30, { note: 'Hands together.' }),
    stepFact('2026-11-14', 43, { note: ' ' }),
    stepFact('2026-11-16', 60, { note: 'After it.' }),
  ]
  const milestones = [
    milestoneFact('Right hand', 1, { isCompleted: true, completedAt: '2026-11-15T21:00:00.000Z' }),
    milestoneFact('Tuner', 0, { isCompleted: true, completedAt: '2026-11-08T21:00:00.000Z' }),
  ]
  const found = goalWeek(goal, steps, milestones, { week, dayOf })
  expect(found).toMatchObject({
    progress: { before: 26, after: 43 },
    notes: ['Hands together.'],
    milestones: ['Right hand'],
    isCompleted: false,
  })
  expect(found && goalWeekWords(found)).toBe('26 to 43 of 100, reached “Right hand”')
})

test('a goal that is under way is there without a step, and one that rests is not', () => {
  const found = goalWeek(goalFact({ status: 'in_progress' }), [], [], { week, dayOf })
  expect(found && goalWeekWords(found)).toBe('nothing written down')
  expect(goalWeek(goalFact({ status: 'paused' }), [], [], { week, dayOf })).toBeNull()
  const done = goalFact({ status: 'completed', progress: 100, completedAt: '2026-11-12T10:00:00.000Z' })
  expect(goalWeek(done, [], [], { week, dayOf })).toMatchObject({ isCompleted: true, isOpen: false })
})

const habit: HabitWeek = {
  ...named,
  ...{ days: [], done: 5, asked: 7, skipped: 0, reasons: [], strength: { before: 40, after: 48 } },
}
const goal: GoalWeek = {
  ...{ id: 'play', title: 'Play for Dad', isOpen: true, isCompleted: false, milestones: [] },
  progress: { before: 26, after: 43 },
  notes: ['Badly,\nwith the lid open.'],
}

test('a page of the week begins with what happened, which is never read as the person’s own words', () => {
  const lines = weekLines([habit], [goal])
  expect(lines).toEqual([
    '- Ten minutes, lid open: 5 of 7 days.',
    '- Play for Dad: 26 to 43 of 100.',
    '  - “Badly, with the lid open.”',
  ])
  const text = weekPageText(lines, ' I slept well. \n')
  expect(text).toBe(
    [
      '> [!drafted] by Inkwell',
      '>',
      '> - Ten minutes, lid open: 5 of 7 days.',
      '> - Play for Dad: 26 to 43 of 100.',
      '>   - “Badly, with the lid open.”',
      '',
      'I slept well.',
    ].join('\n'),
  )
  expect(withoutDrafts(text).trim()).toBe('I slept well.')
})

test('a week in which nothing was asked for leaves the page to its writer', () => {
  expect(weekLines([{ ...habit, done: 0, asked: null }], [{ ...goal, progress: null }])).toEqual([])
  expect(weekPageText([], 'Quiet.')).toBe('Quiet.')
  expect(weekTitle(week)).toBe('The week of 9 November')
})
