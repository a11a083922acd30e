import { expect, test } from 'vitest'
import { inOrderOf, movedBy, movedTo } from './moved.ts'

test('a row is moved by its places and never out of the list', () => {
  const ids = ['a', 'b', 'c']
  expect(movedBy(ids, 'c', -2)).toEqual(['c', 'a', 'b'])
  expect(movedBy(ids, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(ids, 'a', -1)).toBe(ids)
  expect(movedTo(ids, 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(movedTo(ids, 'x', 0)).toBe(ids)
})

test('two steps that come faster than they are kept are two steps, and what comes or goes meanwhile does', () => {
  const kept = ['a', 'b', 'c']
  const once = movedBy(kept, 'c', -1)
  expect(movedBy(inOrderOf(kept, once), 'c', -1)).toEqual(['c', 'a', 'b'])
  expect(inOrderOf(['a', 'c', 'd'], ['c', 'b', 'a'])).toEqual(['c', 'a', 'd'])
})
