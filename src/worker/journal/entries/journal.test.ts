import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import {
  type JournalEntry,
  journalEntries,
  journalMessage,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { newEntry, type PageText } from '#domain/journal/new-entry.ts'
import { binnedMark, earlierLine, pageRow } from '#domain/views/page.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Kind } from '#vault/store/store.ts'
import { patchEntity } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Query, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import {
  draftPage,
  entryCount,
  entryRows,
  finishEntry,
  keepPage,
  monthRows,
  placeOfEntry,
} from './journal.calls.ts'
import { journalCommands, journalQueries } from './journal.ts'

const empty: PageText = { title: '', content: '', mood: null, energy: null, stress: null }
const begunAt = '2026-11-19T20:31:00.000Z'
const nowMs = Date.parse('2026-11-19T20:52:00.000Z')

/** A session over a real store, without a server. */
function openJournal(zone = 'Europe/Stockholm') {
  const store = createStore()
  const begunFrom: unknown[] = []
  const plain = memorySession(store)
  const session = {
    ...plain,
    put: async <T extends object>(of: Kind<T>, uid: string, data: T, from?: T) => {
      if (of === journalEntries) begunFrom.push(from)
      await plain.put(of, uid, data, from)
    },
  }
  const tools: WorkerTools = { session, now: () => nowMs, newUid: () => 'new', zone }
  return {
    store,
    begunFrom,
    see: <Args, R extends Row>(to: View<Args, R>, args: Args) => to.rows(store, args, momentNow()),
    ask<Args, R extends Row>(to: Query<Args, R>, args: Args): R[] {
      const impl = journalQueries.find((one) => one.name === to.name)
      return (impl?.rows(store, args, momentNow()) ?? []) as R[]
    },
    run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
      const impl = [...journalCommands, ...entityCommands].find((one) => one.name === what.name)
      return (impl?.run(tools, args) ?? Promise.reject(new Error(what.name))) as Promise<Result>
    },
    entry: (uid: string) => store.one(journalEntries, uid)?.data,
    add(uid: string, createdAt: string, change: Partial<JournalEntry> = {}) {
      const data = { ...newEntry(createdAt, zone), content: `words of ${uid}`, ...change }
      store.apply([{ uid, kind: journalEntries.kind, data, revision: 1, kept: 'synced' }])
    },
  }
}

const all = { search: '', from: 0, count: 50 }

test('a page without a word or a rating never becomes an entry', async () => {
  const { run, ask } = openJournal()
  await run(keepPage, { uid: 'a', edit: { title: '  ', content: '\n' }, from: empty, begunAt })
  expect(ask(entryCount, { search: '' })).toEqual([{ id: 'count', found: 0, all: 0 }])
})

test('the first word makes an entry of the moment at which the page was begun, in its zone', async () => {
  const { run, entry, see } = openJournal()
  expect(await run(keepPage, { uid: 'a', edit: { content: 'He' }, from: empty, begunAt })).toEqual({
    ...empty,
    content: 'He',
  })
  expect(entry('a')).toMatchObject({
    content: 'He',
    title: '',
    createdAt: begunAt,
    zone: 'Europe/Stockholm',
    isActive: true,
    mood: null,
  })
  expect(see(pageRow, { uid: 'a' })[0]).toMatchObject({
    content: 'He',
    editedAt: new Date(nowMs).toISOString(),
    kept: 'here',
  })
})

test('a rating alone is an entry, and it can be taken back', async () => {
  const { run, entry, ask } = openJournal()
  await run(keepPage, { uid: 'a', edit: { stress: 3 }, from: empty, begunAt })
  expect(ask(entryRows, all)[0]).toMatchObject({ isCheckIn: true, excerpt: 'stress 3', title: '' })
  await run(keepPage, { uid: 'a', edit: { stress: null }, from: empty, begunAt })
  expect(entry('a')?.stress).toBeNull()
})

