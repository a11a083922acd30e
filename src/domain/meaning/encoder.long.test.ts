import { expect, test } from 'vitest'
import { textsToEncode } from '../../../bench/meaning/meaning-set.ts'
import { builtEncoder, originalCosines } from '../../../scripts/score/score-encoder.ts'

test('two hundred texts of every sort have the vectors of the original implementation', async () => {
  const texts = textsToEncode()
  const { floats, bytes } = await originalCosines(builtEncoder(), texts)
  for (const [at, text] of texts.entries()) {
    expect(floats[at], text).toBeGreaterThan(0.9999)
    expect(bytes[at], text).toBeGreaterThan(0.998)
  }
})
