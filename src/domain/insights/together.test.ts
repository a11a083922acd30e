import { expect, test } from 'vitest'
import { togetherOf } from './together.ts'

test('whatever shares two pages stands together, by the share of all pages of both', () => {
  const found = togetherOf([
    ['1', '2', '3', '4'],
    ['3', '4'],
    ['4', '5'],
    ['2', '3', '4', '9'],
  ])
  expect(found).toEqual([
    { a: 0, b: 3, pages: 3, strength: 3 / 5 },
    { a: 0, b: 1, pages: 2, strength: 2 / 4 },
    { a: 1, b: 3, pages: 2, strength: 2 / 4 },
  ])
})
