import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry, pageText } from '#domain/journal/new-entry.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import { conflictRows, originOf, versionRows } from '#domain/views/versions.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { finishEntry, keepPage } from '../entries/journal.calls.ts'
import { journalCommands } from '../entries/journal.ts'
import { conflictCommands } from './conflict.ts'
import { putBack, readConflict, readVersion, settleConflict } from './versions.calls.ts'
import { versionCommands } from './versions.ts'

const uid = '0192f3a8-0000-7000-8000-000000000001'
const copy = '0192f3a8-0000-7000-8000-000000000002'
const lost = '0192f3a8-0000-7000-8000-000000000003'
const minute = 60_000
const begunAt = '2026-11-19T20:00:00.000Z'

function openJournal() {
  const store = createStore()
  const put = (id: string, kind: string, data: unknown) =>
    store.apply([{ uid: id, kind, data, revision: 1, kept: 'synced' }])
  const entry = { ...newEntry(begunAt, 'UTC'), title: 'The tuner', content: 'Two hours.', mood: 7 }
  put(uid, journalEntries.kind, entry)
  let uids = 0
  let nowMs = Date.parse('2026-11-19T21:00:00.000Z')
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => nowMs,
    newUid: () => `new-${++uids}`,
    zone: 'UTC',
  }
  const commands = [...versionCommands, ...conflictCommands, ...journalCommands]
  const run = <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
    commands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>
  const entryNow = (id = uid) => store.one(journalEntries, id)?.data
  return {
    store,
    put,
    entry,
    entryNow,
    run,
    later: (ms: number) => {
      nowMs += ms
    },
    write: (content: string) => {
      const now = entryNow() ?? entry
      return run(keepPage, { uid, edit: { content }, from: pageText(now), begunAt })
    },
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args) => to.rows(store, args, momentNow()),
    texts: () => [...store.of(pageHistories).values()].map(({ data }) => [data.why, data.data.content]),
  }
}

const history = (data: Partial<JournalEntry>, of = uid) => ({
  of,
  kind: journalEntries.kind,
  at: '2026-11-19T20:30:00.000Z',
  why: 'merge',
  data,
})

test('a conflict copy knows whose other version it is, and no other page says so', () => {
  const { put, entry, ask } = openJournal()
  put(copy, journalEntries.kind, { ...entry, conflictOf: uid })
  expect(ask(originOf, { uid: copy })).toEqual([{ id: uid, title: 'The tuner', isThere: true }])
  expect(ask(originOf, { uid })).toEqual([])
})

test('both of two versions say so, and which lines differ', async () => {
  const { put, entry, ask, run } = openJournal()
  put(uid, journalEntries.kind, { ...entry, content: 'Rain.\nArrived as somebody.\nTea.' })
  put(copy, journalEntries.kind, { ...entry, content: 'Rain.\nArrived as a person.\nTea.', conflictOf: uid })
  expect(ask(conflictRows, { uid })).toMatchObject([{ id: copy, side: 'original', isThere: true }])
  expect(ask(conflictRows, { uid: copy })).toMatchObject([
    { id: copy, side: 'version', originUid: uid, originTitle: 'The tuner' },
  ])
  expect(await run(readConflict, { versionUid: copy })).toEqual({
    pairs: [{ original: 'Arrived as somebody.', version: 'Arrived as a person.' }],
    more: 0,
  })
})

test('a copy whose original was deleted says that it cannot be opened', () => {
  const { put, entry, ask } = openJournal()
  put(copy, journalEntries.kind, { ...entry, conflictOf: uid })
  put(uid, journalEntries.kind, { ...entry, deletedAt: '2026-11-19T20:45:00.000Z' })
  expect(ask(conflictRows, { uid: copy })).toMatchObject([{ isThere: false }])
})

test('keeping the original puts the other version into the trash', async () => {
  const { put, entry, ask, run, entryNow } = openJournal()
  put(copy, journalEntries.kind, { ...entry, content: 'Mine.', conflictOf: uid })
  await run(settleConflict, { versionUid: copy, keep: 'original' })
  expect(entryNow()?.content).toBe('Two hours.')
  expect(entryNow(copy)?.deletedAt).toBe('2026-11-19T21:00:00.000Z')
  expect(ask(conflictRows, { uid })).toEqual([])
})

