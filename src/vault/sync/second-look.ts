import type { AnswerOf } from '#contract/endpoint.ts'
import type { readRecords } from '#contract/records.ts'
import type { Ledger } from './ledger.ts'
import type { InTurn } from './outbox.ts'
import { OfflineError, type QuarantinedRecord } from './ports.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import type { ReplicaParts, ShownShelf } from './shown-shelf.ts'
import { sameBytes } from './standing.ts'

type Page = AnswerOf<typeof readRecords>

/** Tries to open what was set aside: with the keys and the program of today, and as the server gives it today. */
export class SecondLook {
  readonly #parts: ReplicaParts
  readonly #shown: ShownShelf
  readonly #reconciler: Reconciler

  constructor(parts: ReplicaParts, shown: ShownShelf, reconciler: Reconciler) {
    this.#parts = parts
    this.#shown = shown
    this.#reconciler = reconciler
  }

  /** Answers how many opened. Works without the server, as far as that goes. */
  async all(ledger: Ledger, inTurn: InTurn): Promise<number> {
    const { shelf } = this.#parts
    const aside = (await shelf.quarantined()).sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
    let opened = 0
    let page: Page | null = null
    for (const record of aside) {
      if (await inTurn(() => this.#openNow(record, ledger))) {
        opened += 1
        continue
      }
      page = holds(page, record) ? page : await this.#fetch(record, ledger)
      const theirs = page?.records.find(({ uid }) => uid === record.uid)
      if (theirs && (await inTurn(() => this.#takeAgain(record, fromWire(theirs), ledger)))) opened += 1
    }
    return opened
  }

  async #openNow(record: QuarantinedRecord, ledger: Ledger): Promise<boolean> {
    const { sealer, shelf } = this.#parts
    const { uid, revision, sealed, seq } = record
    if (seq !== null && ledger.isOutdated(record)) return this.#letGo(record, ledger)
    const content = await sealer.open(uid, revision, sealed).catch(() => null)
    if (!content) return false
    await shelf.releaseQuarantined(uid)
    ledger.released(uid)
    if (seq === null) await this.#shown.show(await shelf.standings([uid]))
    else await this.#reconciler.meet({ uid, revision, seq, sealed }, ledger)
    return true
  }

  /** What is sealed with keys that are over is never taken; it is done with once a later version of it is here. */
  async #letGo({ uid, revision }: QuarantinedRecord, ledger: Ledger): Promise<boolean> {
    const { record } = await this.#shown.standing(uid)
    if (!record || record.revision <= revision) return false
    await this.#parts.shelf.releaseQuarantined(uid)
    ledger.released(uid)
    return true
  }

  /** Null: the server cannot be reached. */
  async #fetch({ uid, seq }: QuarantinedRecord, ledger: Ledger): Promise<Page | null> {
    const at = seq ?? ledger.heads().get(uid)?.seq ?? 0
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
    ledger: Ledger,
  ): Promise<boolean> {
    if (theirs.revision === record.revision && sameBytes(theirs.sealed, record.sealed)) return false
    const { sealer, shelf } = this.#parts
    if (ledger.isOutdated(theirs)) return false
    const isFine = await sealer.open(theirs.uid, theirs.revision, theirs.sealed).then(
      () => true,
      () => false,
    )
    if (!isFine) return false
    await shelf.releaseQuarantined(record.uid)
    ledger.released(record.uid)
    await this.#reconciler.meet(theirs, ledger)
    return true
  }
}

const holds = (page: Page | null, { uid }: QuarantinedRecord): boolean =>
  page?.records.some((record) => record.uid === uid) ?? false