test('an edit leaves alone what it does not name', async () => {
  const { run, entry, add } = openJournal()
  add('a', begunAt, { title: 'Old', topics: ['piano'], mood: 4 })
  await run(keepPage, {
    uid: 'a',
    edit: { content: 'new' },
    from: { ...empty, content: 'words of a' },
    begunAt,
  })
  expect(entry('a')).toMatchObject({ title: 'Old', topics: ['piano'], mood: 4, content: 'new' })
})

test('an edit says what it began from, so that words from elsewhere are merged and never lost', async () => {
  const { run, add, entry, begunFrom } = openJournal()
  add('a', begunAt, { content: 'from the phone', topics: ['piano'] })
  const phone = entry('a')
  await run(keepPage, {
    uid: 'a',
    edit: { content: 'from here' },
    from: { ...empty, content: 'before' },
    begunAt,
  })
  expect(begunFrom).toEqual([{ ...phone, content: 'before' }])
})

test('an edit that changes nothing is not sealed again', async () => {
  const { run, add, begunFrom } = openJournal()
  add('a', begunAt, { content: 'same' })
  await run(keepPage, {
    uid: 'a',
    edit: { content: 'same' },
    from: { ...empty, content: 'before' },
    begunAt,
  })
  expect(begunFrom).toEqual([])
})

test('what a hand is still writing is a draft in the list, an edit once it rests', async () => {
  const { run, begunFrom, see } = openJournal()
  const page = { uid: 'a', from: empty, begunAt }
  await run(draftPage, { ...page, edit: { content: 'Half a' } })
  await run(draftPage, { ...page, edit: { content: 'Half a sentence' } })
  expect(see(pageRow, { uid: 'a' })[0]).toMatchObject({ content: 'Half a sentence', kept: 'draft' })
  expect(begunFrom).toEqual([])
  await run(keepPage, { ...page, edit: { content: 'A sentence.' } })
  expect(see(pageRow, { uid: 'a' })[0]).toMatchObject({ content: 'A sentence.', kept: 'here' })
  expect(begunFrom).toEqual([undefined])
})

test('a draft taken back to nothing leaves the entry, or no entry, as it was', async () => {
  const { run, add, entry, see } = openJournal()
  await run(draftPage, { uid: 'new', edit: { content: 'x' }, from: empty, begunAt })
  await run(draftPage, { uid: 'new', edit: { content: ' ' }, from: empty, begunAt })
  expect(see(pageRow, { uid: 'new' })).toEqual([])
  add('a', begunAt)
  const page = { uid: 'a', from: { ...empty, content: 'words of a' }, begunAt }
  await run(draftPage, { ...page, edit: { content: 'words of a and b' } })
  await run(draftPage, { ...page, edit: null })
  expect(entry('a')?.content).toBe('words of a')
  expect(see(pageRow, { uid: 'a' })[0]?.kept).toBe('synced')
})

test('an edit is one of what the vault holds, never of the draft that is shown over it', async () => {
  const { run, add, entry, begunFrom } = openJournal()
  add('a', begunAt, { content: 'before', topics: ['piano'] })
  const held = entry('a')
  const page = { uid: 'a', from: { ...empty, content: 'before' }, begunAt }
  await run(draftPage, { ...page, edit: { content: 'before, and', mood: 4 } })
  await run(keepPage, { ...page, edit: { content: 'before, and after' } })
  expect(begunFrom).toEqual([held])
  expect(entry('a')).toMatchObject({ content: 'before, and after', mood: null, topics: ['piano'] })
})

test('a deleted entry is out of the list and of the page at once, and undo brings all of it back', async () => {
  const { run, ask, add, entry, see } = openJournal()
  add('a', begunAt, { title: 'Kept' })
  const { kind } = journalEntries
  await run(patchEntity, { kind, uid: 'a', changes: { deletedAt: begunAt } })
  expect(ask(entryRows, all)).toEqual([])
  expect(see(pageRow, { uid: 'a' })).toEqual([])
  expect(see(binnedMark, { uid: 'a' })).toEqual([{ id: 'a' }])
  await run(patchEntity, { kind, uid: 'a', changes: { deletedAt: null } })
  expect(entry('a')).toMatchObject({ title: 'Kept', content: 'words of a', deletedAt: null })
})

