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
  expect(stretchesOf('to the sea, the', ['the', 'the sea', 'sea'])).toEqual([
    { from: 3, to: 10 },
    { from: 12, to: 15 },
  ])
})

test('a term is found as a whole word, never inside another', () => {
  expect(stretchesOf('art, a party, and art', ['art'])).toEqual([
    { from: 0, to: 3 },
    { from: 18, to: 21 },
  ])
  expect(stretchesOf('c++ and c', ['c++'])).toEqual([{ from: 0, to: 3 }])
})

test('an empty term stands nowhere', () => {
  expect(stretchesOf('to the sea', ['', 'sea'])).toEqual([{ from: 7, to: 10 }])
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

test('a quote as long as a page is found as well', () => {
  const quote = 'said so and '.repeat(5_000).trim()
  const text = `Before.  ${quote.replaceAll(' ', '\n ')}  After.`
  expect(placeOfQuote(text, quote)).toEqual({ from: 9, to: text.length - 8 })
  expect(placeOfQuote('said so and', quote)).toBeNull()
})

function range(stretch: { from: number; to: number } | null): [number, number] {
  return stretch ? [stretch.from, stretch.to] : [0, 0]
}