test('keeping the other version puts its words in place and the words that stood there among the versions', async () => {
  const { put, entry, run, entryNow, texts } = openJournal()
  put(copy, journalEntries.kind, { ...entry, content: 'Mine.', conflictOf: uid })
  await run(settleConflict, { versionUid: copy, keep: 'version' })
  expect(entryNow()?.content).toBe('Mine.')
  expect(texts()).toEqual([['put back', 'Two hours.']])
  expect(entryNow(copy)?.deletedAt).not.toBeNull()
})

test('keeping both makes the other version a page of its own', async () => {
  const { put, entry, ask, run, entryNow } = openJournal()
  put(copy, journalEntries.kind, { ...entry, content: 'Mine.', conflictOf: uid })
  await run(settleConflict, { versionUid: copy, keep: 'both' })
  expect(entryNow(copy)).toMatchObject({ content: 'Mine.', deletedAt: null })
  expect(entryNow(copy)).not.toHaveProperty('conflictOf')
  expect(ask(conflictRows, { uid })).toEqual([])
})

test('earlier values are those that differ from what stands there, of this page only', async () => {
  const { put, ask, run } = openJournal()
  put(lost, 'history', history({ mood: 3, title: 'The tuner', activities: ['walk'] }))
  put('other', 'history', history({ mood: 1 }, copy))
  put('same', 'history', history({ mood: 7 }))
  expect(ask(versionRows, { uid })).toEqual([
    { id: lost, atMs: Date.parse('2026-11-19T20:30:00.000Z'), why: 'merge', words: null },
  ])
  expect(await run(readVersion, { uid, id: lost })).toEqual({
    title: null,
    text: null,
    was: { mood: 3, activities: ['walk'] },
    now: { mood: 7 },
  })
})

test('writing on after a rest of ten minutes leaves what stood there as a version', async () => {
  const { write, later, ask, run, texts } = openJournal()
  await write('Two hours. And then')
  later(minute)
  await write('Two hours. And then I slept.')
  expect(texts()).toEqual([['rested', 'Two hours.']])
  later(20 * minute)
  await write('Two long hours. And then I slept.')
  const [newest] = ask(versionRows, { uid })
  expect(newest).toMatchObject({ why: 'rested', words: 6, atMs: Date.parse('2026-11-19T21:01:00.000Z') })
  const read = await run(readVersion, { uid, id: newest?.id ?? '' })
  expect(read?.text).toMatchObject({ wordsIn: 1, wordsOut: 0 })
})

test('a long cut and a finished page leave a version, the same words never two', async () => {
  const { write, run, texts } = openJournal()
  const long = 'She had kept the blue cups. '.repeat(20)
  await write(long)
  await run(finishEntry, { uid, endedAt: '2026-11-19T21:00:00.000Z' })
  await run(finishEntry, { uid, endedAt: null })
  await run(finishEntry, { uid, endedAt: '2026-11-19T21:00:01.000Z' })
  await write('Gone.')
  expect(texts()).toEqual([
    ['rested', 'Two hours.'],
    ['finished', long],
  ])
})

test('what is put back changes places with what stood there, so nothing is lost', async () => {
  const { put, ask, run, entryNow } = openJournal()
  put(lost, 'history', history({ mood: 3, content: 'One hour.' }))
  await run(putBack, { uid, id: lost })
  expect(entryNow()).toMatchObject({ mood: 3, title: 'The tuner', content: 'One hour.' })
  expect(entryNow()?.metadata.editedAt).toBe('2026-11-19T21:00:00.000Z')
  const [now] = ask(versionRows, { uid })
  expect(now).toMatchObject({ why: 'put back' })
  await run(putBack, { uid, id: now?.id ?? '' })
  expect(entryNow()).toMatchObject({ mood: 7, content: 'Two hours.' })
})

test('values of another page are never put into this one', async () => {
  const { put, run, entryNow } = openJournal()
  put(lost, 'history', history({ mood: 3 }, copy))
  await run(putBack, { uid, id: lost })
  expect(entryNow()?.mood).toBe(7)
})
