import type { AnswerOf } from '#contract/endpoint.ts'
import type { readRecords } from '#contract/records.ts'
import { generationOf } from '#contract/sealed-record.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import { judge } from './judge-incoming.ts'
import type { Ledger } from './ledger.ts'
import { manifest, manifestKind } from './manifest.ts'
import type { ManifestReader } from './manifest-reader.ts'
import type { ManifestWriter } from './manifest-writer.ts'
import { OutdatedRecords, raiseFloor } from './outdated-records.ts'
import { type KeptRecord, SenselessAnswerError, type Standing } from './ports.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import { shelfFacts } from './shelf-facts.ts'
import type { ReplicaParts, ShownShelf } from './shown-shelf.ts'
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
const isPlain = ({ record, pending }: Standing): boolean => !pending && !record?.unproved

/** Takes what changed at the server, a page at a time. */
export class Inbox {
  readonly #parts: ReplicaParts
  readonly #shown: ShownShelf
  readonly #reconciler: Reconciler
  readonly #manifests: ManifestReader
  readonly #outdated: OutdatedRecords
  readonly #writer: ManifestWriter
  #startedOverAt = Number.NEGATIVE_INFINITY
  /** Pages since the last one after which there was no more. */
  #pages = { all: 0, thin: 0 }

  constructor(shown: ShownShelf, reconciler: Reconciler, manifests: ManifestReader, writer: ManifestWriter) {
    this.#writer = writer
    this.#parts = shown.parts
    this.#shown = shown
    this.#reconciler = reconciler
    this.#manifests = manifests
    this.#outdated = new OutdatedRecords(shown)
  }

  /** Takes one page that was asked for `since` the ledger's cursor. Answers whether there is more. Throws SenselessAnswerError. */
  async take(page: Page, ledger: Ledger): Promise<boolean> {
    try {
      const hasMore = await this.#take(page, ledger)
      if (hasMore) this.#count(page)
      else this.#pages = { all: 0, thin: 0 }
      return hasMore
    } catch (error) {
      this.#pages = { all: 0, thin: 0 }
      throw error
    }
  }

  async #take(page: Page, ledger: Ledger): Promise<boolean> {
    const { shelf } = this.#parts
    const history = await shelf.fact(shelfFacts.history)
    if (history === undefined) await shelf.putFact(shelfFacts.history, page.history)
    else if (history !== page.history) return this.#followBack(ledger, page.history)
    if (page.upTo < ledger.cursor) return this.#followBack(ledger)

    const incoming = page.records.map(fromWire)
    const { uid: own } = await this.#writer.own()
    const manifestOfOurs = incoming.find(({ uid }) => uid === own)
    if (manifestOfOurs) await proveBy(manifestOfOurs, shelf, ledger)
    const plain = await this.#meetOrSort(incoming, ledger)
    await this.#keep(plain, page.upTo, ledger)
    if (page.hasMore) return true
    await this.#outdated.setAside(ledger)
    return this.#manifests.check(ledger, incoming.length === 0)
  }

  /** A server that always has more is not followed for ever. */
  #count({ records }: Page): void {
    const length = records.reduce((sum, { sealed }) => sum + sealed.length, 0)
    const isThin = records.length < thinRecords && length < thinLength
    this.#pages = { all: this.#pages.all + 1, thin: isThin ? this.#pages.thin + 1 : 0 }
    if (this.#pages.all > mostPages || this.#pages.thin > mostThinPages) throw new SenselessAnswerError()
  }

  /** The server is not what it was. One that goes back again and again is not followed. */
  async #followBack(ledger: Ledger, history?: string): Promise<boolean> {
    const { shelf, now } = this.#parts
    if (Math.abs(now() - this.#startedOverAt) <= startOverMs) throw new SenselessAnswerError()
    this.#startedOverAt = now()
    await this.startOver(ledger)
    if (history === undefined) return true
    await this.#reconciler.warn({ uid: shelfFacts.history, what: 'history', seen: 0, got: 0 })
    await shelf.putFact(shelfFacts.history, history)
    return true
  }

  /** Everything is looked at again from the start, and compared. */
  async startOver(ledger: Ledger): Promise<void> {
    const { shelf } = this.#parts
    await shelf.putFact(shelfFacts.comparisonDue, 'yes')
    await shelf.change([], () => null, 0)
    ledger.cursor = 0
  }

  /** What is new where nothing waits comes back; the rest is brought together with what stands here. */
  async #meetOrSort(incoming: readonly KeptRecord[], ledger: Ledger): Promise<KeptRecord[]> {
    const standings = await this.#parts.shelf.standings(incoming.map((record) => record.uid))
    const plain: KeptRecord[] = []
    for (const record of incoming) {
      const now = standings.get(record.uid) ?? { record: undefined, pending: undefined }
      if (isPlain(now) && judge(record, ledger.seen(record.uid), now, ledger.aside(record.uid)) === 'news')
        plain.push(record)
      else await this.#reconciler.meet(record, ledger)
    }
    return plain
  }

  /** What opens goes on the shelf with the cursor and is shown; what does not is set aside, and what is here stays. */
  async #keep(records: readonly KeptRecord[], cursor: number, ledger: Ledger): Promise<void> {
    const opened = new Map<string, { record: KeptRecord; content: SealedContent }>()
    await Promise.all(
      records.map(async (record) => {
        const content = await this.#reconciler.open(record, ledger)
        if (content) opened.set(record.uid, { record, content })
      }),
    )
    await this.#raiseFloor([...opened.values()], ledger)
    const met: KeptRecord[] = []
    const written = await this.#parts.shelf.change(
      [...opened.keys()],
      (uid, now) => {
        const record = opened.get(uid)?.record
        if (!record) return null
        if (isPlain(now) && record.revision > (now.record?.revision ?? 0)) return { record }
        met.push(record)
        return null
      },
      cursor,
    )
    ledger.cursor = cursor
    const found = written.flatMap((uid) => {
      const one = opened.get(uid)
      if (!one) return []
      const now: Standing = { record: one.record, pending: undefined }
      ledger.note(uid, now)
      this.#outdated.came(one.record)
      return [{ uid, content: one.content, now }]
    })
    for (const { uid, content } of found)
      if (content.kind === manifestKind) await this.#manifests.came(uid, content)
    this.#shown.applyAll(found)
    for (const record of met) await this.#reconciler.meet(record, ledger)
  }

  /** A device says that it has seen everything sealed anew: what comes later has to be. Keys say no more than what they are of. */
  async #raiseFloor(
    opened: readonly { record: KeptRecord; content: SealedContent }[],
    ledger: Ledger,
  ): Promise<void> {
    for (const { record, content } of opened) {
      if (content.kind !== manifestKind) continue
      const resealed = manifest.safeParse(content.data).data?.resealed ?? 1
      await raiseFloor(this.#parts.shelf, ledger, Math.min(resealed, generationOf(record.sealed)))
    }
  }
}
