import { expect, test } from 'vitest'
import { newPasswordForm, renewForm } from './password-rules.ts'

const faults = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

test('a new password has eight characters and is another one', () => {
  expect(faults(newPasswordForm.safeParse({ current: '', next: 'short' }))).toEqual({
    current: 'Your password is needed for this',
    next: 'Password must be at least 8 characters',
  })
  const same = { current: 'the same as ever', next: 'the same as ever' }
  expect(faults(newPasswordForm.safeParse(same))).toEqual({ next: 'That is the password you have now' })
  expect(newPasswordForm.safeParse({ current: 'x', next: 'quite another one' }).success).toBe(true)
})

test('when keys are renewed the password may stay', () => {
  expect(renewForm.safeParse({ current: 'x', next: '' }).success).toBe(true)
  expect(faults(renewForm.safeParse({ current: 'x', next: 'short' }))).toEqual({
    next: 'Password must be at least 8 characters',
  })
})
