import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, describe, expect, test } from 'vitest'
import type { DeviceStore, KeptChunk, KeptRecord, PendingChange } from '../ports/ports.ts'
import { openIndexedDbStore } from './indexeddb-store.ts'
import { createMemoryDeviceStore } from './memory-device-store.ts'

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
const deviceStores: [string, () => Promise<DeviceStore>][] = [
  ['in memory', async () => createMemoryDeviceStore()],
  ['in IndexedDB', () => openIndexedDbStore(++userId)],
]

describe.each(deviceStores)('a device store %s', (_, open) => {
  let deviceStore: DeviceStore | undefined
  afterEach(() => deviceStore?.destroy())
  const fresh = async () => {
    deviceStore = await open()
    return deviceStore
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
    expect((await kept.recordStates(['a', 'x'])).get('a')).toEqual({
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
    const odd = { uid: 'q', revision: 3, seq: 4, sealed: bytes(1, 2), reason: 'not_authentic' }
    await kept.quarantine(odd)
    expect(await kept.quarantined()).toEqual([odd])
  })

  test('keeps chunks of blobs, says which the server lacks, and looks through them without their bytes', async () => {
    const kept = await fresh()
    const chunk = (blobId: string, index: number, isUploaded: boolean): KeptChunk => ({
      blobId,
      index,
      total: 12,
      sealed: bytes(index, 7, 7),
      isUploaded,
    })
    for (const index of [11, 2, 0]) await kept.putChunk(chunk('a', index, false), 50)
    await kept.putChunk(chunk('b', 0, true), 60)
    expect(await kept.chunk('a', 11)).toEqual(chunk('a', 11, false))
    expect(await kept.chunk('a', 5)).toBeUndefined()
    expect((await kept.chunksToUpload()).map(({ index }) => index)).toEqual([0, 2, 11])
    await kept.changeHead('a', 2, { isUploaded: true })
    await kept.changeHead('b', 0, { usedAt: 90 })
    await kept.changeHead('c', 0, { usedAt: 90 })
    expect((await kept.chunksToUpload()).map(({ index }) => index)).toEqual([0, 11])
    expect(await kept.chunk('a', 2)).toEqual(chunk('a', 2, true))
    await kept.dropChunk('a', 11)
    expect(await kept.chunkHeads()).toEqual([
      { blobId: 'a', index: 0, total: 12, bytes: 3, usedAt: 50, isUploaded: false },
      { blobId: 'a', index: 2, total: 12, bytes: 3, usedAt: 50, isUploaded: true },
      { blobId: 'b', index: 0, total: 12, bytes: 3, usedAt: 90, isUploaded: true },
    ])
    await kept.dropBlob('a')
    expect((await kept.chunkHeads()).map(({ blobId }) => blobId)).toEqual(['b'])
    expect(await kept.chunk('a', 0)).toBeUndefined()
  })

  test('keeps sealed things of this device by their path', async () => {
    const kept = await fresh()
    for (const key of ['draft/a/1', 'draft/b/1', 'drafts', 'local/x'])
      await kept.putLocal({ key, sealed: bytes(1) })
    expect((await kept.localsUnder('draft/')).map(({ key }) => key).sort()).toEqual([
      'draft/a/1',
      'draft/b/1',
    ])
    await kept.dropLocal('draft/a/1')
    expect(await kept.local('draft/a/1')).toBeUndefined()
    expect(await kept.local('local/x')).toEqual({ key: 'local/x', sealed: bytes(1) })
  })
})

test('a device store of the first version is taken over with what it had sent', async () => {
  const first = await openDB('inkwell-4711', 1, {
    upgrade(db) {
      for (const name of ['records', 'pending', 'quarantine']) db.createObjectStore(name, { keyPath: 'uid' })
      db.createObjectStore('meta')
    },
  })
  await first.put('pending', { ...pending('a', 'c1'), sent: bytes(5) })
  await first.put('pending', pending('b', 'c2'))
  await first.put('quarantine', { uid: 'q', revision: 1, sealed: bytes(1), reason: 'not_authentic' })
  first.close()
  const deviceStore = await openIndexedDbStore(4711)
  expect(await deviceStore.pendingChanges(5)).toEqual([
    { ...pending('a', 'c1'), sent: { changeId: 'c1', sealed: bytes(5) } },
    pending('b', 'c2'),
  ])
  expect(await deviceStore.quarantined()).toMatchObject([{ uid: 'q', seq: null }])
  await deviceStore.destroy()
})
