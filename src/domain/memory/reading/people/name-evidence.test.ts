import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { knownAcross } from '../../known-names.ts'
import { readMemory } from '../../read-memory.ts'

await namesTableReady()

const context = { day: '2026-03-10', weekStart: 'monday', notNames: [] } as const

/** The people whom pages name once they know of each other. */
function peopleOf(...pages: readonly string[]): string[] {
  const names = knownAcross(pages.map((text) => readMemory(text, { ...context, names: [] })))
  const mentions = pages.flatMap((text) => readMemory(text, { ...context, names }).mentions)
  return [...new Set(mentions.flatMap(({ kind, name }) => (kind === 'person' ? [name] : [])))].sort()
}

test('the writer is nobody whom they know, whoever calls them by name', () => {
  expect(
    peopleOf(
      '"Marian," she said, "how many tacks do you hammer in a day?" I laughed.',
      'It rained. "You are late, Marian," said my sister Joan. We ate.',
    ),
  ).toEqual(['Joan'])
  expect(peopleOf('My name is Harlan Tackett and I drive a bus.', 'One of them can spell Harlan.')).toEqual(
    [],
  )
  expect(peopleOf('mama said "carlo, you are too thin" and i ate the bun.')).not.toContain('Carlo')
})

test('whom the writer speaks to, and who does something besides being spoken to, is somebody', () => {
  expect(peopleOf('I said "Anna, get up." She did not. Anna slept.')).toEqual(['Anna'])
  expect(
    peopleOf('"Ronan, get down," the man said.', 'Ronan laughed at me.', 'I met Ronan and we walked.'),
  ).toEqual(['Ronan'])
})

test('a name is an animal’s where pages tell of it what animals do', () => {
  expect(
    peopleOf(
      'Agatha has gone broody again and I had no egg.',
      'It rained and Agatha had laid, as though to say sorry.',
      'Agatha by the gate.',
    ),
  ).toEqual([])
  expect(
    peopleOf(
      'Biscuit is asleep on my feet.',
      "I went out. Biscuit didn't bark at him.",
      'He sat with Biscuit.',
    ),
  ).toEqual([])
  expect(
    peopleOf('Agatha stroked the cat and told me about Rome.', 'Agatha asked me to the vet with her.'),
  ).toEqual(['Agatha'])
})

test('a name is a place’s where pages are in it and nobody of that name says anything', () => {
  expect(
    peopleOf(
      'He has lived among Clare people for most of his life.',
      'It rained in Clare all day.',
      'I like Clare.',
    ),
  ).toEqual([])
  expect(peopleOf('I have faith in Clare.', 'Clare told me so.', 'Clare rang and we talked.')).toEqual([
    'Clare',
  ])
})

test('who is read, heard and played against is nobody of a life', () => {
  expect(peopleOf("I read Edna O'Brien with a torch in my teeth.")).toEqual([])
  expect(peopleOf("We watched that old Muriel's Wedding again and laughed.")).toEqual([])
  expect(peopleOf("I read Edna's letter twice.", 'Edna rang and said she is well.')).toEqual(['Edna'])
})
