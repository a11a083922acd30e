import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, excerpt, hasAnything, hasWords } from './entry-text.ts'

test.each([
  ['', 0],
  ['   \n ', 0],
  ['One', 1],
  ['I don’t know, it’s half-past 9.30.', 6],
  ['# Title\n\n- one\n- two', 3],
  ['“She was flat, but she was flat *evenly*.”', 8],
  ['Zürich über Nacht', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('a text without spaces between words is counted in words too', () => {
  expect(countWords('今日は雨が降っていた')).toBeGreaterThan(3)
})

test('an excerpt is one line without marks, cut between words', () => {
  expect(excerpt('un**believ**able, ```new```, ~~old~~ and 2 * 3 * 4')).toBe(
    'unbelievable, new, old and 2 * 3 * 4',
  )
  expect(excerpt('# A *small* no\n\n> I told **Ilse**\n\n1. that')).toBe('A small no I told Ilse that')
  expect(excerpt('- one cup\n- [ ] call Anna\n- [x] the lid')).toBe('one cup call Anna the lid')
  expect(excerpt('| Day | Mood |\n| --- | :---: |\n| Mon | 6 |\nafter')).toBe('Day, Mood Mon, 6 after')
  expect(excerpt('[the list](https://a.example/x?y=1) helped')).toBe('the list helped')
  expect(excerpt('```js\nlet a\n```\n---\n* * *\nafter')).toBe('let a after')
  expect(excerpt('one two three four', 9)).toBe('one two…')
  expect(excerpt('  \n ')).toBe('')
  expect(excerpt('snake_case_name stays')).toBe('snake_case_name stays')
})

test('an excerpt is never longer than asked and holds no line break', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.integer({ min: 8, max: 80 }),
      (text, most) => {
        const line = excerpt(text, most)
        expect(line.length).toBeLessThanOrEqual(most + 1)
        expect(line).not.toMatch(/[\n\r]/)
        expect(line).toBe(line.trim())
      },
    ),
  )
})

test('a page is something once it has a title, a text or a rating', () => {
  const empty = { title: ' ', content: '\n', mood: null, energy: null, stress: null }
  expect(hasAnything(empty)).toBe(false)
  expect(hasWords(empty)).toBe(false)
  expect(hasAnything({ ...empty, stress: 1 })).toBe(true)
  expect(hasAnything({ ...empty, title: 'A' })).toBe(true)
  expect(hasWords({ title: '', content: 'a' })).toBe(true)
})
