import { describe, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { OfflineError } from '../ports/ports.ts'
import type { Vault } from '../vault.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

const write = (vault: Vault, content: string) =>
  sessionOf(vault).put('note', newUid(), { title: '', content })

describe.concurrent('signing out', () => {
  test('keeps sealed what the server does not have, for the next sign-in', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    laptop.network.losesRecords = true
    await write(vault, 'only here')
    await vault.logout('keep')
    laptop.network.losesRecords = false
    expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
    expect(await laptop.deviceStores.get(user.id)?.pendingCount()).toBe(1)
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual(['only here'])
  })

  test('or discards it, when that is what the person says', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    laptop.network.losesRecords = true
    await write(vault, 'not worth keeping')
    await vault.logout('discard')
    laptop.network.losesRecords = false
    expect(await laptop.deviceStores.get(user.id)?.pendingCount()).toBe(0)
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual([])
  })

  test('leaves the other tabs with nobody, and takes the slot off the server', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    await first.logout('keep')
    await soon(() => expect(second.session).toBeUndefined())
    expect(laptop.heard.closed).toEqual(['gone'])
    const elsewhere = phone.newTab()
    await elsewhere.login(person)
    const { slots } = await sessionOf(elsewhere).keys.slots()
    expect(slots.map(({ kind }) => kind)).toEqual(['password', 'device'])
  })

  test('works while locked', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await write(vault, 'kept by the server')
    await synced(vault)
    await vault.lock()
    const locked = laptop.newTab()
    await locked.logout('keep', user.id)
    expect(await laptop.deviceStores.get(user.id)?.all()).toEqual({ records: [], pending: [] })
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
  })
})

describe.concurrent('who was here', () => {
  test('is known without the server and without a password, until the device is locked', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    expect(await vault.lastUser()).toBeNull()
    const user = await vault.register(newPerson())
    await vault.keepUser(user)
    laptop.network.isDown = true
    expect(await vault.lastUser()).toEqual(user)
    const offline = laptop.newTab()
    expect(await offline.lastUser()).toEqual(user)
    expect(await offline.openWithDevice(user.id)).toBe(true)
    await offline.lock()
    expect(await laptop.newTab().lastUser()).toBeNull()
    const kept = JSON.stringify(await laptop.deviceStores.get(user.id)?.localsUnder(''))
    expect(kept).not.toContain(user.username)
  })

  test('is not known behind a lock; which vault stands locked is, and the password opens both', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    expect(await vault.lockedHere()).toBeNull()
    const user = await vault.register(person)
    await vault.keepUser(user)
    laptop.network.isDown = true
    await vault.lock()
    const again = laptop.newTab()
    const locked = await again.lockedHere()
    expect([locked, await again.lastUser()]).toEqual([{ userId: user.id, hasPassword: true }, null])
    await expect(again.unlock(user.id, 'not the password')).rejects.toThrow(WrongKeyError)
    await again.unlock(user.id, person.password)
    expect(await again.lastUser()).toEqual(user)
    await again.logout('keep')
    expect(await laptop.newTab().lockedHere()).toBeNull()
  })

  test('is the one who was here last, and nobody else when that one has locked', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const [one, two] = [laptop.newTab(), laptop.secondTab()]
    const first = await one.register(newPerson())
    await one.keepUser(first)
    laptop.clock.ahead += 1000
    const second = await two.register(newPerson())
    await two.keepUser(second)
    expect(await laptop.secondTab().lastUser()).toEqual(second)
    await two.lock()
    expect(await laptop.newTab().lastUser()).toBeNull()
  })
})

describe.concurrent('deleting the account', () => {
  test('needs the password, and leaves nothing at the server nor here', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    await write(first, 'to be forgotten')
    await synced(first)
    const { keys } = sessionOf(first)
    await expect(keys.deleteAccount('not the password')).rejects.toThrow(WrongKeyError)
    expect(first.session).toBeDefined()
    await keys.deleteAccount(person.password)
    await soon(() => expect([first.session, second.session]).toEqual([undefined, undefined]))
    expect(laptop.heard.closed.toSorted()).toEqual(['gone', 'gone'])
    expect(laptop.keys.has(user.id)).toBe(false)
    expect(await laptop.deviceStores.get(user.id)?.all()).toEqual({ records: [], pending: [] })
    const records = await testApp.deps.db
      .selectFrom('records')
      .select('uid')
      .where('user_id', '=', user.id)
      .execute()
    expect(records).toEqual([])
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
    await expect(laptop.newTab().login(person)).rejects.toThrow('Invalid username or password')
  })

  test('that does not reach the server leaves everything as it is', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    laptop.network.isDown = true
    await expect(sessionOf(vault).keys.deleteAccount(person.password)).rejects.toThrow(OfflineError)
    laptop.network.isDown = false
    expect(vault.session).toBeDefined()
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  })
})
