import { describe, expect, test } from 'vitest'
import { readEntry } from '../read-entry.ts'
import { preparePage } from './language-tokens.ts'
import { isWholeSentence } from './language-whole.ts'

const photo = '![The low F](photo:01a1b2c3-0000-4000-8000-000000000000)'
const whole = (text: string): string[] => {
  const page = preparePage(text)
  return page.sentences.filter((_, at) => isWholeSentence(page, at)).map((sentence) => sentence.text)
}

describe('what stands by itself', () => {
  test.each([
    'I rang the tuner twice.',
    'He was *kind* about it.',
    '“You opened it,” she said.',
    'then we walked home along the canal',
  ])('%s', (text) => {
    expect(whole(text)).toEqual([text])
  })
})

describe('what does not', () => {
  test.each([
    '## Dad, the middle and the phone.',
    '| I was | there |',
    'Milk, eggs, the blue cups.',
    'The low F',
    'eggs and then',
  ])('%s', (text) => {
    expect(whole(text)).toEqual([])
  })
})

describe('pictures and addresses', () => {
  const text = `The piano was opened today. ${photo} I read [what the tuner says](https://example.org/Anna/in/Lisbon) and then I slept.`

  test('are no words of a page, and end no sentence in their middle', () => {
    const page = preparePage(text)
    expect(page.tokens.map(({ raw }) => raw)).not.toContain('photo')
    expect(page.tokens.map(({ raw }) => raw)).not.toContain('Lisbon')
    expect(page.tokens.map(({ raw }) => raw)).toContain('tuner')
    for (const { text: sentence, start, end } of page.sentences) {
      expect(sentence).toBe(text.slice(start, end))
      expect(sentence.includes('photo:')).toBe(sentence.includes('![The low F](photo:'))
    }
  })

  test('are in no summary', () => {
    const long = `${'We carried the piano up the stairs and the piano was heavy. '.repeat(6)}\n${photo}\n${'I slept. '.repeat(3)}`
    const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
    const { summary } = readEntry(long, context)
    expect(summary.length).toBeGreaterThan(0)
    for (const { text: quote } of summary) expect(quote).toMatch(/^We carried .* heavy\.$/)
  })
})
