import { describe, expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { RecoveryCodeTypoError } from '../keys/recovery-code.ts'
import { PasswordRuleError } from '../keys/rekey.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { WayBackError } from '../keys/unlock.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

type Device = ReturnType<typeof newDevice>
const next = 'the password after the reset'

/** Somebody with words in the vault, a recovery code, and this device. */
async function writerAt(laptop: Device) {
  const person = newPerson()
  const vault = laptop.newTab()
  const user = await vault.register(person)
  const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'sealed before' })
  await synced(vault)
  return { person, user, vault, code }
}

/** The operator makes a link; it is used on this device. */
async function resetAt(testApp: TestApp, device: Device, userId: number, password = next) {
  const vault = device.newTab()
  const user = await vault.resetPassword({ token: await makeReset(testApp.deps, userId), password })
  return { vault, user }
}

/** The password opens the vault on a device that was never here. */
async function opensElsewhere(testApp: TestApp, username: string, password: string) {
  using stranger = newDevice(testApp)
  const vault = stranger.newTab()
  await vault.login({ username, password })
  await soon(() => expect(contents(vault)).toEqual(['sealed before']))
}

describe.concurrent('the recovery code', () => {
  test('opens a locked vault however it is typed, and leaves this device its key again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user, vault, code, person } = await writerAt(laptop)
    expect(code).toMatch(/^(\w{4}-){6}\w{4}$/)
    await vault.lock()
    await vault.unlockWithCode(user.id, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(contents(vault)).toEqual(['sealed before'])
    expect(await vault.isOnWayBack(user.id)).toBe(false)
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
    await opensElsewhere(testApp, person.username, person.password)
  })

  test('opens without the server, with the slots seen before, and a reload opens too', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user, vault, code, person } = await writerAt(laptop)
    await vault.lock()
    laptop.network.isDown = true
    const offline = laptop.newTab()
    await offline.unlockWithCode(user.id, code)
    expect(contents(offline)).toEqual(['sealed before'])
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    laptop.network.isDown = false
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    expect(await sessionOf(reloaded).keys.makeRecoveryCode(person.password)).not.toBe(code)
  })

  test('is replaced by a newer one', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user, vault, code, person } = await writerAt(laptop)
    const newer = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    const { slots } = await sessionOf(vault).keys.slots()
    expect(slots.filter(({ kind }) => kind === 'recovery')).toHaveLength(1)
    await vault.lock()
    await expect(vault.unlockWithCode(user.id, code)).rejects.toThrow(WrongKeyError)
    await vault.unlockWithCode(user.id, newer)
  })

  test('with a typing mistake is refused before the server is asked', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user, vault, code } = await writerAt(laptop)
    await vault.lock()
    laptop.network.isDown = true
    const typo = vault.unlockWithCode(user.id, code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'))
    await expect(typo).rejects.toThrow(RecoveryCodeTypoError)
    await expect(typo).rejects.toThrow('There is a typing mistake in this code')
  })

  test('of two made at once on two devices one stays, and the other opens at most the device that made it', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    using tablet = newDevice(testApp)
    const { person, user, vault } = await writerAt(laptop)
    const second = phone.newTab()
    await second.login(person)
    const codes = await Promise.all(
      [vault, second].map((tab) => sessionOf(tab).keys.makeRecoveryCode(person.password)),
    )
    const third = tablet.newTab()
    await third.login(person)
    await third.lock()
    const opened = await Promise.allSettled(codes.map((code) => third.unlockWithCode(user.id, code)))
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe.concurrent('an account with a new password', () => {
  test('opens without a question on a device that still has its key, and everywhere after that', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user, person } = await writerAt(laptop)
    const { vault } = await resetAt(testApp, laptop, user.id)
    expect(contents(vault)).toEqual(['sealed before'])
    expect(await vault.isOnWayBack(user.id)).toBe(false)
    const sessions = (await laptop.browser.get('/api/sessions')).json()
    expect(sessions).toMatchObject({
      sessions: [{ deviceSlotId: laptop.keys.get(user.id)?.deviceSlot?.slotId }],
    })
    await opensElsewhere(testApp, person.username, next)
  })

  test('waits for the recovery code on a device that has none', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person, code } = await writerAt(laptop)
    const { vault } = await resetAt(testApp, phone, user.id)
    expect(vault.session).toBeUndefined()
    expect(await vault.isOnWayBack(user.id)).toBe(true)
    await vault.unlockWithCode(user.id, code)
    await soon(() => expect(contents(vault)).toEqual(['sealed before']))
    expect(await vault.isOnWayBack(user.id)).toBe(false)
    await opensElsewhere(testApp, person.username, next)
    expect(await phone.newTab().openWithDevice(user.id)).toBe(true)
  })

  test('waits for an earlier password as well', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person } = await writerAt(laptop)
    const { vault } = await resetAt(testApp, phone, user.id)
    await expect(vault.unlock(user.id, 'never a password of mine')).rejects.toThrow(WrongKeyError)
    await expect(vault.unlock(user.id, next)).rejects.toThrow(WayBackError)
    await vault.unlock(user.id, person.password)
    expect(await vault.isOnWayBack(user.id)).toBe(false)
    await opensElsewhere(testApp, person.username, next)
  })

  test('still waits after a reload; new password and code together mend it', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person, code } = await writerAt(laptop)
    await resetAt(testApp, phone, user.id)
    const reloaded = phone.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(false)
    expect(await reloaded.isOnWayBack(user.id)).toBe(true)
    await expect(reloaded.unlock(user.id, next)).rejects.toThrow(WayBackError)
    await reloaded.unlockWithCode(user.id, code)
    expect(await reloaded.isOnWayBack(user.id)).toBe(false)
    await opensElsewhere(testApp, person.username, next)
  })

  test('opened with the code after a reload, the password is mended by typing it once more', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person, code } = await writerAt(laptop)
    await resetAt(testApp, phone, user.id)
    const reloaded = phone.newTab()
    await reloaded.unlockWithCode(user.id, code)
    expect(await reloaded.isOnWayBack(user.id)).toBe(true)
    const { keys } = sessionOf(reloaded)
    await expect(keys.changePassword(person.password, next)).rejects.toThrow(WrongKeyError)
    await keys.changePassword(next, next)
    expect(await reloaded.isOnWayBack(user.id)).toBe(false)
    await opensElsewhere(testApp, person.username, next)
  })

  test('opened with the code after a reload, the next sign-in on this device mends it', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person, code } = await writerAt(laptop)
    await resetAt(testApp, phone, user.id)
    await phone.newTab().unlockWithCode(user.id, code)
    await phone.newTab().login({ ...person, password: next })
    await opensElsewhere(testApp, person.username, next)
  })

  test('mended on another device opens here with the new password', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person } = await writerAt(laptop)
    const { vault } = await resetAt(testApp, phone, user.id)
    await laptop.newTab().login({ ...person, password: next })
    await vault.unlock(user.id, next)
    await soon(() => expect(contents(vault)).toEqual(['sealed before']))
    expect(await vault.isOnWayBack(user.id)).toBe(false)
  })

  test('is not opened by a device whose key was taken away', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, person } = await writerAt(laptop)
    const second = phone.newTab()
    await second.login(person)
    const slotId = laptop.keys.get(user.id)?.deviceSlot?.slotId ?? ''
    laptop.newTab().close()
    await sessionOf(second).keys.removeSlot(slotId, person.password)
    const { vault } = await resetAt(testApp, laptop, user.id)
    expect(vault.session).toBeUndefined()
    expect(await vault.isOnWayBack(user.id)).toBe(true)
  })

  test('has to keep the rule for passwords', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { user } = await writerAt(laptop)
    await expect(resetAt(testApp, laptop, user.id, '7 chars')).rejects.toThrow(PasswordRuleError)
  })
})
