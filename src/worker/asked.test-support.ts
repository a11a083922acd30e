import { seededRandom } from '#domain/chance/seeded-random.ts'
import { entities } from '#domain/entities.ts'
import { anyKind, type EntityDefinition, readEntity } from '#domain/entity/entity.ts'
import type { Entity } from '#domain/entity/records.ts'
import { sampleOf } from '#domain/entity/sample.test-support.ts'
import type { Row, View } from '#domain/entity/view.ts'
import { views } from '#domain/views/views.ts'
import type { QueryImpl } from '#worker/core/worker-calls.ts'
import { storeQueries } from './store-queries.ts'

export const kinds = entities
const random = seededRandom(34)
const declared = new Map<string, View<unknown, Row>>()
for (const [name, one] of Object.entries(views))
  declared.set(name, 'fetch' in one ? await one.fetch() : (one as View<unknown, Row>))

/** So many records of each kind. */
export const ofEach = 4
export const uidOf = (kind: string, nth = 0) =>
  `018f2b6a-0000-7000-8000-${String(kinds.findIndex((one) => one.kind === kind) * 10 + nth).padStart(12, '0')}`
const uidsOf = (kind: string) => Array.from({ length: ofEach }, (_, nth) => uidOf(kind, nth))
const days = Array.from({ length: 24 }, (_, nth) => `2026-11-${String(nth + 1).padStart(2, '0')}`)
const strings = [
  ...days,
  ...days.map((day, nth) => `${day}T${String(nth).padStart(2, '0')}:15:00.000Z`),
  ...['2025-11-20T10:00:00.000Z', 'UTC', 'Europe/Oslo', '09:30', '#3355aa', 'https://a.example/b', 'SE', ''],
  'Rain over the #river in the morning. I want to walk there every day. Tomorrow I will call Anna.',
]
const repeated = (text: string, times: number): string[] => Array.from({ length: times }, () => text)
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
  // Some pages are of the day that is asked about, and of the same day a year before.
  createdAt: [
    ...strings.slice(24, 48),
    ...repeated('2026-11-20T09:00:00.000Z', 8),
    ...repeated('2025-11-20T10:00:00.000Z', 8),
  ],
}

const seldom = ['deletedAt', 'conflictOf', 'metadata', 'seriesId']
const pools = { random, numbers, seldom, strings: [...strings, ...kinds.flatMap(({ kind }) => uidsOf(kind))] }
const fieldsOf = new Map(
  kinds.map(({ kind, references = {} }) => {
    const pointing = Object.entries(references).map(
      ([field, to]) => [field, uidsOf(to === anyKind ? 'journal_entry' : to)] as const,
    )
    return [kind, { ...words, ...Object.fromEntries(pointing) }] as const
  }),
)

/** Data of one that does not point to itself. */
function dataOf(definition: EntityDefinition, uid: string): unknown {
  const made = sampleOf(definition.schema, { ...pools, fields: fieldsOf.get(definition.kind) ?? {} })
  return JSON.stringify(made).includes(uid) ? dataOf(definition, uid) : made
}

/** Something of a kind, made from its schema. */
export function recordOf(definition: EntityDefinition, uid: string, revision: number): Entity {
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
    kind: 'journal_entry',
    uid: uidOf('journal_entry'),
    hour: 0,
    entryUid: uidOf('journal_entry'),
    isPrepared: true,
  },
}

/** A question with what it is asked, and the view that it is, where it is one. */
export interface Asked extends QueryImpl {
  readonly view: View<unknown, Row> | undefined
  readonly args: unknown
}

/** Every question that is answered from the store, with all its code there. */
export async function everyQuestion(): Promise<readonly Asked[]> {
  await Promise.all(storeQueries.map(({ arrive }) => arrive?.()))
  return storeQueries.map((impl) => {
    const view = declared.get(impl.name)
    return { ...impl, view, args: view ? argsOf(view) : known }
  })
}
