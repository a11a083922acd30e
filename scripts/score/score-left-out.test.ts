import { expect, test } from 'vitest'
import { leftOutInTurn, type Sided } from './score-left-out.ts'

/** Of every text the first score says what is so, and the second one the opposite where it is a liar's source. */
const source = (name: string, isLiar: boolean): Sided => ({
  name,
  rows: [0.8, 0.6, -0.7, -0.5].map((score) => [score, isLiar ? -score : score]),
  targets: [1, 1, 0, 0],
})

test('a source is measured by weights that it had no part in', () => {
  const found = leftOutInTurn([source('one', false), source('two', false), source('three', true)])
  expect(found.map(({ ours }) => ours)).toEqual([1, 1, 1])
  expect(found.map(({ vader }) => vader)).toEqual([1, 1, 0])
  expect(found.map(({ name, together }) => [name, together])).toEqual([
    ['one', 1],
    ['two', 1],
    ['three', expect.any(Number)],
  ])
})

test('what misleads on the others misleads on the one that is left out', () => {
  const onlySecond = (name: string, isLiar: boolean): Sided => ({
    ...source(name, isLiar),
    rows: source(name, isLiar).rows.map(([, second = 0]) => [0, second]),
  })
  const [, , left] = leftOutInTurn([
    onlySecond('one', true),
    onlySecond('two', true),
    onlySecond('three', false),
  ])
  expect(left?.together).toBe(0)
})
