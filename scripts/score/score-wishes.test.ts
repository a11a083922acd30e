import { expect, test } from 'vitest'
import { wishFigures } from './score-wishes.ts'

// As measured (bench/wishes/README.md).
test.each([
  ['seen', 0.9],
  ['held', 0.5],
] as const)('nine of ten sentences that are offered as a habit hold a wish: %s', (set, leastRecall) => {
  const { precision, recall } = wishFigures(set)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(recall).toBeGreaterThanOrEqual(leastRecall)
})
