import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { assembleMemory } from '../assemble.ts'
import type { MemoryCorrection } from '../memory-correction.ts'
import type { RememberedPage } from '../memory-graph.ts'
import { questionsOf } from '../questions.ts'
import { readMemory } from '../read-memory.ts'

await namesTableReady()

const today = '2026-12-01'
const createdAt = '2026-11-01T10:00:00.000Z'
const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${String(nth).padStart(12, '0')}`
type Pages = readonly (readonly [day: string, text: string])[]

const pageOf = (day: string, text: string, nth = 0): RememberedPage => ({
  ...{ uid: uidOf(nth), day, atMs: Date.parse(day) + nth, mood: null },
  read: readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }),
})

const graphOf = (pages: Pages, corrections: readonly MemoryCorrection[] = []) =>
  assembleMemory(
    pages.map(([day, text], nth) => pageOf(day, text, nth)),
    { corrections, today },
  )

/** What is known, as 'moved to Leeds, 2025-12-22 to 2026-02-01': by the last day on which it may have begun. */
const told = (pages: Pages, corrections: readonly MemoryCorrection[] = []): string[] =>
  graphOf(pages, corrections).facts.map(({ what, fromLatest, until }) => `${what}, ${fromLatest} to ${until}`)

const verdict = (
  fact: string,
  more: Partial<Extract<MemoryCorrection, { type: 'fact' }>>,
): MemoryCorrection => ({
  ...{ type: 'fact', fact, what: 'it', verdict: 'never', createdAt, ...more },
})

test('what is told later of an earlier time ends before what is told of a later one', () => {
  expect(
    told([
      ['2026-01-01', 'I moved to Leeds in December 2025.'],
      ['2026-02-01', 'I moved to York in 2019.'],
    ]),
  ).toEqual([
    'moved to Leeds in December 2025, 2025-12-31 to null',
    'moved to York in 2019, 2019-12-31 to 2025-12-31',
  ])
})

test('a time that was not made out begins nothing on the day of the page, ends nothing, and is asked about', () => {
  const graph = graphOf([
    ['2026-01-01', 'I moved to Leeds in December 2025.'],
    ['2026-02-01', 'I moved to York over the holidays.'],
  ])
  expect(graph.facts.map(({ from, until }) => [from, until])).toEqual([
    ['2025-12-01', null],
    [null, null],
  ])
  expect(questionsOf(graph, { corrections: [], today }).map(({ type }) => type)).toContain('against')
})

test('what is sold is had no more, and other things stay', () => {
  expect(
    told([
      ['2026-01-01', 'Dad bought a red car on Friday. Dad bought a boat.'],
      ['2026-02-01', 'Dad sold the car.'],
    ]),
  ).toEqual([
    'bought a red car on Friday, 2025-12-26 to 2026-02-01',
    'bought a boat, 2026-01-01 to null',
    'sold the car, 2026-02-01 to null',
  ])
})

test('a contradiction that a later move has closed is not asked about', () => {
  const graph = graphOf([
    ['2026-01-01', 'Ilse lives in York.'],
    ['2026-02-01', 'Ilse lives in Leeds.'],
    ['2026-03-01', 'Ilse moved to Hull last week.'],
  ])
  expect(questionsOf(graph, { corrections: [], today }).map(({ type }) => type)).not.toContain('against')
})

test('what was never true is not learnt from other words, nor by another name of the same person', () => {
  const pages: Pages = [
    ['2026-01-01', 'My mother Agnes moved to Leeds. Agnes laughed.'],
    ['2026-01-08', 'Mum lives in Leeds.'],
    ['2026-01-15', 'Mum stopped driving.'],
  ]
  expect(told(pages)).toHaveLength(2)
  expect(told(pages, [verdict('person:agnes|home|place:leeds|begins', {})])).toEqual([
    'stopped driving, 2026-01-15 to null',
  ])
})

test('what is over stays over for what was written until then, and may begin again after it', () => {
  const pages: Pages = [
    ['2024-01-01', 'I moved to Leeds.'],
    ['2024-03-01', 'I moved to Leeds.'],
    ['2026-03-01', 'I moved to Leeds.'],
  ]
  const over = verdict('person:self|home|place:leeds|begins', {
    ...{ verdict: 'over', until: '2024-02-01', createdAt: '2025-01-01T10:00:00.000Z' },
  })
  expect(told(pages, [over])).toEqual([
    'moved to Leeds, 2024-01-01 to 2024-02-01',
    'moved to Leeds, 2026-03-01 to null',
  ])
  const keys = graphOf(pages, [over]).facts.map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test.each([
  [
    'in other words',
    [
      ['2024-01-01', 'I moved to Leeds.'],
      ['2024-03-01', 'I live in Leeds.'],
    ],
    'person:self|home|place:leeds|begins',
    ['moved to Leeds, 2024-01-01 to 2026-02-01'],
  ],
  [
    'by another name',
    [
      ['2024-01-01', 'My mother Agnes works at the bakery. Agnes laughed.'],
      ['2024-03-01', 'Mum works at the bakery.'],
    ],
    'person:agnes|work|the bakery|is',
    ['works at the bakery, null to 2026-02-01'],
  ],
  [
    'when it began again',
    [
      ['2024-01-01', 'I moved to Leeds.'],
      ['2024-06-01', 'I moved to York.'],
      ['2025-03-01', 'I moved to Leeds.'],
    ],
    'person:self|home|place:leeds|begins|2025-03-01',
    [
      'moved to Leeds, 2024-01-01 to 2024-06-01',
      'moved to York, 2024-06-01 to 2025-03-01',
      'moved to Leeds, 2025-03-01 to 2026-02-01',
    ],
  ],
] as const)('what is over is over %s', (_, pages, key, facts) => {
  const over = verdict(key, {
    ...{ verdict: 'over', until: '2026-02-01', createdAt: '2026-03-01T10:00:00.000Z' },
  })
  expect(told(pages, [over])).toEqual(facts)
})

test('what was written an hour before it was said to be over is over, wherever the day begins', () => {
  const page = { ...pageOf('2026-03-02', 'I moved to Leeds.'), atMs: Date.parse('2026-03-01T21:00:00Z') }
  const over = verdict('person:self|home|place:leeds|begins', {
    ...{ verdict: 'over', until: '2026-03-02', createdAt: '2026-03-01T22:00:00.000Z' },
  })
  const { facts } = assembleMemory([page], { corrections: [over], today })
  expect(facts.map(({ until }) => until)).toEqual(['2026-03-02'])
})

test('"this is not her" takes the facts of that page with it, and those of other pages stay', () => {
  const pages: Pages = [
    ['2026-01-01', 'Ilse moved to Leeds.'],
    ['2026-02-01', 'Ilse got the job.'],
  ]
  const notHere: MemoryCorrection = {
    ...{ type: 'not-here', surface: 'person:ilse', name: 'Ilse', entryId: uidOf(0) },
    ...{ quote: 'Ilse moved to Leeds.', createdAt },
  }
  expect(told(pages, [notHere])).toEqual(['got the job, 2026-02-01 to null'])
})

test('a way of naming that is no name leaves the person, and the latest answer about two names holds', () => {
  const pages: Pages = [
    ['2026-01-01', 'My sister Ilse sang.'],
    ['2026-01-08', 'My sister rang. Ilse laughed.'],
  ]
  const names = (corrections: readonly MemoryCorrection[]) =>
    graphOf(pages, corrections).nodes.map(({ name }) => name)
  expect(names([{ type: 'no-name', surface: 'person:role:sister', name: 'sister', createdAt }])).toEqual([
    'Ilse',
  ])
  const same = (isSame: boolean, at: string): MemoryCorrection => ({
    ...{ type: 'same', surface: 'person:ilse', other: 'person:role:sister', isSame },
    createdAt: `2026-11-01T10:00:0${at}.000Z`,
  })
  expect(names([same(false, '0')])).toHaveLength(2)
  expect(names([same(false, '0'), same(true, '1')])).toHaveLength(1)
  expect(names([same(true, '0'), same(false, '1')])).toHaveLength(2)
})

test('what two are not to each other is said of them no more, and by undoing it again', () => {
  const pages: Pages = [['2026-01-01', 'Ilse is Tom’s sister. Ilse laughed at Tom.']]
  const types = (corrections: readonly MemoryCorrection[]) =>
    graphOf(pages, corrections).relations.map(({ type }) => type)
  expect(types([])).toContain('sister of')
  const denied: MemoryCorrection = {
    ...{ type: 'no-relation', pairs: [{ from: 'person:ilse', to: 'person:tom' }], relation: 'sister of' },
    ...{ what: 'Ilse, sister of Tom', createdAt },
  }
  expect(types([denied])).not.toContain('sister of')
})

test.each([
  ['Mr Smith rang. He laughed.', 'Mrs Smith sang.', 0],
  ['Uncle Sam came.', 'Aunt Sam came.', 0],
  ['Dr Novak was kind.', 'Mrs Novak was kind.', 1],
  ['Uncle Bob came.', 'Bob at work got promoted.', 1],
])('two who share a name and not a title are never taken for one: %s %s', (one, other, asked) => {
  const { nodes, doubts } = graphOf([
    ['2026-01-01', one],
    ['2026-01-08', other],
  ])
  expect(nodes.filter(({ type }) => type === 'person')).toHaveLength(2)
  expect(doubts).toHaveLength(asked)
})

test('a title with and without a dot is the same', () => {
  const { nodes } = graphOf([
    ['2026-01-01', 'Dr Novak was kind.'],
    ['2026-01-08', 'Dr. Novak was late.'],
  ])
  expect(nodes).toHaveLength(1)
})

test('a short name that pages use for two people joins neither of them', () => {
  const { nodes, doubts } = graphOf([
    ['2026-01-01', 'Met Sam Ortega at work. Sam laughed.'],
    ['2026-01-08', 'Met Sam Lindqvist in town. Sam sang.'],
    ['2026-01-15', 'Sam rang.'],
  ])
  expect(nodes.map(({ name }) => name).sort()).toEqual(['Sam', 'Sam Lindqvist', 'Sam Ortega'])
  expect(doubts.map(({ others }) => others.length)).toEqual([2])
})
