import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { comeBy, someone, withGoogle } from '#server/testing/google-way.ts'
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PasswordRuleError } from '../keys/rekey.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { MissingSlotsError } from '../keys/slots/slot-list.ts'
import type { Vault } from '../vault.ts'
import { contents, newDevice, newUid, sessionOf, synced } from './device.test-support.ts'

type Device = ReturnType<typeof newDevice>
const passphrase = 'a river in november'
const words = 'sealed with a passphrase'

let oidc: OidcServer
beforeAll(async () => {
  oidc = await startOidcServer()
})
afterAll(() => oidc.close())
beforeEach(() => {
  oidc.person = someone()
})

/** Signs this device in by Google; its vault is not open yet. */
async function arriveAt(device: Device): Promise<User> {
  expect(await comeBy(device.browser)).toMatch(/^302 \/(onboarding|dashboard)$/)
  return (await device.browser.get('/api/user')).json<User>()
}

async function writerAt(laptop: Device) {
  const user = await arriveAt(laptop)
  const vault = laptop.newTab()
  await vault.choosePassphrase(user.id, passphrase)
  await sessionOf(vault).put('note', newUid(), { title: '', content: words })
  await synced(vault)
  return { user, vault }
}

async function opensAt(device: Device, typed: string, userId: number): Promise<Vault> {
  const vault = device.newTab()
  await vault.unlock(userId, typed)
  await vi.waitFor(() => expect(contents(vault)).toEqual([words]))
  return vault
}

const kindsOf = async (vault: Vault): Promise<string[]> =>
  (await sessionOf(vault).keys.slots()).slots.map(({ kind }) => kind).sort()

const openApp = (): Promise<TestApp> => openTestApp(withGoogle(oidc))

