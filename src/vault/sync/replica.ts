import { toBase64 } from '#contract/base64.ts'
import type { RecordChange } from '#contract/records.ts'
import { type SealedContent, tombstone, tombstoneKind } from '../seal/seal-record.ts'
import { mergeContents, sameJson } from './merge.ts'
import type { KeptRecord, PendingChange, Standing } from './ports.ts'
import { fromWire, Reconciler, withOrigin } from './reconcile.ts'
import { type ReplicaParts, ShownShelf, toEntity } from './shown-shelf.ts'

const pushBatchBytes = 4 * 1024 * 1024
const pushBatchCount = 100
const loadChunk = 250

/**
 * One device's copy of one person's vault: the shelf below, the opened store above, the server beside it.
 * No timers and no network of its own; docs/architecture.md follows a keystroke through it.
 */
export class Replica {
  readonly #parts: ReplicaParts
  readonly #shown: ShownShelf
  readonly #reconciler: Reconciler
  /** The end of the queue: what touches the shelf and the store does so one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: ReplicaParts) {
    this.#parts = parts
    this.#shown = new ShownShelf(parts)
    this.#reconciler = new Reconciler(this.#shown)
  }

  /** Opens everything on the shelf into the store. */
  load(): Promise<void> {
    return this.#inTurn(() => this.#loadNow())
  }

  async #loadNow(): Promise<void> {
    const { records, pending } = await this.#parts.shelf.all()
    const waiting = new Map(pending.map((change) => [change.uid, change]))
    const known = new Set(records.map((record) => record.uid))
    const standings: [string, Standing][] = records.map((record) => [
      record.uid,
      { record, pending: waiting.get(record.uid) },
    ])
    for (const change of pending)
      if (!known.has(change.uid)) standings.push([change.uid, { record: undefined, pending: change }])
    for (let at = 0; at < standings.length; at += loadChunk)
      await this.#shown.show(standings.slice(at, at + loadChunk))
  }

  /** Opens again what another tab wrote. */
  async reload(uids: readonly string[]): Promise<void> {
    await this.#inTurn(async () => this.#shown.show(await this.#parts.shelf.standings(uids)))
  }

  /**
   * Seals a thing onto the shelf as a pending change and shows it. Resolves when it is durable here. `from` is what the caller
   * had in hand: where the vault holds something else by now, the two are merged.
   */
  put(uid: string, content: SealedContent, from?: unknown): Promise<void> {
    return this.#inTurn(async () => {
      const shown = this.#parts.store.get(uid)
      if (from === undefined || !shown || sameJson(shown.data, from)) return this.#shown.put(uid, content)
      const { kind, schemaVersion } = content
      const theirs = { kind: shown.kind, schemaVersion, data: shown.data }
      const { merged, copy } = mergeContents({ kind, schemaVersion, data: from }, content, theirs)
      if (copy) await this.#shown.put(this.#parts.newUid(), withOrigin(copy, uid))
      await this.#shown.put(uid, merged)
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Seals a tombstone over a thing. A thing that never left this device is sealed over all the same: another tab may know it. */
  async remove(uid: string): Promise<void> {
    const kind = this.#parts.store.get(uid)?.kind ?? 'unknown'
    const deletedAt = new Date(this.#parts.now()).toISOString()
    await this.put(uid, tombstone(kind, deletedAt))
  }

  /** Sends one batch of pending changes. Answers how many wait afterwards. */
  async push(): Promise<number> {
    const batch = await this.#inTurn(() => this.#nextBatch())
    if (batch.length === 0) return this.#parts.shelf.pendingCount()
    const answer = await this.#parts.server.writeRecords(batch.map(toWire))
    for (const [at, change] of batch.entries()) {
      const result = answer.results[at]
      if (result?.changeId === change.changeId)
        await this.#inTurn(() => this.#reconciler.settle(change, result))
    }
    return this.#parts.shelf.pendingCount()
  }

  /** Pending changes that fit one request, sealed for the base that the server has, marked as sent. */
  async #nextBatch(): Promise<PendingChange[]> {
    const batch: PendingChange[] = []
    let bytes = 0
    for (const change of await this.#parts.shelf.pendingChanges(pushBatchCount)) {
      const ready = await this.#reconciler.rebased(change)
      if (!ready || (batch.length > 0 && bytes + ready.sealed.length > pushBatchBytes)) continue
      bytes += ready.sealed.length
      batch.push(ready)
    }
    const ids = new Map(batch.map((change) => [change.uid, change.changeId]))
    await this.#parts.shelf.change([...ids.keys()], (uid, { pending }) =>
      pending && pending.changeId === ids.get(uid) ? { pending: { ...pending, sent: pending.sealed } } : null,
    )
    return batch
  }

  /** Fetches one page of what changed. Answers whether there is more. */
  async pull(): Promise<boolean> {
    const page = await this.#parts.server.readRecords(await this.#parts.shelf.cursor())
    await this.#inTurn(() => this.#take(page.records.map(fromWire), page.upTo))
    return page.hasMore
  }

  async #take(incoming: KeptRecord[], cursor: number): Promise<void> {
    const standings = await this.#parts.shelf.standings(incoming.map((record) => record.uid))
    const plain: KeptRecord[] = []
    for (const record of incoming) {
      const standing = standings.get(record.uid)
      if (record.revision <= (standing?.record?.revision ?? 0)) continue
      if (standing?.pending) await this.#reconciler.meet(record)
      else plain.push(record)
    }
    await this.#keep(plain, cursor)
  }

  /** What does not open is set aside; the rest goes on the shelf with the cursor and is shown. */
  async #keep(records: KeptRecord[], cursor: number): Promise<void> {
    const opened = new Map<string, { record: KeptRecord; inside: SealedContent }>()
    for (const record of records) {
      const inside = await this.#shown.openOrQuarantine(record.uid, record.revision, record.sealed)
      if (inside) opened.set(record.uid, { record, inside })
    }
    const uids = [...opened.keys()]
    const met: KeptRecord[] = []
    const written = await this.#parts.shelf.change(
      uids,
      (uid, now) => {
        const record = opened.get(uid)?.record
        if (!record || record.revision <= (now.record?.revision ?? 0)) return null
        if (!now.pending) return { record }
        met.push(record)
        return null
      },
      cursor,
    )
    const shown = written.flatMap((uid) => opened.get(uid) ?? [])
    this.#parts.store.apply(
      shown
        .filter(({ inside }) => inside.kind !== tombstoneKind)
        .map(({ record, inside }) => toEntity(record.uid, inside, record.revision, 'synced')),
      shown.filter(({ inside }) => inside.kind === tombstoneKind).map(({ record }) => record.uid),
    )
    if (written.length > 0) this.#parts.announce(written)
    for (const record of met) await this.#reconciler.meet(record)
  }
}

const toWire = (change: PendingChange): RecordChange => ({
  changeId: change.changeId,
  uid: change.uid,
  baseRevision: change.baseRevision,
  sealed: toBase64(change.sealed),
})
