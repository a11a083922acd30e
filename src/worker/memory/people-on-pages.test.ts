import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type PersonOnPages, peopleOnPages } from './memory.calls.ts'
import { memoryCommands } from './memory.ts'

const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${String(nth).padStart(12, '0')}`

function openPages(pages: readonly string[]) {
  const store = createStore()
  store.apply(
    pages.map((content, nth) => ({
      uid: uidOf(nth),
      kind: journalEntries.kind,
      data: { ...newEntry(`2026-11-${String(nth + 10)}T20:00:00.000Z`, 'UTC'), content },
      revision: 1,
      kept: 'synced' as const,
    })),
  )
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => Date.parse('2026-11-19T20:00:00.000Z'),
    newUid: () => uidOf(900),
    zone: 'UTC',
  }
  const impl = memoryCommands.find(({ name }) => name === peopleOnPages.name)
  return (uids: readonly string[]) => impl?.run(tools, { uids }) as Promise<readonly PersonOnPages[]>
}

test('the people whom some pages name come with their newest sentence there, those on most pages first', async () => {
  const ask = openPages([
    'My sister Anna called. We talked about the piano.',
    'Tom tuned the piano. He took two hours.',
    'I played for Anna, and she hummed along.',
    'Anna came for supper.',
  ])
  const found = await ask([0, 1, 2].map(uidOf))
  expect(found.map(({ name, pages }) => [name, pages])).toEqual([
    ['Anna', 2],
    ['Tom', 1],
  ])
  expect(found[0]?.quote).toMatchObject({ uid: uidOf(2), words: 'I played for Anna, and she hummed along.' })
  expect(await ask([])).toEqual([])
})
