import { expect, test } from 'vitest'
import { isClearPair } from './clear-pair.ts'

const isClear = (statements: readonly string[], one: string, other: string): boolean => {
  const placed = (text: string) => ({
    text,
    at: statements.findIndex((each) => each.includes(text.slice(1))),
  })
  return isClearPair(statements, placed(one), placed(other))
}

test.each([
  ['somebody who was named between', ['I sold my boat.', 'It is in Olga’s yard.', 'She paints it.'], false],
  ['whoever the first speaks of', ['Olga bought my boat.', 'It rained.', 'She paints it.'], true],
  ['the same subject', ['She rang Piet.', 'It rained on Olga.', 'She paints it.'], true],
  [
    'a teacher whose name follows',
    ['I found a teacher for the harp.', 'Mrs Vos, in Leith.', 'She paints it.'],
    true,
  ],
  ['nobody else at all', ['I sold my boat.', 'It rained.', 'She paints it.'], true],
])('"she" after %s', (_, statements, isIt) => {
  expect(isClear(statements, statements[0] ?? '', 'She paints it')).toBe(isIt)
})

test('two sentences without "he" or "she" are clear', () => {
  expect(isClear(['I sold it.', 'Olga rang.', 'The shed is empty.'], 'I sold it', 'The shed is empty')).toBe(
    true,
  )
})
