import { toBase64 } from '#contract/base64.ts'
import type { ChangeResult, RecordChange, RecordPage } from '#contract/records.ts'
import type { InTurn } from '#domain/jobs/in-turn.ts'
import {
  DamagedServerError,
  ImplausibleAnswerError,
  type PendingChange,
  type RecordState,
  type RecordStateChange,
  ServerRefusedError,
} from '../ports/ports.ts'
import { refusedRecordWords } from '../ports/refused-words.ts'
import type { ManifestWriter, OwnManifest } from './manifest/manifest-writer.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import type { RecordRepository, ReplicaParts } from './record-repository.ts'
import { accepted, changed, type Outgoing, provedOf } from './record-state.ts'
import { cursorAfter, type RevisionIndex } from './revision-index.ts'
import { proveBy, sealedTag } from './write-proofs.ts'

/** Takes what the server shows beside the answer to a batch: what changed since the ledger's cursor, the batch among it. `generation` sealed when it was asked. */
export type TakePage = (page: RecordPage, revisions: RevisionIndex, generation: number) => Promise<void>

interface Stuck {
  readonly changeId: string
  readonly reason: string
  readonly until: number
}

interface Told {
  readonly change: Outgoing
  readonly result: ChangeResult
}

const mostBytes = 4 * 1024 * 1024
const mostChanges = 100
/** What the server refuses is tried again this rarely. */
const stuckMs = 30 * 60_000
/** A server that finds something newer than every change, again and again, is left alone for a while. */
const mostFruitless = 20

/** Sends what waits, a batch at a time. */
export class Outbox {
  readonly #parts: ReplicaParts
  readonly #shown: RecordRepository
  readonly #reconciler: Reconciler
  readonly #manifests: ManifestWriter
  readonly #inTurn: InTurn
  readonly #take: TakePage
  readonly #stuck = new Map<string, Stuck>()
  /** Smaller for a while after the server said that a batch was too large. */
  #count = mostChanges
  /** Batches in a row of which nothing was taken. */
  #fruitless = 0

  constructor(
    shown: RecordRepository,
    reconciler: Reconciler,
    manifests: ManifestWriter,
    inTurn: InTurn,
    take: TakePage,
  ) {
    this.#take = take
    this.#parts = shown.parts
    this.#shown = shown
    this.#reconciler = reconciler
    this.#manifests = manifests
    this.#inTurn = inTurn
  }

