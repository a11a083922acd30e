import { expect, test } from 'vitest'
import { roundOrder } from './round-order.ts'

test('who stands together most stands side by side, and everybody has one place', () => {
  const link = (a: number, b: number, strength: number) => ({ a, b, pages: 2, strength })
  expect(roundOrder(5, [link(0, 3, 0.8), link(1, 3, 0.5), link(0, 4, 0.2)])).toEqual([0, 3, 1, 2, 4])
  expect(roundOrder(3, [])).toEqual([0, 1, 2])
})
