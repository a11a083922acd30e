import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemoryCorrection } from '../memory-correction.ts'
import type { MemoryGraph, RememberedPage } from '../memory-graph.ts'
import type { FactFound, FactState, Mention, PageMemory, Surface } from '../reading/page-memory.ts'
import { self } from '../reading/page-memory.ts'
import { assembledAtOnce } from '../reference/assemble.test-support.ts'
import { MemoryIndex } from './memory-index.ts'

const people = [
  ...['agnes', 'aggie', 'tobias', 'toby', 'tobias hahn', 'dr hahn', 'ilse', 'role:mother'],
  ...['role:brother', 'role:sister', "ilse's brother", 'monique'],
]
const places = ['leeds', 'york']
const things = ['the piano', 'the car']
const sentences = [0, 1, 2].map((at) => [at * 40, at * 40 + 39] as const)

const surfaces: Surface[] = [
  ...people.map((name) => `person:${name}`),
  ...places.map((name) => `place:${name}`),
]
const aSurface = fc.constantFrom(...surfaces)
const aPerson = fc.constantFrom(...people.map((name) => `person:${name}`))

const aMention = (surface: fc.Arbitrary<Surface>): fc.Arbitrary<Mention> =>
  fc
    .record({
      surface,
      role: fc.option(fc.constantFrom('mother', 'sister', 'doctor'), { nil: undefined, freq: 3 }),
      signs: fc.option(fc.subarray(['alone', 'called', 'man', 'of brother', 'woman']), { nil: undefined }),
      sentences: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 }),
    })
    .map(({ surface, role, signs, sentences: inThese }) => {
      const name = surface.slice(surface.indexOf(':') + 1)
      return {
        surface,
        kind: surface.startsWith('person') ? 'person' : surface.startsWith('place') ? 'place' : 'concept',
        name: name.charAt(0).toUpperCase() + name.slice(1),
        ...(role && surface.startsWith('person') && { role }),
        ...(signs && surface.startsWith('person') && { signs }),
        places: inThese.map((at) => [at * 40, at * 40 + name.length] as const),
        sentences: inThese,
      }
    })

const aFact: fc.Arbitrary<FactFound> = fc
  .record({
    subject: fc.oneof(fc.constant(self), aPerson),
    slot: fc.constantFrom(
      'home',
      'home',
      'home',
      'work',
      'life',
      'age',
      'does driving',
      'member',
      'partner',
      'has',
    ),
    value: fc.constantFrom('place:leeds', 'place:york', 'person:ilse', 'the flat', 'driving'),
    what: fc.constantFrom('something', 'a red car', 'the car', 'a boat'),
    state: fc.constantFrom<FactState>('begins', 'ends', 'is', 'once'),
    from: fc.constantFrom(null, null, '2026-01-03', '2025-06-01', '2026-01-20'),
    to: fc.constant(null),
    sentence: fc.nat(2),
    isTimeUnclear: fc.constantFrom(undefined, undefined, true),
  })
  .map((fact) => ({ ...fact, isTimeUnclear: fact.from === null && fact.isTimeUnclear === true }))

const aRead: fc.Arbitrary<PageMemory> = fc.record({
  sentiment: fc.constantFrom(-0.5, 0, 0.25),
  emotions: fc.constant([]),
  topics: fc.constant([]),
  sentences: fc.constant(sentences),
  mentions: fc.uniqueArray(aMention(aSurface), { maxLength: 4, selector: ({ surface }) => surface }),
  things: fc.uniqueArray(aMention(fc.constantFrom(...things.map((name) => `concept:${name}`))), {
    maxLength: 2,
    selector: ({ surface }) => surface,
  }),
  links: fc.array(
    fc.record({
      from: aPerson,
      to: aSurface,
      type: fc.constantFrom('same', 'may be', 'other clause', 'sister of', 'lives in'),
      sentence: fc.nat(2),
    }),
    { maxLength: 1 },
  ),
  facts: fc.array(aFact, { maxLength: 3 }),
})

