import { type DeviceBlobStore, DeviceFullError } from '../ports/ports.ts'

type Chunks = Pick<DeviceBlobStore, 'chunkHeads' | 'dropChunk'>

/** What a server answers that has no room for a chunk. */
export const noRoom = new Set([413, 507])

/** So much may lie here of what the server has as well; the longest unused goes first. */
export const cacheBytes = 200 * 1024 * 1024

/** Drops chunks that the server has, the longest unused first, until those that stay take `most` bytes. */
export async function evictCache(deviceStore: Chunks, most: number): Promise<void> {
  const heads = (await deviceStore.chunkHeads()).filter((head) => head.isUploaded)
  let bytes = heads.reduce((sum, head) => sum + head.bytes, 0)
  for (const head of heads.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= most) return
    await deviceStore.dropChunk(head.blobId, head.index)
    bytes -= head.bytes
  }
}

/** Where the browser has no room left, what the server has as well makes place for what it does not have. */
export async function withRoom<T>(deviceStore: Chunks, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof DeviceFullError)) throw error
    await evictCache(deviceStore, 0)
    return write()
  }
}
