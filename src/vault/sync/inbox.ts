import type { AnswerOf } from '#contract/endpoint.ts'
import type { readRecords } from '#contract/records.ts'
import { generationOf } from '#contract/sealed-record.ts'
import { deviceStoreFacts } from '../ports/device-store-facts.ts'
import { ImplausibleAnswerError, type KeptRecord, type RecordState } from '../ports/ports.ts'
import { isBlindDelete, type SealedContent } from '../seal/seal-record.ts'
import { classifyIncoming } from './classify-incoming.ts'
import { manifest, manifestKind } from './manifest/manifest.ts'
import type { ManifestReader } from './manifest/manifest-reader.ts'
import type { ManifestWriter } from './manifest/manifest-writer.ts'
import { OutdatedRecords, raiseFloor } from './outdated-records.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import type { RecordRepository, ReplicaParts } from './record-repository.ts'
import type { RevisionIndex } from './revision-index.ts'
import { proveBy } from './write-proofs.ts'

type Page = AnswerOf<typeof readRecords>

/** A server that starts over more often than this is not followed. */
const startOverMs = 60_000
/** More pages than any vault has, and more small ones in a row than the end of a vault makes. */
const mostPages = 2_000
const mostThinPages = 15
const thinRecords = 50
const thinLength = 1024 * 1024

/** Nothing here has to be brought together with what comes. */
const isPlain = ({ record, pending }: RecordState): boolean => !pending && !record?.unproved

/** Takes what changed at the server, a page at a time. */
export class Inbox {
  readonly #parts: ReplicaParts
  readonly #shown: RecordRepository
  readonly #reconciler: Reconciler
  readonly #manifests: ManifestReader
  readonly #outdated: OutdatedRecords
  readonly #writer: ManifestWriter
  #startedOverAt = Number.NEGATIVE_INFINITY
  /** Pages since the last one after which there was no more. */
  #pages = { all: 0, thin: 0 }

  constructor(
    shown: RecordRepository,
    reconciler: Reconciler,
    manifests: ManifestReader,
    writer: ManifestWriter,
  ) {
    this.#writer = writer
    this.#parts = shown.parts
    this.#shown = shown
    this.#reconciler = reconciler
    this.#manifests = manifests
    this.#outdated = new OutdatedRecords(shown)
  }

  /** Takes one page that was asked for `since` the ledger's cursor. Answers whether there is more. Throws ImplausibleAnswerError. */
  async take(page: Page, revisions: RevisionIndex): Promise<boolean> {
    try {
      const hasMore = await this.#take(page, revisions)
      if (hasMore) this.#count(page)
      else this.#pages = { all: 0, thin: 0 }
      return hasMore
    } catch (error) {
      this.#pages = { all: 0, thin: 0 }
      throw error
    }
  }

  async #take(page: Page, revisions: RevisionIndex): Promise<boolean> {
    const { deviceStore } = this.#parts
    const history = await deviceStore.fact(deviceStoreFacts.history)
    if (history === undefined) await deviceStore.putFact(deviceStoreFacts.history, page.history)
    else if (history !== page.history) return this.#followBack(revisions, page.history)
    if (page.upTo < revisions.cursor) return this.#followBack(revisions)

