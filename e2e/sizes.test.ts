import { expect, test } from 'vitest'
import { isOver } from '../bench/measure.ts'
import { measureSizes } from '../bench/sizes.ts'

test('what a browser has to load stays within its budgets', () => {
  const measures = measureSizes()
  expect(measures.length).toBeGreaterThan(2)
  expect(measures.every(({ measured }) => measured > 0)).toBe(true)
  expect(measures.filter(isOver)).toEqual([])
})
