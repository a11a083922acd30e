import { expect, test } from 'vitest'
import { securityEventKinds } from '#contract/security-events.ts'
import { adviceFor } from './security-advice.ts'

test('for every event there is something to do, in words for what the person types', () => {
  for (const kind of securityEventKinds)
    for (const secret of ['password', 'passphrase'] as const) {
      const { sentence, first } = adviceFor(kind, secret)
      expect([kind, sentence]).toEqual([kind, expect.stringMatching(new RegExp(`\\b${secret}\\b`))])
      expect(first.words).not.toBe('')
    }
})

test('who may no longer know their password is not told to type it', () => {
  for (const kind of ['password_changed', 'password_set', 'password_reset', 'passphrase_changed'] as const)
    expect(adviceFor(kind, 'password').first.to).toBe('reset-link')
  expect(adviceFor('passkey_added', 'password').first.to).toBe('vault')
  expect(adviceFor('google_linked', 'password').first.to).toBe('profile')
})
