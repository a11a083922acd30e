import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openIndexedDbStore } from '../device/indexeddb-store.ts'
import { unkindBrowser } from '../device/lost-connection.test-support.ts'
import { Vault } from '../vault.ts'
import {
  contents,
  newDevice,
  newPerson,
  newUid,
  noteAt,
  sessionOf,
  soon,
  synced,
} from './device.test-support.ts'

let browser: ReturnType<typeof unkindBrowser>
beforeEach(() => {
  browser = unkindBrowser()
})
afterEach(() => browser[Symbol.dispose]())

/** A browser profile whose device store lies in IndexedDB. */
function deviceOnDisk(testApp: TestApp) {
  const device = newDevice(testApp)
  const tabs: Vault[] = []
  const newTab = () => {
    for (const tab of tabs.splice(0)) tab.close()
    const tab = new Vault({ ...device.tabParts(), openDeviceStore: openIndexedDbStore })
    tabs.push(tab)
    return tab
  }
  return {
    ...device,
    newTab,
    [Symbol.dispose]: () => {
      for (const tab of tabs) tab.close()
      device[Symbol.dispose]()
    },
  }
}

const page = (content: string, title = '') => ({ title, content })

describe('a browser that takes the connection, or clears the site, under an open page', () => {
  test('loses no change that waits, no new page and no draft, and the rest comes from the server again', async () => {
    await using testApp = await openTestApp()
    using phone = deviceOnDisk(testApp)
    using laptop = newDevice(testApp)
    const person = newPerson()
    let vault = phone.newTab()
    const user = await vault.register(person)
    const [old, edited, fresh, drafted] = [newUid(), newUid(), newUid(), newUid()]
    await sessionOf(vault).put('note', old, page('Old'))
    await sessionOf(vault).put('note', edited, page('As it was'))
    await synced(vault)
    phone.network.isDown = true
    await sessionOf(vault).put('note', edited, page('As it was, and more'))
    await sessionOf(vault).put('note', fresh, page('Never sent'))
    await sessionOf(vault).drafts.keep('note', drafted, page('Half a'), null)

    await browser.clear()
    const store = await openIndexedDbStore(user.id)
    await soon(async () => expect(await store.pendingCount()).toBe(2))
    expect(await store.localsUnder('draft/')).toHaveLength(1)
    store.close()

    phone.network.isDown = false
    phone.hearsNews()
    await synced(vault)
    const other = laptop.newTab()
    await other.login(person)
    await synced(other)
    expect(contents(other)).toEqual(['As it was, and more', 'Never sent', 'Old'])

    vault = phone.newTab()
    await vault.openWithDevice(user.id)
    await soon(() => expect(contents(vault)).toEqual(['As it was, and more', 'Half a', 'Never sent', 'Old']))
    await synced(vault)
    expect(sessionOf(vault).status()).toMatchObject({ notices: 0, setAside: 0 })
  })

  test('what is written next builds on what is shown, and meets what others wrote meanwhile', async () => {
    await using testApp = await openTestApp()
    using phone = deviceOnDisk(testApp)
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = phone.newTab()
    await vault.register(person)
    const uid = newUid()
    await sessionOf(vault).put('note', uid, page('First line.\nA line that goes.', 'Title'))
    await synced(vault)
    const other = laptop.newTab()
    await other.login(person)
    await synced(other)

    phone.network.isDown = true
    await browser.clear()
    await sessionOf(vault).put('note', uid, page('First line.', 'Title'))
    await sessionOf(other).put('note', uid, page('First line.\nA line that goes.', 'Another name'))
    await synced(other)
    phone.network.isDown = false
    phone.hearsNews()
    await soon(() =>
      expect(noteAt(vault, uid)).toMatchObject({
        data: page('First line.', 'Another name'),
        kept: 'synced',
      }),
    )
    expect(contents(vault)).toEqual(['First line.'])
  })

  test('nothing is told to the server as deleted, and a lost connection alone sends nothing at all', async () => {
    await using testApp = await openTestApp()
    using phone = deviceOnDisk(testApp)
    const vault = phone.newTab()
    await vault.register(newPerson())
    for (const words of ['One', 'Two', 'Three']) await sessionOf(vault).put('note', newUid(), page(words))
    await synced(vault)
    const rows = () =>
      testApp.deps.db.selectFrom('records').select(['uid', 'revision']).orderBy('uid').execute()
    const before = await rows()
    browser.closeAll()
    await sessionOf(vault).writeLocal('x', 1)
    expect(await rows()).toEqual(before)
    await browser.clear()
    await synced(vault)
    phone.hearsNews()
    await soon(async () => expect((await sessionOf(vault).readLocal('x')) ?? null).toBeNull())
    await sessionOf(vault).put('note', newUid(), page('Four'))
    await synced(vault)
    const after = new Map((await rows()).map(({ uid, revision }) => [uid, revision]))
    for (const { uid, revision } of before) expect(after.get(uid)).toBeGreaterThanOrEqual(revision)
    expect(contents(vault)).toEqual(['Four', 'One', 'Three', 'Two'])
  })

  test('while nothing can be kept it says so, and goes on by itself', async () => {
    await using testApp = await openTestApp()
    using phone = deviceOnDisk(testApp)
    const vault = phone.newTab()
    await vault.register(newPerson())
    await synced(vault)
    browser.refuse(new DOMException('Internal error opening backing store', 'UnknownError'))
    browser.closeAll()
    phone.hearsNews()
    await expect(sessionOf(vault).put('note', newUid(), page('Words'))).rejects.toThrow(
      /^This browser is not storing anything for this site right now/,
    )
    await soon(() =>
      expect(sessionOf(vault).status().trouble).toMatch(/^This browser is not storing anything/),
    )
    browser.refuse(null)
    await sessionOf(vault).put('note', newUid(), page('Words'))
    await synced(vault)
  })
})
