import { expect, test } from 'vitest'
import { packedMeaning } from '../../../scripts/build/pack-meaning.ts'
import { cosine, originalCosines, untunedEncoder } from '../../../scripts/score/score-encoder.ts'
import { loadEncoder } from './encoder.ts'
import { simdKernel } from './kernel.ts'

const texts = [
  'I walked by the river with Mum.',
  'x',
  'Work was awful; I cried in the bathroom and nobody noticed. Then the bus was late, again! 🙃',
  'At 9:30 she said "no", at 10:00 "maybe" :) and then: nothing.',
  'ﬁne café naïve １２３ 日本語 текст',
  'one line\n\nand another\twith   gaps',
  '???',
]
const long = 'The long day went on and on and we kept walking. '.repeat(30)
const file = packedMeaning()
if (!file) throw new Error('The package of the model is not installed')
const encoder = loadEncoder(file, simdKernel())

const cosineOf = (one: string, other: string): number =>
  cosine(encoder.encode(one) ?? [], encoder.encode(other) ?? [])

test('vectors are nearly those of the original implementation: sentences to .999, single words and signs to .996', async () => {
  const cosines = await originalCosines(untunedEncoder(), texts)
  expect(cosines.size).toBe(texts.length - 1)
  expect(Math.min(...cosines.values())).toBeGreaterThan(0.996)
  expect(cosines.get(texts[0] ?? '')).toBeGreaterThan(0.999)
  expect(cosines.get(texts[2] ?? '')).toBeGreaterThan(0.999)
})

test('without SIMD the vectors are the same', () => {
  const plain = loadEncoder(file)
  for (const text of texts.slice(0, 2))
    expect(cosine(encoder.encode(text) ?? [], plain.encode(text) ?? [])).toBeGreaterThan(0.9999)
})

test('a text has the same vector whatever was read before it', () => {
  const first = encoder.encode(texts[0] ?? '')
  for (const text of [...texts, long]) encoder.encode(text)
  expect(encoder.encode(texts[0] ?? '')).toEqual(first)
})

test('what says the same in other words is nearer than what says something else in the same words', () => {
  const asked = 'I could not sleep at all'
  expect(cosineOf(asked, 'Lay awake until four again')).toBeGreaterThan(
    cosineOf(asked, 'I could not find the shop at all'),
  )
})

test('nothing has no meaning', () => {
  expect([encoder.encode(''), encoder.encode(' \n ')]).toEqual([null, null])
})

test('only the beginning of a long text is read', () => {
  const beginning = 'word '.repeat(140)
  expect(encoder.encode(`${beginning} and then a parrot`)).toEqual(
    encoder.encode(`${beginning} and then the rent`),
  )
})
