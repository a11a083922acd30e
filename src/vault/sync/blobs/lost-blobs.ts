import type { ReplacedChunk, StoredBlob } from '#contract/blobs.ts'
import { ServerRefusedError } from '#vault/ports/ports.ts'
import type { Bytes } from '#vault/primitives/bytes.ts'
import type { Entity } from '#vault/store/store.ts'
import { noRoom } from '../evict-cache.ts'
import { totalsIn } from './blob-references.ts'
import type { BlobParts, ChunkAt } from './blob-store.ts'
import { keptChunk } from './kept-chunks.ts'

interface LostBlobsParts extends BlobParts {
  readonly entities: () => Iterable<Entity>
}

/** What the server has, and what it has kept of what it had. */
interface AtServer {
  readonly blobs: ReadonlyMap<string, StoredBlob>
  readonly kept: readonly ReplacedChunk[]
}

const nameOf = ({ blobId, index }: Pick<ChunkAt, 'blobId' | 'index'>): string => `${blobId} ${index}`

/** Photos and files that somebody with this person's session deleted at the server or wrote over there. */
export class LostBlobs {
  readonly #parts: LostBlobsParts
  /** Chunks that were found to be as they should. */
  readonly #sound = new Set<string>()

  constructor(parts: LostBlobsParts) {
    this.#parts = parts
  }

  /**
   * Sends again what records point to and the server has lost; with `isThorough` also what it has, but was written over and does not open. It comes from this
   * device, or from what the server has kept. Answers how many files are whole again; null: `goesOn` ended it before all was looked at.
   */
  async putBack(isThorough: boolean, goesOn = () => true): Promise<number | null> {
    const { server, entities } = this.#parts
    const { blobs } = await server.readBlobs()
    const kept = await server.readReplacedChunks()
    const at: AtServer = { blobs: new Map(blobs.map((blob) => [blob.blobId, blob])), kept }
    const written = new Set(isThorough ? kept.map(nameOf) : [])
    const wanted = totalsIn(entities())
    let files = 0
    for (const [blobId, total] of wanted) {
      const blob = at.blobs.get(blobId)
      const has = new Set(blob?.total === total ? blob.have : [])
      let isMended = false
      for (let index = 0; index < total; index++) {
        const place = { blobId, index, total }
        if (has.has(index) && (!written.has(nameOf(place)) || this.#sound.has(nameOf(place)))) continue
        if (!goesOn()) return null
        isMended = (await this.#mend(place, has.has(index), at, wanted)) || isMended
      }
      if (isMended) files += 1
    }
    return files
  }

  async #mend(
    place: ChunkAt,
    isThere: boolean,
    at: AtServer,
    wanted: ReadonlyMap<string, number>,
  ): Promise<boolean> {
    const { server, sealer, deviceStore } = this.#parts
    const now = isThere ? await server.readChunk(place.blobId, place.index) : null
    const isSound = now !== null && (await this.#opens(place, now))
    this.#sound.add(nameOf(place))
    if (isSound) return false
    const here = await deviceStore.chunk(place.blobId, place.index)
    // What waits here is sent anyway.
    if (here && !here.isUploaded) return false
    const good =
      here && (await this.#opens(place, here.sealed))
        ? here.sealed
        : (await keptChunk({ server, sealer }, place, at.kept))?.sealed
    if (!good) return false
    // Pieces of a file of another size stand in the way.
    if ((at.blobs.get(place.blobId)?.total ?? place.total) !== place.total)
      await server.deleteBlob(place.blobId)
    await this.#put(place, good, at, wanted)
    return true
  }

  /** Where there is no room, what nothing points to and nothing opens makes place. */
  async #put(
    place: ChunkAt,
    sealed: Bytes,
    at: AtServer,
    wanted: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { server } = this.#parts
    try {
      await server.putChunk({ ...place, sealed })
    } catch (error) {
      if (!(error instanceof ServerRefusedError && noRoom.has(error.status))) throw error
      for (const blob of at.blobs.values()) if (!wanted.has(blob.blobId)) await this.#removeForeign(blob)
      await server.putChunk({ ...place, sealed })
    }
  }

  async #removeForeign({ blobId, total, have: [index = 0] }: StoredBlob): Promise<void> {
    const { server } = this.#parts
    const sealed = await server.readChunk(blobId, index)
    if (sealed && !(await this.#opens({ blobId, index, total }, sealed))) await server.deleteBlob(blobId)
  }

  #opens(place: ChunkAt, sealed: Bytes): Promise<boolean> {
    return this.#parts.sealer.open(place, sealed).then(
      () => true,
      () => false,
    )
  }
}
