import { expect, test } from 'vitest'
import { usernamesFrom } from './google-username.ts'
import { usernameRule } from './user.ts'

const first = (email: string, name: string | null = null) => usernamesFrom(email, name, () => 0)[0]

test.each([
  ['mara.lindqvist@example.org', null, 'mara.lindqvist'],
  ['Mara+journal@example.org', null, 'mara'],
  ['m@example.org', 'Mara Lindqvist', 'mara-lindqvist'],
  ['..@example.org', 'Åsa Öberg', 'åsa-öberg'],
  ['m@example.org', 'M', 'writer'],
  ['@', null, 'writer'],
])('%s and %s become %s', (email, name, username) => {
  expect(first(email, name)).toBe(username)
})

test('where a name is taken a number follows, and in the end one by chance', () => {
  const rolls = [0, 0.5, 0.9999]
  expect(usernamesFrom('mara@example.org', null, () => rolls.shift() ?? 0)).toEqual([
    'mara',
    'mara-2',
    'mara-3',
    'mara-1000',
    'mara-5500',
    'mara-9999',
  ])
})

test('every one of them may be a username', () => {
  for (const email of ['x'.repeat(64), 'a\u0000b', '日本語', '- -', 'ﬀ'].map(
    (local) => `${local}@example.org`,
  ))
    for (const username of usernamesFrom(email, null, () => 0.3)) {
      expect(usernameRule.safeParse(username).success, username).toBe(true)
      expect(username).not.toMatch(/\p{Cc}/u)
    }
})
