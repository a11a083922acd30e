import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, placeOfQuote, stretchesOf } from './find-words.ts'

test('folding keeps every sign in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text)).toHaveLength(text.normalize('NFC').length)
    }),
  )
})

test('stretches come in order and never overlap', () => {
  expect(stretchesOf('banana', ['ana', 'na', 'ban'])).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 6 },
  ])
})

test('a quote is found literally, with other line breaks or quotes, or not at all', () => {
  const text = 'First.\nI’ll play again when\nthe flat is done. (Then.)'
  expect(text.slice(...range(placeOfQuote(text, 'the flat is done.')))).toBe('the flat is done.')
  expect(text.slice(...range(placeOfQuote(text, "I'll play again when the flat")))).toBe(
    'I’ll play again when\nthe flat',
  )
  expect(placeOfQuote(text, 'never written')).toBeNull()
  expect(placeOfQuote('one', ' ')).toBeNull()
})

function range(stretch: { from: number; to: number } | null): [number, number] {
  return stretch ? [stretch.from, stretch.to] : [0, 0]
}
