import { expect, test } from 'vitest'
import { changeForm, renewForm, setForm } from './password-rules.ts'

const faults = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

test('a new password has eight characters and is another one', () => {
  expect(faults(changeForm('password').safeParse({ current: '', next: 'short' }))).toEqual({
    current: 'Your password is needed for this',
    next: 'Password must be at least 8 characters',
  })
  const same = { current: 'the same as ever', next: 'the same as ever' }
  expect(faults(changeForm('password').safeParse(same))).toEqual({
    next: 'That is the password you have now',
  })
  expect(changeForm('password').safeParse({ current: 'x', next: 'quite another one' }).success).toBe(true)
})

test('a new passphrase has twelve', () => {
  expect(faults(changeForm('passphrase').safeParse({ current: '', next: 'eight or so' }))).toEqual({
    current: 'Your passphrase is needed for this',
    next: 'Use at least 12 characters',
  })
  const same = { current: 'the same as ever', next: 'the same as ever' }
  expect(faults(changeForm('passphrase').safeParse(same))).toEqual({
    next: 'That is the passphrase you have now',
  })
})

test('when keys are renewed the password may stay', () => {
  expect(renewForm('password').safeParse({ current: 'x', next: '' }).success).toBe(true)
  expect(faults(renewForm('password').safeParse({ current: 'x', next: 'short' }))).toEqual({
    next: 'Password must be at least 8 characters',
  })
})

test('a first password may be the passphrase that it takes the place of', () => {
  const same = { current: 'the same as ever', next: 'the same as ever' }
  expect(setForm().safeParse(same).success).toBe(true)
  expect(faults(setForm().safeParse({ current: '', next: 'short' }))).toEqual({
    current: 'Your passphrase is needed for this',
    next: 'Password must be at least 8 characters',
  })
})