  /** Why something stays here although the server can be reached; null: nothing does. */
  get trouble(): string | null {
    for (const { reason } of this.#stuck.values()) return reason
    return null
  }

  /** Sends one batch of what waits. False: there is nothing that can be sent now. */
  async push(revisions: RevisionIndex): Promise<boolean> {
    const batch = await this.#inTurn(() => this.#nextBatch(revisions))
    if (batch.length === 0) return false
    await this.send(batch, revisions).catch(async (error: unknown) => {
      // It wrote nothing of a batch that was never sent before: reading goes on.
      if (error instanceof DamagedServerError) await this.#inTurn(() => this.#answered(batch, revisions))
      throw error
    })
    return true
  }

  /** Sends again what was never answered, until its fate is known: what was written since is built on it. */
  async settleUnanswered(revisions: RevisionIndex): Promise<void> {
    const uids = [...revisions.unanswered]
    for (let at = 0; at < uids.length; ) {
      const recordStates = await this.#parts.deviceStore.recordStates(uids.slice(at, at + this.#count))
      const batch: Outgoing[] = []
      for (const { pending } of recordStates.values()) if (pending?.sent) batch.push(outgoing(pending))
      const chosen = fitting(batch)
      if (chosen.length > 0) await this.send(chosen, revisions)
      at += chosen.length < batch.length ? chosen.length : recordStates.size
    }
  }

  async #nextBatch(revisions: RevisionIndex): Promise<Outgoing[]> {
    await this.#forgetUnstuck()
    const batch: PendingChange[] = []
    for (const change of await this.#parts.deviceStore.pendingChanges(
      this.#count + this.#stuck.size + revisions.unproved.size,
    )) {
      // Over something that the server may not have, it would take the place of what another device wrote there.
      if (this.#isStuck(change) || revisions.unproved.has(change.uid)) continue
      const ready = await this.#reconciler.ready(change, revisions)
      if (ready && batch.push(ready) === this.#count) break
    }
    const chosen = fitting(batch)
    const ids = new Map(chosen.map((change) => [change.uid, change.changeId]))
    const marked = new Set<string>()
    await this.#parts.deviceStore.change([...ids.keys()], (uid, { pending }) => {
      marked.delete(uid)
      if (!pending || pending.changeId !== ids.get(uid)) return null
      marked.add(uid)
      return pending.sent ? null : { pending: { ...pending, sent: outgoing(pending) } }
    })
    for (const uid of marked) revisions.unanswered.add(uid)
    return chosen.filter(({ uid }) => marked.has(uid)).map(outgoing)
  }

  /** What was stuck and has changed since is no longer. */
  async #forgetUnstuck(): Promise<void> {
    if (this.#stuck.size === 0) return
    const recordStates = await this.#parts.deviceStore.recordStates([...this.#stuck.keys()])
    for (const [uid, { pending }] of recordStates)
      if (pending?.changeId !== this.#stuck.get(uid)?.changeId) this.#stuck.delete(uid)
  }

  #isStuck({ uid, changeId }: PendingChange): boolean {
    const stuck = this.#stuck.get(uid)
    return stuck?.changeId === changeId && stuck.until > this.#parts.now()
  }

  /** Sends changes with a manifest over them, and takes the answer. */
  async send(batch: readonly Outgoing[], revisions: RevisionIndex): Promise<void> {
    const own = await this.#inTurn(() => this.#manifests.over(batch, revisions))
    const all = own ? [...batch, own.change] : batch
    if (all.length === 0) return
    const { generation } = this.#parts.sealer
    const sending = this.#parts.server.writeRecords(all.map(toWire), revisions.cursor)
    const answer = await sending.catch(async (error: unknown) => {
      await this.#inTurn(() => this.#refused(batch, error, revisions))
      throw error
    })
    this.#count = Math.min(mostChanges, this.#count * 2)
    await this.#inTurn(async () => {
      // The port has made sure that there is one result for each change, in their order.
      const told = all.flatMap((change, at) => {
        const result = answer.results[at]
        return result ? [{ change, result }] : []
      })
      await this.#accept(told, own, revisions)
      for (const { change, result } of told)
        if (result.status !== 'accepted') await this.#turnDown(change, result, own, revisions)
    })
    // One that ends before what was just written is only the first of several.
    if (answer.page && answer.page.upTo >= revisions.cursor)
      await this.#take(answer.page, revisions, generation)
    // What met something that does not open is set aside, and not sent again at once.
    const isFruitful =
      batch.length === 0 ||
      batch.some(({ uid }, at) => answer.results[at]?.status === 'accepted' || revisions.aside(uid))
    this.#fruitless = isFruitful ? 0 : this.#fruitless + 1
    if (this.#fruitless < mostFruitless) return
    this.#fruitless = 0
    throw new ImplausibleAnswerError()
  }

  /** Nothing was written. Too large in one piece: smaller batches, down to the one that is too large by itself. */
  async #refused(batch: readonly Outgoing[], error: unknown, revisions: RevisionIndex): Promise<void> {
    if (!(error instanceof ServerRefusedError) || !isRefusal(error.status)) return
    await this.#answered(batch, revisions)
    if (error.status !== 413) return
    this.#count = Math.max(1, Math.floor(batch.length / 2))
    const [only] = batch
    if (only && batch.length === 1) this.#setStuck(only, error.message)
  }

  #setStuck({ uid, changeId }: Outgoing, reason: string): void {
    this.#stuck.set(uid, { changeId, reason, until: this.#parts.now() + stuckMs })
  }

  async #accept(told: readonly Told[], own: OwnManifest | null, revisions: RevisionIndex): Promise<void> {
    const places = new Map<string, Outgoing & { revision: number; seq: number }>()
    for (const { change, result } of told)
      if (result.status === 'accepted') places.set(change.uid, { ...change, ...result })
    if (places.size === 0) return
    const moves = new Map<string, { uid: string; before: RecordState; after: RecordState }>()
    // Where the server shows the manifest, it proves the rest: it is fetched again.
    const others = [...places.values()].filter(({ uid }) => uid !== own?.change.uid)
    const cursor = cursorAfter(revisions.cursor, others)
    const isLone = isOwnAhead(told, own)
    await this.#parts.deviceStore.change(
      [...places.keys()],
      (uid, before) => {
        moves.delete(uid)
        const place = places.get(uid)
        if (!place) return null
        const { revision, seq, sealed } = place
        const isNewer = revision > (before.record?.revision ?? 0)
        const isMarked = own && uid !== own.change.uid && !isLone
        const mark = isMarked && {
          unproved: { manifest: sealedTag(own.change.sealed), ancestor: provedOf(before) },
        }
        const record = { uid, revision, seq, sealed, ...mark }
        const change = isNewer ? accepted(before, record) : answered(before, place)
        if (!change) return null
        moves.set(uid, { uid, before, after: changed(before, change) })
        return change
      },
      cursor,
    )
    revisions.cursor = cursor
    for (const uid of places.keys()) this.#stuck.delete(uid)
    for (const { uid, after } of moves.values()) revisions.note(uid, after)
    await this.#shown.moved([...moves.values()].filter(({ uid }) => uid !== own?.change.uid))
    const written = own && moves.get(own.change.uid)
    if (written) this.#shown.apply(written.uid, own.content, written.after)
  }

  async #turnDown(
    change: Outgoing,
    result: Exclude<ChangeResult, { status: 'accepted' }>,
    own: OwnManifest | null,
    revisions: RevisionIndex,
  ): Promise<void> {
    const { uid } = change
    await this.#answered([change], revisions)
    if (result.status === 'conflict' && result.current && uid === own?.change.uid)
      await proveBy(fromWire(result.current), this.#parts.deviceStore, revisions)
    if (result.status === 'refused') return this.#setStuck(change, refusedRecordWords(result.code))
    if (result.current) await this.#reconciler.meet(fromWire(result.current), revisions)
    else if (change.baseRevision > 0) {
      await this.#reconciler.warn({ uid, what: 'missing', seen: change.baseRevision, got: 0 })
      await this.#reconciler.startOver(uid, 0, revisions)
    }
    const { pending } = await this.#shown.recordState(uid)
    if (pending?.changeId === change.changeId) this.#setStuck(change, stays)
  }

  /** These were not taken, and never will be. */
  async #answered(batch: readonly Outgoing[], revisions: RevisionIndex): Promise<void> {
    const ids = new Map(batch.map((change) => [change.uid, change]))
    await this.#parts.deviceStore.change([...ids.keys()], (uid, now) => {
      const change = ids.get(uid)
      return change ? answered(now, change) : null
    })
    for (const uid of ids.keys()) revisions.unanswered.delete(uid)
  }
}