test('writing on a page that was deleted elsewhere brings it back', async () => {
  const { run, ask, add } = openJournal()
  add('a', begunAt, { deletedAt: begunAt })
  await run(keepPage, {
    uid: 'a',
    edit: { content: 'still writing' },
    from: { ...empty, content: 'words of a' },
    begunAt,
  })
  expect(ask(entryRows, all)).toMatchObject([{ id: 'a', excerpt: 'still writing' }])
})

test('finishing an entry ends it, and it can be taken up again', async () => {
  const { run, add, entry } = openJournal()
  add('a', begunAt)
  await run(finishEntry, { uid: 'a', endedAt: begunAt })
  expect(entry('a')).toMatchObject({ isActive: false, endedAt: begunAt })
  await run(finishEntry, { uid: 'a', endedAt: null })
  expect(entry('a')).toMatchObject({ isActive: true, endedAt: null })
})

test('entries stand by month of the zone they were written in, newest first', () => {
  const { ask, add } = openJournal()
  add('a', '2026-10-31T22:30:00Z')
  add('b', '2026-10-31T23:30:00Z')
  add('c', '2026-11-01T00:30:00Z', { content: '', mood: 6 })
  expect(ask(entryRows, all).map((row) => `${row.id} ${row.day}`)).toEqual([
    'c 2026-11-01',
    'b 2026-11-01',
    'a 2026-10-31',
  ])
  expect(ask(monthRows, { search: '' })).toMatchObject([
    { id: '2026-11', pages: 1, checkIns: 1, from: 0 },
    { id: '2026-10', pages: 1, checkIns: 0, from: 2 },
  ])
})

test('a search looks at titles and texts, needs every word, and shows the words around the hit', async () => {
  const { ask, add, run } = openJournal()
  add('a', '2026-11-01T10:00:00Z', { title: 'The piano tuner', content: 'He struck the low F. Café after.' })
  add('b', '2026-11-02T10:00:00Z', { content: 'Piano again' })
  expect(ask(entryRows, { ...all, search: 'piano' }).map((row) => row.id)).toEqual(['b', 'a'])
  const [hit] = ask(entryRows, { ...all, search: 'piano cafe' })
  expect(hit?.pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['Café'])
  expect(ask(entryCount, { search: 'piano cafe' })).toEqual([{ id: 'count', found: 1, all: 2 }])
  expect(ask(entryCount, { search: 'violin' })).toEqual([{ id: 'count', found: 0, all: 2 }])
  expect(await run(placeOfEntry, { uid: 'a', search: 'piano' })).toBe(1)
})

test('rows of entries that did not change are the same objects', () => {
  const { ask, add } = openJournal()
  add('a', '2026-11-01T10:00:00Z')
  add('b', '2026-11-02T10:00:00Z')
  const before = ask(entryRows, all)
  add('c', '2026-11-03T10:00:00Z')
  const after = ask(entryRows, all)
  expect(after[1]).toBe(before[0])
  expect(after[2]).toBe(before[1])
})

test('the newest line that the companion found beside a page looks out of its edge', () => {
  const { store, see } = openJournal()
  const entryId = '019aa000-0000-7000-8000-000000000001'
  const say = (uid: string, createdAt: string, quote: string) => {
    const receipts = [{ entryUid: entryId, quote, createdAt, day: '2026-03-14' }]
    const data = journalMessage.parse({
      entryId,
      content: 'x',
      role: 'assistant',
      createdAt,
      messageId: uid,
      receipts,
    })
    store.apply([{ uid, kind: journalMessages.kind, data, revision: 0, kept: 'here' }])
  }
  expect(see(earlierLine, { uid: entryId })).toEqual([])
  say('m2', '2026-11-19T21:00:00Z', 'newer')
  say('m1', '2026-11-19T20:00:00Z', 'older')
  expect(see(earlierLine, { uid: entryId })).toEqual([{ id: entryId, quote: 'newer', day: '2026-03-14' }])
})
