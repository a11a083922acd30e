import { expect, test } from 'vitest'
import { textsToEncode } from '../../../bench/meaning/meaning-set.ts'
import { originalCosines, untunedEncoder } from '../../../scripts/score/score-encoder.ts'

test('two hundred texts of every sort have nearly the vectors of the original implementation', async () => {
  const cosines = await originalCosines(untunedEncoder(), textsToEncode())
  expect(cosines.size).toBeGreaterThan(180)
  for (const [text, cosine] of cosines) expect(cosine, text).toBeGreaterThan(0.994)
  const inOrder = [...cosines.values()].sort((a, b) => a - b)
  expect(inOrder[Math.floor(inOrder.length / 2)]).toBeGreaterThan(0.9985)
})
