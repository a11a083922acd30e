import { expect, test } from 'vitest'
import { entryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { findPhotos } from './photos.calls.ts'
import { photoCommands } from './photos.ts'

const idOf = (nth: number): string => `01923f00-0000-7000-8000-${String(nth).padStart(12, '0')}`
const at = '2026-11-19T20:31:00.000Z'
const photo = (nth: number) =>
  entryPhoto.parse({
    ...{ blobId: idOf(nth), chunks: 1, bytes: 900, type: 'image/webp', width: 40, height: 30, addedAt: at },
    small: { blobId: idOf(nth + 500), chunks: 1, bytes: 90, type: 'image/webp' },
  })

test('pictures are found on whichever page they are, each once', async () => {
  const store = createStore()
  const pages = [[photo(1), photo(2)], [photo(1)], []]
  store.apply(
    pages.map((photos, nth) => ({
      ...{ uid: idOf(900 + nth), kind: journalEntries.kind, revision: 1, kept: 'synced' as const },
      data: { ...newEntry(at, 'UTC'), photos },
    })),
  )
  const tools = { session: memorySession(store), now: () => 0, newUid: () => '', zone: 'UTC' }
  const find = photoCommands.find(({ name }) => name === findPhotos.name)
  expect(await find?.run(tools, { blobIds: [idOf(1), idOf(7)] })).toEqual([photo(1)])
  expect(await find?.run(tools, { blobIds: [] })).toEqual([])
})
