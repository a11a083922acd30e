import { describe, expect, test } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { makeReset } from '#server/features/account/password-resets.store.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newDevice, newPerson, newUid, sessionOf, soon } from '#vault/device.test-support.ts'
import { hostileKeys, writerAt } from '#vault/hostile-keys.test-support.ts'
import { WordlessEntry } from '#vault/wordless-entry.ts'
import type { VaultState } from '#web/lib/worker-api.ts'
import { VaultDoors } from './worker-doors.ts'

type Device = ReturnType<typeof newDevice>

/** The doors of a new tab, with everything that was said of them. */
function doorsAt(device: Device) {
  const vault = device.newTab()
  const said: VaultState['status'][] = []
  let isAttached = false
  const doors = new VaultDoors(vault, new WordlessEntry(vault, device.tabParts()), {
    onOpen: () => {
      isAttached = true
    },
    onClose: () => {
      isAttached = false
    },
    onState: ({ status }) => said.push(status),
  })
  return { vault, doors, said, isAttached: () => isAttached }
}

const resetTo = async (testApp: TestApp, { doors }: ReturnType<typeof doorsAt>, userId: number) =>
  doors.resetPassword({ token: await makeReset(testApp.deps, userId), password: 'after the reset' })

describe.concurrent('the doors of the vault', () => {
  test('say why they are shut where the server shows keys that were never seen here', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { person, user } = await writerAt(laptop)
    server.slots(({ version, slots }) => ({
      version: version + 1,
      slots: slots.map((slot) => ({ ...slot, slotId: newUid() })),
    }))
    const { doors } = doorsAt(laptop)
    await doors.openVault(user.id)
    await soon(() => expect(doors.state.lockedWhy).toContain('keys that this device has never seen'))
    const reloaded = doorsAt(laptop)
    expect(await reloaded.doors.openVault(user.id)).toMatchObject({
      status: 'locked',
      lockedWhy: expect.stringContaining('It keeps the keys that it has'),
    })
    expect(await reloaded.doors.unlock(person.password)).toEqual({ ok: true })
    expect(reloaded.doors.state).toEqual({ status: 'open', userId: user.id, lockedBy: null })
  })

  test('open at registration, shut at "lock now", and open with the password only', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const { doors, said, isAttached } = doorsAt(laptop)
    const outcome = await doors.register(person)
    expect([outcome.ok, isAttached(), doors.state.status]).toEqual([true, true, 'open'])
    await doors.lock()
    expect([isAttached(), doors.state.lockedBy]).toEqual([false, 'password'])
    expect(await doors.unlock('not the password')).toEqual({
      ok: false,
      message: 'This password does not open your pages.',
    })
    expect(await doors.unlock(person.password)).toEqual({ ok: true })
    expect(said).toEqual(['open', 'locked', 'open'])
  })

  test.each([0, 1, 4, 16, 64])('shut at a lock that comes %i ms into the opening', async (ms) => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const first = doorsAt(laptop)
    const person = newPerson()
    await first.doors.register(person)
    const { userId } = sessionOf(first.vault)
    const { vault, doors, isAttached } = doorsAt(laptop)
    const opening = doors.openVault(userId)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await doors.lock()
    await opening
    expect([doors.state.status, isAttached(), vault.session]).toEqual(['locked', false, undefined])
    await soon(() => expect(first.vault.session).toBeUndefined())
    expect(await doorsAt(laptop).doors.openVault(userId)).toMatchObject({ status: 'locked' })
    expect(await doors.unlock(person.password)).toEqual({ ok: true })
  })

  test('tell a typing mistake in a code from a code that is not theirs', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { vault, doors } = doorsAt(laptop)
    const person = newPerson()
    await doors.register(person)
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    const newer = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    await doors.lock()
    expect(await doors.unlockWithCode(newer.slice(1))).toMatchObject({
      message: 'There is a typing mistake in this code: it has 27 of the 28 letters and digits.',
    })
    expect(await doors.unlockWithCode(code)).toMatchObject({
      message: 'This code does not open your pages. A newer one may have taken its place.',
    })
    expect(await doors.unlockWithCode(newer)).toEqual({ ok: true })
  })

  test('after a reset on a device without a key say what is missing, and say when the password has to be typed again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const first = doorsAt(laptop)
    const person = newPerson()
    await first.doors.register(person)
    const { userId } = sessionOf(first.vault)
    const code = await sessionOf(first.vault).keys.makeRecoveryCode(person.password)
    const way = doorsAt(phone)
    expect(await resetTo(testApp, way, userId)).toMatchObject({ ok: true, user: { id: userId } })
    expect(way.doors.state).toEqual({ status: 'locked', userId, lockedBy: 'way-back' })
    expect(way.isAttached()).toBe(false)

    const reloaded = doorsAt(phone)
    expect(await reloaded.doors.openVault(userId)).toMatchObject({ status: 'locked', lockedBy: 'way-back' })
    expect(await reloaded.doors.unlockWithCode(code)).toEqual({ ok: true })
    expect(reloaded.doors.state).toMatchObject({ status: 'open', isPasswordStale: true })
    expect(await reloaded.doors.repairPassword('something else')).toEqual({
      ok: false,
      message: 'This is not the password of your account.',
    })
    expect(await reloaded.doors.repairPassword('after the reset')).toEqual({ ok: true })
    expect(reloaded.doors.state).toEqual({ status: 'open', userId, lockedBy: null })
    await reloaded.doors.lock()
    expect(await reloaded.doors.unlock('after the reset')).toEqual({ ok: true })
  })

  test('keep who signed in for a start without the server', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { vault, doors } = doorsAt(laptop)
    const outcome = await doors.register(newPerson())
    if (!outcome.ok) throw new Error('There is an account')
    const renamed = { ...outcome.user, preferredName: 'Mara' }
    await doors.rememberUser(renamed)
    expect(await vault.lastUser()).toEqual(renamed)
    laptop.network.isDown = true
    const offline = doorsAt(laptop)
    expect(await offline.doors.lastUser()).toEqual(renamed)
    expect((await offline.doors.openVault(renamed.id)).status).toBe('open')
  })

  test('leave nobody behind after signing out', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { doors, isAttached } = doorsAt(laptop)
    await doors.register(newPerson())
    await doors.logout('keep')
    expect([doors.state, isAttached()]).toEqual([{ status: 'closed', userId: null, lockedBy: null }, false])
    expect(await doors.lastUser()).toBeNull()
  })

  test('ask somebody without a password for a passphrase: to choose it first, and then to type it', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { id } = (await laptop.browser.signUp()).user
    const lost = { password_hash: null, password_kdf: null }
    await testApp.deps.db.updateTable('users').set(lost).where('id', '=', id).execute()
    const { doors } = doorsAt(laptop)
    expect(await doors.openVault(id, false)).toMatchObject({ status: 'locked', lockedBy: 'first-passphrase' })
    expect(await doors.choosePassphrase('too short')).toEqual({
      ok: false,
      message: 'Use at least 12 characters',
    })
    expect(await doors.choosePassphrase('a river in november')).toEqual({ ok: true })
    await doors.lock()
    expect(doors.state.lockedBy).toBe('passphrase')
    expect(await doors.unlock('not the passphrase')).toEqual({
      ok: false,
      message: 'This passphrase does not open your pages.',
    })

    using phone = newDevice(testApp)
    for (const [name, value] of laptop.browser.cookies) phone.browser.cookies.set(name, value)
    const there = doorsAt(phone).doors
    expect(await there.openVault(id, false)).toMatchObject({ status: 'locked', lockedBy: 'passphrase' })
    expect(await there.choosePassphrase('quite another one')).toMatchObject({
      message: 'You chose another passphrase on another device a moment ago. That one opens your pages.',
    })
    expect(await there.unlock('a river in november')).toEqual({ ok: true })

    laptop.network.isDown = true
    const { vault, doors: offline } = doorsAt(laptop)
    expect(await offline.openVault(id, false)).toMatchObject({ lockedBy: 'passphrase' })
    expect(await offline.unlock('a river in november')).toEqual({ ok: true })
    laptop.network.isDown = false
    await sessionOf(vault).keys.setPassword('a river in november', 'a password')
    await offline.rememberUser((await laptop.browser.get('/api/user')).json<User>())
    await offline.lock()
    expect(offline.state.lockedBy).toBe('password')
  })
})