const uid = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`
const aUid = fc.nat(9).map(uid)
const aPage = fc
  .record({ uid: aUid, dayNumber: fc.integer({ min: 1, max: 28 }), read: aRead })
  .map(({ uid, dayNumber, read }): RememberedPage => {
    const day = `2026-01-${String(dayNumber).padStart(2, '0')}`
    return { uid, day, atMs: Date.parse(day), mood: null, read }
  })

const createdAt = '2026-06-01T10:00:00.000Z'
const someFact = fc
  .tuple(aFact)
  .map(([{ subject, slot, value, state }]) => `${subject}|${slot}|${value}|${state}`)
const aCorrection: fc.Arbitrary<MemoryCorrection> = fc.oneof(
  fc.record({
    type: fc.constant('same' as const),
    surface: aPerson,
    other: aPerson,
    isSame: fc.boolean(),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('rename' as const),
    surface: aSurface,
    name: fc.constantFrom('One', 'Two'),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('role' as const),
    surface: aPerson,
    role: fc.constantFrom('', 'sister', 'colleague'),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('kind' as const),
    surface: aSurface,
    kind: fc.constantFrom('person' as const, 'event' as const),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constantFrom('no-name' as const, 'forget' as const),
    surface: aSurface,
    name: fc.constant('One'),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('not-here' as const),
    surface: aSurface,
    name: fc.constant('One'),
    entryId: aUid,
    quote: fc.constant('words'),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('no-relation' as const),
    pairs: fc.array(fc.record({ from: aPerson, to: aSurface }), { minLength: 1, maxLength: 2 }),
    relation: fc.constantFrom('sister of', 'lives in'),
    what: fc.constant('words'),
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('never-page' as const),
    entryId: aUid,
    createdAt: fc.constant(createdAt),
  }),
  fc.record({
    type: fc.constant('fact' as const),
    fact: someFact,
    what: fc.constant('something'),
    verdict: fc.constantFrom('kept' as const, 'never' as const, 'over' as const, 'both' as const),
    until: fc.constant('2026-01-20'),
    createdAt: fc.constantFrom(createdAt, '2026-01-14T10:00:00.000Z'),
  }),
)

type Step =
  | { readonly does: 'put'; readonly page: RememberedPage }
  | { readonly does: 'remove'; readonly uid: string }
  | { readonly does: 'say'; readonly said: MemoryCorrection }
  | { readonly does: 'unsay' }
  | { readonly does: 'look'; readonly today: string }

const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: aPage.map((page) => ({ does: 'put', page }) as const) },
  { weight: 2, arbitrary: aUid.map((uid) => ({ does: 'remove', uid }) as const) },
  { weight: 3, arbitrary: aCorrection.map((said) => ({ does: 'say', said }) as const) },
  { weight: 1, arbitrary: fc.constant({ does: 'unsay' } as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('2026-01-28', '2026-03-01').map((today) => ({ does: 'look', today }) as const),
  },
)

/** A page of one sentence that tells nothing. */
const silent: PageMemory = {
  ...{ sentiment: 0, emotions: [], topics: [], sentences: [[0, 20]] },
  ...{ mentions: [], things: [], links: [], facts: [] },
}

const settled = (index: MemoryIndex, today: string): MemoryGraph => {
  const steps = index.settle(today)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const told = (graph: MemoryGraph) => ({
  pages: graph.pages.map(({ uid }) => uid),
  nodes: graph.nodes,
  relations: graph.relations,
  facts: graph.facts,
  doubts: graph.doubts,
  mentions: graph.nodes.map(({ id }) => graph.mentionsOf(id)),
})

/** Takes the steps one by one, and at each look compares what is kept with what a whole new assembling makes. */
function expectAgreement(steps: readonly Step[]): MemoryIndex {
  const index = new MemoryIndex()
  const pages = new Map<string, RememberedPage>()
  const corrections: MemoryCorrection[] = []
  for (const step of [...steps, { does: 'look', today: '2026-02-01' } as const]) {
    if (step.does === 'put') {
      pages.set(step.page.uid, step.page)
      index.put(step.page)
    } else if (step.does === 'remove') {
      pages.delete(step.uid)
      index.remove(step.uid)
    } else if (step.does === 'say') corrections.push(step.said)
    else if (step.does === 'unsay') corrections.pop()
    else {
      index.correct([...corrections])
      const whole = assembledAtOnce(pages.values(), { corrections, today: step.today })
      const graph = settled(index, step.today)
      expect(told(graph)).toEqual(told(whole))
      for (const { from, until } of graph.facts) expect((until ?? '9') >= (from ?? '')).toBe(true)
    }
  }
  return index
}

// Spec: S3-086, S3-089
test('what is kept up to date page by page is what a whole new assembling makes', () => {
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 8, maxLength: 40 }), (steps) => {
      expectAgreement(steps)
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('where names were told apart and not every join can be made, the same ones win whichever page came first', () => {
  const named = (name: string, role?: string): Mention => ({
    ...{ surface: `person:${name}`, kind: 'person', name, ...(role && { role }) },
    ...{ places: [[0, name.length]], sentences: [0] },
  })
  const put = (at: number, day: string, mentions: Mention[]): Step => ({
    does: 'put',
    page: { ...{ uid: uid(at), day, atMs: Date.parse(day), mood: null }, read: { ...silent, mentions } },
  })
  const [surface, other] = ['person:tobias hahn', 'person:role:mother']
  const apart: Step = { does: 'say', said: { type: 'same', surface, other, isSame: false, createdAt } }
  const look: Step = { does: 'look', today: '2026-01-28' }
  const asMother = put(1, '2026-01-02', [named('tobias', 'mother')])
  const asDoctor = put(2, '2026-01-01', [named('tobias hahn', 'doctor'), named('tobias', 'doctor')])
  const mother = put(3, '2026-01-01', [named('role:mother')])
  for (const steps of [
    [asMother, asDoctor, mother],
    [asMother, asDoctor, look, mother],
    [asDoctor, asMother, mother],
    [mother, asDoctor, look, asMother],
  ]) {
    const index = expectAgreement([apart, ...steps])
    const { nodes } = settled(index, '2026-02-01')
    expect(nodes.map(({ id, pages }) => [id, pages])).toEqual([
      ['person:tobias hahn', 2],
      ['person:role:mother', 1],
    ])
  }
})

test('one changed page is taken in by a few steps at 10,000 pages, and none of the rest is made anew', () => {
  const index = new MemoryIndex()
  const page = (at: number, name: string): RememberedPage => ({
    uid: String(at).padStart(6, '0'),
    day: '2026-01-05',
    atMs: at,
    mood: null,
    read: {
      ...silent,
      mentions: [
        { surface: `person:${name}`, kind: 'person', name, places: [[0, name.length]], sentences: [0] },
      ],
    },
  })
  for (let at = 0; at < 10_000; at++) index.put(page(at, `name${at % 500}`))
  const before = settled(index, '2026-02-01')
  index.put(page(3, 'name7'))
  let steps = 0
  const work = index.settle('2026-02-01')
  let step = work.next()
  for (; !step.done; step = work.next()) steps++
  expect(steps).toBeLessThan(20)
  const kept = new Set(before.nodes)
  expect(step.value.nodes.filter((node) => !kept.has(node)).map(({ id }) => id)).toEqual([
    'person:name7',
    'person:name3',
  ])
})
