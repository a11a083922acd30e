import { expect, test, vi } from 'vitest'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { axis, leaning, putPage } from '#domain/meaning/near-vectors.test-support.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { tellMeaning } from '#worker/core/journal-meaning.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type NearRow, watchNearPages } from './near-pages.calls.ts'
import { nearPagesStreams } from './near-pages.ts'

const bird = 'I lay awake again. A **bird** began at four.'

function openJournal() {
  const store = createStore()
  const nowMs = Date.parse('2026-11-19T20:00:00Z')
  const tools: WorkerTools = {
    ...{ session: memorySession(store), now: () => nowMs, newUid: () => '', zone: 'UTC' },
  }
  const index = new MeaningIndex()
  let edition = 0
  const asked: string[] = []
  return {
    asked,
    add(uid: string, content: string, cosine: number | null, more: Partial<JournalEntry> = {}) {
      const data = { ...newEntry('2026-11-14T21:40:00.000Z', 'UTC'), content, ...more }
      store.apply([{ uid, kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
      if (cosine !== null) putPage(index, uid, [0, content.length, leaning(cosine)])
    },
    tell(answers = true) {
      const ask = async (text: string) => {
        asked.push(text)
        return answers ? axis(0) : null
      }
      tellMeaning(store, { index, edition: ++edition, isFast: true, ask })
    },
    forget: () => tellMeaning(store, null),
    /** What is told of a search, up to now and from now on. */
    async watch(search: string) {
      vi.useFakeTimers()
      const told: (readonly NearRow[] | null)[] = []
      const life = new AbortController()
      const emit = (event: unknown) => told.push(event as readonly NearRow[] | null)
      const ended = nearPagesStreams[0]?.run(tools, { search }, emit, life.signal)
      await vi.advanceTimersByTimeAsync(0)
      return {
        uids: () => told.map((rows) => rows?.map(({ id }) => id) ?? null),
        told,
        later: () => vi.advanceTimersByTimeAsync(1_100),
        end: async () => {
          life.abort()
          await ended
          vi.useRealTimers()
        },
      }
    },
  }
}

test('pages near a search are told with the passage that is, and pages with its words are left to the list of words', async () => {
  const journal = openJournal()
  journal.add('bird', bird, 0.8)
  journal.add('sleep', 'No sleep.', 0.9)
  journal.add('binned', 'Sleepless.', 0.9, { deletedAt: '2026-11-15T00:00:00.000Z' })
  journal.tell()
  const watched = await journal.watch('sleep mood:none')
  expect(journal.asked).toEqual(['sleep'])
  expect(watched.uids()).toEqual([['bird']])
  const [row] = watched.told[0] ?? []
  expect(row?.quote).toBe(bird)
  expect(row?.pieces.map(({ text }) => text)).toEqual(['I lay awake again. A bird began at four.'])
  expect(watchNearPages.name).toBe(nearPagesStreams[0]?.name)
  await watched.end()
})

test('it is told again when a page is read or changes, only when that makes a difference, and nothing once meaning is switched off', async () => {
  const journal = openJournal()
  journal.add('bird', bird, 0.8)
  const watched = await journal.watch('sleep')
  expect(watched.uids()).toEqual([[]])
  journal.tell()
  await watched.later()
  expect(watched.uids()).toEqual([[], ['bird']])
  journal.add('unread', 'The tax form is done.', null)
  journal.tell()
  await watched.later()
  expect(watched.uids()).toHaveLength(2)
  journal.add('awake', 'Awake at three, and at four.', 0.9)
  journal.tell()
  await watched.later()
  expect(watched.uids().at(-1)).toEqual(['awake', 'bird'])
  journal.forget()
  await watched.later()
  expect(watched.uids().at(-1)).toEqual([])
  await watched.end()
})

test('a search of operators alone asks nothing, and one that cannot be answered tells of no page', async () => {
  const journal = openJournal()
  journal.add('bird', bird, 0.8)
  journal.tell(false)
  const operators = await journal.watch('mood:<4')
  expect([journal.asked, operators.uids()]).toEqual([[], [null]])
  await operators.end()
  const words = await journal.watch('Schlaf')
  expect(words.uids()).toEqual([[]])
  await words.end()
})
