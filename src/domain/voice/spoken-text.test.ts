import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestUtterance, spokenText, utterances } from './spoken-text.ts'

test('Markdown is not read aloud', () => {
  expect(
    spokenText('## A title\n\n- **bread** and `milk`\n- [the river](https://example.org)\n\n---\n\n> said'),
  ).toBe('A title\n\nbread and milk\nthe river\n\nsaid')
  expect(spokenText('Look at https://example.org/x?y=1 now')).toBe('Look at a link now')
})

test('quotations are read without their marks, and dates as people say them', () => {
  expect(spokenText('On 2026-11-03 you wrote: “The river was quiet.”')).toBe(
    'On 3 November 2026 you wrote: The river was quiet.',
  )
  expect(spokenText('Room 2026-13-40')).toBe('Room 2026-13-40')
})

test('a reply is cut at the ends of its sentences', () => {
  const sentence = 'You wrote about the river, and about how quiet it had been since the spring came.'
  const all = utterances(`${sentence} ${sentence} ${sentence}\n\nAnd then?`)
  expect(all).toEqual([`${sentence} ${sentence}`, sentence, 'And then?'])
})

test('a sentence that is too long is cut at a comma, or between words', () => {
  const long = `${'word '.repeat(30)}, and then ${'more '.repeat(30)}.`
  for (const piece of utterances(long)) expect(piece.length).toBeLessThanOrEqual(longestUtterance)
  expect(utterances(long).join(' ').replace(/\s+/g, '')).toBe(long.replace(/\s+/g, ''))
})

test('no word is lost and no piece is too long, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const pieces = utterances(text, 60)
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(60)
      const letters = (said: string): string => said.replace(/[^\p{L}]/gu, '')
      expect(letters(pieces.join(''))).toBe(letters(spokenText(text)))
    }),
    { numRuns: 40 },
  )
})

test('a text without words has nothing to say', () => {
  expect(utterances('---\n\n***')).toEqual([])
})
