import type { Inbox } from './inbox.ts'
import type { Ledger } from './ledger.ts'
import type { ManifestReader } from './manifest-reader.ts'
import type { InTurn } from './outbox.ts'
import { SenselessAnswerError } from './ports.ts'
import type { Reconciler } from './reconcile.ts'
import { shelfFacts } from './shelf-facts.ts'
import type { ReplicaParts } from './shown-shelf.ts'

/** Where the server does not have what was seen here. */
interface Difference {
  readonly uid: string
  readonly seen: number
  /** 0: nothing. */
  readonly got: number
}

const dayMs = 24 * 3_600_000

/** Compares everything that was seen here with everything that the server has, and mends what it can. */
export class Comparison {
  readonly #parts: ReplicaParts
  readonly #inbox: Inbox
  readonly #reconciler: Reconciler
  readonly #manifests: ManifestReader
  readonly #inTurn: InTurn
  /** Fetches all there is to fetch. */
  readonly #pullAll: () => Promise<void>

  constructor(
    parts: ReplicaParts,
    inbox: Inbox,
    reconciler: Reconciler,
    manifests: ManifestReader,
    inTurn: InTurn,
    pullAll: () => Promise<void>,
  ) {
    this.#parts = parts
    this.#inbox = inbox
    this.#reconciler = reconciler
    this.#manifests = manifests
    this.#inTurn = inTurn
    this.#pullAll = pullAll
  }

  /** After the server went back, and once a day. */
  async isDue(): Promise<boolean> {
    const { shelf, now } = this.#parts
    if ((await shelf.fact(shelfFacts.comparisonDue)) === 'yes') return true
    return now() - Number((await shelf.fact(shelfFacts.comparedAt)) ?? 0) >= dayMs
  }

  async run(ledger: () => Promise<Ledger>): Promise<void> {
    await this.#pullAll()
    let found = await this.#look(await ledger())
    if (found.length > 0) {
      // What changed between looking here and there is gone at the second look.
      await this.#pullAll()
      found = await this.#look(await ledger())
    }
    const gone = found.filter(({ seen, got }) => seen > 0 && got === 0)
    const isUnproved = (await ledger()).unproved.size > 0
    if (found.length > gone.length || isUnproved) found = await this.#lookAnew(ledger)
    await this.#mend(found, await ledger())
    const { shelf, now } = this.#parts
    await shelf.putFact(shelfFacts.comparedAt, String(now()))
    await shelf.putFact(shelfFacts.comparisonDue, 'no')
    // Only now is everything here as the server has it, and can be held against what the devices say.
    this.#manifests.checkAll()
    await this.#pullAll()
  }

  /** What the server shows differently has to be fetched once more to be brought together. */
  async #lookAnew(ledger: () => Promise<Ledger>): Promise<Difference[]> {
    const first = await ledger()
    await this.#inTurn(() => this.#inbox.startOver(first))
    await this.#pullAll()
    return this.#look(await ledger())
  }

  async #look(ledger: Ledger): Promise<Difference[]> {
    const { server, shelf } = this.#parts
    const answer = await server.readHeads(await ledger.lines().digest())
    const history = await shelf.fact(shelfFacts.history)
    if (history !== undefined && answer.history !== history) throw new SenselessAnswerError()
    if (answer.heads === null) return []
    const theirs = new Map(answer.heads.map(({ uid, revision }) => [uid, revision]))
    const found: Difference[] = []
    for (const [uid, { revision: seen }] of ledger.heads()) {
      const got = theirs.get(uid) ?? 0
      if (got !== seen) found.push({ uid, seen, got })
      theirs.delete(uid)
    }
    for (const [uid, got] of theirs) found.push({ uid, seen: 0, got })
    // What is later at the server may just not have been fetched yet.
    return answer.upTo > ledger.cursor ? found.filter(({ seen, got }) => got < seen) : found
  }

  async #mend(found: readonly Difference[], ledger: Ledger): Promise<void> {
    for (const { uid, seen, got } of found) {
      await this.#inTurn(async () => {
        const what = got === 0 || got > seen ? 'missing' : 'older'
        await this.#reconciler.warn({ uid, what, seen, got })
        if (got === 0) await this.#reconciler.startOver(uid, 0, ledger)
      })
    }
  }
}
