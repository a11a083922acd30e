import { expect, test } from 'vitest'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { watchHabit } from './habit-insights.calls.ts'
import { habitInsightStreams } from './habit-insights.ts'
import { completeHabit } from './habits.calls.ts'
import { openHabits, today, uid } from './open-habits.test-support.ts'

/** Answers the next findings of a habit each time it is called; `stop` ends them. */
function watch(store: ReturnType<typeof openHabits>['store'], habitId: string) {
  const stopping = new AbortController()
  const told: (readonly HabitFinding[])[] = []
  const waiting: ((found: readonly HabitFinding[]) => void)[] = []
  const tools = {
    ...{ session: memorySession(store), newUid: () => uid(99), zone: 'UTC' },
    now: () => Date.parse(`${today}T18:24:00Z`),
  }
  const life = habitInsightStreams
    .find(({ name }) => name === watchHabit.name)
    ?.run(
      tools,
      { uid: habitId, today },
      (event) => {
        const found = event as readonly HabitFinding[]
        const next = waiting.shift()
        if (next) next(found)
        else told.push(found)
      },
      stopping.signal,
    )
  return {
    next: () =>
      new Promise<readonly HabitFinding[]>((resolve) => {
        const first = told.shift()
        if (first) resolve(first)
        else waiting.push(resolve)
      }),
    async stop() {
      stopping.abort()
      await life
    },
  }
}

// Spec: S1-013, S3-085
test('what the days of a habit show is told, and again after a change, until it is stopped', async () => {
  const { store, run, habit } = openHabits()
  const startDate = addDays(today, -80)
  const habitId = await habit({ startDate })
  const isDone = (nth: number): boolean => (nth * 7) % 11 < 5
  for (let nth = 0; nth < 80; nth++) {
    const day = addDays(startDate, nth)
    if (isDone(nth)) await run(completeHabit, { habitId, day, isNow: false })
    const data: JournalEntry = {
      ...newEntry(`${day}T12:00:00.000Z`, 'UTC'),
      mood: (isDone(nth) ? 7 : 4) + (nth % 2),
    }
    store.apply([{ uid: `page ${nth}`, kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
  }
  const watched = watch(store, habitId)
  const linkIn = (found: readonly HabitFinding[]) => found.find(({ type }) => type === 'correlation')
  expect(linkIn(await watched.next())).toMatchObject({ isClear: true, about: 'mood-0' })
  store.apply(
    [],
    Array.from({ length: 80 }, (_, nth) => `page ${nth}`),
  )
  expect(linkIn(await watched.next())?.missing).toBe('not enough rated days yet (0 of 14 on each side)')
  await watched.stop()
})

test('of a habit that is not there nothing is told', async () => {
  const { store } = openHabits()
  const watched = watch(store, uid(7))
  expect(await watched.next()).toEqual([])
  await watched.stop()
})

test('an archived habit of which nobody knows since when shows what its days had shown', async () => {
  const { store, run, habit } = openHabits()
  const startDate = addDays(today, -120)
  const habitId = await habit({ startDate, isArchived: true, archivedOn: null })
  for (let nth = 0; nth < 80; nth++) {
    const day = addDays(startDate, nth)
    const isDone = (nth * 7) % 11 < 5
    if (isDone) await run(completeHabit, { habitId, day, isNow: false })
    const data: JournalEntry = {
      ...newEntry(`${day}T12:00:00.000Z`, 'UTC'),
      mood: (isDone ? 7 : 4) + (nth % 2),
    }
    store.apply([{ uid: `page ${nth}`, kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
  }
  const watched = watch(store, habitId)
  const found = await watched.next()
  expect(found.find(({ type }) => type === 'correlation')).toMatchObject({ isClear: true, about: 'mood-0' })
  await watched.stop()
})
