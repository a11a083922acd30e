import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

test('labels that have room stay where they are', () => {
  expect(spreadLabels([10, 60, 110], 19, 0, 140)).toEqual([10, 60, 110])
})

test('labels of one height are spread and keep inside', () => {
  expect(spreadLabels([140, 140, 140], 20, 0, 140)).toEqual([100, 120, 140])
  expect(spreadLabels([0, 0], 20, 0, 140)).toEqual([0, 20])
})

test('where there is room no two labels touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 140 }), { maxLength: 4 }), (heights) => {
      const placed = spreadLabels(heights, 20, 0, 140).toSorted((a, b) => a - b)
      for (const [at, height] of placed.entries()) {
        if (at > 0) expect(height - (placed[at - 1] ?? 0)).toBeGreaterThanOrEqual(20)
      }
    }),
  )
})
