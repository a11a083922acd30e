import { expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { PasswordRuleError } from '../keys/rekey.ts'
import { newDevice, newPerson, sessionOf } from './device.test-support.ts'

const leaked = /on a list of passwords that many people use/
const mostlyNames = /little more than your own name/

test('a password that is guessed first makes no account: it is refused on the device, before anything is sent', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const person = newPerson()
  for (const [password, words] of [
    ['sunshine1', leaked],
    ['Inkwell 2026', mostlyNames],
    [person.username, mostlyNames],
  ] as const) {
    const vault = laptop.newTab()
    await expect(vault.register({ ...person, password })).rejects.toThrow(PasswordRuleError)
    await expect(vault.register({ ...person, password })).rejects.toThrow(words)
  }
  expect(await testApp.deps.db.selectFrom('users').select('id').execute()).toEqual([])
  expect(testApp.logged.join('\n')).not.toContain('/api/register')
})

test('nor does it take the place of another one, changed or forgotten', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const person = newPerson()
  const vault = laptop.newTab()
  const { id } = await vault.register(person)
  const { keys } = sessionOf(vault)
  const before = await keys.slots()
  await expect(keys.changePassword(person.password, 'iloveyou1')).rejects.toThrow(leaked)
  await expect(keys.changePassword(person.password, 'my-diary-2')).rejects.toThrow(mostlyNames)
  expect(await keys.slots()).toEqual(before)
  const token = await makeReset(testApp.deps, id)
  await expect(laptop.newTab().resetPassword({ token, password: 'Password123' })).rejects.toThrow(leaked)
})
