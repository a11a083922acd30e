import type { IDBPDatabase } from 'idb'
import type { ChunkHead, DeviceBlobStore } from '../ports/ports.ts'
import { type DeviceStoreSchema, durable, type HeadRow, written } from './device-store-schema.ts'

const headOf = ({ waits, ...row }: HeadRow): ChunkHead => ({ ...row, isUploaded: waits === undefined })
const rowOf = ({ isUploaded, ...head }: ChunkHead): HeadRow => ({ ...head, ...(!isUploaded && { waits: 1 }) })

/** Sealed chunks of blobs, and beside them their heads, so that looking through them touches no bytes. */
export function blobStoreIn(db: IDBPDatabase<DeviceStoreSchema>): DeviceBlobStore {
  const writing = () => {
    const tx = db.transaction(['chunks', 'heads'], 'readwrite', durable)
    return { tx, chunks: tx.objectStore('chunks'), heads: tx.objectStore('heads') }
  }
  const drop = async (range: IDBKeyRange): Promise<void> => {
    const { tx, chunks, heads } = writing()
    await written(tx, [chunks.delete(range), heads.delete(range)])
  }
  return {
    async chunk(blobId, index) {
      const tx = db.transaction(['chunks', 'heads'])
      const [chunk, head] = await Promise.all([
        tx.objectStore('chunks').get([blobId, index]),
        tx.objectStore('heads').get([blobId, index]),
      ])
      if (!chunk || !head) return undefined
      return { ...chunk, total: head.total, isUploaded: head.waits === undefined }
    },
    async putChunk({ blobId, index, total, sealed, isUploaded }, usedAt) {
      const { tx, chunks, heads } = writing()
      const head = { blobId, index, total, bytes: sealed.length, usedAt, isUploaded }
      await written(tx, [chunks.put({ blobId, index, sealed }), heads.put(rowOf(head))])
    },
    chunkHeads: async () => (await db.getAll('heads')).map(headOf),
    chunksToUpload: async () => (await db.getAllFromIndex('heads', 'waits')).map(headOf),
    async changeHead(blobId, index, change) {
      const tx = db.transaction('heads', 'readwrite', durable)
      const row = await tx.store.get([blobId, index])
      await written(tx, row ? [tx.store.put(rowOf({ ...headOf(row), ...change }))] : [])
    },
    dropChunk: (blobId, index) => drop(IDBKeyRange.only([blobId, index])),
    dropBlob: (blobId) => drop(IDBKeyRange.bound([blobId, 0], [blobId, Number.POSITIVE_INFINITY])),
  }
}
