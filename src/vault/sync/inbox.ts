import type { AnswerOf } from '#contract/endpoint.ts'
import type { readRecords } from '#contract/records.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import { judge } from './judge-incoming.ts'
import type { Ledger } from './ledger.ts'
import { manifestKind } from './manifest.ts'
import type { ManifestReader } from './manifest-reader.ts'
import { historyFact } from './manifest-writer.ts'
import type { KeptRecord, Standing } from './ports.ts'
import { fromWire, type Reconciler } from './reconcile.ts'
import type { ReplicaParts, ShownShelf } from './shown-shelf.ts'

type Page = AnswerOf<typeof readRecords>

/** The comparison with the server that still has to be made; `dueFact` holds `yes` until it was. */
export const dueFact = 'comparison-due'
/** A server that keeps starting over is followed this often. */
const startOverMs = 60_000

/** Takes what changed at the server, a page at a time. */
export class Inbox {
  readonly #parts: ReplicaParts
  readonly #shown: ShownShelf
  readonly #reconciler: Reconciler
  readonly #manifests: ManifestReader
  #startedOverAt = Number.NEGATIVE_INFINITY

  constructor(shown: ShownShelf, reconciler: Reconciler, manifests: ManifestReader) {
    this.#parts = shown.parts
    this.#shown = shown
    this.#reconciler = reconciler
    this.#manifests = manifests
  }

  /** Takes one page that was asked for `since` the ledger's cursor. Answers whether there is more. */
  async take(page: Page, ledger: Ledger): Promise<boolean> {
    const since = ledger.cursor
    const history = await this.#parts.shelf.fact(historyFact)
    if (history === undefined) await this.#parts.shelf.putFact(historyFact, page.history)
    else if (history !== page.history) return this.startOver(ledger, page.history)
    if (page.upTo < since) return this.startOver(ledger)

    const incoming = page.records.map(fromWire)
    const plain = await this.#meetOrSort(incoming, ledger)
    await this.#keep(plain, page.upTo, ledger)
    if (page.hasMore) return page.upTo > since
    return this.#manifests.check(ledger, incoming.length === 0)
  }

  /** Everything is looked at again from the start: the server is not what it was. */
  async startOver(ledger: Ledger, history?: string): Promise<boolean> {
    const { shelf, now } = this.#parts
    await shelf.change([], () => null, 0)
    ledger.cursor = 0
    await shelf.putFact(dueFact, 'yes')
    if (history !== undefined) await shelf.putFact(historyFact, history)
    const isFirst = now() - this.#startedOverAt > startOverMs
    this.#startedOverAt = now()
    return isFirst
  }

  /** What is new where nothing waits comes back; the rest is brought together with what stands here. */
  async #meetOrSort(incoming: readonly KeptRecord[], ledger: Ledger): Promise<KeptRecord[]> {
    const standings = await this.#parts.shelf.standings(incoming.map((record) => record.uid))
    const plain: KeptRecord[] = []
    for (const record of incoming) {
      const now = standings.get(record.uid) ?? { record: undefined, pending: undefined }
      if (!now.pending && judge(record, ledger.seen(record.uid), now, ledger.aside(record.uid)) === 'news')
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
    const met: KeptRecord[] = []
    const written = await this.#parts.shelf.change(
      [...opened.keys()],
      (uid, now) => {
        const record = opened.get(uid)?.record
        if (!record) return null
        if (!now.pending && record.revision > (now.record?.revision ?? 0)) return { record }
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
      if (one.content.kind === manifestKind) this.#manifests.came(uid, one.content)
      return [{ uid, content: one.content, now }]
    })
    this.#shown.applyAll(found)
    for (const record of met) await this.#reconciler.meet(record, ledger)
  }
}
