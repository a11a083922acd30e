import { fromBase64 } from '#contract/base64.ts'
import { generationOf } from '#contract/sealed-record.ts'
import type { InTurn } from '#domain/jobs/in-turn.ts'
import { type QuarantinedRecord, ServerRefusedError } from '../ports/ports.ts'
import { type SealedContent, tombstone, unopenedKind } from '../seal/seal-record.ts'
import type { ManifestWriter } from './manifest/manifest-writer.ts'
import type { Outbox } from './outbox.ts'
import type { Reconciler } from './reconcile.ts'
import type { RecordRepository } from './record-repository.ts'
import { baseOf, type Outgoing } from './record-state.ts'
import type { RevisionIndex } from './revision-index.ts'

/** How many records were put back, and how many taken away that were never this person's. */
export interface PutBack {
  readonly records: number
  readonly removed: number
}

/** What the server has kept from before a forged version. `content` null: nothing that opens and is later than what is here. */
interface Before {
  readonly content: SealedContent | null
  /** Not even its first version is this person's. */
  readonly isForeign: boolean
}

const batchCount = 100
const nothingKept: Before = { content: null, isForeign: false }

/**
 * What the server has and no key of this person has sealed: somebody with their session wrote there, or the server lies. What stood there before takes its
 * place: as the server has kept it, as this device has it, or both brought together. Where nothing ever opened, it goes, until a device comes that knows it.
 */
export class ForgedRecords {
  readonly #shown: RecordRepository
  readonly #reconciler: Reconciler
  readonly #writer: ManifestWriter
  readonly #outbox: Outbox
  readonly #inTurn: InTurn

  constructor(
    shown: RecordRepository,
    reconciler: Reconciler,
    writer: ManifestWriter,
    outbox: Outbox,
    inTurn: InTurn,
  ) {
    this.#shown = shown
    this.#reconciler = reconciler
    this.#writer = writer
    this.#outbox = outbox
    this.#inTurn = inTurn
  }

  /** `lookedAt`: by uid, the revisions that are left alone, which this adds to. Rejects as the server's calls do, with nothing done. */
  async putBack(revisions: RevisionIndex, lookedAt = new Map<string, number>()): Promise<PutBack> {
    const all = await this.#forged()
    const forged = all.filter(({ uid, revision }) => lookedAt.get(uid) !== revision)
    const before = await this.#before(forged)
    for (const { uid, revision } of forged) lookedAt.set(uid, revision)
    const foreign = forged.filter(({ uid }) => before.get(uid)?.isForeign)
    const removed = await this.#remove(foreign, revisions)
    let records = 0
    for (const record of forged) {
      const { content, isForeign } = before.get(record.uid) ?? nothingKept
      if (!isForeign && (await this.#inTurn(() => this.#putOver(record, content, revisions)))) records += 1
    }
    return { records, removed }
  }

  /** What says that it is sealed with keys that are not here is forged if these are the newest there are. */
  async #forged(): Promise<QuarantinedRecord[]> {
    const { deviceStore, sealer, areKeysCurrent } = this.#shown.parts
    const aside = (await deviceStore.quarantined()).filter(({ seq }) => seq !== null)
    const beyond = aside.filter(
      ({ reason, sealed }) => reason === 'unknown_generation' && generationOf(sealed) > sealer.generation,
    )
    const isBeyondForged = beyond.length > 0 && (await areKeysCurrent())
    return aside.filter(
      (record) => record.reason === 'not_authentic' || (isBeyondForged && beyond.includes(record)),
    )
  }

  async #putOver(
    { uid, revision }: QuarantinedRecord,
    content: SealedContent | null,
    revisions: RevisionIndex,
  ): Promise<boolean> {
    if (uid === (await this.#writer.own()).uid) await this.#writer.goOnFrom(revision)
    else if (!(await this.#reconciler.putBack(uid, revision, content, revisions))) return false
    await this.#release(uid, revisions)
    return true
  }

  async #release(uid: string, revisions: RevisionIndex): Promise<void> {
    await this.#shown.parts.deviceStore.releaseQuarantined(uid)
    revisions.released(uid)
  }

  /** Asks for earlier versions, ever further back, until one opens or is known here. */
  async #before(forged: readonly QuarantinedRecord[]): Promise<Map<string, Before>> {
    const { deviceStore, server, sealer } = this.#shown.parts
    const states = await deviceStore.recordStates(forged.map(({ uid }) => uid))
    const found = new Map<string, Before>()
    const wanted = new Map<string, number>()
    const own = (uid: string): number => {
      const now = states.get(uid)
      return now ? baseOf(now) : 0
    }
    const goOn = (uid: string, before: number): void => {
      if (before === 1) found.set(uid, { content: null, isForeign: own(uid) === 0 })
      else if (before > own(uid) + 1) wanted.set(uid, before)
    }
    for (const { uid, revision } of forged) goOn(uid, revision)
    while (wanted.size > 0) {
      const asked = [...wanted].slice(0, batchCount).map(([uid, before]) => ({ uid, before }))
      const { versions, hasMore } = await server.readReplacedRecords(asked)
      if (!hasMore) for (const { uid } of asked) wanted.delete(uid)
      for (const { uid, revision, sealed } of versions) {
        wanted.delete(uid)
        if (revision <= own(uid)) continue
        const content = await sealer.open(uid, revision, fromBase64(sealed)).catch(() => null)
        if (content) found.set(uid, { content, isForeign: false })
        else goOn(uid, revision)
      }
    }
    return found
  }

  /** Seals tombstones over what was never this person's. First of all: it makes room for the rest. */
  async #remove(foreign: readonly QuarantinedRecord[], revisions: RevisionIndex): Promise<number> {
    const { sealer, newUid, now } = this.#shown.parts
    const gone = tombstone(unopenedKind, new Date(now()).toISOString())
    let removed = 0
    for (let at = 0; at < foreign.length; at += batchCount) {
      const batch: Outgoing[] = []
      for (const { uid, revision } of foreign.slice(at, at + batchCount)) {
        const sealed = await sealer.seal(uid, revision + 1, gone)
        batch.push({ uid, changeId: newUid(), baseRevision: revision, sealed })
      }
      const isSent = await this.#outbox.send(batch, revisions).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ServerRefusedError) return false
          throw error
        },
      )
      if (!isSent) return removed
      for (const { uid, baseRevision } of batch) {
        const { record } = await this.#shown.recordState(uid)
        if ((record?.revision ?? 0) <= baseRevision) continue
        await this.#release(uid, revisions)
        removed += 1
      }
    }
    return removed
  }
}
