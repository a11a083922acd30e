import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfter } from './caret.ts'

test.each([
  ['one two', 'zero one two', 3, 8],
  ['one two', 'one two three', 3, 3],
  ['one two', 'one big two', 7, 11],
  ['one two', 'one big two', 2, 2],
  ['one two three', 'one three', 6, 5],
  ['abc', '', 2, 0],
])('from %j to %j a caret at %i stands at %i', (before, after, caret, expected) => {
  expect(caretAfter(before, after, caret)).toBe(expected)
})

test('a caret always stays inside the text, and stays put when nothing changed', () => {
  const text = fc.string({ maxLength: 40 })
  fc.assert(
    fc.property(text, text, fc.nat(40), (before, after, at) => {
      const caret = Math.min(at, before.length)
      expect(caretAfter(before, before, caret)).toBe(caret)
      const moved = caretAfter(before, after, caret)
      expect(moved).toBeGreaterThanOrEqual(0)
      expect(moved).toBeLessThanOrEqual(after.length)
    }),
  )
})

test('words written elsewhere before or behind the caret leave what stands around it', () => {
  const made = (letters: string) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(made('abc'), made('def'), made('123'), (left, right, added) => {
      const inFront = caretAfter(left + right, added + left + right, left.length)
      expect((added + left + right).slice(inFront)).toBe(right)
      expect(caretAfter(left + right, left + right + added, left.length)).toBe(left.length)
    }),
  )
})
