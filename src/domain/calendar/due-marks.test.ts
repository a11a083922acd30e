import { expect, test } from 'vitest'
import { goal } from '#domain/goals/records/goal.ts'
import { goalMilestone } from '#domain/goals/records/goal-parts.ts'
import type { Habit } from '#domain/habits/habit.ts'
import { habitCompletion, habitSkip } from '#domain/habits/habit-records.ts'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { calendarMarks } from '#domain/views/calendar.ts'
import { createStore } from '#vault/store/memory-store.ts'

const today = '2026-11-19'
const updatedAt = '2026-11-01T08:00:00.000Z'
const habitId = '00000000-0000-7000-8000-000000000001'

function standing(change: Partial<Habit>, done: string[] = [], skipped: string[] = [], days = ['16', '21']) {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 1, kept: 'synced' }])
  keep('habit', habitId, sampleHabit({ name: 'Play', ...change }))
  for (const day of done)
    keep(
      'habit_completion',
      day,
      habitCompletion.parse({ habitId, completedDate: `2026-11-${day}`, updatedAt }),
    )
  for (const day of skipped)
    keep('habit_skip', `s${day}`, habitSkip.parse({ habitId, skippedDate: `2026-11-${day}`, updatedAt }))
  const at = { nowMs: Date.parse(`${today}T12:00:00Z`), zone: 'UTC' }
  return calendarMarks
    .rows(store, { firstDay: `2026-11-${days[0]}`, lastDay: `2026-11-${days[1]}` }, at)
    .map(({ day, isDone }) => `${day.slice(8)}${isDone ? ' done' : ''}`)
}

// Spec: S1-017
test('a daily habit stands on every day from its beginning on, done or not', () => {
  expect(standing({}, ['16', '18'])).toEqual(['16 done', '17', '18 done', '19', '20', '21'])
  expect(standing({ startDate: '2026-11-20' })).toEqual(['20', '21'])
})

test('a habit of certain days stands on those, and on others where it was done', () => {
  const mondays: Partial<Habit> = { frequency: { type: 'weekly', days: [1] } }
  expect(standing(mondays, ['18'])).toEqual(['16', '18 done'])
})

test('one of so many times a week stands on the days that it was done, and today while some are left', () => {
  const twice: Partial<Habit> = { frequency: { type: 'custom', timesPerWeek: 2 } }
  expect(standing(twice, ['17'])).toEqual(['17 done', '19'])
  expect(standing(twice, ['17', '18'])).toEqual(['17 done', '18 done'])
})

test('what rests, was skipped or is put away asks for nothing', () => {
  const pauses = [{ from: '2026-11-18', to: '2026-11-20', reason: '' }]
  expect(standing({ pauses }, [], ['16'])).toEqual(['17', '21'])
  expect(standing({ isArchived: true, archivedOn: '2026-11-17' }, ['16'])).toEqual(['16 done', '17'])
})

test('what is only counted stands where it was counted and today', () => {
  expect(standing({ kind: 'track' }, ['17'])).toEqual(['17 done', '19'])
})

test('goals and their milestones stand on their days, and a milestone leads to its goal', () => {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 1, kept: 'synced' }])
  const fields = {
    category: 'emotional',
    priority: 'high',
    timeframe: 'quarterly',
    createdAt: updatedAt,
    updatedAt,
  }
  keep(
    'goal',
    'play',
    goal.parse({ title: 'Play', targetDate: '2026-11-30', status: 'completed', ...fields }),
  )
  keep('goal', 'open', goal.parse({ title: 'No day', ...fields }))
  const milestone = { title: 'Bars 9 to 16', targetDate: '2026-11-22' }
  keep('goal_milestone', 'bars', goalMilestone.parse({ ...milestone, goalId: 'play' }))
  keep('goal_milestone', 'lost', goalMilestone.parse({ ...milestone, goalId: 'gone' }))
  const range = { firstDay: '2026-11-01', lastDay: '2026-11-30' }
  const marks = calendarMarks.rows(store, range, { nowMs: Date.parse(updatedAt), zone: 'UTC' })
  expect(marks.map(({ day, title, uid, kind, isDone }) => [day.slice(8), title, uid, kind, isDone])).toEqual([
    ['22', 'Bars 9 to 16', 'play', 'milestone', false],
    ['30', 'Play', 'play', 'goal', true],
  ])
})
