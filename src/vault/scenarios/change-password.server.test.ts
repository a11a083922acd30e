import { describe, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { PasswordRuleError } from '../keys/rekey.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { OfflineError } from '../ports/ports.ts'
import {
  contents,
  newDevice,
  newPerson,
  sessionOf,
  slotKinds,
  soon,
  synced,
  writeNote,
} from './device.test-support.ts'

const next = 'a new and longer password'
const third = 'yet another long password'

describe.concurrent('changing the password', () => {
  test('the new one signs in and opens, the old one does neither, and other devices stay', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    using stranger = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    const user = await one.register(person)
    await two.login(person)
    await sessionOf(one).keys.makeRecoveryCode(person.password)
    await writeNote(one, 'before the change')
    await synced(one)
    await sessionOf(one).keys.changePassword(person.password, next)
    expect(await slotKinds(one)).toEqual(['device', 'device', 'password', 'recovery'])

    await expect(stranger.newTab().login(person)).rejects.toThrow('Invalid username or password')
    const elsewhere = stranger.newTab()
    await elsewhere.login({ ...person, password: next })
    await soon(() => expect(contents(elsewhere)).toEqual(['before the change']))
    await one.lock()
    await expect(one.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
    await one.unlock(user.id, next)
    const phoneAgain = phone.newTab()
    expect(await phoneAgain.openWithDevice(user.id)).toBe(true)
    expect(await phoneAgain.checkDevice(user.id)).toBe(true)
  })

  test('a wrong password is refused before anything is sent, and so is a short one', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    const { keys } = sessionOf(vault)
    const before = await keys.slots()
    const attempts = await testApp.deps.db.selectFrom('throttle').selectAll().execute()
    await expect(keys.changePassword('not the password', next)).rejects.toThrow(WrongKeyError)
    await expect(keys.changePassword(person.password, '7 chars')).rejects.toThrow(PasswordRuleError)
    expect(await keys.slots()).toEqual(before)
    expect(await testApp.deps.db.selectFrom('throttle').selectAll().execute()).toEqual(attempts)
  })

  test('somebody who comes in between is waited for', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await one.register(person)
    await two.login(person)
    const [changed, code] = await Promise.allSettled([
      sessionOf(one).keys.changePassword(person.password, next),
      sessionOf(two).keys.makeRecoveryCode(person.password),
    ])
    expect(changed.status).toBe('fulfilled')
    // Whoever comes second has proven it by a password that is none by then.
    if (code.status === 'rejected') expect(code.reason).toBeInstanceOf(WrongKeyError)
    const kinds = ['device', 'device', 'password', ...(code.status === 'rejected' ? [] : ['recovery'])]
    expect(await slotKinds(one)).toEqual(kinds)
    await phone.newTab().login({ ...person, password: next })
  })

  test.each([
    ['is tried again as it was', { current: 'old', wanted: next }],
    ['is tried again with a third password', { current: 'old', wanted: third }],
    ['turns out to have worked, and the new password is changed', { current: next, wanted: third }],
  ])('when its answer was lost it %s', async (_how, { current, wanted }) => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    await synced(vault)
    const { keys } = sessionOf(vault)
    laptop.network.losesAnswers = true
    await expect(keys.changePassword(person.password, next)).rejects.toThrow(OfflineError)
    laptop.network.losesAnswers = false
    await keys.changePassword(current === 'old' ? person.password : current, wanted)
    const elsewhere = phone.newTab()
    await elsewhere.login({ ...person, password: wanted })
    expect(elsewhere.session).toBeDefined()
  })

  test('when it never reached the server the old password still counts', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    laptop.network.isDown = true
    await expect(sessionOf(vault).keys.changePassword(person.password, next)).rejects.toThrow(OfflineError)
    laptop.network.isDown = false
    await vault.lock()
    await vault.unlock(user.id, person.password)
    await sessionOf(vault).keys.changePassword(person.password, next)
    await laptop.newTab().login({ ...person, password: next })
  })

  test('after an answer was lost the lock opens with what the server has', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    laptop.network.losesAnswers = true
    await expect(sessionOf(vault).keys.changePassword(person.password, next)).rejects.toThrow(OfflineError)
    laptop.network.losesAnswers = false
    await vault.lock()
    const reloaded = laptop.newTab()
    await expect(reloaded.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
    await reloaded.unlock(user.id, next)
    expect(reloaded.session).toBeDefined()
  })
})
