import { expect, test } from 'vitest'
import { sealedTitle, standingSentence } from './index-words.ts'

test('a glance says on how many devices, what left, and what is wrong', () => {
  expect(sealedTitle(1)).toBe('Sealed, on one device')
  expect(sealedTitle(2)).toBe('Sealed, on two devices')
  expect(standingSentence(0, 0, 0)).toBe('0 words left this week.')
  expect(standingSentence(1, 1, 0)).toBe('1 word left this week. One record is in quarantine.')
  expect(standingSentence(0, 14, 2)).toBe(
    '0 words left this week. 14 records are in quarantine. The server does not show what it showed before.',
  )
})
