import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

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
