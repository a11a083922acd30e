import { expect, test } from 'vitest'
import { packWeights, unpackWeights, weigh } from './risk-weights.ts'

const weights = {
  any: new Map([
    [3, 1.2],
    [90_000, -0.6],
    [1_048_575, 0.1],
  ]),
  outright: new Map([
    [3, -0.3],
    [77, 2.4],
  ]),
  biasOfAny: -2,
  biasOfOutright: -3,
}

test('weights that are packed and unpacked are the same, to half a step', () => {
  const found = unpackWeights(packWeights(weights))
  for (const [clue, weight] of weights.any)
    expect(Math.abs((found.any.get(clue) ?? 0) - weight)).toBeLessThanOrEqual(1.2 / 24 + 1e-9)
  for (const [clue, weight] of weights.outright)
    expect(Math.abs((found.outright.get(clue) ?? 0) - weight)).toBeLessThanOrEqual(2.4 / 24 + 1e-9)
  expect(found.any.has(77)).toBe(false)
  expect([found.biasOfAny, found.biasOfOutright]).toEqual([-2, -3])
})

test('what speaks for a finding is the bias and the weights of the clues, scaled by how many there are', () => {
  const { any, outright } = weigh(weights, new Set([3, 77, 500, 501]))
  expect(any).toBeCloseTo(-2 + (1.2 * 2.5) / 2)
  expect(outright).toBeCloseTo(-3 + (2.1 * 2.5) / 2)
})
