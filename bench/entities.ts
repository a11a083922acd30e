import { entityOfKind } from '#domain/entities.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { encodeKeyring, newKeyring, openKeyring } from '#vault/keys/keyring.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { openRecord, type SealedContent, sealRecord } from '#vault/seal/seal-record.ts'
import { checkedOver } from '#vault/store/checked-store.ts'
import { entityReader } from '#vault/store/entity-reader.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Entity } from '#vault/store/store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { everyQuestion } from '../src/worker/asked.test-support.ts'
import { NamedQueries } from '../src/worker/named-queries.ts'
import { type Measure, median } from './measure.ts'

const count = 10_000
const rounds = 7
const userId = 1

const startMs = Date.UTC(2016, 0, 1)
const dayMs = 86_400_000
const words = 'The day began slowly and went on as days do. '
const entryAt = (at: number): object => ({
  ...newEntry(new Date(startMs + at * dayMs).toISOString(), 'UTC'),
  title: `Day ${at}`,
  content: words.repeat(89),
})
const uids = Array.from({ length: count }, () => uuidV7(Date.now(), secureRandom(16)))

/** Opens everything into a store; `finish` makes of what was opened what the store is given. */
async function opening(
  sealed: readonly Uint8Array<ArrayBuffer>[],
  open: (bytes: Uint8Array<ArrayBuffer>, at: number) => Promise<SealedContent>,
  isChecked: boolean,
): Promise<number> {
  const reader = entityReader(entityOfKind)
  const store = createStore()
  if (isChecked) checkedOver(store, reader)
  const beganAt = performance.now()
  for (let from = 0; from < count; from += 500) {
    const put: Entity[] = []
    for (let at = from; at < from + 500; at++) {
      const opened = await open(sealed[at] as Uint8Array<ArrayBuffer>, at)
      const content = isChecked ? reader.upToDate(opened) : opened
      put.push({ uid: uids[at] ?? '', ...content, revision: 1, kept: 'synced' } as Entity)
    }
    store.apply(put)
  }
  return performance.now() - beganAt
}

/** What reading and checking each record by its schema costs, beside opening alone; in turns. */
async function measureOpening(): Promise<Measure> {
  const keys = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
  const sealed: Uint8Array<ArrayBuffer>[] = []
  for (const [at, uid] of uids.entries()) {
    const content = { kind: 'journal_entry', schemaVersion: 1, data: entryAt(at) }
    sealed.push(await sealRecord(keys, { userId, uid, revision: 1 }, content, secureRandom))
  }
  const open = (bytes: Uint8Array<ArrayBuffer>, at: number) =>
    openRecord(keys, { userId, uid: uids[at] ?? '', revision: 1 }, bytes)
  const [plain, checked]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    plain.push(await opening(sealed, open, false))
    checked.push(await opening(sealed, open, true))
  }
  const [without, withSchemas] = [median(plain.slice(1)), median(checked.slice(1))]
  return {
    what: 'opening 10,000 records, read by their schemas',
    measured: withSchemas / without,
    budget: 1.3,
    unit: 'times',
    rule: 'at most',
    note: `${Math.round(withSchemas)} ms, ${Math.round(without)} ms unread`,
  }
}

/** How many of all questions are asked again when one thing among 10,000 changes: a kept sound, which few read, and a page, which many do. */
async function measurePatch(): Promise<Measure> {
  const store = createStore()
  store.apply(
    uids.map((uid, at): Entity => {
      return { uid, kind: 'journal_entry', data: entryAt(at), revision: 1, kept: 'synced' }
    }),
  )
  let asked: string[] = []
  const impls = (await everyQuestion()).map((impl) => ({
    ...impl,
    rows: (...of: Parameters<typeof impl.rows>) => {
      asked.push(impl.name)
      return impl.rows(...of)
    },
  }))
  const queries = new NamedQueries(impls, momentNow)
  queries.attach(store, userId)
  for (const [id, { name, args }] of impls.entries())
    queries.subscribe(id, userId, name, args, () => undefined)
  const askedAgain = async (kind: string, uid: string, data: object) => {
    asked = []
    store.apply([{ uid, kind, data, revision: 2, kept: 'synced' }])
    await Promise.resolve()
    return asked
  }
  const sound = { name: 'Rain', layers: {}, createdAt: '2026-11-20T00:00:00.000Z' }
  const few = await askedAgain('sound_preset', uuidV7(Date.now(), secureRandom(16)), sound)
  const many = await askedAgain('journal_entry', uids[0] ?? '', { ...entryAt(0), mood: 7 })
  return {
    what: 'questions asked again by one patch among 10,000',
    measured: few.length,
    budget: 2,
    unit: 'queries',
    rule: 'at most',
    note: `of ${impls.length}; a kept sound changed (${few.join(', ')}). A page that changes is read by ${many.length}`,
  }
}

/** What the one mechanism of entities costs. */
export async function measureEntities(): Promise<Measure[]> {
  return [await measureOpening(), await measurePatch()]
}
