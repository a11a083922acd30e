import { expect, test } from 'vitest'
import { placeByKey } from './use-walk.ts'

test.each([
  ['ArrowLeft', null, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', null, 0],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', null, 4],
  ['Escape', 2, null],
  ['Escape', null, undefined],
  ['Tab', 2, undefined],
] as const)('%s from %s of five places leads to %s', (key, held, to) => {
  expect(placeByKey(key, held, 4)).toBe(to)
})
