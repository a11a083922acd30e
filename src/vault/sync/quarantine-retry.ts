import type { AnswerOf } from '#contract/endpoint.ts'
import type { readRecords } from '#contract/records.ts'
import type { InTurn } from '#domain/jobs/in-turn.ts'
import { OfflineError, type QuarantinedRecord } from '../ports/ports.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import type { RecordRepository, ReplicaParts } from './record-repository.ts'
import { sameBytes } from './record-state.ts'
import type { RevisionIndex } from './revision-index.ts'

type Page = AnswerOf<typeof readRecords>

/** Tries to open what was set aside: with the keys and the program of today, and as the server gives it today. */
export class QuarantineRetry {
  readonly #parts: ReplicaParts
  readonly #shown: RecordRepository
  readonly #reconciler: Reconciler

  constructor(parts: ReplicaParts, shown: RecordRepository, reconciler: Reconciler) {
    this.#parts = parts
    this.#shown = shown
    this.#reconciler = reconciler
  }

  /** Answers how many opened. Works without the server, as far as that goes. */
  async all(revisions: RevisionIndex, inTurn: InTurn): Promise<number> {
    const { deviceStore } = this.#parts
    const aside = (await deviceStore.quarantined()).sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
    let opened = 0
    let page: Page | null = null
    for (const record of aside) {
      if (await inTurn(() => this.#openNow(record, revisions))) {
        opened += 1
        continue
      }
      page = holds(page, record) ? page : await this.#fetch(record, revisions)
      const theirs = page?.records.find(({ uid }) => uid === record.uid)
      if (theirs && (await inTurn(() => this.#takeAgain(record, fromWire(theirs), revisions)))) opened += 1
    }
    return opened
  }

  async #openNow(record: QuarantinedRecord, revisions: RevisionIndex): Promise<boolean> {
    const { sealer, deviceStore } = this.#parts
    const { uid, revision, sealed, seq } = record
    if (seq !== null && revisions.isOutdated(record)) return this.#letGo(record, revisions)
    const content = await sealer.open(uid, revision, sealed).catch(() => null)
    if (!content) return false
    await deviceStore.releaseQuarantined(uid)
    revisions.released(uid)
    if (seq === null) await this.#shown.show(await deviceStore.recordStates([uid]))
    else await this.#reconciler.meet({ uid, revision, seq, sealed }, revisions)
    return true
  }

  /** What is sealed with keys that are over is never taken; it is done with once a later version of it is here. */
  async #letGo({ uid, revision }: QuarantinedRecord, revisions: RevisionIndex): Promise<boolean> {
    const { record } = await this.#shown.recordState(uid)
    if (!record || record.revision <= revision) return false
    await this.#parts.deviceStore.releaseQuarantined(uid)
    revisions.released(uid)
    return true
  }

  /** Null: the server cannot be reached. */
  async #fetch({ uid, seq }: QuarantinedRecord, revisions: RevisionIndex): Promise<Page | null> {
    const at = seq ?? revisions.heads().get(uid)?.seq ?? 0
    if (at === 0) return null
    return this.#parts.server.readRecords(at - 1).catch((error: unknown) => {
      if (error instanceof OfflineError) return null
      throw error
    })
  }

  /** The server gives other bytes by now. */
  async #takeAgain(
    record: QuarantinedRecord,
    theirs: ReturnType<typeof fromWire>,
    revisions: RevisionIndex,
  ): Promise<boolean> {
    if (theirs.revision === record.revision && sameBytes(theirs.sealed, record.sealed)) return false
    const { sealer, deviceStore } = this.#parts
    if (revisions.isOutdated(theirs)) return false
    const isFine = await sealer.open(theirs.uid, theirs.revision, theirs.sealed).then(
      () => true,
      () => false,
    )
    if (!isFine) return false
    await deviceStore.releaseQuarantined(record.uid)
    revisions.released(record.uid)
    await this.#reconciler.meet(theirs, revisions)
    return true
  }
}

const holds = (page: Page | null, { uid }: QuarantinedRecord): boolean =>
  page?.records.some((record) => record.uid === uid) ?? false
