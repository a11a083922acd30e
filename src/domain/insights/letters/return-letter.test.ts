import { expect, test } from 'vitest'
import { isDueLetter, returnLetter } from './return-letter.ts'

const letter = (more = {}) =>
  returnLetter.parse({
    content: 'Did you open the lid?',
    opensOn: '2026-11-19',
    createdAt: '2026-08-21T08:00:00.000Z',
    ...more,
  })

test('a letter may be opened from its day on, until it was read', () => {
  expect(isDueLetter(letter(), '2026-11-18')).toBe(false)
  expect(isDueLetter(letter(), '2026-11-19')).toBe(true)
  expect(isDueLetter(letter({ openedAt: '2026-11-19T09:00:00.000Z' }), '2026-11-20')).toBe(false)
})

test('put away for a day it comes back on the next', () => {
  const away = letter({ notOn: '2026-11-19' })
  expect(isDueLetter(away, '2026-11-19')).toBe(false)
  expect(isDueLetter(away, '2026-11-20')).toBe(true)
})
