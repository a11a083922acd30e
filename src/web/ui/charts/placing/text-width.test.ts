import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedWords, textWidth } from './text-width.ts'

test('words are whole where they fit, else cut between letters as people count them', () => {
  expect(fittedWords('Lid open', 128)).toBe('Lid open')
  expect(fittedWords('The flat, every room', 80)).toBe('The flat, e…')
  expect(fittedWords('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 44)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…')
  expect(fittedWords('W', 5)).toBe('')
})

test('words that were made to fit do', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 0, max: 300 }),
      (words, room) => {
        expect(textWidth(fittedWords(words, room))).toBeLessThanOrEqual(room)
      },
    ),
  )
})
