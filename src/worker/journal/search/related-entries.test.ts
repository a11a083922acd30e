import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { axis, putPage } from '#domain/meaning/near-vectors.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { tellMeaning } from '#worker/core/journal-meaning.ts'
import type { RelatedEntryRow } from './related-entries.calls.ts'
import { relatedEntryQueries } from './related-entries.ts'

const nowMs = Date.parse('2026-11-19T20:00:00Z')

test('a page beside the open one that is near in meaning comes once both are read, and goes when meaning is switched off', () => {
  const store = createStore()
  const index = new MeaningIndex()
  const add = (uid: string, content: string, at: number) => {
    const data = { ...newEntry('2026-02-14T21:40:00.000Z', 'UTC'), content }
    store.apply([{ uid, kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
    putPage(index, uid, [0, content.length, axis(at)])
  }
  for (let nth = 0; nth < 60; nth++) add(`other ${nth}`, 'Tea.', nth + 10)
  add('open', 'We lowered Grandpa into the wet ground.', 1)
  add('funeral', 'The old tenor had a full chapel, and cake after.', 1)
  const near = () => {
    const rows = relatedEntryQueries[0]?.rows(store, { uid: 'open' }, { nowMs, zone: 'UTC' }) ?? []
    return rows.map((row) => row as RelatedEntryRow).map(({ uid, words, quote }) => ({ uid, words, quote }))
  }
  const funeral = { uid: 'funeral', words: [], quote: 'The old tenor had a full chapel, and cake after.' }
  expect(near()).toEqual([])
  tellMeaning(store, { index, edition: 1, isFast: true, ask: async () => null })
  expect(near()).toEqual([funeral])
  index.remove('funeral')
  tellMeaning(store, { index, edition: 2, isFast: true, ask: async () => null })
  expect(near()).toEqual([])
  add('funeral', funeral.quote, 1)
  tellMeaning(store, { index, edition: 3, isFast: true, ask: async () => null })
  expect(near()).toEqual([funeral])
  tellMeaning(store, null)
  expect(near()).toEqual([])
})
