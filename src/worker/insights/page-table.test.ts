import { expect, test } from 'vitest'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { PageTable } from './page-table.ts'

function openTable() {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 0, kept: 'here' }])
  return {
    keep,
    page: (uid: string, content: string, more: Partial<JournalEntry> = {}) =>
      keep(journalEntries.kind, uid, { ...newEntry('2026-11-18T20:00:00.000Z', 'UTC'), content, ...more }),
    async facts() {
      const table = new PageTable(memorySession(store))
      await table.load()
      return table.facts(
        () => undefined,
        async () => undefined,
      )
    },
  }
}

test('neither a page in the trash nor another version of a page counts', async () => {
  const { page, facts } = openTable()
  page('stands', 'The shop was closed.', { mood: 5 })
  page('version', 'The shop was open.', { mood: 9, conflictOf: 'stands' })
  page('trashed', 'Nothing.', { deletedAt: '2026-11-18T21:00:00.000Z' })
  expect((await facts()).map(({ uid }) => uid)).toEqual(['stands'])
})
