import { expect, test } from 'vitest'
import { endsWithRenewal } from './renew-words.ts'

test('what ends is named: each other browser, and the recovery code when there is one', () => {
  const sessions = [
    { id: 'here', label: 'Chrome on Linux', isCurrent: true },
    { id: 'phone', label: 'Safari on iPhone', isCurrent: false },
    { id: 'old', label: '', isCurrent: false },
  ]
  const ends = endsWithRenewal(sessions, [
    { slotId: 'p', kind: 'password' },
    { slotId: 'r', kind: 'recovery' },
  ])
  expect(ends).toEqual([
    { id: 'phone', words: 'Safari on iPhone is signed out, and its key opens nothing any more' },
    { id: 'old', words: 'A browser without a name is signed out, and its key opens nothing any more' },
    { id: 'r', words: 'Your recovery code opens nothing any more' },
  ])
  expect(endsWithRenewal(sessions.slice(0, 1), [])).toEqual([])
})
