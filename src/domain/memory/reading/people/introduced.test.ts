import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { readMemory } from '../../read-memory.ts'

await namesTableReady()

const peopleIn = (text: string): string[] =>
  readMemory(text, { day: '2026-03-10', weekStart: 'monday', names: [], notNames: [] }).mentions.flatMap(
    ({ kind, name }) => (kind === 'person' ? [name] : []),
  )

test.each([
  ['Her sister-in-law, Pushpa, told me that I eat too fast.', 'Pushpa'],
  ['She brought a girl to dinner. Her name is Kirsteen, and she was kind.', 'Kirsteen'],
  ['A letter from Brid in Boston, four pages.', 'Brid'],
  ['There is a photograph of Gerd in the hall with a candle by it.', 'Gerd'],
  ['I stood in the line behind Con Papadakis the locksmith from two doors up.', 'Con Papadakis'],
  ['Philippa, with whom I used to sing, came in the rain.', 'Philippa'],
  ['She has never missed one since her Frank was alive.', 'Frank'],
  ['Wee Conor in P3 came up to the hatch three times for custard.', 'Wee Conor'],
])('%s', (text, name) => {
  expect(peopleIn(text)).toContain(name)
})

test.each([
  'I walked the dog. His full name is Theodolite, which always amused us.',
  'Duchess, who is too old and too wicked to sell, looked on.',
])('nobody: %s', (text) => {
  expect(peopleIn(text)).toEqual([])
})

test('a name in notes that are written small is shown as a name', () => {
  expect(peopleIn('i was late and ben laughed at me, i paid 450 bob for the bus.')).toEqual(['Ben'])
})

test('whose things are told of is somebody: ‘Kip’s cousin’s pickup’', () => {
  expect(peopleIn("I met Anna. We moved in two trips with Anna's cousin's pickup.")).toContain(
    "Anna's cousin",
  )
  expect(peopleIn("I met Anna. Anna's mother's sister was there.")).not.toContain("Anna's mother")
})

test('whose own sister somebody speaks of is not the writer’s', () => {
  expect(peopleIn('She put Anna on, who said my own sister had a thick neck.')).toEqual(['Anna'])
  expect(peopleIn('I said my own sister had a thick neck.')).toEqual(['own sister'])
})
