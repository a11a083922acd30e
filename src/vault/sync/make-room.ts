import { type BlobShelf, DeviceFullError } from './ports.ts'

type Chunks = Pick<BlobShelf, 'chunkHeads' | 'dropChunk'>

/** So much may lie here of what the server has as well; the longest unused goes first. */
export const cacheBytes = 200 * 1024 * 1024

/** Drops chunks that the server has, the longest unused first, until those that stay take `most` bytes. */
export async function makeRoom(shelf: Chunks, most: number): Promise<void> {
  const heads = (await shelf.chunkHeads()).filter((head) => head.isUploaded)
  let bytes = heads.reduce((sum, head) => sum + head.bytes, 0)
  for (const head of heads.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= most) return
    await shelf.dropChunk(head.blobId, head.index)
    bytes -= head.bytes
  }
}

/** Where the browser has no room left, what the server has as well makes place for what it does not have. */
export async function withRoom<T>(shelf: Chunks, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof DeviceFullError)) throw error
    await makeRoom(shelf, 0)
    return write()
  }
}
