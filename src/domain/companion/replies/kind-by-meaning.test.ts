import { expect, test } from 'vitest'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import { packedMeaning } from '../../../../scripts/build/pack-meaning.ts'
import { kindByMeaning } from './kind-by-meaning.ts'

const encoder = loadEncoder(
  packedMeaning() ?? expect.unreachable('the package is not installed'),
  simdKernel(),
)

test.each([
  ['what name did Halima give the goat', 'journal'],
  ['how much we pay for the second stove', 'journal'],
  ['who won the cup final in Lagos yesterday', 'world'],
  ['how many grams is one ounce of flour', 'world'],
  ['my ankle is black and blue, is it okay to run on it', 'body'],
  ['can the little one have cough syrup twice in a night', 'body'],
  ['so are you a machine or is somebody typing this', 'identity'],
  ['do you get bored reading my stuff', 'mind'],
  ['Two hours in the queue and then the clerk closed the window in my face.', 'told'],
  ['Mum planted beans along the whole fence today and sang while she did it.', 'told'],
])('“%s” is of the kind: %s', (text, kind) => {
  const vector = encoder.encode(text) ?? expect.unreachable('it has words')
  const found = kindByMeaning(vector, text)
  expect(found.kind).toBe(kind)
  expect(found.chance).toBeGreaterThan(0.5)
  // The length of a vector says nothing.
  const half = vector.map((one) => Math.round(one / 2))
  expect(kindByMeaning(half, text).kind).toBe(kind)
})

test('a vector of another length is refused', () => {
  expect(() => kindByMeaning(new Int8Array(12), 'Hello')).toThrow(RangeError)
})
