import { expect, onTestFinished, test, vi } from 'vitest'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { keptFromTrashRows, trashRows } from '#domain/views/trash.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { patchOf } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { tidyInWorker, tidyJournal } from './housekeeping.ts'
import { deleteForGood } from './trash.calls.ts'
import { trashCommands } from './trash.ts'

const day = 86_400_000
const nowMs = Date.parse('2026-11-19T21:00:00.000Z')
const at = (ms: number) => ({ sureMs: ms, serverMs: ms })
const ago = (days: number) => new Date(nowMs - days * day).toISOString()

function openTrash() {
  const store = createStore()
  const put = (uid: string, kind: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 1, kept: 'synced' }])
  const add = (uid: string, deletedAt: string | null) => {
    const inTrash = deletedAt === null ? undefined : { deletedAt, seenAt: deletedAt }
    put(uid, journalEntries.kind, {
      ...newEntry(ago(50), 'UTC'),
      content: `words of ${uid}`,
      deletedAt,
      inTrash,
    })
  }
  const session = memorySession(store)
  const tools: WorkerTools = { session, now: () => nowMs, newUid: () => 'new', zone: 'UTC' }
  return {
    store,
    session,
    tools,
    put,
    add,
    rows: () => trashRows.rows(store, null, momentNow()),
    remove: (...uids: string[]) =>
      trashCommands.find(({ name }) => name === deleteForGood.name)?.run(tools, { uids }),
  }
}

test('the trash shows what was deleted, the last first, and nothing else', () => {
  const { add, rows } = openTrash()
  add('kept', null)
  add('old', ago(20))
  add('new', ago(1))
  expect(rows()).toMatchObject([{ id: 'new', excerpt: 'words of new', deletedAt: ago(1) }, { id: 'old' }])
})

test('deleting for good takes the page, its versions, the talk beside it and what was said of its reading, and touches nothing outside the trash', async () => {
  const { store, add, put, remove } = openTrash()
  add('gone', ago(1))
  add('kept', null)
  for (const of of ['gone', 'kept']) {
    put(`version of ${of}`, 'history', { of, kind: journalEntries.kind, at: ago(2), why: 'rested', data: {} })
    put(`talk of ${of}`, journalMessages.kind, { entryId: of })
    put(`said of ${of}`, journalInsights.kind, { entryId: of, type: 'phrase', content: { quote: 'words' } })
  }
  put('talk of none', journalMessages.kind, { entryId: null })
  expect(await remove('gone', 'kept', 'nowhere')).toBe(1)
  const left = [...store.all()].map(({ uid }) => uid).sort()
  expect(left).toEqual(['kept', 'said of kept', 'talk of kept', 'talk of none', 'version of kept'])
})

test('another version of a deleted page goes along from the trash, and stays where nobody deleted it; so does a reminder', async () => {
  const { store, add, put, remove } = openTrash()
  const entry = { ...newEntry(ago(50), 'UTC'), conflictOf: 'gone' }
  add('gone', ago(1))
  put('binned copy', journalEntries.kind, { ...entry, deletedAt: ago(1) })
  put('living copy', journalEntries.kind, entry)
  put('version of it', 'history', { of: 'binned copy', kind: journalEntries.kind, at: ago(2), why: 'merge' })
  put('call the dentist', reminders.kind, { entryId: 'gone' })
  expect(await remove('gone')).toBe(1)
  expect([...store.all()].map(({ uid }) => uid).sort()).toEqual(['call the dentist', 'living copy'])
})

test('pages that came back because they were written on are told of, until that was read', async () => {
  const { store, tools, put } = openTrash()
  const page = { ...newEntry(ago(50), 'UTC'), content: 'words', keptFromTrash: ago(1) }
  put('named', journalEntries.kind, { ...page, title: 'Rain' })
  put('bare', journalEntries.kind, page)
  put('binned once more', journalEntries.kind, { ...page, deletedAt: ago(0) })
  const told = () => keptFromTrashRows.rows(store, null, momentNow())
  expect(told()).toEqual([
    { id: 'named', title: 'Rain' },
    { id: 'bare', title: 'Untitled' },
  ])
  await patchOf(tools, journalEntries, 'named', { keptFromTrash: undefined })
  expect(told()).toHaveLength(1)
})

