import { expect, test } from 'vitest'
import { ownWords, toldWords } from './own-words.ts'

test('a message is the person’s own words, whole', () => {
  expect(ownWords('I opened the lid. Why?', [])).toBe('I opened the lid. Why?')
})

test('lines that repeat somebody, and what the companion had quoted, are not', () => {
  const quote = 'I will play again when the flat is done.'
  const own = ownWords(`> So you said\n  > and more\nYes, “${quote}” was me.\n${quote}`, [quote])
  expect(own).not.toContain(quote)
  expect(own).not.toContain('So you said')
  expect(own).not.toContain('and more')
  expect(own).toContain('Yes, “')
  expect(own).toContain('” was me.')
})

test('what a message asks is not what it tells', () => {
  expect(toldWords('When did I last mention Anna?')).toBe('')
  expect(toldWords('I saw Anna. When was that? She had the blue cup.')).toBe(
    'I saw Anna.\nShe had the blue cup.',
  )
  expect(toldWords('No question here\n\nat all.')).toBe('No question here\n\nat all.')
})
