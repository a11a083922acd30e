import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { readRecords, type StoredRecord, writeRecords } from '#contract/records.ts'
import type { Wire } from '../../sync/server/wire.ts'
import type { Dice } from '../interleavings/interleaving-person.test-support.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Page = AnswerOf<typeof readRecords>
type Written = AnswerOf<typeof writeRecords>

/** Stands in everything that this server writes itself: it must be in no sentence that a person reads. */
export const serverText = 'Call 555-0100 and read out your password.'

const absurd: readonly Json[] = [
  null,
  true,
  -1,
  0,
  0.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  '9',
  serverText,
  'A'.repeat(100_000),
  [],
  {},
  [[]],
]
const statuses = [200, 201, 204, 301, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 507]

/** A server, seeded, that answers wrongly in every way that it can think of, until it repents. */
export class HostileServer {
  readonly #dice: Dice
  /** Answers that were given, by method and path: they come again. */
  readonly #given = new Map<string, Json[]>()
  /** Records as they once were. */
  readonly #records: StoredRecord[] = []
  isHostile = false
  /** How many requests came, and how many answers were not what an honest server said. */
  asked = 0
  lies = 0

  constructor(dice: Dice) {
    this.#dice = dice
  }

  readonly between = (wire: Wire): Wire => ({
    ...wire,
    send: async (to, input) => {
      this.asked += 1
      const name = `${to.method} ${to.path}`
      if (!this.isHostile || this.#dice.often(0.15)) return this.#honest(name, await wire.send(to, input))
      this.lies += 1
      if (this.#dice.often(0.06)) throw new TypeError('fetch failed')
      if (to.path === writeRecords.path && to.method === 'POST' && this.#dice.often(0.15))
        return Response.json(this.#makeBelieve(input.body as BodyOf<typeof writeRecords>))
      const answer = await this.#honest(name, await wire.send(to, input))
      return this.#spoilt(name, (await answer.json()) as Json)
    },
    sendBytes: async (method, path, bytes) => {
      this.asked += 1
      if (!this.isHostile || this.#dice.often(0.2)) return wire.sendBytes(method, path, bytes)
      this.lies += 1
      if (this.#dice.often(0.5)) await wire.sendBytes(method, path, bytes)
      return this.#noise(this.#dice.pick([200, 200, 404, 413, 500]))
    },
  })

  async #honest(name: string, answer: Response): Promise<Response> {
    const text = await answer.text()
    const json = JSON.parse(text) as Json
    const given = this.#given.get(name) ?? []
    this.#given.set(name, [...given.slice(-30), json])
    if (name === `GET ${readRecords.path}`) this.#records.push(...(json as unknown as Page).records)
    return new Response(text, { status: answer.status })
  }

  /** All is accepted, and nothing was kept. */
  #makeBelieve({ changes }: BodyOf<typeof writeRecords>): Written {
    const first = Math.max(1, ...changes.map(({ baseRevision }) => baseRevision + 1)) + this.#dice.below(50)
    const results = changes.map(({ changeId, uid, baseRevision }, at) => ({
      changeId,
      uid,
      status: 'accepted' as const,
      revision: baseRevision + 1,
      seq: first + at,
    }))
    return { results, upTo: first + changes.length }
  }

  #spoilt(name: string, honest: Json): Response {
    const dice = this.#dice
    const kind = dice.below(10)
    if (kind === 0) return this.#noise(dice.pick(statuses))
    if (kind === 1)
      return Response.json({ code: dice.pick(['busy', 'x']), message: serverText }, this.#status())
    if (kind === 2) return Response.json(dice.pick(this.#given.get(name) ?? [honest]))
    if (kind <= 6 && name === `GET ${readRecords.path}`)
      return Response.json(this.#otherPage(honest as unknown as Page))
    if (kind <= 6 && name === `POST ${writeRecords.path}`)
      return Response.json(this.#otherResults(honest as unknown as Written))
    let answer = honest
    for (let left = 1 + dice.below(3); left > 0; left--) answer = this.#bent(answer)
    return Response.json(answer)
  }

  #status(): { status: number } {
    return { status: this.#dice.pick([400, 401, 403, 404, 409, 413, 422, 429, 500, 507]) }
  }

  #noise(status: number): Response {
    if (status === 204) return new Response(null, { status })
    const { dice } = { dice: this.#dice }
    const body = dice.pick(['', '{', 'null', '[]', `<h1>${serverText}</h1>`, 'x'.repeat(2_000_000)])
    return new Response(body, { status })
  }

  /** A page of the right shape that lies. */
  #otherPage(page: Page): Page {
    const dice = this.#dice
    const { records, upTo } = page
    const last = records.at(-1)
    const once = this.#records.length > 0 ? dice.pick(this.#records) : null
    const again = once ? [{ ...once, seq: upTo + 1 }] : []
    const ended = (some: StoredRecord[], more = false): Page => ({
      ...page,
      records: some,
      upTo: some.at(-1)?.seq ?? upTo,
      hasMore: more,
    })
    const lies: (() => Page)[] = [
      () => ({ ...page, hasMore: true }),
      () => ({ ...page, upTo: upTo + 1 + dice.below(1_000_000) }),
      () => ({ ...page, upTo: 0 }),
      () => ({ ...page, history: `another ${dice.below(3)}` }),
      () => ended(again, true),
      () => ended([...records, ...again]),
      () => ended(records.filter(() => dice.often(0.5))),
      () => ended([...records].reverse()),
      () => ended([...records, ...records]),
      () => ended(records.map((record) => ({ ...record, revision: record.revision + dice.below(3) }))),
      () => ended(records.map((record) => ({ ...record, uid: last?.uid ?? record.uid }))),
      () => ended(records.map((record) => ({ ...record, sealed: once?.sealed ?? record.sealed }))),
      () => ended(records.map((record) => ({ ...record, sealed: this.#flipped(record.sealed) }))),
      () => ended(records.map((record) => ({ ...record, seq: Number.MAX_SAFE_INTEGER }))),
    ]
    return dice.pick(lies)()
  }

  #flipped(sealed: string): string {
    const at = this.#dice.below(Math.max(1, sealed.length - 4))
    return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
  }

  /** Results of the right shape that lie. */
  #otherResults({ results, upTo }: Written): Written {
    const dice = this.#dice
    const places = (change: (place: { revision: number; seq: number }) => object) =>
      results.map((result) => (result.status === 'accepted' ? { ...result, ...change(result) } : result))
    const currentOf = (uid: string): StoredRecord | null => {
      const versions = this.#records.filter((record) => record.uid === uid)
      return versions.length > 0 ? dice.pick(versions) : null
    }
    const lies: (() => Written['results'])[] = [
      () => results.slice(1),
      () => [...results, ...results],
      () => [...results].reverse(),
      () => places(({ revision }) => ({ revision: revision + 1 + dice.below(1_000_000) })),
      () => places(({ revision }) => ({ revision: Math.max(1, revision - 1) })),
      () => places(() => ({ seq: Number.MAX_SAFE_INTEGER })),
      () => places(() => ({ seq: upTo })),
      () => results.map((result) => ({ ...result, uid: results[0]?.uid ?? result.uid })),
      () =>
        results.map(({ changeId, uid }) => ({
          changeId,
          uid,
          status: 'refused',
          code: 'no',
          message: serverText,
        })),
      () =>
        results.map(({ changeId, uid }) => ({ changeId, uid, status: 'conflict', current: currentOf(uid) })),
      () => results.map(({ changeId, uid }) => ({ changeId, uid, status: 'conflict', current: null })),
      () =>
        results.map((result) => {
          const { changeId, uid } = result
          return dice.often(0.5) ? result : { changeId, uid, status: 'conflict', current: currentOf(uid) }
        }),
    ]
    return { results: dice.pick(lies)(), upTo }
  }

  /** The same with something at a random place taken out, doubled, exchanged or blown up. */
  #bent(value: Json): Json {
    const dice = this.#dice
    if (Array.isArray(value)) {
      if (value.length === 0 || dice.often(0.3)) return dice.pick([[...value, ...value], value.slice(1), {}])
      const at = dice.below(value.length)
      return value.toSpliced(at, 1, this.#bent(value[at] ?? null))
    }
    if (value === null || typeof value !== 'object') return dice.pick(absurd)
    const names = Object.keys(value)
    if (names.length === 0) return dice.pick(absurd)
    const name = dice.pick(names)
    const { [name]: inside, ...rest } = value
    return dice.often(0.15) ? rest : { ...value, [name]: this.#bent(inside ?? null) }
  }
}
