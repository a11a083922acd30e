import { expect, test } from 'vitest'
import { type JournalEntry, journalEntryKind } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Command, Query, Row, WorkerTools } from '#web/lib/worker-calls.ts'
import { earlierValues, originOf, putBack } from './versions.calls.ts'
import { versionCommands, versionQueries } from './versions.worker.ts'

const uid = '0192f3a8-0000-7000-8000-000000000001'
const copy = '0192f3a8-0000-7000-8000-000000000002'
const lost = '0192f3a8-0000-7000-8000-000000000003'
const nowMs = Date.parse('2026-11-19T21:00:00.000Z')

function openJournal() {
  const store = createStore()
  const put = (id: string, kind: string, data: unknown) =>
    store.apply([{ uid: id, kind, data, revision: 1, kept: 'synced' }])
  const entry = { ...newEntry('2026-11-19T20:00:00.000Z', 'UTC'), title: 'The tuner', content: 'Two hours.' }
  put(uid, journalEntryKind, { ...entry, mood: 7 })
  let uids = 0
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => nowMs,
    newUid: () => `new-${++uids}`,
    zone: 'UTC',
  }
  return {
    store,
    put,
    entry,
    entryNow: () => store.get<JournalEntry>(uid)?.data,
    ask: <Args, R extends Row>({ name }: Query<Args, R>, args: Args) =>
      versionQueries.find((one) => one.name === name)?.rows(store, args) as R[],
    run: <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
      versionCommands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>,
  }
}

const history = (data: Partial<JournalEntry>, of = uid) => ({
  of,
  kind: journalEntryKind,
  at: '2026-11-19T20:30:00.000Z',
  why: 'merge',
  data,
})

test('a conflict copy knows whose other version it is, and no other page says so', () => {
  const { put, entry, ask } = openJournal()
  put(copy, journalEntryKind, { ...entry, conflictOf: uid })
  expect(ask(originOf, { uid: copy })).toEqual([{ id: uid, title: 'The tuner', isThere: true }])
  expect(ask(originOf, { uid })).toEqual([])
})

test('a copy whose original was deleted says that it cannot be opened', () => {
  const { put, entry, ask } = openJournal()
  put(copy, journalEntryKind, { ...entry, conflictOf: uid })
  put(uid, journalEntryKind, { ...entry, deletedAt: '2026-11-19T20:45:00.000Z' })
  expect(ask(originOf, { uid: copy })).toMatchObject([{ isThere: false }])
})

test('earlier values are those that differ from what stands there, of this page only', () => {
  const { put, ask } = openJournal()
  put(lost, 'history', history({ mood: 3, title: 'The tuner' }))
  put('other', 'history', history({ mood: 1 }, copy))
  put('same', 'history', history({ mood: 7 }))
  expect(ask(earlierValues, { uid })).toEqual([
    { id: lost, atMs: Date.parse('2026-11-19T20:30:00.000Z'), values: { mood: 3 } },
  ])
})

test('what is put back changes places with what stood there, so nothing is lost', async () => {
  const { put, ask, run, entryNow } = openJournal()
  put(lost, 'history', history({ mood: 3 }))
  await run(putBack, { uid, id: lost })
  expect(entryNow()).toMatchObject({ mood: 3, title: 'The tuner', content: 'Two hours.' })
  expect(entryNow()?.metadata.editedAt).toBe('2026-11-19T21:00:00.000Z')
  const [now] = ask(earlierValues, { uid })
  expect(now?.values).toEqual({ mood: 7 })
  await run(putBack, { uid, id: now?.id ?? '' })
  expect(entryNow()?.mood).toBe(7)
})

test('values of another page are never put into this one', async () => {
  const { put, run, entryNow } = openJournal()
  put(lost, 'history', history({ mood: 3 }, copy))
  await run(putBack, { uid, id: lost })
  expect(entryNow()?.mood).toBe(7)
})

test('rows stay the same objects while nothing of them changed', () => {
  const { store, put, ask } = openJournal()
  put(lost, 'history', history({ mood: 3 }))
  const before = ask(earlierValues, { uid })[0]
  store.apply([{ uid: 'x', kind: 'goals', data: {}, revision: 1, kept: 'synced' }])
  expect(ask(earlierValues, { uid })[0]).toBe(before)
})