describe('a passphrase', () => {
  test('makes the vault of somebody without a password, and opens it wherever they come by Google', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    expect(await kindsOf(vault)).toEqual(['device', 'passphrase'])
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)

    expect((await arriveAt(phone)).id).toBe(user.id)
    const there = phone.newTab()
    expect(await there.openWithDevice(user.id)).toBe(false)
    expect(await there.hasKeys(user.id)).toBe(true)
    await expect(there.unlock(user.id, 'another passphrase')).rejects.toThrow(WrongKeyError)
    await opensAt(phone, passphrase, user.id)
    expect(await phone.newTab().openWithDevice(user.id)).toBe(true)
  })

  test('there is no vault before it, and none of a passphrase that is too short', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const user = await arriveAt(laptop)
    const vault = laptop.newTab()
    expect(await vault.openWithDevice(user.id)).toBe(false)
    expect(await vault.hasKeys(user.id)).toBe(false)
    await expect(vault.choosePassphrase(user.id, 'eleven sign')).rejects.toThrow(PasswordRuleError)
    await expect(vault.unlock(user.id, passphrase)).rejects.toThrow(WrongKeyError)
    expect(await vault.hasKeys(user.id)).toBe(false)
  })

  test('is never sent: the server gets what it proves, which differs from what opens', async () => {
    const sent: string[] = []
    await using testApp = await openApp()
    using laptop = newDevice(testApp, {
      between: (wire) => ({
        ...wire,
        send: (to, input) => {
          sent.push(JSON.stringify(input.body ?? null))
          return wire.send(to, input)
        },
      }),
    })
    await writerAt(laptop)
    const all = sent.join('\n')
    expect(all).toContain('proof')
    for (const form of [passphrase, Buffer.from(passphrase).toString('base64').replace(/=+$/, '')])
      expect(all).not.toContain(form)
  })

  test('whose answer was lost has been chosen all the same: choosing it again opens', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const user = await arriveAt(laptop)
    const vault = laptop.newTab()
    laptop.network.losesAnswers = true
    await expect(vault.choosePassphrase(user.id, passphrase)).rejects.toThrow()
    laptop.network.losesAnswers = false
    await vault.choosePassphrase(user.id, passphrase)
    expect(await kindsOf(vault)).toEqual(['device', 'passphrase'])
  })

  test('that another device chose a moment ago is not overwritten', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const user = await arriveAt(phone)
    const late = phone.newTab()
    expect(await late.hasKeys(user.id)).toBe(false)
    await writerAt(laptop)
    await expect(late.choosePassphrase(user.id, 'quite another one')).rejects.toThrow(WrongKeyError)
    expect(late.session).toBeUndefined()
    await late.choosePassphrase(user.id, passphrase)
    await vi.waitFor(() => expect(contents(late)).toEqual([words]))
  })

  test('of two devices at the same moment one makes the vault, and the other opens it', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const user = await arriveAt(laptop)
    await arriveAt(phone)
    const vaults = [laptop.newTab(), phone.newTab()]
    await Promise.all(vaults.map((vault) => vault.choosePassphrase(user.id, passphrase)))
    const [one] = vaults
    await sessionOf(one as Vault).put('note', newUid(), { title: '', content: words })
    await synced(one as Vault)
    await opensAt(phone, passphrase, user.id)
  })

  test('is not chosen anew because a server says that there are no keys', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    await vault.lock()
    await testApp.deps.db.deleteFrom('key_slots').where('user_id', '=', user.id).execute()
    await testApp.deps.db
      .updateTable('vaults')
      .set({ slots_version: 0 })
      .where('user_id', '=', user.id)
      .execute()
    expect(await vault.hasKeys(user.id)).toBe(true)
    await opensAt(laptop, passphrase, user.id)
    expect(laptop.heard.troubles.some((trouble) => trouble instanceof MissingSlotsError)).toBe(true)
  })

  test('opens a locked vault without the server, and so does the device', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    laptop.network.isDown = true
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
    await vault.lock(user.id)
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(false)
    await opensAt(laptop, passphrase, user.id)
  })

  test('is changed; the one before opens nothing', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    const { keys } = sessionOf(vault)
    const next = 'a lake in february'
    await expect(keys.changePassword('not the passphrase', next)).rejects.toThrow(WrongKeyError)
    await expect(keys.changePassword(passphrase, 'eight or so')).rejects.toThrow('Use at least 12 characters')
    await keys.changePassword(passphrase, next)
    expect(await kindsOf(vault)).toEqual(['device', 'passphrase'])
    await arriveAt(phone)
    await expect(phone.newTab().unlock(user.id, passphrase)).rejects.toThrow(WrongKeyError)
    await opensAt(phone, next, user.id)
  })

  test('gives way to a password, which signs in and opens, and keeps the recovery code', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    const { keys } = sessionOf(vault)
    const code = await keys.makeRecoveryCode(passphrase)
    await keys.setPassword(passphrase, passphrase)
    expect(await kindsOf(vault)).toEqual(['device', 'password', 'recovery'])
    await keys.changePassword(passphrase, 'short one')
    const there = phone.newTab()
    expect(await there.login({ username: user.username, password: 'short one' })).toMatchObject({
      hasPassword: true,
    })
    await vi.waitFor(() => expect(contents(there)).toEqual([words]))
    await there.lock()
    await there.unlockWithCode(user.id, code)
  })

  test('proves a renewal of all keys, and opens the new ones', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    await arriveAt(phone)
    await opensAt(phone, passphrase, user.id)
    await expect(sessionOf(vault).keys.renewKeys('not the passphrase', null)).rejects.toThrow(WrongKeyError)
    await sessionOf(vault).keys.renewKeys(passphrase, 'a renewed passphrase')
    expect(await kindsOf(vault)).toEqual(['device', 'passphrase'])
    expect((await phone.browser.get('/api/user')).status).toBe(401)
    await arriveAt(phone)
    await opensAt(phone, 'a renewed passphrase', user.id)
  })

  test('proves the deletion of the account', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    await expect(sessionOf(vault).keys.deleteAccount('not the passphrase')).rejects.toThrow(WrongKeyError)
    await sessionOf(vault).keys.deleteAccount(passphrase)
    expect(laptop.keys.has(user.id)).toBe(false)
    const again = await arriveAt(laptop)
    expect(again.id).not.toBe(user.id)
    expect(await laptop.newTab().hasKeys(again.id)).toBe(false)
  })

  test('opens what a reset account sealed before, and the new password does from then on', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { user } = await writerAt(laptop)
    const there = phone.newTab()
    const token = await makeReset(testApp.deps, user.id)
    expect(await there.resetPassword({ token, password: 'after the reset' })).toMatchObject({
      hasPassword: true,
    })
    expect([there.session, await there.isOnWayBack(user.id)]).toEqual([undefined, true])
    await there.unlock(user.id, passphrase)
    expect(await kindsOf(there)).toEqual(['device', 'device', 'password'])
    await there.lock()
    await opensAt(phone, 'after the reset', user.id)
  })

  test('a session left without the server is ended before somebody leaves for Google, not after', async () => {
    await using testApp = await openApp()
    using laptop = newDevice(testApp)
    const { user, vault } = await writerAt(laptop)
    laptop.network.isDown = true
    await vault.logout('keep')
    laptop.network.isDown = false
    const tab = laptop.newTab()
    await tab.payLastLogout()
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
    await arriveAt(laptop)
    expect(await tab.finishPendingLogout(user.id)).toBe(false)
    await opensAt(laptop, passphrase, user.id)
  })
})
