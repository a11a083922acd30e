import { expect, test } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { MissingSlotsError } from '../keys/slots/slot-list.ts'
import {
  argon2Node,
  contents,
  newDevice,
  newPerson,
  newUid,
  sessionOf,
  soon,
  synced,
} from './device.test-support.ts'

concurrentlyOnBoth('opening the vault', ({ open }) => {
  test('a reload opens with the device key; after "lock now" it needs the password', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const user = await laptop.newTab().register(person)

    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    await reloaded.lock()
    expect(reloaded.session).toBeUndefined()

    const locked = laptop.newTab()
    expect(await locked.openWithDevice(user.id)).toBe(false)
    await expect(locked.unlock(user.id, 'not the password')).rejects.toThrow(WrongKeyError)
    await locked.unlock(user.id, person.password)
    expect(sessionOf(locked).userId).toBe(user.id)
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  })

  test('the vault unlocks without the server', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    await first.lock()
    laptop.network.isDown = true
    const offline = laptop.newTab()
    await offline.unlock(user.id, person.password)
    expect(sessionOf(offline).userId).toBe(user.id)
  })

  test('an account made without our client opens in it, with the same keys on two devices at once', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp, { argon2: argon2Node })
    using phone = newDevice(testApp, { argon2: argon2Node })
    const person = newPerson()
    const made = await testApp.browser().post('/api/register', person)
    expect(made.status).toBe(200)
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await Promise.all([one.login(person), two.login(person)])
    await sessionOf(one).put('note', newUid(), { title: '', content: 'from the laptop' })
    await synced(one)
    phone.hearsNews()
    await soon(() => expect(contents(two)).toEqual(['from the laptop']))
  })

  test('a server that denies the keys this device has seen is not believed', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const user = await laptop.newTab().register(person)
    await testApp.deps.db.deleteFrom('key_slots').where('user_id', '=', user.id).execute()
    await testApp.deps.db
      .updateTable('vaults')
      .set({ slots_version: 0 })
      .where('user_id', '=', user.id)
      .execute()
    await expect(laptop.newTab().login(person)).rejects.toThrow(MissingSlotsError)
    expect(
      await testApp.deps.db.selectFrom('key_slots').selectAll().where('user_id', '=', user.id).execute(),
    ).toEqual([])
  })

  test('a device whose slot was taken away is shut at its next visit', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const user = await laptop.newTab().register(newPerson())
    const slotId = laptop.keys.get(user.id)?.deviceSlot?.slotId
    expect((await laptop.browser.ask('DELETE', `/api/vault/slots/${slotId}`)).status).toBe(200)
    const next = laptop.newTab()
    await next.openWithDevice(user.id)
    expect(await next.checkDevice(user.id)).toBe(false)
    expect(next.session).toBeUndefined()
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(false)
  })

  test('logging out takes the device key and, when nothing waits, the device store', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await sessionOf(vault).put('note', newUid(), { title: '', content: 'kept by the server' })
    await synced(vault)
    await vault.logout('keep')
    expect(vault.session).toBeUndefined()
    expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
    expect(await laptop.deviceStores.get(user.id)?.all()).toEqual({ records: [], pending: [] })
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
  })

  test('locking one tab takes the key from the other', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const first = laptop.newTab()
    const user = await first.register(newPerson())
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    expect(second.session).toBeDefined()
    await first.lock()
    expect(second.session).toBeUndefined()
  })
})