/** The manifest met a later one of this device, since an answer had been lost: it proves nothing of what went with it. */
const isOwnAhead = (told: readonly Told[], own: OwnManifest | null): boolean =>
  told.some(
    ({ change, result }) =>
      change === own?.change &&
      result.status === 'conflict' &&
      (result.current?.revision ?? 0) > change.baseRevision,
  )

const answered = ({ pending }: RecordState, { changeId }: Outgoing): RecordStateChange | null =>
  pending?.sent?.changeId === changeId ? { pending: { ...pending, sent: null } } : null

/** The server said no before it wrote anything. */
const isRefusal = (status: number): boolean => (status >= 400 && status < 500) || status === 507

const stays =
  'The server has a version of something that does not open here: somebody may have written over it. Yours stays on this device, sealed. To put it back, open Settings, Privacy and vault, Quarantine.'

/** What was sent before and not answered goes first. */
const outgoing = ({ uid, changeId, baseRevision, sealed, sent }: PendingChange): Outgoing => ({
  uid,
  baseRevision,
  ...(sent ?? { changeId, sealed }),
})

const toWire = ({ uid, changeId, baseRevision, sealed }: Outgoing): RecordChange => ({
  changeId,
  uid,
  baseRevision,
  sealed: toBase64(sealed),
})

/** As many as fit into one request, at least one. */
function fitting<T extends { readonly sealed: Uint8Array }>(batch: readonly T[]): T[] {
  let bytes = 0
  return batch.filter(({ sealed }, at) => {
    if (at > 0 && bytes + sealed.length > mostBytes) return false
    bytes += sealed.length
    return true
  })
}
