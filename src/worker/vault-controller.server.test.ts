import { describe, expect, test, vi } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PasswordlessUnlock } from '#vault/passwordless-unlock.ts'
import { NoDeviceStorageError } from '#vault/ports/ports.ts'
import { newDevice, newPerson, newUid, sessionOf, soon } from '#vault/scenarios/device.test-support.ts'
import { hostileKeys, writerAt } from '#vault/scenarios/hostile/hostile-keys.test-support.ts'
import { Vault } from '#vault/vault.ts'
import type { VaultState } from '#worker/core/worker-api.ts'
import { VaultController } from './vault-controller.ts'

type Device = ReturnType<typeof newDevice>

/** The vault controller of a new tab, with every state that it reported. */
function vaultControllerAt(device: Device) {
  const vault = device.newTab()
  const said: VaultState['status'][] = []
  let isAttached = false
  const controller = new VaultController(vault, new PasswordlessUnlock(vault, device.tabParts()), {
    onOpen: () => {
      isAttached = true
    },
    onClose: () => {
      isAttached = false
    },
    onState: ({ status }) => said.push(status),
  })
  return { vault, controller, said, isAttached: () => isAttached }
}

const resetTo = async (
  testApp: TestApp,
  { controller }: ReturnType<typeof vaultControllerAt>,
  userId: number,
) => controller.resetPassword({ token: await makeReset(testApp.deps, userId), password: 'after the reset' })