    const incoming = page.records.map(fromWire)
    const { uid: own } = await this.#writer.own()
    const manifestOfOurs = incoming.find(({ uid }) => uid === own)
    if (manifestOfOurs) await proveBy(manifestOfOurs, deviceStore, revisions)
    const plain = await this.#meetOrSort(incoming, revisions)
    await this.#keep(plain, page.upTo, revisions)
    if (page.hasMore) return true
    await this.#outdated.setAside(revisions)
    return this.#manifests.check(revisions, incoming.length === 0)
  }

  /** A server that always has more is not followed for ever. */
  #count({ records }: Page): void {
    const length = records.reduce((sum, { sealed }) => sum + sealed.length, 0)
    const isThin = records.length < thinRecords && length < thinLength
    this.#pages = { all: this.#pages.all + 1, thin: isThin ? this.#pages.thin + 1 : 0 }
    if (this.#pages.all > mostPages || this.#pages.thin > mostThinPages) throw new ImplausibleAnswerError()
  }

  /** The server is not what it was. One that goes back again and again is not followed. */
  async #followBack(revisions: RevisionIndex, history?: string): Promise<boolean> {
    const { deviceStore, now } = this.#parts
    if (Math.abs(now() - this.#startedOverAt) <= startOverMs) throw new ImplausibleAnswerError()
    this.#startedOverAt = now()
    await this.startOver(revisions)
    if (history === undefined) return true
    await this.#reconciler.warn({ uid: deviceStoreFacts.history, what: 'history', seen: 0, got: 0 })
    await deviceStore.putFact(deviceStoreFacts.history, history)
    return true
  }

  /** Everything is looked at again from the start, and compared. */
  async startOver(revisions: RevisionIndex): Promise<void> {
    const { deviceStore } = this.#parts
    await deviceStore.putFact(deviceStoreFacts.comparisonDue, 'yes')
    await deviceStore.change([], () => null, 0)
    revisions.cursor = 0
  }

  /** What is new where nothing waits comes back; the rest is brought together with what stands here. */
  async #meetOrSort(incoming: readonly KeptRecord[], revisions: RevisionIndex): Promise<KeptRecord[]> {
    const recordStates = await this.#parts.deviceStore.recordStates(incoming.map((record) => record.uid))
    const plain: KeptRecord[] = []
    for (const record of incoming) {
      const now = recordStates.get(record.uid) ?? { record: undefined, pending: undefined }
      if (
        isPlain(now) &&
        classifyIncoming(record, revisions.seen(record.uid), now, revisions.aside(record.uid)) === 'news'
      )
        plain.push(record)
      else await this.#reconciler.meet(record, revisions)
    }
    return plain
  }

  /** What opens goes on the device store with the cursor and is shown; what does not is set aside, and what is here stays. */
  async #keep(records: readonly KeptRecord[], cursor: number, revisions: RevisionIndex): Promise<void> {
    const opened = new Map<string, { record: KeptRecord; content: SealedContent }>()
    await Promise.all(
      records.map(async (record) => {
        const content = await this.#reconciler.open(record, revisions)
        if (content) opened.set(record.uid, { record, content })
      }),
    )
    await this.#raiseFloor([...opened.values()], revisions)
    const met = new Map<string, KeptRecord>()
    const written = await this.#parts.deviceStore.change(
      [...opened.keys()],
      (uid, now) => {
        met.delete(uid)
        const one = opened.get(uid)
        if (!one) return null
        const { record, content } = one
        const isTaken = isPlain(now) && !(now.record && isBlindDelete(content))
        if (isTaken && record.revision > (now.record?.revision ?? 0)) return { record }
        met.set(uid, record)
        return null
      },
      cursor,
    )
    revisions.cursor = cursor
    const found = written.flatMap((uid) => {
      const one = opened.get(uid)
      if (!one) return []
      const now: RecordState = { record: one.record, pending: undefined }
      revisions.note(uid, now)
      this.#outdated.came(one.record)
      return [{ uid, content: one.content, now }]
    })
    for (const { uid, content } of found)
      if (content.kind === manifestKind) await this.#manifests.came(uid, content)
    this.#shown.applyAll(found)
    for (const record of met.values()) await this.#reconciler.meet(record, revisions)
  }

  /** A device says that it has seen everything sealed anew: what comes later has to be. Keys say no more than what they are of. */
  async #raiseFloor(
    opened: readonly { record: KeptRecord; content: SealedContent }[],
    revisions: RevisionIndex,
  ): Promise<void> {
    for (const { record, content } of opened) {
      if (content.kind !== manifestKind) continue
      const resealed = manifest.safeParse(content.data).data?.resealed ?? 1
      await raiseFloor(this.#parts.deviceStore, revisions, Math.min(resealed, generationOf(record.sealed)))
    }
  }
}
