import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test } from 'vitest'
import { openIndexedDbShelf } from './indexeddb-shelf.ts'
import { createMemoryShelf } from './memory-shelf.ts'
import type { KeptRecord, PendingChange, VaultShelf } from './ports.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const record = (uid: string, revision: number): KeptRecord => ({
  uid,
  revision,
  seq: revision,
  sealed: bytes(revision),
})
const pending = (uid: string, changeId: string, baseRevision = 0): PendingChange => ({
  uid,
  changeId,
  baseRevision,
  sealed: bytes(9),
  ancestor: null,
  sent: null,
})

let userId = 0
const shelves: [string, () => Promise<VaultShelf>][] = [
  ['in memory', async () => createMemoryShelf()],
  ['in IndexedDB', () => openIndexedDbShelf(++userId)],
]

describe.each(shelves)('a shelf %s', (_, open) => {
  let shelf: VaultShelf | undefined
  afterEach(() => shelf?.destroy())
  const fresh = async () => {
    shelf = await open()
    return shelf
  }

  test('keeps records, changes and the cursor in one go', async () => {
    const kept = await fresh()
    const written = await kept.change(
      ['a', 'b'],
      (uid) => (uid === 'a' ? { record: record('a', 1) } : { pending: pending('b', 'c1') }),
      7,
    )
    expect(written.sort()).toEqual(['a', 'b'])
    expect(await kept.all()).toEqual({ records: [record('a', 1)], pending: [pending('b', 'c1')] })
    expect(await kept.cursor()).toBe(7)
    expect(await kept.pendingCount()).toBe(1)
  })

  test('shows what is there before it is decided what to write', async () => {
    const kept = await fresh()
    await kept.change(['a'], () => ({ record: record('a', 1), pending: pending('a', 'c1', 1) }))
    const seen: unknown[] = []
    const written = await kept.change(['a'], (_uid, now) => {
      seen.push(now)
      return null
    })
    expect(written).toEqual([])
    expect(seen).toEqual([{ record: record('a', 1), pending: pending('a', 'c1', 1) }])
  })

  test('drops a change that was sent, and leaves the record', async () => {
    const kept = await fresh()
    await kept.change(['a'], () => ({ pending: pending('a', 'c1') }))
    await kept.change(['a'], () => ({ record: record('a', 1), pending: null }))
    expect((await kept.standings(['a', 'x'])).get('a')).toEqual({
      record: record('a', 1),
      pending: undefined,
    })
    expect(await kept.pendingChanges(10)).toEqual([])
  })

  test('writes nothing at all when deciding fails half way', async () => {
    const kept = await fresh()
    const failing = kept.change(['a', 'b'], (uid) => {
      if (uid === 'b') throw new Error('no')
      return { record: record('a', 1) }
    })
    await expect(failing).rejects.toThrow('no')
    expect((await kept.all()).records).toEqual([])
  })

  test('keeps a quarantined record as it came', async () => {
    const kept = await fresh()
    const odd = { uid: 'q', revision: 3, sealed: bytes(1, 2), reason: 'not_authentic' }
    await kept.quarantine(odd)
    expect(await kept.quarantined()).toEqual([odd])
  })
})
