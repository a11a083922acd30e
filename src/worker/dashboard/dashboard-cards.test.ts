import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { duePromises, earlierYears } from '#domain/views/dashboard-cards.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Row } from '#worker/core/worker-calls.ts'

const today = '2026-11-19'

function openCards() {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 0, kept: 'here' }])
  return {
    keep,
    add: (uid: string, createdAt: string, change: Partial<JournalEntry>) =>
      keep(journalEntries.kind, uid, { ...newEntry(createdAt, 'UTC'), ...change }),
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
  }
}

test('on this day has pages of earlier years with words on them, the newest first', () => {
  const { add, ask } = openCards()
  add('a', '2025-11-19T10:00:00Z', { content: '# Snow\n\nFirst snow.' })
  add('b', '2024-11-19T10:00:00Z', { content: 'Rain.' })
  add('rated', '2025-11-19T11:00:00Z', { content: '', mood: 4 })
  add('gone', '2025-11-19T12:00:00Z', { content: 'Gone.', deletedAt: '2026-01-01T00:00:00Z' })
  add('now', '2026-11-19T10:00:00Z', { content: 'Today.' })
  expect(ask(earlierYears, { today })).toMatchObject([
    { id: 'a', years: 1, daysOff: 0, day: '2025-11-19' },
    { id: 'b', years: 2, quote: 'Rain.' },
  ])
})

test('a promise comes back on its day, and is gone once it was answered', () => {
  const { add, keep, ask } = openCards()
  add('a', '2026-11-14T10:00:00Z', { content: 'Rain. I will call Dad on Thursday.' })
  expect(ask(duePromises, { today: '2026-11-18' })).toEqual([])
  const [due] = ask(duePromises, { today })
  expect(due).toMatchObject({ entryUid: 'a', quote: 'I will call Dad on Thursday.', due: today })
  keep(insightAnswerRecords.kind, 'said', {
    ...{ claim: due?.claim, words: 'I will call Dad on Thursday.', answer: 'helpful' },
    createdAt: '2026-11-19T10:00:00Z',
  })
  expect(ask(duePromises, { today })).toEqual([])
})
