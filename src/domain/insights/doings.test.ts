import { expect, test } from 'vitest'
import { goal } from '#domain/goals/records/goal.ts'
import { goalMilestone, goalProgress } from '#domain/goals/records/goal-parts.ts'
import type { Habit } from '#domain/habits/habit.ts'
import { habitCompletion, habitSkip } from '#domain/habits/habit-records.ts'
import { lived, sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { dayOf } from '#domain/time/day.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { habitDaysIn, keptOn, stepDaysIn } from './doings.ts'

const today = '2026-11-19'
const at = '2026-11-01T08:00:00.000Z'
const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

/** What is known of the days from `from` to `to` of November: k kept, l left, . nothing. */
function known(habit: Partial<Habit>, days: Omit<Parameters<typeof lived>[1], 'today'>, from = 9, to = 20) {
  const isKeptOn = keptOn(sampleHabit(habit), lived(habit, { ...days, today }), today)
  const signOf = (isKept: boolean | null) => (isKept === null ? '.' : isKept ? 'k' : 'l')
  return Array.from({ length: to - from + 1 }, (_, nth) => signOf(isKeptOn(november(from + nth)))).join('')
}

test('nothing is known of days before it began, skipped or paused ones, and of today, done or not', () => {
  const habit = { startDate: november(10), pauses: [{ from: november(15), to: november(16), reason: '' }] }
  const days = { done: [november(11), november(14), today], skipped: [november(12)] }
  expect(known(habit, days)).toBe('.lk.lk..ll..')
})

test('a day for which nothing was asked says nothing, unless it was done', () => {
  const mondays: Partial<Habit> = { frequency: { type: 'weekly', days: [1] } }
  expect(known(mondays, { done: [november(9), november(12)] })).toBe('k..k...l....')
})

test('less than was asked for is not kept, and part of what is asked of a whole week says nothing', () => {
  const asked = { value: 30, unit: 'min', direction: 'at_least' as const }
  const values = { [november(10)]: 30, [november(11)]: 10 }
  expect(known({ target: asked }, { values }, 10, 12)).toBe('kll')
  const perWeek = { target: { ...asked, value: 15 }, frequency: { type: 'weekly' as const } }
  expect(known(perWeek, { values: { [november(10)]: 8, [november(12)]: 8 } }, 9, 13)).toBe('l.lkl')
  const atMost = { ...perWeek, target: { ...asked, direction: 'at_most' as const } }
  expect(known(atMost, { values }, 9, 13)).toBe('.....')
})

test('so often a week is left on each day on which it is not done; what is only counted says nothing', () => {
  const thrice: Partial<Habit> = { frequency: { type: 'custom', timesPerWeek: 3 } }
  expect(known(thrice, { done: [november(10)] }, 9, 12)).toBe('lkll')
  expect(known({ kind: 'track' }, { done: [november(10)] }, 9, 12)).toBe('....')
})

test('an archived habit counts up to its last day, whatever order records come in', () => {
  const kept = (order: readonly number[]) => {
    const store = createStore()
    const ids = order.map((nth) => `00000000-0000-7000-8000-00000000000${nth}`)
    for (const habitId of ids) {
      const archivedOn = habitId.endsWith('2') ? november(12) : null
      const data = sampleHabit({ name: habitId.slice(-1), isArchived: !habitId.endsWith('1'), archivedOn })
      const done = habitCompletion.parse({ habitId, completedDate: november(11), updatedAt: at })
      const skip = habitSkip.parse({ habitId, skippedDate: november(10), updatedAt: at })
      store.apply([
        { uid: habitId, kind: 'habit', data, revision: 1, kept: 'synced' },
        { uid: `d${habitId}`, kind: 'habit_completion', data: done, revision: 1, kept: 'synced' },
        { uid: `s${habitId}`, kind: 'habit_skip', data: skip, revision: 1, kept: 'synced' },
      ])
    }
    return habitDaysIn(store, today, { nowMs: Date.parse(`${today}T12:00:00Z`), zone: 'UTC' }).map(
      ({ name, isKeptOn }) => [name, ...[9, 10, 11, 12, 13].map((day) => isKeptOn(november(day)))],
    )
  }
  expect(kept([3, 2, 1])).toEqual([
    ['1', false, null, true, false, false],
    ['2', false, null, true, false, null],
  ])
  expect(kept([1, 2, 3])).toEqual(kept([3, 2, 1]))
})

test('steps, milestones and completed goals are days with a step, and what a habit counts by itself is not', () => {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 1, kept: 'synced' }])
  const made = {
    category: 'emotional',
    priority: 'high',
    timeframe: 'quarterly',
    createdAt: at,
    updatedAt: at,
  }
  const goalOf = (more: object) => goal.parse({ title: 'Play', ...made, ...more })
  keep('goal', 'hand', goalOf({}))
  keep('goal', 'habits', goalOf({ customization: { progressRule: 'habits' } }))
  const course = [{ on: november(8), status: 'completed' }]
  keep('goal', 'over', goalOf({ status: 'completed', customization: { course } }))
  for (const [day, goalId] of [
    [3, 'hand'],
    [4, 'habits'],
  ] as const)
    keep(
      'goal_progress',
      `step ${goalId}`,
      goalProgress.parse({ goalId, date: november(day), progressValue: 5, createdAt: at }),
    )
  const milestone = { goalId: 'hand', title: 'A page by heart' }
  const completedAt = '2026-11-05T23:30:00.000Z'
  keep('goal_milestone', 'done', goalMilestone.parse({ ...milestone, isCompleted: true, completedAt }))
  keep('goal_milestone', 'open', goalMilestone.parse(milestone))
  const days = stepDaysIn(store, (one) => dayOf(Date.parse(one), { zone: 'Europe/Berlin', startHour: 0 }))
  expect([...days].sort()).toEqual([3, 6, 8].map(november))
})
