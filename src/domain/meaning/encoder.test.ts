import { expect, test } from 'vitest'
import { assembledKernel } from '../../../scripts/build/assemble-kernel.ts'
import { packedMeaning } from '../../../scripts/build/pack-meaning.ts'
import { builtEncoder, cosine, originalCosines } from '../../../scripts/score/score-encoder.ts'
import { loadEncoder } from './encoder.ts'
import { simdKernel } from './kernel.ts'
import { kernelBytes } from './kernel-bytes.ts'

const texts = [
  'I walked by the river with Mum.',
  'x',
  'Work was awful; I cried in the bathroom and nobody noticed. Then the bus was late, again! 🙃',
  'At 9:30 she said "no", at 10:00 "maybe" :) and then: nothing.',
  'ﬁne café naïve １２３ 日本語 текст',
  'one line\n\nand another\twith   gaps',
  '???',
  'The long day went on and on and we kept walking. '.repeat(30),
]
const file = packedMeaning()
if (!file) throw new Error('The package of the model is not installed')
const encoder = loadEncoder(file, simdKernel())

const cosineOf = (one: string, other: string): number =>
  cosine(encoder.encode(one) ?? [], encoder.encode(other) ?? [])

test('vectors are those of the original implementation, as floats and in eight bits', async () => {
  const { floats, bytes } = await originalCosines(builtEncoder(), texts)
  expect(Math.min(...floats)).toBeGreaterThan(0.9999)
  expect(Math.min(...bytes)).toBeGreaterThan(0.998)
})

test('without SIMD the vectors are the same', () => {
  const plain = loadEncoder(file)
  for (const text of texts)
    expect(cosine(encoder.encode(text) ?? [], plain.encode(text) ?? [])).toBeGreaterThan(0.9999)
})

test('a text has the same vector whatever was read before it', () => {
  const first = encoder.encode(texts[0] ?? '')
  for (const text of texts) encoder.encode(text)
  expect(encoder.encode(texts[0] ?? '')).toEqual(first)
})

test('what says the same in other words is nearer than what says something else in the same words', () => {
  const asked = 'My boss shouted at me in front of everyone'
  expect(cosineOf(asked, 'The manager humiliated him during the meeting')).toBeGreaterThan(
    cosineOf(asked, 'I waved in front of the shop and everyone sang'),
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

test('the bytes of the kernel are those of its text', async () => {
  expect(await assembledKernel()).toBe(kernelBytes)
})

test('another file is refused', () => {
  expect(() => loadEncoder(new Uint8Array(64))).toThrow('The file of the model is none')
})
