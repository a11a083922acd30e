import { describe, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, synced } from './device.test-support.ts'

/** Somebody who wrote without the server on this device. */
async function offlineWriter(laptop: ReturnType<typeof newDevice>) {
  const person = newPerson()
  const vault = laptop.newTab()
  const user = await vault.register(person)
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'sent' })
  await synced(vault)
  laptop.network.isDown = true
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'only here' })
  return { person, user, vault }
}

describe('signing out while the server is away', () => {
  test('takes the key at once, keeps the words sealed, and ends the session when the server is back', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { person, user, vault } = await offlineWriter(laptop)
    await vault.logout('keep')
    expect(vault.session).toBeUndefined()
    expect(laptop.keys.get(user.id)).toMatchObject({ deviceKey: null, deviceSlot: null })
    await expect(laptop.newTab().finishPendingLogout(user.id)).rejects.toThrow('cannot be reached')

    laptop.network.isDown = false
    expect((await laptop.browser.get('/api/user')).status).toBe(200)
    expect(await laptop.newTab().finishPendingLogout(user.id)).toBe(true)
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
    expect(await laptop.newTab().finishPendingLogout(user.id)).toBe(false)

    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again).sort()).toEqual(['only here', 'sent'])
  })

  test('discards what the server does not have, and nothing else', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { person, vault } = await offlineWriter(laptop)
    await vault.logout('discard')
    laptop.network.isDown = false
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual(['sent'])
  })

  test('owes nothing any more once the person signed in again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { person, user, vault } = await offlineWriter(laptop)
    await vault.logout('keep')
    laptop.network.isDown = false
    const again = laptop.newTab()
    await again.login(person)
    expect(await again.finishPendingLogout(user.id)).toBe(false)
    expect((await laptop.browser.get('/api/user')).status).toBe(200)
  })
})
