import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { type JournalEntry, journalEntries, journalEntry } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { daysInARow, latestEntries, ratedDays, wordsSent } from '#domain/views/dashboard.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { checkIn, draftLine, keepLine } from './dashboard.calls.ts'
import { dashboardCommands } from './dashboard.ts'

const at = '2026-11-19T18:24:00.000Z'

function openDashboard(zone = 'UTC') {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 0, kept: 'here' }])
  const session = memorySession(store)
  const tools: WorkerTools = { session, now: () => Date.parse(at), newUid: () => 'made', zone }
  return {
    store,
    keep,
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
      const impl = dashboardCommands.find((one) => one.name === what.name)
      return (impl?.run(tools, args) ?? Promise.reject(new Error(what.name))) as Promise<Result>
    },
    add: (uid: string, createdAt: string, change: Partial<JournalEntry> = {}) =>
      keep(journalEntries.kind, uid, { ...newEntry(createdAt, zone), content: uid, ...change }),
  }
}

test('three taps become one entry of ratings, to which words may be added', async () => {
  const { run, store, ask } = openDashboard('Europe/Stockholm')
  const uid = await run(checkIn, { at, mood: 6, energy: 4, stress: 2 })
  const data = store.one(journalEntries, uid)?.data
  expect(journalEntry.parse(data)).toMatchObject({
    mood: 6,
    energy: 4,
    stress: 2,
    content: '',
    createdAt: at,
    isActive: true,
    zone: 'Europe/Stockholm',
  })
  expect(ask(ratedDays, { today: '2026-11-19', days: 14 }).at(-1)).toMatchObject({
    mood: 6,
    energy: 4,
    stress: 2,
  })
})

test('days in a row are counted as the person counts days, unless they would rather not be counted', () => {
  const { ask, add, keep } = openDashboard()
  add('b', '2026-11-19T02:30:00.000Z')
  add('a', '2026-11-17T21:00:00.000Z')
  add('gone', '2026-11-16T21:00:00.000Z', { deletedAt: at })
  expect(ask(daysInARow, { today: '2026-11-19' })).toMatchObject([{ currentStreak: 1, longestStreak: 1 }])
  keep(myDayRecords.kind, 'mine', { startHour: 4, zone: null, weekStart: 'monday', updatedAt: at })
  expect(ask(daysInARow, { today: '2026-11-19' })).toMatchObject([
    { lastJournalDate: '2026-11-18', currentStreak: 2, longestStreak: 2 },
  ])
  keep(myDayRecords.kind, 'mine', {
    startHour: 4,
    zone: null,
    weekStart: 'monday',
    showsStreak: false,
    updatedAt: at,
  })
  expect(ask(daysInARow, { today: '2026-11-19' })).toEqual([])
})

test('a line is one entry however often it is kept, and none while it is empty', async () => {
  const { run, ask } = openDashboard()
  await run(keepLine, { uid: 'a', content: '  ', at })
  expect(ask(latestEntries, { count: 5 })).toEqual([])
  await run(keepLine, { uid: 'a', content: 'The kitchen', at })
  await run(keepLine, { uid: 'a', content: 'The kitchen is quiet', at })
  expect(ask(latestEntries, { count: 5 })).toMatchObject([{ id: 'a', excerpt: 'The kitchen is quiet' }])
})

test('a line that is still being written is a draft, and an entry once the hand rests', async () => {
  const { run, store } = openDashboard()
  await run(draftLine, { uid: 'a', content: 'The kit', at })
  expect(store.get('a')).toMatchObject({ kept: 'draft', data: { content: 'The kit' } })
  await run(keepLine, { uid: 'a', content: 'The kitchen', at })
  expect(store.get('a')).toMatchObject({ kept: 'here', data: { content: 'The kitchen' } })
  await run(draftLine, { uid: 'b', content: 'x', at })
  await run(draftLine, { uid: 'b', content: '', at })
  expect(store.get('b')).toBeUndefined()
})

test('the newest entries come first and what is deleted is not among them', () => {
  const { add, ask } = openDashboard()
  add('a', '2026-11-17T10:00:00Z')
  add('c', '2026-11-19T10:00:00Z')
  add('b', '2026-11-18T10:00:00Z')
  add('gone', '2026-11-19T11:00:00Z', { deletedAt: at })
  expect(ask(latestEntries, { count: 2 }).map((row) => row.id)).toEqual(['c', 'b'])
})

test('days are those of the zone an entry was written in, and days without ratings stay empty', () => {
  const { add, ask } = openDashboard('Pacific/Auckland')
  add('a', '2026-11-18T12:30:00Z', { mood: 8 })
  add('b', '2026-11-18T09:00:00Z', { mood: 4, stress: 2 })
  const days = ask(ratedDays, { today: '2026-11-20', days: 3 })
  expect(days.map(({ day, mood, stress }) => [day, mood, stress])).toEqual([
    ['2026-11-18', 4, 2],
    ['2026-11-19', 8, null],
    ['2026-11-20', null, null],
  ])
})

test('only words that the ledger counted since that day have left', () => {
  const { keep, ask } = openDashboard()
  const week = { since: '2026-11-16', rule: { zone: 'UTC', startHour: 0 } }
  expect(ask(wordsSent, week)).toEqual([{ id: 'words', words: 0 }])
  keep('ledger_entry', 'l1', { at: '2026-11-15T23:59:00Z', receiver: 'x', words: 500, why: 'reply' })
  keep('ledger_entry', 'l2', { at: '2026-11-16T00:00:00Z', receiver: 'x', words: 64, why: 'reply' })
  keep('ledger_entry', 'l3', { at: '2026-11-19T10:00:00Z', receiver: 'x', words: 6, why: 'reply' })
  expect(ask(wordsSent, week)).toEqual([{ id: 'words', words: 70 }])
})
