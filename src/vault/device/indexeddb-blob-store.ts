import type { IDBPDatabase } from 'idb'
import type { ChunkHead, DeviceBlobStore } from '../ports/ports.ts'
import { type DeviceStoreSchema, durable, type HeadRow, written } from './device-store-schema.ts'
import type { ReopeningDb } from './reopening-db.ts'

const headOf = ({ waits, ...row }: HeadRow): ChunkHead => ({ ...row, isUploaded: waits === undefined })
const rowOf = ({ isUploaded, ...head }: ChunkHead): HeadRow => ({ ...head, ...(!isUploaded && { waits: 1 }) })

type Db = IDBPDatabase<DeviceStoreSchema>

const writing = (open: Db) => {
  const tx = open.transaction(['chunks', 'heads'], 'readwrite', durable)
  return { tx, chunks: tx.objectStore('chunks'), heads: tx.objectStore('heads') }
}

/** Sealed chunks of blobs, and beside them their heads, so that looking through them touches no bytes. */
export function blobStoreIn(db: ReopeningDb<DeviceStoreSchema>): DeviceBlobStore {
  const drop = (range: IDBKeyRange): Promise<void> =>
    db.run(async (open) => {
      const { tx, chunks, heads } = writing(open)
      await written(tx, [chunks.delete(range), heads.delete(range)])
    })
  return {
    chunk: (blobId, index) =>
      db.run(async (open) => {
        const tx = open.transaction(['chunks', 'heads'])
        const [chunk, head] = await Promise.all([
          tx.objectStore('chunks').get([blobId, index]),
          tx.objectStore('heads').get([blobId, index]),
        ])
        if (!chunk || !head) return undefined
        return { ...chunk, total: head.total, isUploaded: head.waits === undefined }
      }),
    putChunk: ({ blobId, index, total, sealed, isUploaded }, usedAt) =>
      db.run(async (open) => {
        const { tx, chunks, heads } = writing(open)
        const head = { blobId, index, total, bytes: sealed.length, usedAt, isUploaded }
        await written(tx, [chunks.put({ blobId, index, sealed }), heads.put(rowOf(head))])
      }),
    chunkHeads: async () => (await db.run((open) => open.getAll('heads'))).map(headOf),
    chunksToUpload: async () => (await db.run((open) => open.getAllFromIndex('heads', 'waits'))).map(headOf),
    changeHead: (blobId, index, change) =>
      db.run(async (open) => {
        const { tx, heads } = writing(open)
        tx.done.catch(() => undefined)
        const row = await heads.get([blobId, index])
        await written(tx, row ? [heads.put(rowOf({ ...headOf(row), ...change }))] : [])
      }),
    dropChunk: (blobId, index) => drop(IDBKeyRange.only([blobId, index])),
    dropBlob: (blobId) => drop(IDBKeyRange.bound([blobId, 0], [blobId, Number.POSITIVE_INFINITY])),
  }
}
