import { expect, test } from 'vitest'
import { acceptedDraft, draftBlock } from '#domain/journal/drafted.ts'
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

test('a line is the first of the words that the person wrote', async () => {
  const { page, facts } = openTable()
  const own = 'I went to the lake.'
  page('check-in', '', { mood: 10 })
  page('draft', `${draftBlock('You have carried a lot this week.', 'a model')}\n\n${own}`)
  page('long', `${draftBlock('It is so. '.repeat(600), 'a model')}\n\n${own}`)
  page('accepted', acceptedDraft('You have carried a lot.', 'a model'))
  page('ordered', draftBlock(own, null).replace('[!companion] A draft from', '[!drafted] from'))
  page('titled', own, { title: ' The lake ' })
  page('letter', `${acceptedDraft('A week of yours.', 'Inkwell')}\n\n${own}`, {
    ...{ title: 'Your week', metadata: { letter: '2026-11-15' } },
  })
  page('unanswered', acceptedDraft('A week of yours.', 'Inkwell'), {
    ...{ title: 'Your week', metadata: { letter: '2026-11-08' } },
  })
  expect(Object.fromEntries((await facts()).map(({ uid, line }) => [uid, line]))).toEqual({
    ...{ 'check-in': '', draft: own, long: own, accepted: '', ordered: own },
    ...{ titled: 'The lake', letter: own },
  })
})
