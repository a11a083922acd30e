import { expect, test } from 'vitest'
import { type JournalEntry, journalEntries, journalEntry } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { factsOf } from '#domain/journal/page-facts.ts'
import { type UsedWords, usedWords } from '#domain/views/page.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Kind } from '#vault/store/store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { FactChange } from './facts.calls.ts'
import { factCommands } from './facts.ts'

const uid = '0192f3a8-0000-7000-8000-000000000001'
const begunAt = '2026-11-19T20:00:00.000Z'

function openFacts(zone = 'Europe/Stockholm') {
  const store = createStore()
  const froms: unknown[] = []
  const plain = memorySession(store)
  const session = {
    ...plain,
    put: async <T extends object>(of: Kind<T>, id: string, data: T, from?: T) => {
      froms.push(from)
      await plain.put(of, id, data, from)
    },
  }
  const tools: WorkerTools = { session, now: () => Date.parse(begunAt) + 1, newUid: () => 'new', zone }
  const change = (fact: FactChange) =>
    factCommands[0]?.run(tools, { uid, begunAt, change: fact }) ?? Promise.reject()
  return {
    store,
    session,
    froms,
    change,
    entry: () => store.one(journalEntries, uid)?.data,
    add: (id: string, some: Partial<JournalEntry> = {}, at = begunAt) =>
      store.apply([
        {
          uid: id,
          kind: journalEntries.kind,
          data: { ...newEntry(at, zone), ...some },
          revision: 1,
          kept: 'synced',
        },
      ]),
    used(id: UsedWords['id']) {
      return usedWords.rows(store, null, momentNow()).find((row) => row.id === id)?.words
    },
  }
}

test('a feeling on a blank page makes an entry of the moment at which the page was begun', async () => {
  const { change, entry } = openFacts()
  await change({ emotion: 'joy', isIn: true })
  expect(entry()).toMatchObject({
    content: '',
    emotions: ['joy'],
    createdAt: begunAt,
    zone: 'Europe/Stockholm',
  })
  expect(journalEntry.safeParse(entry()).success).toBe(true)
})

test('facts go in and out one by one, each seeing what the one before it made', async () => {
  const { add, change, entry } = openFacts()
  add(uid, { content: 'Words.' })
  await Promise.all([
    change({ emotion: 'fear', isIn: true }),
    change({ emotion: 'joy', isIn: true }),
    change({ activity: ' walk  home ', isIn: true }),
    change({ topic: '#Mum', isIn: true }),
    change({ topic: 'mum', isIn: true }),
    change({ isStarred: true }),
  ])
  expect(entry()).toMatchObject({
    content: 'Words.',
    emotions: ['joy', 'fear'],
    activities: ['walk home'],
    topics: ['Mum'],
    isStarred: true,
  })
  await change({ topic: 'MUM', isIn: false })
  await change({ emotion: 'joy', isIn: false })
  await change({ emotion: 'fear', isIn: false })
  expect(entry()).toMatchObject({ topics: [], emotions: null })
})

test('a fact says what it is a change of, so that two devices merge, and leaves words alone that are being written', async () => {
  const { add, session, change, entry, froms } = openFacts()
  add(uid, { content: 'Kept.' })
  const before = entry()
  await session.drafts.keep(journalEntries, uid, { ...before, content: 'Kept. And more' }, before ?? null)
  await change({ isStarred: true })
  expect(froms).toEqual([before])
  expect(entry()).toMatchObject({ content: 'Kept.', isStarred: true })
})

test('a page can be moved in time, with its zone', async () => {
  const { add, change, entry } = openFacts()
  add(uid, { content: 'Words.' })
  await change({ createdAt: '2026-11-12T12:31:00.000Z', zone: 'Asia/Tokyo' })
  expect(entry()).toMatchObject({
    createdAt: '2026-11-12T12:31:00.000Z',
    zone: 'Asia/Tokyo',
    content: 'Words.',
  })
})

test('old entries have no facts, and their hashtags', () => {
  const old = newEntry(begunAt, 'UTC')
  expect(factsOf({ ...old, content: 'By the #river' })).toMatchObject({
    isStarred: false,
    emotions: [],
    activities: [],
    hashtags: ['river'],
  })
})

test('what is offered is what was used most, hashtags too, and not what lies in the trash', () => {
  const { add, used } = openFacts()
  add('a', { topics: ['piano'], activities: ['walk'], content: '#mum' }, '2026-11-01T08:00:00.000Z')
  add('b', { topics: ['mum'], activities: ['music', 'walk'] }, '2026-11-02T08:00:00.000Z')
  add('c', { topics: ['secret'], deletedAt: begunAt })
  expect(used('topics')).toEqual(['mum', 'piano'])
  expect(used('activities')).toEqual(['walk', 'music'])
})
