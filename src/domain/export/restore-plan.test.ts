import { expect, test } from 'vitest'
import type { ExportedRecord } from './export-file.ts'
import {
  asCopy,
  hasCopy,
  mostRecordBytes,
  planRecord,
  type ThingHere,
  type VaultHere,
} from './restore-plan.ts'
import { restoreTally, totalOf } from './restore-tally.ts'

const uid = '0198c0de-0000-7000-8000-000000000001'
const otherUid = '0198c0de-0000-7000-8000-000000000002'
const words = {
  content: 'By the river.',
  mood: null,
  energy: null,
  stress: null,
  createdAt: '2026-11-19T20:31:00.000Z',
}
const record = (data: object = words, more: Partial<ExportedRecord> = {}): ExportedRecord => ({
  uid,
  kind: 'journal_entry',
  schemaVersion: 1,
  data: { ...data },
  ...more,
})
const vault = (...things: ThingHere[]): VaultHere => ({
  get: (wanted) => things.find((thing) => thing.uid === wanted),
  ofKind: (kind) => things.filter((thing) => thing.kind === kind),
  placeOf: (kind, key) => `${kind} ${key.join()}`,
})
const plan = (value: unknown, here = vault()) => planRecord(value, 16, here, new Set())
const edited = (at: string, content = 'Other words.') => ({ ...words, content, metadata: { editedAt: at } })

test('what is not here is new, and what a later schema added has its default', () => {
  const planned = plan(record())
  expect(planned).toMatchObject({
    comparison: 'new',
    record: { uid, data: { ...words, topics: [], title: '' } },
  })
})

test('the same words are the same, in whatever order their fields stand', () => {
  const here = plan(record())
  if (here.comparison !== 'new') throw new Error(here.comparison)
  const turned = Object.fromEntries(Object.entries(here.record.data).reverse())
  expect(plan(record(), vault({ ...record(), data: turned })).comparison).toBe('same')
})

test('of two that differ the one here may be the newer; else nobody but the person can say', () => {
  const at = (here: string, theirs: string) =>
    plan(record(edited(theirs)), vault(record(edited(here, 'Mine.')))).comparison
  expect(at('2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z')).toBe('newer-here')
  expect(at('2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z')).toBe('different')
  expect(at('2026-11-19T10:00:00.000Z', '2026-11-19T10:00:00.000Z')).toBe('different')
})

test('a choice of which there is one takes the place of the one here', () => {
  const style = record({ style: 'direct_concise' }, { kind: 'companion_style' })
  const here = vault({ uid: otherUid, kind: 'companion_style', data: { style: 'warm_supportive' } })
  expect(plan(style, here)).toMatchObject({ comparison: 'different', record: { uid: otherUid } })
  expect(plan(style)).toMatchObject({ comparison: 'new', record: { uid } })
})

test('what belongs to the vault it came from stays out', () => {
  for (const kind of ['tombstone', 'manifest', 'recovery_state'])
    expect(plan(record({ a: 1 }, { kind })).comparison).toBe('left-out')
})

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })
test.each([
  ['nothing', null, 'record 17', /expected object/i],
  ['a text', 'journal_entry', 'record 17', /expected object/i],
  ['no uid', record(words, { uid: 'x' }), 'record 17 (journal_entry x)', /^uid: /],
  [
    'a uid in capitals',
    record(words, { uid: uid.toUpperCase() }),
    `(journal_entry ${uid.toUpperCase()})`,
    /^uid: /,
  ],
  ['data that is a list', { ...record(), data: [] }, 'record 17', /^data: /],
  ['a mood beyond ten', record({ ...words, mood: 11 }), `record 17 (journal_entry ${uid})`, /^mood: /],
  ['a date that is none', record({ ...words, createdAt: 'yesterday' }), 'record 17', /^createdAt: /],
  ['a newer schema', record(words, { schemaVersion: 2 }), 'record 17', /newer Inkwell/],
  ['endless nesting', record({ ...words, analysis: nested(500) }), 'record 17', /nested too deeply/],
  ['too much', record({ all: 'x'.repeat(mostRecordBytes) }, { kind: 'note' }), 'record 17', /too large/],
])('%s is not let in, and said where it stands', (_, value, place, sentence) => {
  const planned = plan(value)
  if (planned.comparison !== 'unfit') throw new Error(planned.comparison)
  expect(planned.unfit.file).toBe('inkwell.json')
  expect(planned.unfit.place).toContain(place)
  expect(planned.unfit.sentence).toMatch(sentence)
})

test('a uid can appear once, and only for what it is here', () => {
  const seen = new Set<string>()
  expect(planRecord(record(), 0, vault(), seen).comparison).toBe('new')
  expect(planRecord(record(), 1, vault(), seen)).toMatchObject({ unfit: { sentence: 'It appears twice.' } })
  expect(plan(record(), vault({ uid, kind: 'goal', data: {} }))).toMatchObject({ comparison: 'unfit' })
})

test('a key that means something to the language is data like any other', () => {
  const hostile = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1, "a": 2}')
  const planned = plan(record(hostile, { kind: 'note' }))
  if (planned.comparison !== 'new') throw new Error(planned.comparison)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect(Object.getPrototypeOf(planned.record.data)).toBe(Object.prototype)
})

test('a copy is made once', () => {
  const theirs = record(edited('2026-11-20T10:00:00.000Z'))
  const mine = record(words)
  const copy = asCopy(theirs, otherUid)
  expect(copy).toMatchObject({ uid: otherUid, data: { content: 'Other words.', metadata: { copyOf: uid } } })
  expect(hasCopy(theirs, vault(mine))).toBe(false)
  expect(hasCopy(theirs, vault(mine, copy))).toBe(true)
  const message = record({ text: 'a' }, { kind: 'note' })
  expect(hasCopy(message, vault(asCopy(message, otherUid)))).toBe(true)
})

test('plans are counted by kind', () => {
  const here = vault(record(edited('2026-11-20T10:00:00.000Z')))
  const values = [record(edited('2026-11-21T10:00:00.000Z', 'New.')), { ...record(), uid: otherUid }, 7]
  const seen = new Set<string>()
  const tally = restoreTally(values.map((value, at) => planRecord(value, at, here, seen)))
  expect(tally.kinds).toEqual([
    { kind: 'journal_entry', name: 'Journal entries', new: 1, same: 0, 'newer-here': 0, different: 1 },
  ])
  expect([tally.unfitCount, totalOf(tally, 'new')]).toEqual([1, 1])
})

test('what was said of a reading comes back, and only in its own shape', () => {
  const said = {
    entryId: uid,
    type: 'topic',
    content: { topic: 'piano', isThere: true },
    createdAt: words.createdAt,
  }
  const kind = { uid: otherUid, kind: 'journal_insight' }
  expect(plan(record(said, kind))).toMatchObject({ comparison: 'new', record: { data: said } })
  expect(plan(record({ ...said, type: 'mood' }, kind)).comparison).toBe('unfit')
})
