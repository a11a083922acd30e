import { describe, expect, test } from 'vitest'
import { toBase64 } from '#contract/base64.ts'
import type { SlotList } from '#contract/vault.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { OtherKeysError } from '../keys/slots/slot-list.ts'
import { contents, newDevice, sessionOf, soon } from './device.test-support.ts'
import { hostileKeys, opensAgain, writerAt } from './hostile/hostile-keys.test-support.ts'

const next = 'a new and longer password'

/** The same list as a newer one, with slots in it that nothing opens. */
const rubbish = (list: SlotList, by = 1): SlotList => ({
  version: list.version + by,
  slots: list.slots
    .filter(({ kind }) => kind !== 'device')
    .map((slot) => ({
      ...slot,
      commitment: toBase64(new Uint8Array(32).fill(list.version + by)),
      wrapped: toBase64(new Uint8Array(97).fill(list.version + by)),
    })),
})

describe.concurrent('keys that have opened here, and a server that shows newer ones which open nothing,', () => {
  test('are kept: password and code open as before, with and without the server, and it is said', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    server.slots((list) => rubbish(list))

    expect(await vault.checkDevice(user.id)).toBe(false)
    expect(vault.session).toBeUndefined()
    expect(await vault.keyTrouble(user.id)).toContain('keeps the keys that it has')
    await vault.unlock(user.id, person.password)
    expect(contents(vault)).toEqual(['mine'])
    expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    await reloaded.lock()
    await reloaded.unlockWithCode(user.id, code)
    expect(contents(reloaded)).toEqual(['mine'])
    await reloaded.lock()
    await expect(reloaded.unlock(user.id, 'not the password')).rejects.toThrow(WrongKeyError)

    laptop.network.isDown = true
    await reloaded.unlock(user.id, person.password)
    expect(contents(reloaded)).toEqual(['mine'])
    laptop.network.isDown = false
    await opensAgain(testApp, server, laptop, writer)
  })

  test('open at a sign-in, too', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.slots((list) => rubbish(list))
    const vault = laptop.newTab()
    await vault.login(writer.person)
    expect(contents(vault)).toEqual(['mine'])
    expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('are not pushed out by one such list after the other', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    for (let by = 1; by <= 40; by++) {
      server.slots((list) => rubbish(list, by))
      await vault.checkDevice(user.id)
    }
    await vault.unlock(user.id, person.password)
    await vault.lock()
    await vault.unlockWithCode(user.id, code)
    expect(contents(vault)).toEqual(['mine'])
    await opensAgain(testApp, server, laptop, writer)
  })

  test('stay when the list comes as the answer to a change made here', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { vault, user, person } = await writerAt(laptop)
    server.writtenSlots((list) => rubbish(list))
    await sessionOf(vault).keys.changePassword(person.password, next)
    await vault.lock()
    laptop.network.isDown = true
    await vault.unlock(user.id, next)
    expect(contents(vault)).toEqual(['mine'])
    await vault.lock()
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
  })

  test('are why a right password is not called wrong when the keys are to be changed', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { vault, person } = await writerAt(laptop)
    const { keys } = sessionOf(vault)
    server.slots((list) => rubbish(list))
    await expect(keys.changePassword(person.password, next)).rejects.toThrow(OtherKeysError)
    await expect(keys.renewKeys(person.password, null)).rejects.toThrow(OtherKeysError)
    await expect(keys.deleteAccount(person.password)).rejects.toThrow(OtherKeysError)
    await expect(keys.changePassword('not the password', next)).rejects.toThrow(WrongKeyError)
  })

  test('also keep the device key: it opens again without a question once its slot is shown again', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { vault, user } = await writerAt(laptop)
    server.slots((list) => rubbish(list))
    expect(await vault.checkDevice(user.id)).toBe(false)
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(false)
    server.slots((list) => ({ ...list, version: list.version + 2 }))
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(contents(reloaded)).toEqual(['mine'])
    expect(laptop.heard.trouble).toBeNull()
  })
})

describe.concurrent('keys that were honestly changed on another device', () => {
  test('while this one was away, and taken from it: it locks, and the new password opens', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { vault, user, person } = await writerAt(laptop)
    const slotId = laptop.keys.get(user.id)?.deviceSlot?.slotId ?? ''
    const other = phone.newTab()
    await other.login(person)
    await sessionOf(other).keys.changePassword(person.password, next)
    await sessionOf(other).keys.removeSlot(slotId, next)

    expect(await vault.checkDevice(user.id)).toBe(false)
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(false)
    const again = laptop.newTab()
    await again.unlock(user.id, next)
    await soon(() => expect(contents(again)).toEqual(['mine']))
    expect(laptop.heard.trouble).toBeNull()
    expect(await again.checkDevice(user.id)).toBe(true)
    await again.lock()
    await expect(again.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
  })

  test('replace those before as soon as the new password has opened, and until then it is said', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { vault, user, person } = await writerAt(laptop)
    const other = phone.newTab()
    await other.login(person)
    await sessionOf(other).keys.changePassword(person.password, next)
    await vault.lock()
    await vault.unlock(user.id, person.password)
    expect(laptop.heard.trouble?.message).toContain('use the new one')
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
    await vault.lock()
    await vault.unlock(user.id, next)
    expect(laptop.heard.trouble).toBeNull()
    await vault.lock()
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
  })

  test('leave no recovery code from before a renewal behind', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { vault, user, person } = await writerAt(laptop)
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    await sessionOf(vault).keys.renewKeys(person.password, next)
    await vault.lock()
    await expect(vault.unlockWithCode(user.id, code)).rejects.toThrow(WrongKeyError)
    await vault.unlock(user.id, next)
  })
})
