import { expect, onTestFinished, test, vi } from 'vitest'
import { journalEntries, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { followPages, searchedPages } from '#worker/core/journal-index.ts'
import { EntryIndex } from './entry-index.ts'

function openIndex() {
  let breaths = 0
  const breathe = (): Promise<void> => {
    breaths++
    return new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { index: new EntryIndex({ elapsed: () => performance.now(), breathe }), breaths: () => breaths }
}

function entity(uid: string, content: string, deletedAt: string | null = null) {
  const data = { ...newEntry('2026-03-14T20:00:00Z', 'UTC'), content, deletedAt }
  return { uid, kind: journalEntries.kind, data, revision: 1, kept: 'synced' as const }
}

test('entries that were there, that come, change, are deleted and brought back are followed', async () => {
  const store = createStore()
  store.apply([entity('a', 'A zeppelin'), entity('b', 'gone', '2026-03-15T00:00:00Z')])
  const { index } = openIndex()
  index.attach(store)
  const found = async (words: string): Promise<string[]> => {
    const search = await index.ready()
    return search.search(search.terms(words), 5).map((hit) => hit.passage.entryUid)
  }
  expect(await found('zeppelin')).toEqual(['a'])
  expect((await index.ready()).entryCount).toBe(1)
  store.apply([entity('c', 'Another zeppelin'), entity('a', 'A heron')])
  expect(await found('zeppelin')).toEqual(['c'])
  store.apply([entity('c', 'Another zeppelin', '2026-03-15T00:00:00Z')])
  expect(await found('zeppelin')).toEqual([])
  store.apply([entity('c', 'Another zeppelin')], ['a'])
  expect(await found('zeppelin')).toEqual(['c'])
  expect(await found('heron')).toEqual([])
})

test('things that are no entries are not read, and a closed vault is forgotten', async () => {
  const store = createStore()
  const { index } = openIndex()
  index.attach(store)
  store.apply([{ ...entity('m', 'A zeppelin'), kind: 'ledger_entry' }, entity('a', 'A zeppelin')])
  expect((await index.ready()).entryCount).toBe(1)
  index.attach(null)
  store.apply([entity('b', 'More')])
  expect((await index.ready()).entryCount).toBe(0)
})

test('a vault that closes while its pages wait to be read has none of them read afterwards, and none is left in the index', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = createStore()
  store.apply([entity('a', 'A zeppelin')])
  const { index } = openIndex()
  index.attach(store)
  followPages(store).upToDate()
  store.apply([entity('b', 'A heron')])
  const pages = followPages(store)
  const { edition } = pages
  expect([pages.waiting, pages.index.texts.entryCount]).toEqual([1, 1])
  index.attach(null)
  vi.advanceTimersByTime(5_000)
  store.apply([entity('c', 'A heron')])
  expect([pages.waiting, pages.edition]).toEqual([0, edition])
  expect(searchedPages(store).index.texts.entryCount).toBe(0)
})

test('what a template asked is never found as the person’s words', async () => {
  const store = createStore()
  const asked = '*Something in this room that I can hear or feel right now*'
  store.apply([entity('a', `${asked}\nThe heron of the neighbour.`)])
  const { index } = openIndex()
  index.attach(store)
  const search = await index.ready()
  expect(search.search(search.terms('something room hear'), 5)).toEqual([])
  expect(search.search(search.terms('heron'), 5).map(({ passage }) => passage.text.trim())).toEqual([
    'The heron of the neighbour.',
  ])
})

test('a thousand entries are read in slices, so that the worker can answer in between', async () => {
  const store = createStore()
  store.apply(zipfJournal(1_000, 120).map(({ uid, content }) => entity(uid, content)))
  const { index, breaths } = openIndex()
  index.attach(store)
  expect((await index.ready()).entryCount).toBe(1_000)
  expect(breaths()).toBeGreaterThan(3)
})

test('the talk that goes on is not waited for, and its words stay out', async () => {
  const store = createStore()
  store.apply([entity('a', 'A zeppelin')])
  const { index, breaths } = openIndex()
  index.attach(store)
  const talkUid = '00000000-0000-7000-8000-000000000001'
  const talk = { entryUid: null, talkUid }
  await index.settled()
  await index.ready(talk)
  const before = breaths()
  for (const uid of ['m1', 'm2']) {
    const said = { entryId: null, talkId: talkUid, messageId: uid, role: 'user', content: 'A heron' }
    const data = journalMessage.parse({ ...said, createdAt: '2026-03-14T20:00:00.000Z' })
    store.apply([{ uid, kind: journalMessages.kind, data, revision: 1, kept: 'here' }])
    const search = await index.ready(talk)
    expect(search.search(search.terms('heron zeppelin'), 5).map((hit) => hit.passage.entryUid)).toEqual(['a'])
  }
  expect(breaths()).toBe(before)
  const search = await index.ready()
  expect(search.search(search.terms('heron'), 5)).toHaveLength(2)
})

test('who follows beside is told which talk goes on now', async () => {
  const store = createStore()
  const { index } = openIndex()
  index.attach(store)
  const pages = followPages(store)
  const told: (string | null)[] = []
  pages.onOpenTalk = () => void told.push(pages.openTalk)
  await index.ready({ entryUid: 'a' })
  await index.ready({ entryUid: 'a' })
  await index.ready({ entryUid: null, talkUid: 't' })
  await index.ready()
  expect(told).toEqual(['beside a', 'alone t', null])
})
