import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mark, markedPieces } from './read-marks.ts'

const hit = (from: number, to: number): Mark => ({ from, to, kind: 'hit' })
/** Marked words between brackets. */
const drawn = (shown: string, source: string, from: number, ...marks: Mark[]) =>
  markedPieces(shown, source, from, marks)
    .map(({ text, kind }) => (kind ? `[${text}]` : text))
    .join('')

test('words that a search found are marked where they stand, and nothing else', () => {
  expect(drawn('the low F rang', 'the low F rang', 0, hit(4, 9))).toBe('the [low F] rang')
  expect(drawn('the low F rang', 'the low F rang', 100, hit(104, 109))).toBe('the [low F] rang')
  expect(drawn('the low F', 'the low F', 0)).toBe('the low F')
  expect(drawn('the low F', 'the low F', 0, hit(40, 45))).toBe('the low F')
})

test('a mark that begins before a stretch or ends after it is cut at its edges', () => {
  expect(drawn('low F', 'low F', 10, hit(0, 13))).toBe('[low] F')
  expect(drawn('low F', 'low F', 10, hit(14, 90))).toBe('low [F]')
  expect(drawn('low F', 'low F', 10, hit(0, 90))).toBe('[low F]')
})

test('signs that are written and not shown move no mark', () => {
  expect(drawn('3 * 4 and * more', String.raw`3 \* 4 and \* more`, 0, hit(7, 10))).toBe('3 * 4 [and] * more')
  // The line of a quotation that wraps has a sign before it.
  expect(drawn('one\ntwo', 'one\n> two', 0, hit(6, 9))).toBe('one\n[two]')
  expect(drawn('one\ntwo', 'one\n> two', 0, hit(0, 9))).toBe('[one\ntwo]')
})

test('of marks that lie over each other each word is marked once', () => {
  expect(drawn('the low F rang', 'the low F rang', 0, { from: 0, to: 9, kind: 'quote' }, hit(4, 14))).toBe(
    '[the low F][ rang]',
  )
})

test('whatever is marked, the words are all there, in their order, whole', () => {
  const marks = fc.array(
    fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => hit(from, from + length)),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(20), marks, (text, from, some) => {
      const sorted = some.toSorted((a, b) => a.from - b.from)
      const pieces = markedPieces(text, text, from, sorted)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
