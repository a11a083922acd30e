import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { readMemory } from './read-memory.ts'

await namesTableReady()

const read = (text: string, names: Parameters<typeof readMemory>[1]['names'] = []) =>
  readMemory(text, { day: '2026-03-10', weekStart: 'monday', names, notNames: [] })
const namesOf = (text: string, names?: Parameters<typeof readMemory>[1]['names']) =>
  read(text, names).mentions.map(({ kind, name }) => `${kind} ${name}`)
const linksOf = (text: string) => read(text).links.map(({ from, to, type }) => `${from} ${type} ${to}`)

test('whom a page names only as somebody’s is somebody, and what they are is said', () => {
  expect(namesOf("Tom's sister got married. Tom laughed.")).toContain("person Tom's sister")
  expect(linksOf("Tom's sister got married.")).toEqual(["person:tom's sister sister of person:tom"])
  expect(namesOf("Tom's sister Ilse got married.")).not.toContain("person Tom's sister")
  expect(namesOf("Ilse is Tom's sister.")).toEqual(['person Ilse', 'person Tom'])
  expect(namesOf("Tom's coat was wet.")).toEqual(['person Tom'])
})

test('nobody of a film or book is somebody of a life, unless the journal knows the name', () => {
  expect(namesOf('In that series Vincent shot his brother. I laughed.')).toEqual([])
  expect(namesOf('Watched the film with Anna.')).toEqual(['person Anna'])
  expect(namesOf('In that series Vincent shot his brother.', [{ name: 'Vincent', kind: 'person' }])).toEqual([
    'person Vincent',
  ])
})

test('a hall, a firm and a word that begins a sentence are nobody', () => {
  expect(namesOf('Dad drove me up to Boyd Hall. I slept.')).not.toContain('person Boyd')
  expect(namesOf('Nineteen years with Mackie & Sons. I slept.')).not.toContain('person Mackie')
  expect(namesOf('Met Grace in town. Grace laughed.')).toContain('person Grace')
})

test.each([
  'If Ilse moved to Leeds, I would cry.',
  'I wish Ilse lived in Bath.',
  'It is not true that Tom married Anna.',
  'I dreamt that Tom married Anna.',
  'I doubt Ilse works with Tom.',
  'Did Tom say Ilse is married to Ben?',
])('what is not told as true says nothing of two: %s', (text) => {
  expect(linksOf(text)).toEqual([])
})
