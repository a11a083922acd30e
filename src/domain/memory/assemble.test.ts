import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleMemory } from './assemble.ts'
import { strengthOf } from './calibration.ts'
import type { MemoryCorrection } from './memory-correction.ts'
import type { RememberedPage } from './memory-graph.ts'
import { questionsOf } from './questions.ts'
import { readMemory } from './read-memory.ts'

const page = (day: string, text: string, at = 0): RememberedPage => ({
  uid: `${day} ${at}`,
  day,
  atMs: Date.parse(day) + at,
  mood: null,
  read: readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }),
})
const today = '2026-06-01'
const graphOf = (pages: readonly RememberedPage[], corrections: readonly MemoryCorrection[] = []) =>
  assembleMemory(pages, { corrections, today })
const createdAt = '2026-06-01T10:00:00.000Z'

const life = [
  page('2026-03-20', 'I moved to Leeds in March. Dad stopped driving last week. My sister Ilse rang.'),
  page('2026-04-02', 'lunch with my sister. she brought plums and bad news about the roof'),
  page('2026-04-09', 'My mother Agnes knew. Mum always knows. I would have moved to Paris.'),
  page('2026-05-01', 'Saw Ilse in town. Priya and Ilse are rehearsing. I moved to York last week.'),
]

// Spec: S3-086, S3-087
test('a mother is one person under her name and her role, and a sister is met again by her name', () => {
  const { nodeOf } = graphOf(life)
  expect(nodeOf('person:agnes')).toBe(nodeOf('person:role:mother'))
  expect(nodeOf('person:role:sister')?.name).toBe('Ilse')
})

test('somebody’s brother is joined with the name that a page gives him, unless pages give him two', () => {
  const pages = [
    page('2026-05-20', "Delyth's brother Alun had a stroke. Delyth cried."),
    page('2026-06-19', "Delyth's brother is home. Delyth laughed."),
  ]
  const { nodeOf } = graphOf(pages)
  expect(nodeOf("person:delyth's brother")?.name).toBe('Alun')
  const two = graphOf([...pages, page('2026-06-20', "Delyth's brother Ifor rang. Delyth laughed.")])
  expect(two.nodeOf('person:alun')).not.toBe(two.nodeOf('person:ifor'))
})

test('an aunt who is called so by name is one person, and what she is to the writer is known', () => {
  const { nodes } = graphOf([
    page('2026-03-20', 'My aunt Nora rang. My uncle Bert drove.'),
    page('2026-03-27', 'Aunt Nora rang again.'),
  ])
  expect(nodes.map(({ name, role, pages }) => [name, role, pages])).toEqual([
    ['Aunt Nora', 'aunt', 2],
    ['Uncle Bert', 'uncle', 1],
  ])
})

test('a sister who is known by name stays one person where the page says “my sister” before it', () => {
  const known = { day: '2026-03-20', weekStart: 'monday', notNames: [] } as const
  const names = [{ kind: 'person', name: 'Karin' }] as const
  const { mentions } = readMemory('My sister Karin rang from the station.', { ...known, names })
  expect(mentions.map(({ surface, role }) => [surface, role])).toEqual([['person:karin', 'sister']])
})

test('a later home closes the earlier one, and both stay with their sentences', () => {
  const { facts } = graphOf(life)
  const homes = facts.filter(({ slot }) => slot === 'home')
  expect(homes.map(({ what, until }) => [what, until])).toEqual([
    ['moved to Leeds in March', '2026-04-26'],
    ['moved to York last week', null],
  ])
  for (const { receipts } of facts) expect(receipts.length).toBeGreaterThan(0)
})

test('what is only wished, quoted or asked is no fact', () => {
  const read = readMemory(
    'I hope Tom got the job. "I moved to Rome," she said. If Dad died I would know. Did Ilse get married?',
    {
      ...{ day: today, weekStart: 'monday', names: [], notNames: [] },
    },
  )
  expect(read.facts).toEqual([])
})

test('the order in which pages come changes nothing', () => {
  const told = (pages: readonly RememberedPage[]) => {
    const { nodes, relations, facts, doubts } = graphOf(pages)
    return { nodes, relations, facts, doubts }
  }
  fc.assert(
    fc.property(fc.shuffledSubarray(life, { minLength: life.length }), (shuffled) => {
      expect(told(shuffled)).toEqual(told(life))
    }),
    { numRuns: 20 },
  )
})

test('who is forgotten leaves no node, no relation and no fact, and taking it back brings all of it', () => {
  const forget: MemoryCorrection = { type: 'forget', surface: 'person:ilse', name: 'Ilse', createdAt }
  const without = graphOf(life, [forget])
  expect(without.nodeOf('person:ilse')).toBeUndefined()
  expect(JSON.stringify([without.nodes, without.relations, without.facts]).toLowerCase()).not.toContain(
    'ilse',
  )
  expect(graphOf(life).nodeOf('person:ilse')).toBeDefined()
})

test('a short name is asked about instead of merged, and the answer holds', () => {
  const pages = [
    page('2026-05-02', 'Met Tobias in town. Tobias was late.'),
    page('2026-05-09', 'Lunch with Toby at noon.'),
  ]
  const { doubts } = graphOf(pages)
  expect(doubts).toHaveLength(1)
  expect(questionsOf(graphOf(pages), { corrections: [], today })[0]?.type).toBe('same')
  const [doubt] = doubts
  const same: MemoryCorrection = {
    type: 'same',
    surface: doubt?.one ?? '',
    other: doubt?.others[0] ?? '',
    isSame: true,
    createdAt,
  }
  const after = graphOf(pages, [same])
  expect(after.doubts).toEqual([])
  expect(after.nodeOf('person:toby')).toBe(after.nodeOf('person:tobias'))
})

test('a fact that was never true is not learnt again', () => {
  const key = graphOf(life).facts[0]?.key ?? ''
  const never: MemoryCorrection = {
    type: 'fact',
    fact: key,
    what: 'moved to Leeds',
    verdict: 'never',
    createdAt,
  }
  expect(graphOf(life, [never]).facts.some((fact) => fact.key === key)).toBe(false)
})

test('strength begins at .1, gains .05 in a sentence and .025 on a page, and loses .01 a day', () => {
  const once = { dayNumber: 0, isDirect: true, feeling: 0 }
  expect(strengthOf([once], 0)).toBeCloseTo(0.15)
  expect(strengthOf([{ ...once, isDirect: false }], 0)).toBeCloseTo(0.125)
  expect(strengthOf([once], 1)).toBeCloseTo(0.15 * 0.99)
  expect(strengthOf([once, { ...once, dayNumber: 1 }], 1)).toBeCloseTo(0.15 * 0.99 + 0.05)
})
