import { generationOf } from '#contract/sealed-record.ts'
import {
  type ChunkHead,
  type DeviceStore,
  ImplausibleAnswerError,
  ServerRefusedError,
} from '#vault/ports/ports.ts'
import type { Entity } from '#vault/store/store.ts'
import { cacheBytes, evictCache, noRoom } from '../evict-cache.ts'
import type { Sealer } from '../record-repository.ts'
import { addPointedTo, pointedToOn } from './blob-references.ts'
import type { BlobParts, ChunkAt } from './blob-store.ts'
import type { LostBlobs } from './lost-blobs.ts'

export interface BlobSyncParts extends BlobParts {
  readonly deviceStore: DeviceStore
  readonly records: Pick<Sealer, 'open'>
  /** What is in the vault by now. */
  readonly entities: () => Iterable<Entity>
  /** Fetches everything that changed at the server. */
  readonly pullAll: () => Promise<void>
  /** There is more to do: call again soon. */
  readonly again: () => void
}

/** Records wait no longer than this for blobs. */
const turnMs = 2_000
/** A server without room is asked again this rarely. */
const fullMs = 15 * 60_000
const dayMs = 24 * 3_600_000
const sweptAt = 'blobs-swept-at'
const sealedWith = 'blobs-sealed-with'
/** So many chunks may be listed and not there. */
const mostMissing = 100

/** Brings blobs to the server, seals them anew after keys were renewed, and removes those that nothing needs. In the tab that syncs. */
export class BlobSync {
  readonly #parts: BlobSyncParts
  #lost: LostBlobs | undefined
  #trouble: string | null = null
  #fullUntil = 0
  /** Chunks of an older generation that did not open: nothing can be done about them here. */
  readonly #hopeless = new Set<string>()
  #missing = 0

  constructor(parts: BlobSyncParts) {
    this.#parts = parts
  }

  /** Sends again what somebody has deleted or written over at the server. Answers how many files. */
  putBack = async (): Promise<number> => (await (await this.#lostBlobs()).putBack(true)) ?? 0

  async #lostBlobs(): Promise<LostBlobs> {
    const { LostBlobs } = await import('./lost-blobs.ts')
    this.#lost ??= new LostBlobs(this.#parts)
    return this.#lost
  }

  /**
   * One turn, after everything else went to the server and came from it. Answers what is wrong, as a sentence. Rejects as the server's
   * calls do.
   */
  async turn(signal: AbortSignal): Promise<string | null> {
    const until = this.#parts.now() + turnMs
    const goesOn = () => !signal.aborted && this.#parts.now() < until
    try {
      if (this.#parts.now() >= this.#fullUntil) {
        const isDone = (await this.#upload(goesOn)) && (await this.#sealAnew(goesOn))
        this.#trouble = null
        if (isDone) await this.#tidy()
        else if (!signal.aborted) this.#parts.again()
      }
    } catch (error) {
      if (!(error instanceof ServerRefusedError && noRoom.has(error.status))) throw error
      this.#trouble = error.message
      this.#fullUntil = this.#parts.now() + fullMs
      await this.#tidy()
    }
    return this.#trouble
  }

  /** Sends what a record at the server points to. False: there is more. */
  async #upload(goesOn: () => boolean): Promise<boolean> {
    const { deviceStore } = this.#parts
    const waiting = await deviceStore.chunksToUpload()
    if (waiting.length === 0) return true
    const wanted = this.#pointedToBySynced()
    for (const head of waiting) {
      if (!wanted.has(head.blobId)) continue
      if (!goesOn()) return false
      const sealed = await this.#sealedNow(head)
      if (!sealed) continue
      await this.#parts.server.putChunk({ ...placeOf(head), sealed })
      await deviceStore.changeHead(head.blobId, head.index, { isUploaded: true })
    }
    await evictCache(deviceStore, cacheBytes)
    return true
  }

  /**
   * Only what the server has a record for goes there, so that no other device can take it for something that nothing needs. A record points
   * to a blob only once all of it is sealed here.
   */
  #pointedToBySynced(): Set<string> {
    const found = new Set<string>()
    for (const { kept, data } of this.#parts.entities()) if (kept === 'synced') addPointedTo(data, found)
    return found
  }

  /** A chunk that waits here, under the newest key. */
  async #sealedNow(head: ChunkHead): Promise<Uint8Array<ArrayBuffer> | null> {
    const { deviceStore, now } = this.#parts
    const chunk = await deviceStore.chunk(head.blobId, head.index)
    if (!chunk) return null
    const sealed = await this.#renewed(placeOf(head), chunk.sealed)
    if (sealed !== chunk.sealed) await deviceStore.putChunk({ ...chunk, sealed }, now())
    return sealed
  }

