import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, hasEvery, placeOfQuote, searchTerms, snippet, stretchesOf } from './find-words.ts'

test('folding keeps every sign in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text)).toHaveLength(text.normalize('NFC').length)
    }),
  )
})

test('a search finds words whatever their accents, capitals and quotes', () => {
  const folded = fold('Café “Ölberg”, don’t tell İrem')
  for (const search of ['cafe', 'CAFÉ', 'olberg', "don't", 'don’t', 'irem']) {
    expect(hasEvery(folded, searchTerms(search)), search).toBe(true)
  }
  expect(hasEvery(folded, searchTerms('cafe tuner'))).toBe(false)
})

test('words in quotes are looked for together, a lone quote is nothing', () => {
  expect(searchTerms('  piano "low  F" Anna ')).toEqual(['piano', 'low  f', 'anna'])
  expect(searchTerms('"')).toEqual([])
  expect(searchTerms('')).toEqual([])
})

test('stretches come in order and never overlap', () => {
  expect(stretchesOf('banana', ['ana', 'na', 'ban'])).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 6 },
  ])
})

test('a snippet is made of the text itself and marks what was found', () => {
  const text = `${'before '.repeat(40)}Anna’s piano stood open.${' after'.repeat(40)}`
  const pieces = snippet(text, searchTerms('piano ANNA'))
  expect(pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['Anna', 'piano'])
  const words = pieces.map((piece) => piece.text).join('')
  expect(text).toContain(words.replace(/^… /, '').replace(/ …$/, ''))
})

test('every piece of a snippet stands in its text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ maxLength: 4 }),
      (text, search) => {
        const joined = snippet(text, searchTerms(search))
          .map((piece) => piece.text)
          .join('')
          .replace(/^… /, '')
          .replace(/ …$/, '')
        expect(text.normalize('NFC').includes(joined) || joined.includes('…')).toBe(true)
      },
    ),
  )
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
