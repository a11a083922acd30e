import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import type { MemoryCorrection } from './memory-correction.ts'
import { refusalsOf } from './refusals.ts'
import { withoutRefused } from './told-words.ts'

await namesTableReady()

type Forget = Extract<MemoryCorrection, { type: 'forget' }>
const forget = (surface: string, more: Partial<Forget> = {}): MemoryCorrection => ({
  ...{ type: 'forget', surface, name: surface.slice(surface.indexOf(':') + 1), ...more },
  createdAt: '2026-11-01T10:00:00.000Z',
})

const left = (text: string, ...corrections: MemoryCorrection[]): string => {
  const told = withoutRefused(text, refusalsOf(corrections))
  expect(told).toHaveLength(text.length)
  return told.replace(/\s+/g, ' ').trim()
}

const tobias = forget('person:tobias')
const berg = forget('person:tobias berg')

test.each([
  ['It rained. Tobias came. I slept.', [tobias], 'It rained. I slept.'],
  ['Tobias’s dog barked. I slept.', [tobias], 'I slept.'],
  ['tobias came again. i slept.', [tobias], 'i slept.'],
  ['Tobias Berg moved to Leeds. I slept.', [tobias], 'I slept.'],
  ['Tobias moved to Leeds. I slept.', [berg], 'I slept.'],
  ['Berg moved to Leeds. I slept.', [berg], 'I slept.'],
  ['Tobias Hahn moved to Leeds.', [berg], 'Tobias Hahn moved to Leeds.'],
  ['Mrs Berg moved to Leeds.', [berg], 'Mrs Berg moved to Leeds.'],
  ['Anna Berg moved to Leeds.', [berg], 'Anna Berg moved to Leeds.'],
  ['I said grace. Grace laughed.', [forget('person:grace')], 'I said grace.'],
  ['I took a bath. Bath was full of people.', [forget('place:bath')], 'I took a bath.'],
  ['I played the piano. I slept.', [forget('concept:piano', { name: 'the piano' })], 'I slept.'],
  ['Mum rang. My mother is tired. I slept.', [forget('person:role:mother', { name: 'Mum' })], 'I slept.'],
  ["Tom's mum rang.", [forget('person:role:mother', { name: 'Mum' })], "Tom's mum rang."],
] as const)('of a text that names the forgotten the rest is left: %s', (text, corrections, rest) => {
  expect(left(text, ...corrections)).toBe(rest)
})

test('what goes on about the forgotten goes too, until somebody else is named', () => {
  expect(left('Tobias came. He hit me on the stairs. It rained. I told nobody what he did.', tobias)).toBe(
    'It rained.',
  )
  expect(left('Tobias came. Anna rang. She got the job.', tobias)).toBe('Anna rang. She got the job.')
  expect(left('Tobias came. He hit Anna. She cried.', tobias)).toBe('')
  expect(left('Tobias came.\n\nHe hit me again.\n\nIt rained.\n\nShe got the job.', tobias)).toBe(
    'It rained. She got the job.',
  )
  expect(left('Tobias came. My sister rang. She got the job.', tobias)).toBe(
    'My sister rang. She got the job.',
  )
})

test('a longer name that is somebody else’s stays', () => {
  const corrections = forget('person:tobias', { others: ['tobias hahn'] })
  expect(left('Tobias Hahn rang. Tobias Berg did not.', corrections)).toBe('Tobias Hahn rang.')
})

test('every way of naming one person goes with one word of the person', () => {
  const agnes = forget('person:agnes', {
    name: 'Agnes',
    surfaces: ['person:agnes', 'person:aggie', 'person:role:mother'],
  })
  expect(left('Agnes sang. Aggie laughed. Mum moved to Leeds. I slept.', agnes)).toBe('I slept.')
})

test('sentences about a refused topic go, and where nothing is refused the text is the same one', () => {
  const topic: MemoryCorrection = {
    ...{ type: 'never-topic', topic: 'food' },
    createdAt: '2026-11-01T10:00:00.000Z',
  }
  expect(left('We ate a cake. I slept.', topic)).toBe('I slept.')
  const text = 'Ilse rang.'
  expect(withoutRefused(text, refusalsOf([tobias]))).toBe(text)
})
