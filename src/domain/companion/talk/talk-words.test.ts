import { expect, test } from 'vitest'
import { firstWords, holdsWords, wordsAround } from './talk-words.ts'

test('the first words of a talk are one line, cut between words', () => {
  expect(firstWords('I opened\n\nthe  lid.')).toBe('I opened the lid.')
  expect(firstWords(`${'word '.repeat(40)}`)).toBe(`${'word '.repeat(16).trim()} …`)
  expect(firstWords('x'.repeat(200))).toBe(`${'x'.repeat(80)} …`)
})

test('a talk is found by words that stand anywhere in it, without regard to case and accents', () => {
  const said = ['I opened the lid.', 'Wir waren im Café.']
  expect(holdsWords(said, 'CAFE lid')).toBe(true)
  expect(holdsWords(said, 'cello lid')).toBe(false)
  expect(holdsWords(said, ' ')).toBe(true)
})

test('the words around what was found are shown', () => {
  const text = `${'before '.repeat(20)}the cello and after`
  expect(wordsAround(text, 'cello')).toMatch(/^… (?:before )+the cello and after$/)
  expect(wordsAround('The cello.', 'cello')).toBe('The cello.')
  expect(wordsAround('The cello.', 'piano')).toBeNull()
})
