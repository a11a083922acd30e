import type { RecordPage } from '#contract/records.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { deviceStoreFacts } from '../ports/device-store-facts.ts'
import type { PendingChange, RecordState } from '../ports/ports.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import { tombstone } from '../seal/seal-record.ts'
import type { SyncStatus } from '../store/store.ts'
import type { ForgedRecords, PutBack } from './forged-records.ts'
import { Inbox } from './inbox.ts'
import { Comparison } from './manifest/comparison.ts'
import { ManifestReader } from './manifest/manifest-reader.ts'
import { ManifestWriter } from './manifest/manifest-writer.ts'
import { Outbox } from './outbox.ts'
import { QuarantineRetry } from './quarantine-retry.ts'
import { Reconciler } from './reconcile.ts'
import { RecordRepository, type ReplicaParts } from './record-repository.ts'
import { Resealer } from './resealer.ts'
import { allRecordStates, RevisionIndex } from './revision-index.ts'
import type { Write } from './write-many.ts'

const loadChunk = 250

/**
 * One device's copy of one person's vault: the device store below, the opened store above, the server beside it.
 * No timers and no network of its own; docs/architecture.md follows a keystroke through it.
 */
export class Replica {
  readonly #parts: ReplicaParts
  readonly #shown: RecordRepository
  readonly #inbox: Inbox
  readonly #outbox: Outbox
  readonly #comparison: Comparison
  readonly #resealer: Resealer
  readonly #quarantineRetry: QuarantineRetry
  /** Fetched when something was forged: most people never need it. */
  readonly #forged: () => Promise<ForgedRecords>
  /** By uid, the forged revision that was looked at already without being asked to. */
  readonly #lookedAt = new Map<string, number>()
  readonly #manifests: ManifestWriter
  readonly #reconciler: Reconciler
  /** What touches the device store and the store does so in turn; typing waits for nothing else. */
  readonly #inTurn = inTurn()
  /** What talks to the server about records does so in turn. */
  readonly #online = inTurn()
  #revisions: RevisionIndex | undefined
  /** The answer to a batch had only the first of what there is to fetch. */
  #isBehind = false