  async #renewed(place: ChunkAt, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const { sealer } = this.#parts
    if (generationOf(sealed) >= sealer.generation) return sealed
    return sealer.seal(place, await sealer.open(place, sealed))
  }

  /** After keys were renewed: what the server has under an older one is sealed with the newest. False: there is more. */
  async #sealAnew(goesOn: () => boolean): Promise<boolean> {
    const { deviceStore, server, sealer } = this.#parts
    const { generation } = sealer
    if (Number((await deviceStore.fact(sealedWith)) ?? 1) >= generation) return true
    // Keys are renewed by who was robbed: what was taken from them comes first.
    if ((await (await this.#lostBlobs()).putBack(true, goesOn)) === null) return false
    const { blobs } = await server.readBlobs()
    for (const { blobId, total, have } of blobs.filter((blob) => blob.generation < generation)) {
      for (const index of have) {
        if (!goesOn()) return false
        await this.#renewAtServer({ blobId, index, total })
      }
    }
    await deviceStore.putFact(sealedWith, String(generation))
    return true
  }

  async #renewAtServer(place: ChunkAt): Promise<void> {
    const { blobId, index } = place
    const name = `${blobId} ${index}`
    if (this.#hopeless.has(name)) return
    const { deviceStore, server, now } = this.#parts
    const here = await deviceStore.chunk(blobId, index)
    const before = await server.readChunk(blobId, index)
    if (!before) return this.#isMissing(name)
    const sealed = await this.#renewed(place, before).catch(() => null)
    if (!sealed) return void this.#hopeless.add(name)
    if (sealed === before) return
    await server.putChunk({ ...place, sealed })
    if (here?.isUploaded) await deviceStore.putChunk({ ...here, sealed }, now())
  }

  /** It was listed and is not given: another device may just have removed it, but not again and again. */
  #isMissing(name: string): void {
    this.#hopeless.add(name)
    this.#missing += 1
    if (this.#missing > mostMissing) throw new ImplausibleAnswerError()
  }

  /** Once a day, when everything is where it belongs: lets go of what nothing points to, and finds what the server has lost. */
  async #tidy(): Promise<void> {
    const { deviceStore, server, now } = this.#parts
    if (now() - Number((await deviceStore.fact(sweptAt)) ?? 0) < dayMs) return
    const heads = await deviceStore.chunkHeads()
    const { blobs } = await server.readBlobs()
    // Whatever points to one of these blobs was at the server before the blob: after fetching, it is here.
    await this.#parts.pullAll()
    if (!(await this.#isSettled())) return
    const wanted = await pointedToOn(deviceStore, this.#parts.records)
    if (!wanted) return
    await (await this.#lostBlobs()).putBack(false)
    // Nothing was made tomorrow: who says so wants it to stay for ever.
    const isOld = (madeAt: number) => Math.abs(now() - madeAt) > dayMs
    for (const { blobId, createdAt } of blobs) {
      if (wanted.has(blobId) || !isOld(Date.parse(createdAt)) || !isOld(madeAt(blobId))) continue
      await server.deleteBlob(blobId)
      await deviceStore.dropBlob(blobId)
    }
    await this.#tidyHere(heads, blobs, wanted)
    await deviceStore.putFact(sweptAt, String(now()))
  }

  /** Nothing waits, nothing is set aside, and the server withholds nothing. */
  async #isSettled(): Promise<boolean> {
    const { deviceStore } = this.#parts
    const [waiting, aside, notices] = await Promise.all([
      deviceStore.pendingCount(),
      deviceStore.quarantined(),
      deviceStore.notices(),
    ])
    return waiting === 0 && aside.length === 0 && notices.every(({ what }) => what === 'put_back')
  }

  async #tidyHere(
    heads: readonly ChunkHead[],
    atServer: readonly { blobId: string; have: readonly number[] }[],
    wanted: ReadonlySet<string>,
  ): Promise<void> {
    const { deviceStore, now, again } = this.#parts
    const has = new Set(atServer.flatMap(({ blobId, have }) => have.map((index) => `${blobId} ${index}`)))
    for (const { blobId, index, isUploaded, usedAt } of heads) {
      if (!wanted.has(blobId)) {
        if (now() - usedAt > dayMs) await deviceStore.dropChunk(blobId, index)
      } else if (isUploaded && !has.has(`${blobId} ${index}`)) {
        await deviceStore.changeHead(blobId, index, { isUploaded: false })
        again()
      }
    }
  }
}

const placeOf = ({ blobId, index, total }: ChunkHead): ChunkAt => ({ blobId, index, total })

/** The instant in a UUIDv7 (RFC 9562, 5.7), ms since 1970. */
const madeAt = (uid: string): number => Number.parseInt(uid.slice(0, 8) + uid.slice(9, 13), 16)
