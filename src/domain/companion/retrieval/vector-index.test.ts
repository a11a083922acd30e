import { expect, test } from 'vitest'
import { SearchIndex } from '#domain/search/search-index.ts'
import { retrieve } from './retrieve.ts'
import { type Embedder, VectorIndex } from './vector-index.ts'

/** Knows three meanings: animals, weather, money. */
const meanings = [/parrot|bird|heron/i, /rain|storm|umbrella/i, /rent|salary|bill/i]
const small: Embedder = {
  model: 'three meanings',
  embed: async (texts) =>
    texts.map((text) => Float32Array.from(meanings, (one) => (one.test(text) ? 1 : 0.05))),
}

const pages = [
  'The parrot next door said my name.',
  'It rained into the bicycle basket.',
  'They raised the rent by forty.',
  'We had soup and played cards.',
]

async function journal() {
  const index = new SearchIndex()
  const vectors = new VectorIndex()
  const found = await small.embed(pages, new AbortController().signal)
  for (const [at, content] of pages.entries()) {
    const day = `2026-03-0${at + 1}`
    index.put({ uid: String(at), title: '', content, createdAt: `${day}T20:00:00Z`, day })
    vectors.put(String(at), [{ start: 0, vector: found[at] ?? new Float32Array(3) }])
  }
  return { index, vectors }
}

async function ask(question: string, limit = 1): Promise<string[]> {
  const { index, vectors } = await journal()
  const [asked] = await small.embed([question], new AbortController().signal)
  const near = vectors.nearest(asked ?? new Float32Array(3), 3)
  return retrieve(index, { text: question, limit, near }).map(({ passage }) => passage.text)
}

test('with a model that knows that a parrot is a bird, the parrot is found', async () => {
  const { index } = await journal()
  expect(retrieve(index, { text: 'Which bird was it?', limit: 1 })).toEqual([])
  expect(await ask('Which bird was it?')).toEqual([pages[0]])
})

test('what both words and meaning find comes first', async () => {
  expect((await ask('What did they raise, was it a bill or the rent?', 2))[0]).toBe(pages[2])
})

test('an entry that is forgotten is found neither way', async () => {
  const { index, vectors } = await journal()
  const near = vectors.nearest(Float32Array.of(1, 0, 0), 3)
  vectors.remove('0')
  index.remove('0')
  expect(vectors.nearest(Float32Array.of(1, 0, 0), 1).map(({ entryUid }) => entryUid)).not.toContain('0')
  expect(
    retrieve(index, { text: 'bird', limit: 3, near }).map(({ passage }) => passage.entryUid),
  ).not.toContain('0')
})

test('vectors of another model or without a direction are no evidence', () => {
  const vectors = new VectorIndex()
  vectors.put('other', [{ start: 0, vector: Float32Array.of(1, 0) }])
  vectors.put('none', [{ start: 0, vector: new Float32Array(3) }])
  expect(vectors.nearest(Float32Array.of(1, 0, 0), 5)).toEqual([])
  expect(vectors.nearest(new Float32Array(3), 5)).toEqual([])
})
