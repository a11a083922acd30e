import type { InTurn } from '#domain/jobs/in-turn.ts'
import { deviceStoreFacts } from '#vault/ports/device-store-facts.ts'
import { ImplausibleAnswerError } from '#vault/ports/ports.ts'
import type { Inbox } from '../inbox.ts'
import type { Reconciler } from '../reconcile.ts'
import type { ReplicaParts } from '../record-repository.ts'
import type { RevisionIndex } from '../revision-index.ts'
import type { ManifestReader } from './manifest-reader.ts'

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
    const { deviceStore, now } = this.#parts
    if ((await deviceStore.fact(deviceStoreFacts.comparisonDue)) === 'yes') return true
    return now() - Number((await deviceStore.fact(deviceStoreFacts.comparedAt)) ?? 0) >= dayMs
  }

  async run(revisions: () => Promise<RevisionIndex>): Promise<void> {
    await this.#pullAll()
    let found = await this.#look(await revisions())
    if (found.length > 0) {
      // What changed between looking here and there is gone at the second look.
      await this.#pullAll()
      found = await this.#look(await revisions())
    }
    const gone = found.filter(({ seen, got }) => seen > 0 && got === 0)
    const isUnproved = (await revisions()).unproved.size > 0
    if (found.length > gone.length || isUnproved) found = await this.#lookAnew(revisions)
    await this.#mend(found, await revisions())
    const { deviceStore, now } = this.#parts
    await deviceStore.putFact(deviceStoreFacts.comparedAt, String(now()))
    await deviceStore.putFact(deviceStoreFacts.comparisonDue, 'no')
    // Only now is everything here as the server has it, and can be held against what the devices say.
    this.#manifests.checkAll()
    await this.#pullAll()
  }

  /** What the server shows differently has to be fetched once more to be brought together. */
  async #lookAnew(revisions: () => Promise<RevisionIndex>): Promise<Difference[]> {
    const first = await revisions()
    await this.#inTurn(() => this.#inbox.startOver(first))
    await this.#pullAll()
    return this.#look(await revisions())
  }

  async #look(revisions: RevisionIndex): Promise<Difference[]> {
    const { server, deviceStore } = this.#parts
    const answer = await server.readHeads(await revisions.lines().digest())
    const history = await deviceStore.fact(deviceStoreFacts.history)
    if (history !== undefined && answer.history !== history) throw new ImplausibleAnswerError()
    if (answer.heads === null) return []
    const theirs = new Map(answer.heads.map(({ uid, revision }) => [uid, revision]))
    const found: Difference[] = []
    for (const [uid, { revision: seen }] of revisions.heads()) {
      const got = theirs.get(uid) ?? 0
      if (got !== seen) found.push({ uid, seen, got })
      theirs.delete(uid)
    }
    for (const [uid, got] of theirs) found.push({ uid, seen: 0, got })
    // What is later at the server may just not have been fetched yet.
    return answer.upTo > revisions.cursor ? found.filter(({ seen, got }) => got < seen) : found
  }

  async #mend(found: readonly Difference[], revisions: RevisionIndex): Promise<void> {
    for (const { uid, seen, got } of found) {
      await this.#inTurn(async () => {
        const what = got === 0 || got > seen ? 'missing' : 'older'
        await this.#reconciler.warn({ uid, what, seen, got })
        if (got === 0) await this.#reconciler.startOver(uid, 0, revisions)
      })
    }
  }
}
