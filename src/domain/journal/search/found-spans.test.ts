import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundSnippet, piecesOf } from './found-snippet.ts'
import { spanFinder } from './found-spans.ts'
import { parseQuery } from './search-query.ts'

const finder = (typed: string) => spanFinder(parseQuery(typed, '2026-11-21'), [])
const marked = (typed: string, text: string) =>
  finder(typed)(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['pia', 'The piano, PIANO and pianist.', ['piano', 'PIANO', 'pianist']],
  ['cafe', 'Ein Café, ein Café.', ['Café', 'Café']],
  ['with:anna', 'Anna’s piano. Annabel. ANNA', ['Anna', 'ANNA']],
  ['"low f"', 'the low\nF, lower f', ['low\nF']],
  ['#mum', 'See #Mum and #mummy and mum.', ['#Mum']],
  ['piano -anna', 'Anna at the piano', ['piano']],
  ['🎹', 'a 🎹 b', ['🎹']],
  ['mood:>5', 'mood', []],
  ['猫', '私の猫が好き', ['猫']],
])('%s marks in %j: %j', (typed, text, expected) => {
  expect(marked(typed, text)).toEqual(expected)
})

test('a mistyped word marks the one that was looked for instead', () => {
  const query = parseQuery('shumann', '2026-11-21')
  const find = spanFinder(query, [{ asked: 'shumann', shown: 'Schumann', word: 'schumann' }])
  expect(find('The Schumann.').map(({ from, to }) => [from, to])).toEqual([[4, 12]])
})

test('stretches lie in the original text, in order, without overlaps, whatever stands there', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(texts, fc.string({ unit: 'grapheme', maxLength: 8 }), (text, typed) => {
      let end = 0
      for (const { from, to } of finder(typed)(text)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
      expect(
        piecesOf(text, finder(typed)(text))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('a snippet is cut around the place where most of the search stands together', () => {
  const text = `The piano alone. ${'Rain and rain. '.repeat(20)}Anna asked about the piano and I said soon.${' More.'.repeat(60)}`
  const pieces = foundSnippet(text, finder('anna piano')(text))
  expect(pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['Anna', 'piano'])
  const joined = pieces.map((piece) => piece.text).join('')
  expect(joined).toMatch(/^… .*Anna asked about the piano and I said soon\..* …$/)
  expect(text).toContain(joined.slice(2, -2))
})

test('a snippet has no marks of Markdown, and keeps a dash that stands in a line', () => {
  const text = 'She *said* it.\n## The piano\n- [ ] call - or write to - Anna'
  const said = foundSnippet(text, finder('piano')(text)).map((piece) => piece.text)
  expect(said.join('')).toBe('She said it.\nThe piano\ncall - or write to - Anna')
})

test('every snippet is whole signs of its text with its hit inside', () => {
  const words = fc.constantFrom('piano ', 'rain ', '👩‍👩‍👧 ', 'a'.repeat(150), 'é', '\n', '🎹')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 80 }), (parts) => {
      const text = parts.join('')
      const spans = finder('piano')(text)
      const pieces = foundSnippet(text, spans)
      expect(pieces.some((piece) => piece.isFound)).toBe(spans.length > 0)
      const joined = pieces.map((piece) => piece.text).join('')
      expect(joined.isWellFormed()).toBe(true)
      expect(text).toContain(joined.replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})
