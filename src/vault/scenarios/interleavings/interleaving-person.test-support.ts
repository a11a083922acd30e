import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { type ErrorCode, errorCodes } from '#contract/errors.ts'
import { readRecords, writeRecords } from '#contract/records.ts'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts'
import { encodeKeyring, type Keyring, newKeyring, type OpenKeyring, openKeyring } from '../../keys/keyring.ts'
import type { VaultServer } from '../../ports/ports.ts'
import type { Bytes } from '../../primitives/bytes.ts'
import { openChunk, sealChunk } from '../../seal/seal-chunk.ts'
import { openRecord, sealRecord } from '../../seal/seal-record.ts'
import type { ChunkSealer } from '../../sync/blobs/blob-store.ts'
import type { RecordSealer } from '../../sync/record-repository.ts'
import { vaultServerOver } from '../../sync/server/vault-server.ts'
import type { Wire } from '../../sync/server/wire.ts'

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number) {
  const next = seededRandom(seed)
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    often: (probability: number): boolean => next() < probability,
    pick: <T>(of: readonly T[]): T => {
      const one = of[below(of.length)]
      if (one === undefined) throw new RangeError('Nothing to pick from')
      return one
    },
    bytes: (length: number): Bytes => Uint8Array.from({ length }, () => below(256)),
  }
}
export type Dice = ReturnType<typeof diceOf>

type Written = AnswerOf<typeof writeRecords>
type WriteBody = BodyOf<typeof writeRecords>

const refusal = (code: ErrorCode): Response =>
  Response.json({ code, message: errorCodes[code].message }, { status: errorCodes[code].status })

/** One person with a vault at the server, and what went over the wire. */
export class Person {
  readonly userId: number
  readonly #browser: TestBrowser
  readonly #dice: Dice
  #keyring: Keyring
  newest: OpenKeyring
  /** Bodies of all writes, whether they arrived or not. */
  readonly writes: unknown[] = []
  /** Position of each accepted change, in the order of the answers. */
  readonly #places = new Map<string, number>()
  #lastSeq = 0
  /** What went against the rules of the server. */
  readonly faults: string[] = []

  private constructor(userId: number, browser: TestBrowser, dice: Dice, keyring: Keyring, keys: OpenKeyring) {
    this.userId = userId
    this.#browser = browser
    this.#dice = dice
    this.#keyring = keyring
    this.newest = keys
  }

  static async signUp(browser: TestBrowser, dice: Dice): Promise<Person> {
    const { user } = await browser.signUp()
    const keyring = newKeyring(dice.bytes)
    return new Person(user.id, browser, dice, keyring, await openKeyring(encodeKeyring(keyring)))
  }

