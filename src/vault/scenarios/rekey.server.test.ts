import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { OfflineError } from '../ports/ports.ts'
import {
  argon2Node,
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

/** The generation of the key that a record at the server is sealed with. */
async function generationAt({ deps }: TestApp, uid: string): Promise<number> {
  const { sealed } = await deps.db
    .selectFrom('records')
    .select('sealed')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return new DataView(sealed.buffer, sealed.byteOffset).getUint32(2)
}

describe.concurrent('renewing the keys', () => {
  test('what is new is sealed with new keys, what is old still opens, and every other key ends', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    const user = await one.register(person)
    await two.login(person)
    const code = await sessionOf(one).keys.makeRecoveryCode(person.password)
    await writeNote(one, 'from before')
    await synced(one)
    await sessionOf(one).keys.renewKeys(person.password, next)
    expect(await slotKinds(one)).toEqual(['device', 'password'])
    expect((await laptop.browser.get('/api/sessions')).json<{ sessions: [] }>().sessions).toHaveLength(1)
    expect((await phone.browser.get('/api/user')).status).toBe(401)

    const after = await writeNote(one, 'from after')
    await synced(one)
    expect(await generationAt(testApp, after)).toBe(2)
    expect(contents(one)).toEqual(['from after', 'from before'])
    phone.hearsOfSlots()
    await soon(() => expect(two.session).toBeUndefined())
    expect(phone.heard.closed).toEqual(['locked'])
    await expect(two.unlockWithCode(user.id, code)).rejects.toThrow()

    const phoneAgain = phone.newTab()
    await phoneAgain.login({ ...person, password: next })
    await soon(() => expect(contents(phoneAgain)).toEqual(['from after', 'from before']))
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(contents(reloaded)).toEqual(['from after', 'from before'])
  })

  test('an account whose password the server has seen loses its mark with a new password only', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp, { argon2: argon2Node })
    const person = newPerson()
    await testApp.browser().post('/api/register', person)
    const vault = laptop.newTab()
    expect((await vault.login(person)).passwordSeen).toBe(true)
    await sessionOf(vault).keys.renewKeys(person.password, null)
    expect((await laptop.browser.get('/api/user')).json()).toMatchObject({ passwordSeen: true })
    await sessionOf(vault).keys.renewKeys(person.password, next)
    expect((await laptop.browser.get('/api/user')).json()).toMatchObject({ passwordSeen: false })
    await laptop.newTab().login({ ...person, password: next })
  })

  test('the mark goes as well where the password was changed first and the keys later', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp, { argon2: argon2Node })
    const person = newPerson()
    await testApp.browser().post('/api/register', person)
    const vault = laptop.newTab()
    await vault.login(person)
    await sessionOf(vault).keys.changePassword(person.password, next)
    expect((await laptop.browser.get('/api/user')).json()).toMatchObject({ passwordSeen: true })
    await sessionOf(vault).keys.renewKeys(next, null)
    expect((await laptop.browser.get('/api/user')).json()).toMatchObject({ passwordSeen: false })
  })

  test('other tabs of this browser take the new keys, too', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    await sessionOf(first).keys.renewKeys(person.password, null)
    await after(50)
    const uid = await writeNote(second, 'from the other tab')
    await vi.waitFor(async () => expect(await generationAt(testApp, uid)).toBe(2), { timeout: 5000 })
    expect(contents(second)).toEqual(['from the other tab'])
  })

  test('a wrong password is refused before anything is sent', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    const { keys } = sessionOf(vault)
    const before = await keys.slots()
    await expect(keys.renewKeys('not the password', next)).rejects.toThrow(WrongKeyError)
    await expect(keys.renewKeys('not the password', null)).rejects.toThrow(WrongKeyError)
    expect(await keys.slots()).toEqual(before)
  })

  test.each([
    ['with a new password', next],
    ['with the same password', null],
  ])('cut off after the server had it (%s), this device opens and takes it up', async (_how, wanted) => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await writeNote(vault, 'from before')
    await synced(vault)
    laptop.network.losesAnswers = true
    await expect(sessionOf(vault).keys.renewKeys(person.password, wanted)).rejects.toThrow(OfflineError)
    laptop.network.losesAnswers = false

    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(contents(reloaded)).toEqual(['from before'])
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    const uid = await writeNote(reloaded, 'from after')
    await synced(reloaded)
    expect(await generationAt(testApp, uid)).toBe(2)
    await reloaded.lock()
    await reloaded.unlock(user.id, wanted ?? person.password)
    expect(contents(reloaded)).toEqual(['from after', 'from before'])
  })

  test('cut off and tried again, it is done once', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    const { keys } = sessionOf(vault)
    laptop.network.losesAnswers = true
    await expect(keys.renewKeys(person.password, next)).rejects.toThrow(OfflineError)
    laptop.network.losesAnswers = false
    await keys.renewKeys(person.password, next)
    expect(laptop.keys.get(user.id)?.generation).toBe(2)
    const uid = await writeNote(vault, 'from after')
    await synced(vault)
    expect(await generationAt(testApp, uid)).toBe(2)
  })

  test('cut off before the server had it, nothing has changed', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    const before = await sessionOf(vault).keys.slots()
    laptop.network.isDown = true
    await expect(sessionOf(vault).keys.renewKeys(person.password, next)).rejects.toThrow(OfflineError)
    laptop.network.isDown = false
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    expect(await sessionOf(reloaded).keys.slots()).toEqual(before)
    const uid = await writeNote(reloaded, 'still the first keys')
    await synced(reloaded)
    expect(await generationAt(testApp, uid)).toBe(1)
  })
})