  constructor(parts: ReplicaParts) {
    this.#parts = parts
    const shown = new RecordRepository(parts)
    const reconciler = new Reconciler(shown)
    const writer = new ManifestWriter(shown)
    const reader = new ManifestReader(shown, reconciler, writer)
    this.#shown = shown
    this.#manifests = writer
    this.#reconciler = reconciler
    this.#inbox = new Inbox(shown, reconciler, reader, writer)
    this.#outbox = new Outbox(shown, reconciler, writer, this.#inTurn, async (...came) => {
      this.#isBehind = await this.#take(...came)
    })
    this.#resealer = new Resealer(shown, this.#outbox, writer, this.#inTurn)
    this.#quarantineRetry = new QuarantineRetry(parts, shown, reconciler)
    this.#forged = async () => {
      const { ForgedRecords } = await import('./forged-records.ts')
      return new ForgedRecords(shown, reconciler, writer, this.#outbox, this.#inTurn)
    }
    this.#comparison = new Comparison(parts, this.#inbox, reconciler, reader, this.#inTurn, async () => {
      while (await this.#pullNow());
    })
  }

  /** Opens everything on the device store into the store. `breathe` lets others have their turn in between. */
  load(breathe?: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => this.#showAll(await allRecordStates(this.#parts.deviceStore), breathe))
  }

  async #showAll(
    recordStates: ReadonlyMap<string, RecordState>,
    breathe: () => Promise<void> = async () => {},
  ): Promise<void> {
    const all = [...recordStates]
    for (let at = 0; at < all.length; at += loadChunk) {
      await this.#shown.show(all.slice(at, at + loadChunk))
      await breathe()
    }
  }

  /** Opens again what another tab wrote. */
  reload(uids: readonly string[]): Promise<void> {
    return this.#inTurn(async () => this.#shown.show(await this.#parts.deviceStore.recordStates(uids)))
  }

  /**
   * Seals a thing onto the device store as a pending change and shows it. Resolves when it is durable here. `from` is what the caller
   * started from: where the vault holds something else by now, the two are merged.
   */
  put(uid: string, content: SealedContent, from?: unknown): Promise<void> {
    return this.#inTurn(() => this.#shown.put(uid, content, from))
  }

  /** Seals a tombstone over a thing. A thing that never left this device is sealed over all the same: another tab may know it. */
  remove(uid: string): Promise<void> {
    return this.#inTurn(() => {
      const kind = this.#shown.shown(uid)?.kind ?? 'unknown'
      return this.#shown.put(uid, tombstone(kind, new Date(this.#parts.now()).toISOString()))
    })
  }

  /** Puts and takes away many things at once; see `writeMany`. */
  writeMany(writes: readonly Write[]): Promise<void> {
    return this.#inTurn(async () => (await import('./write-many.ts')).writeMany(this.#shown, writes))
  }

  /** This tab is the one that syncs from now on: what it kept in mind of the device store may be old. */
  lead(): void {
    this.#revisions = undefined
  }

  /** What waits for the server, as this tab shows it. */
  get waiting(): readonly PendingChange[] {
    return [...this.#shown.waiting.values()]
  }

  /** The device store was cleared: everything has to be fetched again. */
  startOver(): void {
    this.#revisions = undefined
    this.#isBehind = true
  }

  /** Sends one batch of pending changes. Answers how many wait afterwards. */
  async push(): Promise<number> {
    await this.pushSome()
    return this.#parts.deviceStore.pendingCount()
  }

  /** Sends one batch of pending changes. Answers whether there was one. */
  pushSome(): Promise<boolean> {
    return this.#online(async () => {
      const revisions = await this.#known()
      await this.#outbox.settleUnanswered(revisions)
      await this.#pullProof()
      return this.#outbox.push(await this.#known())
    })
  }

  /** Fetches one page of what changed. Answers whether there is more. */
  pull(): Promise<boolean> {
    return this.#online(() => this.#pullNow())
  }

  async #pullNow(): Promise<boolean> {
    const revisions = await this.#known()
    await this.#outbox.settleUnanswered(revisions)
    const { generation } = this.#parts.sealer
    const page = await this.#parts.server.readRecords(revisions.cursor)
    this.#isBehind = await this.#take(page, revisions, generation)
    return this.#isBehind
  }

  /** Takes one page of what changed since the ledger's cursor, asked for while `generation` sealed. Answers whether there is more. */
  async #take(page: RecordPage, revisions: RevisionIndex, generation: number): Promise<boolean> {
    const hasMore = await this.#inTurn(() => this.#inbox.take(page, revisions))
    if (hasMore) return true
    this.#manifests.sawAll(generation)
    // All was fetched and what was taken from us was not among it.
    if (revisions.unproved.size > 0) await this.#reconciler.wantComparison()
    return false
  }

  /** What goes to the server next goes on top of what it has shown. */
  async #pullProof(): Promise<void> {
    if ((await this.#known()).unproved.size > 0) while (await this.#pullNow());
  }

  /**
   * Whether there is something to fetch from a server that says it has changes up to that position (null: it said nothing). One that has fewer than
   * were seen is asked, too.
   */
  isBehind(upTo: number | null): boolean {
    return this.#isBehind || (upTo !== null && this.#revisions?.cursor !== upTo)
  }

  /** Compares everything with the server. Throws OfflineError or ServerRefusedError. */
  compare(): Promise<void> {
    return this.#online(() => this.#comparison.run(() => this.#known()))
  }

  isComparisonDue(): Promise<boolean> {
    return this.#comparison.isDue()
  }

  /** Everything is to be compared as soon as the server behaves. */
  compareLater(): Promise<void> {
    return this.#reconciler.wantComparison()
  }

  /** Tries once more to open what was set aside. Answers how much opened. */
  retryQuarantined(): Promise<number> {
    return this.#online(async () => {
      const revisions = await this.#known()
      return this.#quarantineRetry.all(revisions, this.#inTurn)
    })
  }

  /** Puts what stood there before in the place of what nobody with these keys has sealed. */
  putBackForged(): Promise<PutBack> {
    return this.#online(async () => (await this.#forged()).putBack(await this.#known()))
  }

  /** Seals some of what older keys sealed anew. Answers what is left of it; null: nothing. */
  resealSome(): Promise<SyncStatus['resealing']> {
    return this.#online(async () => {
      await this.#pullProof()
      return this.#resealer.some(await this.#known())
    })
  }

  /**
   * The same by itself while keys were renewed and not everything is sealed anew: that is what somebody does who was robbed, and whoever wrote without keys
   * is shut out now. Answers whether anything waits to be sent.
   */
  putBackAfterRenewal(): Promise<boolean> {
    return this.#online(async () => {
      const { deviceStore, sealer, now } = this.#parts
      const revisions = await this.#known()
      if (sealer.generation <= revisions.floor || (await deviceStore.quarantined()).length === 0) return false
      const { records, removed } = await (await this.#forged()).putBack(revisions, this.#lookedAt)
      if (records + removed === 0) return false
      await deviceStore.putNotice({
        uid: 'put-back',
        what: 'put_back',
        seen: records,
        got: removed,
        at: now(),
      })
      return true
    })
  }

  /** Why something stays here although the server can be reached. */
  get trouble(): string | null {
    return this.#outbox.trouble
  }

  /** Read anew when another tab was at work: its records are opened then, too, for what they are decides how they count. */
  async #known(): Promise<RevisionIndex> {
    const { deviceStore } = this.#parts
    const known = this.#revisions
    if (known && known.cursor === (await deviceStore.cursor())) return known
    return this.#inTurn(async () => {
      const cursor = await deviceStore.cursor()
      const recordStates = await allRecordStates(deviceStore)
      await this.#showAll(recordStates)
      const floor = Number((await deviceStore.fact(deviceStoreFacts.resealed)) ?? 1)
      this.#revisions = RevisionIndex.of(cursor, recordStates, await deviceStore.quarantined(), floor)
      return this.#revisions
    })
  }
}