  /** New data keys; whoever has the old ones alone cannot read what comes. */
  async renewKeys(): Promise<OpenKeyring> {
    const dataKeys = new Map(this.#keyring.dataKeys).set(this.newest.current + 1, this.#dice.bytes(32))
    this.#keyring = { ...this.#keyring, dataKeys }
    this.newest = await openKeyring(encodeKeyring(this.#keyring))
    return this.newest
  }

  sealerWith(keys: { now: OpenKeyring }): RecordSealer {
    const { userId } = this
    const random = this.#dice.bytes
    return {
      get generation() {
        return keys.now.current
      },
      uidFor: (kind, ...inputs) => keys.now.deterministicUid(kind, ...inputs),
      seal: (uid, revision, content) => sealRecord(keys.now, { userId, uid, revision }, content, random),
      open: (uid, revision, sealed) => openRecord(keys.now, { userId, uid, revision }, sealed),
    }
  }

  async ask(path: string): Promise<string> {
    return (await this.#browser.get(path)).text
  }

  askBytes(method: string, path: string, bytes?: Uint8Array): Promise<Answer> {
    return this.#browser.askBytes(method, path, bytes)
  }

  chunkSealerWith(keys: { now: OpenKeyring }): ChunkSealer {
    const { userId } = this
    return {
      get generation() {
        return keys.now.current
      },
      seal: (place, plain) => sealChunk(keys.now, { userId, ...place }, plain, this.#dice.bytes),
      open: (place, sealed) => openChunk(keys.now, { userId, ...place }, sealed),
    }
  }

  /** Sends a body that may have been sent before, at any time. */
  async write(body: unknown): Promise<{ status: number; text: string }> {
    const answer = await this.#browser.post(writeRecords.path, body)
    if (answer.status === 200) this.#note(answer.json<Written>())
    return answer
  }

  #note({ results }: Written): void {
    for (const result of results) {
      if (result.status !== 'accepted') continue
      const before = this.#places.get(result.changeId)
      if (before === undefined) {
        if (result.seq <= this.#lastSeq)
          this.faults.push(`position ${result.seq} came after ${this.#lastSeq}`)
        this.#lastSeq = Math.max(this.#lastSeq, result.seq)
        this.#places.set(result.changeId, result.seq)
      } else if (before !== result.seq) this.faults.push(`one change at ${before} and at ${result.seq}`)
    }
  }

  async allRecords(): Promise<AnswerOf<typeof readRecords>['records']> {
    const records: AnswerOf<typeof readRecords>['records'] = []
    for (let since = 0; ; ) {
      const page = JSON.parse(await this.ask(`${readRecords.path}?since=${since}`)) as AnswerOf<
        typeof readRecords
      >
      records.push(...page.records)
      since = page.upTo
      if (!page.hasMore) return records
    }
  }
}

/** lostRequest: it never arrives, or much later; lostAnswer: it arrives, and nobody hears of it. */
export type Fate = 'fine' | 'lostRequest' | 'lostAnswer' | 'twice'

/** The way from one device to the server. */
export class Road {
  isOffline = false
  /** Of the next write. */
  next: Fate = 'fine'
  /** A record that the server will not have. */
  refuses: { readonly uid: string; readonly message: string } | null = null
  /** A record that makes a request too large. */
  tooLarge: string | null = null
  readonly server: VaultServer

  set(change: Partial<Pick<Road, 'isOffline' | 'next' | 'refuses' | 'tooLarge'>>): void {
    Object.assign(this, change)
  }

  constructor(person: Person, between: (wire: Wire) => Wire = (wire) => wire) {
    const lost = () => new TypeError('fetch failed')
    const write = async (whole: WriteBody) => {
      if (whole.changes.some(({ uid }) => uid === this.tooLarge)) return refusal('too_large')
      const fate = this.next
      const refused = whole.changes.find(({ uid }) => uid === this.refuses?.uid)
      const body = refused ? { changes: whole.changes.filter((change) => change !== refused) } : whole
      this.next = 'fine'
      person.writes.push(body)
      if (fate === 'lostRequest') throw lost()
      if (fate === 'twice') await person.write(body)
      const answer = await person.write(body)
      if (fate === 'lostAnswer') throw lost()
      if (!refused) return new Response(answer.text, { status: answer.status })
      const { changeId, uid } = refused
      const { results, ...rest } = JSON.parse(answer.text) as Written
      const no = {
        changeId,
        uid,
        status: 'refused',
        code: 'odd',
        message: this.refuses?.message ?? '',
      } as const
      return Response.json({ ...rest, results: results.toSpliced(whole.changes.indexOf(refused), 0, no) })
    }
    const wire: Wire = {
      send: async (to, { body, query }) => {
        if (this.isOffline) throw lost()
        if (to.path === writeRecords.path && to.method === 'POST') return write(body as WriteBody)
        const search = new URLSearchParams(
          Object.entries(query ?? {}).map(([name, said]) => [name, String(said)]),
        )
        return new Response(await person.ask(`${to.path}?${search}`))
      },
      sendBytes: async (method, path, bytes) => {
        const answer = await person.askBytes(method, path, bytes)
        return new Response(Uint8Array.from(answer.bytes), { status: answer.status })
      },
      listen: () => () => {},
    }
    this.server = vaultServerOver(between(wire))
  }
}