test('after 30 days a page goes by itself, a day sooner it stays', async () => {
  const { store, session, add } = openTrash()
  add('due', ago(30))
  add('tomorrow', ago(29))
  add('never', null)
  await tidyJournal(session, at(nowMs))
  expect([...store.all()].map(({ uid }) => uid)).toEqual(['tomorrow', 'never'])
  await tidyJournal(session, at(nowMs + day))
  expect([...store.all()].map(({ uid }) => uid)).toEqual(['never'])
})

test('what a device two months slow put into the trash stays its 30 days there, counted from when the server’s clock saw it', async () => {
  const { store, session, put } = openTrash()
  const deletedAt = ago(61)
  put('page', journalEntries.kind, { ...newEntry(ago(90), 'UTC'), content: 'words', deletedAt })
  for (const days of [0, 29]) {
    await tidyJournal(session, at(nowMs + days * day))
    expect(store.one(journalEntries, 'page')?.data.inTrash).toEqual({ deletedAt, seenAt: ago(0) })
  }
  await tidyJournal(session, at(nowMs + 30 * day))
  expect([...store.all()]).toEqual([])
})

test('a page is brought back and deleted once more: its days begin anew', async () => {
  const { store, session, add } = openTrash()
  add('page', ago(29))
  const again = { ...store.one(journalEntries, 'page')?.data, deletedAt: ago(0) }
  await session.put(journalEntries, 'page', again as never)
  await tidyJournal(session, at(nowMs + day))
  await tidyJournal(session, at(nowMs + 30 * day))
  expect(store.one(journalEntries, 'page')?.data.inTrash?.seenAt).toBe(ago(-1))
})

test('a server whose clock is 60 days ahead makes a right device delete nothing early', async () => {
  const { store, session, add } = openTrash()
  add('yesterday', ago(1))
  await tidyJournal(session, { sureMs: nowMs, serverMs: nowMs + 60 * day })
  expect([...store.all()]).toHaveLength(1)
})

test('a device whose clock is 60 days ahead deletes nothing early, neither online nor offline', async () => {
  vi.useFakeTimers()
  const { store, tools, add, put } = openTrash()
  add('due', ago(30))
  add('yesterday', ago(1))
  const version = { of: 'yesterday', kind: journalEntries.kind, at: ago(1), why: 'rested' }
  put('a', 'history', { ...version, data: { content: 'one' } })
  put('b', 'history', { ...version, at: ago(0.99), data: { content: 'two' } })
  const uids = () => [...store.all()].map(({ uid }) => uid)
  let server: number | null = null
  const tidy = tidyInWorker(
    (_user, _signal, lead) => lead(),
    () => server,
  )
  tidy({ ...tools, now: () => nowMs + 60 * day })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(uids()).toEqual(['due', 'yesterday', 'a', 'b'])
  server = nowMs
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(uids()).toEqual(['yesterday', 'a', 'b'])
  tidy(null)
  vi.useRealTimers()
})

test('a vault that closes while it is tidied is no fault', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { session, tools, add } = openTrash()
  add('due', ago(30))
  const tidy = tidyInWorker(
    (_user, _signal, lead) => lead(),
    () => nowMs,
  )
  const remove = vi.fn(async () => {
    tidy(null)
    throw new DOMException('The connection is closing', 'InvalidStateError')
  })
  tidy({ ...tools, session: { ...session, remove } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(remove).toHaveBeenCalledOnce()
  expect(logged).not.toHaveBeenCalled()
})

test('tidying thins versions, and never what gave way in a merge', async () => {
  const { store, session, add, put } = openTrash()
  add('page', null)
  const history = (why: string, content: string) => ({
    of: 'page',
    kind: journalEntries.kind,
    at: ago(20),
    why,
    data: { content },
  })
  put('a', 'history', history('rested', 'one'))
  put('b', 'history', history('rested', 'two'))
  put('c', 'history', history('merge', 'three'))
  await tidyJournal(session, at(nowMs))
  expect([...store.byKind('history').keys()].sort()).toEqual(['b', 'c'])
})
