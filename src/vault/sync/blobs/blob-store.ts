import type { DeviceBlobStore, KeptChunk, VaultServer } from '#vault/ports/ports.ts'
import type { Bytes } from '#vault/primitives/bytes.ts'
import { chunkBytes, chunksFor, mostBlobBytes, SealChunkError } from '#vault/seal/seal-chunk.ts'
import type { BlobRef, Blobs } from '#vault/store/store.ts'
import { cacheBytes, evictCache, withRoom } from '../evict-cache.ts'

/** Seals and opens chunks of one person's blobs. */
export interface ChunkSealer {
  seal(place: ChunkAt, plain: Bytes): Promise<Bytes>
  open(place: ChunkAt, sealed: Bytes): Promise<Bytes>
  /** The generation that seals now. */
  readonly generation: number
}

export type ChunkAt = Pick<KeptChunk, 'blobId' | 'index' | 'total'>

export interface BlobParts {
  readonly sealer: ChunkSealer
  readonly deviceStore: DeviceBlobStore
  readonly server: Pick<
    VaultServer,
    'readBlobs' | 'deleteBlob' | 'putChunk' | 'readChunk' | 'readReplacedChunks' | 'readReplacedChunk'
  >
  readonly newUid: () => string
  readonly now: () => number
}

/** The blob is neither here nor at the server: another device still has to send it. */
export class BlobMissingError extends Error {
  override name = 'BlobMissingError'
  constructor() {
    super(
      'This file has not arrived yet. It comes as soon as the device that added it has been online. Try again then.',
    )
  }
}

/** Something was given out as a part of the blob that is not. */
export class BlobDamagedError extends Error {
  override name = 'BlobDamagedError'
  constructor(options?: ErrorOptions) {
    super('A part of this file was changed or belongs to another one, so it is not shown.', options)
  }
}

/** It is larger than a blob can be. */
export class BlobTooLargeError extends Error {
  override name = 'BlobTooLargeError'
  constructor() {
    super('This file is too large to keep: 256 MB is the most.')
  }
}

/** Large sealed things on this device and at the server. Never holds more than one chunk beside the plain bytes. */
export class BlobStore implements Blobs {
  readonly #parts: BlobParts

  constructor(parts: BlobParts) {
    this.#parts = parts
  }

  async put(
    plain: Bytes,
    type: string,
    onProgress?: (done: number) => void,
    blobId = this.#parts.newUid(),
  ): Promise<BlobRef> {
    if (plain.length > mostBlobBytes) throw new BlobTooLargeError()
    const total = chunksFor(plain.length)
    try {
      for (let index = 0; index < total; index++) {
        const part = plain.subarray(index * chunkBytes, (index + 1) * chunkBytes)
        const sealed = await this.#parts.sealer.seal({ blobId, index, total }, part)
        const chunk = { blobId, index, total, sealed, isUploaded: false }
        await withRoom(this.#parts.deviceStore, () =>
          this.#parts.deviceStore.putChunk(chunk, this.#parts.now()),
        )
        onProgress?.(Math.min(plain.length, (index + 1) * chunkBytes))
      }
    } catch (error) {
      await this.#parts.deviceStore.dropBlob(blobId).catch(() => undefined)
      throw error
    }
    return { blobId, chunks: total, bytes: plain.length, type }
  }

  async read(ref: BlobRef, onProgress?: (done: number) => void): Promise<Bytes> {
    if (!isSound(ref)) throw new BlobDamagedError()
    const { blobId, chunks: total, bytes } = ref
    const plain = new Uint8Array(bytes)
    let didFetch = false
    for (let index = 0; index < total; index++) {
      const { part, isFetched } = await this.#part({ blobId, index, total })
      const at = index * chunkBytes
      if (part.length !== Math.min(chunkBytes, bytes - at)) throw new BlobDamagedError()
      plain.set(part, at)
      didFetch ||= isFetched
      onProgress?.(at + part.length)
    }
    if (didFetch) await evictCache(this.#parts.deviceStore, cacheBytes)
    return plain
  }

  /** One part: from here if it opens, else from the server, and kept here then. */
  async #part(place: ChunkAt): Promise<{ part: Bytes; isFetched: boolean }> {
    const { sealer, deviceStore, now } = this.#parts
    const here = await deviceStore.chunk(place.blobId, place.index)
    if (here) {
      const part = await sealer.open(place, here.sealed).catch(() => null)
      if (part) {
        await deviceStore.changeHead(place.blobId, place.index, { usedAt: now() }).catch(() => undefined)
        return { part, isFetched: false }
      }
      if (!here.isUploaded) throw new BlobDamagedError()
    }
    const { sealed, part } = await this.#fetch(place)
    // A browser without room shows it all the same.
    await deviceStore.putChunk({ ...place, sealed, isUploaded: true }, now()).catch(() => undefined)
    return { part, isFetched: true }
  }

  /** What the server has; where that is nothing, or nothing that opens, what it has kept from before. */
  async #fetch(place: ChunkAt): Promise<{ sealed: Bytes; part: Bytes }> {
    const { sealer, server } = this.#parts
    const sealed = await server.readChunk(place.blobId, place.index)
    const found = sealed && (await sealer.open(place, sealed).catch((error: unknown) => asError(error)))
    if (sealed && found && !(found instanceof Error)) return { sealed, part: found }
    const { keptChunk } = await import('./kept-chunks.ts')
    const kept = await keptChunk(this.#parts, place, await server.readReplacedChunks())
    if (kept) return { sealed: kept.sealed, part: kept.plain }
    if (!found) throw new BlobMissingError()
    const isForeign = found instanceof SealChunkError && found.reason !== 'unknown_generation'
    throw isForeign ? new BlobDamagedError({ cause: found }) : found
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const isSound = ({ blobId, chunks, bytes }: BlobRef): boolean =>
  typeof blobId === 'string' &&
  Number.isSafeInteger(bytes) &&
  bytes >= 0 &&
  bytes <= mostBlobBytes &&
  chunks === chunksFor(bytes)
