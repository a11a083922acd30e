import { expect, test } from 'vitest'
import { breathAt } from './breath.ts'

test('four seconds in, six seconds out, counted down', () => {
  expect(breathAt(0)).toEqual({ phase: 'in', count: 4, length: 4 })
  expect(breathAt(3_999)).toEqual({ phase: 'in', count: 1, length: 4 })
  expect(breathAt(4_000)).toEqual({ phase: 'out', count: 6, length: 6 })
  expect(breathAt(9_999)).toEqual({ phase: 'out', count: 1, length: 6 })
  expect(breathAt(10_000)).toEqual(breathAt(0))
})

test('after two minutes it is over', () => {
  expect(breathAt(119_999)).not.toBeNull()
  expect(breathAt(120_000)).toBeNull()
})