describe.concurrent('the vault controller', () => {
  test('say why they are shut where the server shows keys that were never seen here', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { person, user } = await writerAt(laptop)
    server.slots(({ version, slots }) => ({
      version: version + 1,
      slots: slots.map((slot) => ({ ...slot, slotId: newUid() })),
    }))
    const { controller } = vaultControllerAt(laptop)
    await controller.openVault(user.id)
    await soon(() => expect(controller.state.lockedWhy).toContain('keys that this device has never seen'))
    const reloaded = vaultControllerAt(laptop)
    expect(await reloaded.controller.openVault(user.id)).toMatchObject({
      status: 'locked',
      lockedWhy: expect.stringContaining('It keeps the keys that it has'),
    })
    expect(await reloaded.controller.unlock(person.password)).toEqual({ ok: true })
    expect(reloaded.controller.state).toEqual({ status: 'open', userId: user.id, lockedBy: null })
  })

  test('open at registration, shut at "lock now", and open with the password only', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const { controller, said, isAttached } = vaultControllerAt(laptop)
    const outcome = await controller.register(person)
    expect([outcome.ok, isAttached(), controller.state.status]).toEqual([true, true, 'open'])
    await controller.lock()
    expect([isAttached(), controller.state.lockedBy]).toEqual([false, 'password'])
    expect(await controller.unlock('not the password')).toEqual({
      ok: false,
      message: 'This password does not open your pages.',
    })
    expect(await controller.unlock(person.password)).toEqual({ ok: true })
    expect(said).toEqual(['open', 'locked', 'open'])
  })

  // Spec: S8-006
  test('say what is the matter where the browser lets nothing be kept', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const { userId } = await (async () => {
      const { vault, controller } = vaultControllerAt(laptop)
      await controller.register(person)
      return sessionOf(vault)
    })()
    const refuse = () => Promise.reject(new NoDeviceStorageError())
    const parts = laptop.tabParts()
    const device = { read: refuse, named: refuse, newest: refuse, change: refuse }
    const said = expect.stringMatching(
      /^This browser is not storing anything .* or use an ordinary window\.$/,
    )
    for (const broken of [
      { ...parts, device, openDeviceStore: refuse },
      { ...parts, openDeviceStore: refuse },
    ]) {
      const vault = new Vault(broken)
      const events = { onOpen: () => {}, onClose: () => {}, onState: () => {} }
      const controller = new VaultController(vault, new PasswordlessUnlock(vault, broken), events)
      expect(await controller.openVault(userId)).toMatchObject({ status: 'locked', lockedWhy: said })
      expect(await controller.unlock(person.password)).toEqual({ ok: false, message: said })
      expect(await controller.login(person)).toEqual({ ok: false, message: said })
      expect(await controller.register(newPerson())).toEqual({ ok: false, message: said })
    }
  })

  test.each([0, 1, 4, 16, 64])('shut at a lock that comes %i ms into the opening', async (ms) => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const first = vaultControllerAt(laptop)
    const person = newPerson()
    await first.controller.register(person)
    const { userId } = sessionOf(first.vault)
    const { vault, controller, isAttached } = vaultControllerAt(laptop)
    const opening = controller.openVault(userId)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await controller.lock()
    await opening
    expect([controller.state.status, isAttached(), vault.session]).toEqual(['locked', false, undefined])
    await soon(() => expect(first.vault.session).toBeUndefined())
    expect(await vaultControllerAt(laptop).controller.openVault(userId)).toMatchObject({ status: 'locked' })
    expect(await controller.unlock(person.password)).toEqual({ ok: true })
  })

  test('tell a typing mistake in a code from a code that is not theirs', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { vault, controller } = vaultControllerAt(laptop)
    const person = newPerson()
    await controller.register(person)
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    const newer = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    await controller.lock()
    expect(await controller.unlockWithCode(newer.slice(1))).toMatchObject({
      message: 'There is a typing mistake in this code: it has 27 of the 28 letters and digits.',
    })
    expect(await controller.unlockWithCode(code)).toMatchObject({
      message: 'This code does not open your pages. A newer one may have taken its place.',
    })
    expect(await controller.unlockWithCode(newer)).toEqual({ ok: true })
  })

  test('after a reset on a device without a key say what is missing, and say when the password has to be typed again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const first = vaultControllerAt(laptop)
    const person = newPerson()
    await first.controller.register(person)
    const { userId } = sessionOf(first.vault)
    const code = await sessionOf(first.vault).keys.makeRecoveryCode(person.password)
    const way = vaultControllerAt(phone)
    expect(await resetTo(testApp, way, userId)).toMatchObject({ ok: true, user: { id: userId } })
    expect(way.controller.state).toEqual({ status: 'locked', userId, lockedBy: 'way-back' })
    expect(way.isAttached()).toBe(false)

    const reloaded = vaultControllerAt(phone)
    expect(await reloaded.controller.openVault(userId)).toMatchObject({
      status: 'locked',
      lockedBy: 'way-back',
    })
    expect(await reloaded.controller.unlockWithCode(code)).toEqual({ ok: true })
    expect(reloaded.controller.state).toMatchObject({ status: 'open', isPasswordStale: true })
    expect(await reloaded.controller.repairPassword('something else')).toEqual({
      ok: false,
      message: 'This is not the password of your account.',
    })
    expect(await reloaded.controller.repairPassword('after the reset')).toEqual({ ok: true })
    expect(reloaded.controller.state).toEqual({ status: 'open', userId, lockedBy: null })
    await reloaded.controller.lock()
    expect(await reloaded.controller.unlock('after the reset')).toEqual({ ok: true })
  })

  test('keep who signed in for a start without the server', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { vault, controller } = vaultControllerAt(laptop)
    const outcome = await controller.register(newPerson())
    if (!outcome.ok) throw new Error('There is an account')
    const renamed = { ...outcome.user, preferredName: 'Mara' }
    await controller.rememberUser(renamed)
    expect(await vault.lastUser()).toEqual(renamed)
    laptop.network.isDown = true
    const offline = vaultControllerAt(laptop)
    expect(await offline.controller.lastUser()).toEqual(renamed)
    expect((await offline.controller.openVault(renamed.id)).status).toBe('open')
  })

  test('leave nobody behind after signing out', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { controller, isAttached } = vaultControllerAt(laptop)
    await controller.register(newPerson())
    await controller.logout('keep')
    expect([controller.state, isAttached()]).toEqual([
      { status: 'closed', userId: null, lockedBy: null },
      false,
    ])
    expect(await controller.lastUser()).toBeNull()
  })

  test('ask somebody without a password for a passphrase: to choose it first, and then to type it', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { id } = (await laptop.browser.signUp()).user
    const lost = { password_hash: null, password_kdf: null }
    await testApp.deps.db.updateTable('users').set(lost).where('id', '=', id).execute()
    const { controller } = vaultControllerAt(laptop)
    expect(await controller.openVault(id, false)).toMatchObject({
      status: 'locked',
      lockedBy: 'first-passphrase',
    })
    expect(await controller.choosePassphrase('too short')).toEqual({
      ok: false,
      message: 'Use at least 12 characters',
    })
    expect(await controller.choosePassphrase('a river in november')).toEqual({ ok: true })
    await controller.lock()
    expect(controller.state.lockedBy).toBe('passphrase')
    expect(await controller.unlock('not the passphrase')).toEqual({
      ok: false,
      message: 'This passphrase does not open your pages.',
    })

    using phone = newDevice(testApp)
    for (const [name, value] of laptop.browser.cookies) phone.browser.cookies.set(name, value)
    const there = vaultControllerAt(phone).controller
    expect(await there.openVault(id, false)).toMatchObject({ status: 'locked', lockedBy: 'passphrase' })
    expect(await there.choosePassphrase('quite another one')).toMatchObject({
      message: 'You chose another passphrase on another device a moment ago. That one opens your pages.',
    })
    expect(await there.unlock('a river in november')).toEqual({ ok: true })

    laptop.network.isDown = true
    const { vault, controller: offline } = vaultControllerAt(laptop)
    expect(await offline.openVault(id, false)).toMatchObject({ lockedBy: 'passphrase' })
    expect(await offline.unlock('a river in november')).toEqual({ ok: true })
    laptop.network.isDown = false
    await sessionOf(vault).keys.setPassword('a river in november', 'a password')
    await offline.rememberUser((await laptop.browser.get('/api/user')).json<User>())
    await offline.lock()
    expect(offline.state.lockedBy).toBe('password')
  })
})

test('who is here need not be kept any more once the vault has been locked', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { vault, controller } = vaultControllerAt(laptop)
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const keeping = vi.spyOn(vault, 'keepUser').mockImplementation(async () => {
    vault.close()
    throw new DOMException('The connection is closing', 'InvalidStateError')
  })
  await controller.register(newPerson())
  expect(keeping).toHaveBeenCalledOnce()
  await expect(keeping.mock.results[0]?.value).rejects.toThrow('closing')
  expect(logged).not.toHaveBeenCalled()
})
