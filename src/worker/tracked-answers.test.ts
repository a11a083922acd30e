import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { entities } from '#domain/entities.ts'
import { type EntityDefinition, readEntity } from '#domain/entity/entity.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { sameJson } from '#domain/entity/same-json.ts'
import { sampleOf } from '#domain/entity/sample.test-support.ts'
import type { Row, View } from '#domain/entity/view.ts'
import { views } from '#domain/views/views.ts'
import { createStore, type WritableStore } from '#vault/store/memory-store.ts'
import { applyPatch, type Rows } from '#web/lib/vault/use-rows.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { NamedQueries } from './named-queries.ts'
import { storeQueries } from './store-queries.ts'

// Every question is asked here of records made from the schemas of the list: a view that is declared is run without a further line.

const owner = 1
const kinds = entities
const random = seededRandom(34)
const declared = new Map<string, View<unknown, Row>>()
for (const [name, one] of Object.entries(views))
  declared.set(name, 'fetch' in one ? await one.fetch() : (one as View<unknown, Row>))

/** So many records of each kind. */
const ofEach = 4
const uidOf = (kind: string, nth = 0) =>
  `018f2b6a-0000-7000-8000-${String(kinds.findIndex((one) => one.kind === kind) * 10 + nth).padStart(12, '0')}`
const uidsOf = (kind: string) => Array.from({ length: ofEach }, (_, nth) => uidOf(kind, nth))
const days = Array.from({ length: 24 }, (_, nth) => `2026-11-${String(nth + 1).padStart(2, '0')}`)
const strings = [
  ...days,
  ...days.map((day, nth) => `${day}T${String(nth).padStart(2, '0')}:15:00.000Z`),
  ...['2025-11-20T10:00:00.000Z', 'UTC', 'Europe/Oslo', '09:30', '#3355aa', 'https://a.example/b', 'SE', ''],
  'Rain over the #river in the morning. I want to walk there every day. Tomorrow I will call Anna.',
]
const numbers = [1, 2, 3, 5, 8, 10, 0, 0.5, 30, 100, 1000, 60_000]
const texts = strings.slice(-2)
/** Fields that say little unless they hold words, and zones, which are those that this platform knows. */
const words = {
  title: texts,
  content: texts,
  behavior: texts,
  notes: texts,
  name: ['River', 'Walk'],
  zone: ['UTC', 'Europe/Oslo'],
}

const seldom = ['deletedAt', 'conflictOf', 'metadata', 'seriesId']
const pools = { random, numbers, seldom, strings: [...strings, ...kinds.flatMap(({ kind }) => uidsOf(kind))] }
const fieldsOf = new Map(
  kinds.map(({ kind, references = {} }) => {
    const pointing = Object.entries(references).map(([field, to]) => [field, uidsOf(to)] as const)
    return [kind, { ...words, ...Object.fromEntries(pointing) }] as const
  }),
)

/** Data of one that does not point to itself. */
function dataOf(definition: EntityDefinition, uid: string): unknown {
  const made = sampleOf(definition.schema, { ...pools, fields: fieldsOf.get(definition.kind) ?? {} })
  return JSON.stringify(made).includes(uid) ? dataOf(definition, uid) : made
}

function recordOf(definition: EntityDefinition, uid: string, revision: number): Entity {
  const read = readEntity(definition, definition.version, dataOf(definition, uid))
  if (read.is !== 'valid') throw new Error(`${definition.kind}: ${JSON.stringify(read)}`)
  return { uid, kind: definition.kind, data: read.data, revision, kept: 'synced' }
}

const today = '2026-11-20'
/** What a view is asked with: about the first of the kinds that it names. */
function argsOf({ args, reads: [about] }: View<unknown, Row>): unknown {
  const uid = about ? [uidOf(about.kind)] : []
  const own = [today, `${today}T10:00:00.000Z`, ...uid]
  const fields = {
    uid,
    nowMs: [Date.parse(today)],
    zone: ['UTC'],
    firstDay: days.slice(0, 1),
    since: days.slice(0, 1),
  }
  return sampleOf(args, { random, numbers: [30, 4], strings: own, fields })
}

const rule = { startHour: 4, zone: 'UTC', weekStart: 'monday' }
/** What the questions that are no views ask for: each takes what it knows of. */
const known = {
  ...{ search: 'rain', from: 0, count: 20, of: 'topics', start: 'r', today, rule },
  ...{
    kind: 'template',
    uid: uidOf('journal_entry'),
    hour: 0,
    entryUid: uidOf('journal_entry'),
    isPrepared: true,
  },
}

/** The store, noting which kinds are read. */
function watched(store: WritableStore, read: Set<string>): Records {
  return {
    of(definition) {
      read.add(definition.kind)
      return store.of(definition)
    },
    one(definition, uid) {
      read.add(definition.kind)
      return store.one(definition, uid)
    },
  }
}

/** How long a search took is no part of its answer. */
const withoutTime = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => ('tookMs' in row ? { ...row, tookMs: 0 } : row))

test('whatever changes, what is shown is what asking everything anew would give, and a view reads what it says', async () => {
  const store = createStore()
  const queries = new NamedQueries(storeQueries, momentNow)
  await Promise.all(storeQueries.map(({ arrive }) => arrive?.()))
  queries.attach(store, owner)
  const asked = storeQueries.map((impl) => {
    const view = declared.get(impl.name)
    return { ...impl, view, args: view ? argsOf(view) : known, read: new Set<string>(), answered: 0 }
  })
  const shown = new Map<string, Rows<Row>>()
  for (const [id, { name, args }] of asked.entries())
    queries.subscribe(id, owner, name, args, (patch) => {
      shown.set(name, applyPatch(shown.get(name) ?? { rows: [], isReady: false }, patch))
    })
  for (let step = 1; step <= 660; step++) {
    const definition = kinds[step % kinds.length]
    if (!definition) throw new Error('There are no kinds')
    const uid = uidOf(definition.kind, Math.floor(step / kinds.length) % ofEach)
    if (step > 220 && step % 7 === 0) store.apply([], [uid])
    else store.apply([recordOf(definition, uid, step)])
    if (step % 4 > 0) continue
    await Promise.resolve()
    const anew = createStore()
    anew.apply(store.all())
    for (const one of asked) {
      const wanted = one.rows(anew, one.args, momentNow())
      const [is, should] = [shown.get(one.name)?.rows ?? [], wanted].map(withoutTime)
      // Only what is not the same at once is worth a message.
      if (!sameJson(is, should)) expect(is, `${one.name} after ${definition.kind}`).toEqual(should)
      if (wanted.length > 0) one.answered++
      if (step % 20 === 0) one.view?.rows(watched(anew, one.read), one.args, momentNow())
    }
  }
  for (const { name, view, read } of asked)
    if (view) expect.soft([...read].sort(), name).toEqual(view.reads.map(({ kind }) => kind).sort())
  // The test would prove nothing where nothing was answered.
  const silent = asked.filter(({ answered }) => answered === 0).map(({ name }) => name)
  expect(silent.length, silent.join()).toBeLessThan(asked.length / 4)
}, 60_000)
