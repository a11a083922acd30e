import { expect, test } from 'vitest'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import type { WeekReviewRow } from '#domain/views/week-review.ts'
import { weekReview } from '#domain/views/week-review.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { completeHabit } from './habits.calls.ts'
import { at, openHabits, uid } from './open-habits.test-support.ts'

import { weekCommands } from './week-review.ts'

/** Sunday of the week from 16 November 2026. */
const today = '2026-11-22'

function openWeek() {
  const opened = openHabits()
  const { store } = opened
  const put = (kind: string, nth: number, data: object) =>
    store.apply([{ uid: uid(nth), kind, data, revision: 1, kept: 'here' }])
  let made = 700
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => Date.parse('2026-11-22T19:00:00.000Z'),
    newUid: () => uid(++made),
    zone: 'UTC',
  }
  return {
    ...opened,
    put,
    review: (on = today) => weekReview.rows(store, { today: on }, momentNow())[0] as WeekReviewRow,
    keep: (words: string) => weekCommands[0]?.run(tools, { today, words }) as Promise<string>,
    goal: () => {
      const { id: _id, ...data } = goalFact({ status: 'in_progress' })
      put(goals.kind, 500, data)
    },
  }
}

test('a week is put together from habits, goals and pages, and archived habits are not in it', async () => {
  const { run, skip, habit, put, review, entry, goal } = openWeek()
  const piano = await habit()
  await habit({ name: 'Old', behavior: 'stop', isArchived: true, archivedOn: '2026-11-12' })
  await run(completeHabit, { habitId: piano, day: '2026-11-17', isNow: false })
  await skip(piano, '2026-11-18', 'Ill')
  goal()
  const step = { goalId: uid(500), note: 'Badly.', mood: null, energy: null, createdAt: at }
  put(goalProgresses.kind, 501, { ...step, date: '2026-11-19', progressValue: 43 })
  put(goalMilestones.kind, 502, {
    ...{ goalId: uid(500), title: 'Tuner', description: '', targetDate: null, order: 0 },
    ...{ isCompleted: true, completedAt: '2026-11-20T10:00:00.000Z' },
  })
  await entry('A page of Tuesday', '2026-11-17')
  await entry('A page of the week before', '2026-11-12')
  const found = review()
  expect(found).toMatchObject({ from: '2026-11-16', to: '2026-11-22', pages: 1, pageId: null })
  expect(found.habits).toMatchObject([{ name: 'Ten minutes, lid open', done: 1, asked: 6, reasons: ['Ill'] }])
  expect(found.goals).toMatchObject([
    { progress: { before: 0, after: 43 }, notes: ['Badly.'], milestones: ['Tuner'] },
  ])
})

test('in the middle of a week the one that is over is looked back at, by the person’s own beginning of weeks', () => {
  const { put, review } = openWeek()
  expect(review('2026-11-18').from).toBe('2026-11-09')
  put(myDayRecords.kind, 600, {
    ...{ startHour: 0, zone: null, weekStart: 'sunday', showsStreak: true, updatedAt: at },
  })
  expect(review('2026-11-18').from).toBe('2026-11-08')
})

test('the page of a week is kept once, with what happened and the person’s words', async () => {
  const { run, habit, keep, review, store, goal } = openWeek()
  const habitId = await habit()
  await run(completeHabit, { habitId, day: '2026-11-17', isNow: false })
  goal()
  const kept = await keep('I slept.')
  const page = store.one(journalEntries, kept)?.data
  expect(page).toMatchObject({ title: 'The week of 16 November', metadata: { week: '2026-11-16' } })
  expect(page?.content).toBe(
    '> [!drafted] by Inkwell\n>\n> - Ten minutes, lid open: 1 of 7 days.\n\nI slept.',
  )
  expect(review().pageId).toBe(kept)
  expect(await keep('Twice')).toBe(kept)
  expect(store.of(journalEntries).size).toBe(1)
  // A page in the trash is none: the week can be written again.
  store.apply([
    {
      uid: kept,
      kind: journalEntries.kind,
      data: { ...page, deletedAt: at },
      revision: 2,
      kept: 'here',
    },
  ])
  expect(review().pageId).toBeNull()
})
