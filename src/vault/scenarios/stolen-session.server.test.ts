import { expect, test, vi } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import {
  contents,
  newDevice,
  newPerson,
  newUid,
  noteAt,
  sessionOf,
  soon,
  synced,
  writeNote,
} from './device.test-support.ts'
import { thiefOf } from './hostile/thief.test-support.ts'
import { addPhoto, arrived, blobsAt, patient, photo, same } from './photos.test-support.ts'

concurrentlyOnBoth('records that a stolen session wrote over', ({ open }) => {
  test('stay on the devices that have them, and come back from any of these', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    using tablet = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    const [apple, birch] = [newUid(), newUid()]
    const write = (uid: string, content: string) => sessionOf(one).put('note', uid, { title: '', content })
    await write(apple, 'An apple.')
    await write(birch, 'A birch.')
    await synced(one)
    const two = phone.newTab()
    await two.login(person)
    await synced(two)
    await thiefOf(testApp, laptop.browser.cookies).overwriteAll()
    laptop.hearsNews()
    phone.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(2))
    await soon(() => expect(sessionOf(two).status().setAside).toBeGreaterThan(2))
    for (const vault of [one, two]) expect(contents(vault)).toEqual(['A birch.', 'An apple.'])
    await write(apple, 'An apple and a pear.')
    await soon(() => expect(sessionOf(one).status().trouble).toContain('does not open here'))
    const { setAside } = sessionOf(two).status()
    expect(await sessionOf(one).health.putBackForged()).toEqual({ records: setAside, removed: 0, files: 0 })
    await synced(one)
    expect(sessionOf(one).status()).toMatchObject({ setAside: 0, trouble: null })
    await write(birch, 'A birch and an oak.')
    await synced(one)
    phone.hearsNews()
    const all = ['A birch and an oak.', 'An apple and a pear.']
    await soon(() => expect(contents(two)).toEqual(all))
    await soon(() => expect(sessionOf(two).status().setAside).toBe(0))
    const three = tablet.newTab()
    await three.login(person)
    await soon(() => expect(contents(three)).toEqual(all))
    expect(sessionOf(three).status().setAside).toBe(0)
    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    await synced(again)
    for (const vault of [again, two, three]) {
      await sessionOf(vault).health.compareNow()
      expect(sessionOf(vault).status()).toMatchObject({ setAside: 0, notices: 0 })
    }
  })

  test('come back on a device that has nothing of them, however often they were written over', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    await one.register(person)
    const uid = await writeNote(one, 'An apple.')
    await sessionOf(one).put('note', uid, { title: '', content: 'An apple and a pear.' })
    await synced(one)
    const thief = thiefOf(testApp, laptop.browser.cookies)
    one.close()
    for (let round = 0; round < 12; round++) await thief.overwriteAll()
    const two = phone.newTab()
    await two.login(person)
    await soon(() => expect(sessionOf(two).status().setAside).toBeGreaterThan(1))
    expect(contents(two)).toEqual([])
    const { setAside } = sessionOf(two).status()
    expect(await sessionOf(two).health.putBackForged()).toEqual({ records: setAside, removed: 0, files: 0 })
    await synced(two)
    expect(contents(two)).toEqual(['An apple and a pear.'])
    expect(sessionOf(two).status()).toMatchObject({ setAside: 0, notices: 0 })
    const back = laptop.newTab()
    await back.login(person)
    await soon(() => expect(contents(back)).toEqual(['An apple and a pear.']))
  })

  test('come back with the words of another device that this one had never seen, and with its own', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await one.register(person)
    const uid = await writeNote(one, 'Monday.\n\nTuesday.')
    await synced(one)
    await two.login(person)
    await soon(() => expect(contents(two)).toHaveLength(1))
    laptop.network.isDown = true
    await sessionOf(one).put('note', uid, { title: '', content: 'Monday, on the laptop.\n\nTuesday.' })
    await sessionOf(two).put('note', uid, { title: '', content: 'Monday.\n\nTuesday, on the phone.' })
    await synced(two)
    await thiefOf(testApp, phone.browser.cookies).overwriteAll()
    laptop.network.isDown = false
    laptop.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(0))
    await sessionOf(one).health.putBackForged()
    await synced(one)
    expect(contents(one)).toEqual(['Monday, on the laptop.\n\nTuesday, on the phone.'])
    phone.hearsNews()
    await soon(() => expect(contents(two)).toEqual(contents(one)))
  })

  test('of a stranger, where nothing of the person ever stood, go, and make room', async () => {
    await using testApp = await open({ limits: { recordQuotaBytes: 60_000 } })
    using laptop = newDevice(testApp)
    const one = laptop.newTab()
    const user = await one.register(newPerson())
    await writeNote(one, 'An apple.')
    await synced(one)
    const thief = thiefOf(testApp, laptop.browser.cookies)
    const rubbish = newChange({ sealed: sealedBytes(50_000).toString('base64') })
    await thief.send([rubbish, newChange(), newChange()])
    await thief.send([newChange({ ...rubbish, changeId: newUid(), baseRevision: 1 })])
    laptop.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBe(3))
    const long = 'A long walk. '.repeat(900)
    await writeNote(one, long)
    await soon(() => expect(sessionOf(one).status().trouble).toContain('reached the size'))
    expect(await sessionOf(one).health.putBackForged()).toEqual({ records: 0, removed: 3, files: 0 })
    expect(sessionOf(one).status().setAside).toBe(0)
    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    await synced(again)
    expect(contents(again)).toEqual([long, 'An apple.'].sort())
  })

  test('and only damaged at the server, are sent again by who has them, whoever takes them for a stranger’s', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    await one.register(person)
    const uid = await writeNote(one, 'An apple.')
    await synced(one)
    laptop.network.isDown = true
    await testApp.deps.db
      .updateTable('records')
      .set({ sealed: sealedBytes() })
      .where('uid', '=', uid)
      .execute()
    const two = phone.newTab()
    await two.login(person)
    await soon(() => expect(sessionOf(two).status().setAside).toBe(1))
    expect(await sessionOf(two).health.putBackForged()).toEqual({ records: 0, removed: 1, files: 0 })
    laptop.network.isDown = false
    laptop.hearsNews()
    await soon(() => expect(noteAt(one, uid)?.revision).toBe(3))
    expect(contents(one)).toEqual(['An apple.'])
    phone.hearsNews()
    await soon(() => expect(contents(two)).toEqual(['An apple.']))
    expect(sessionOf(two).status()).toMatchObject({ setAside: 0, notices: 0 })
  })

  test('are not taken for those of newer keys, whatever their header says', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const one = laptop.newTab()
    await one.register(newPerson())
    const uid = await writeNote(one, 'An apple.')
    await synced(one)
    await thiefOf(testApp, laptop.browser.cookies).overwriteAll(() => {
      const bytes = sealedBytes()
      bytes.writeUInt32BE(7, 2)
      return bytes
    })
    laptop.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(1))
    expect((await sessionOf(one).health.putBackForged()).records).toBeGreaterThan(1)
    await sessionOf(one).put('note', uid, { title: '', content: 'An apple a day.' })
    await synced(one)
    expect(sessionOf(one).status().setAside).toBe(0)
  })

  test('stay on a device that signs out, for the next sign-in there', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    await writeNote(one, 'An apple.')
    await synced(one)
    await thiefOf(testApp, laptop.browser.cookies).overwriteAll()
    laptop.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(1))
    await one.logout('keep')
    expect((await laptop.deviceStores.get(user.id)?.all())?.records.length).toBeGreaterThan(0)
    const again = laptop.newTab()
    await again.login(person)
    await soon(() => expect(contents(again)).toEqual(['An apple.']))
  })

  test('come back by themselves, photos too, once the keys were renewed', async () => {
    await using testApp = await open()
    testApp.advance(Date.now() - testApp.deps.now())
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    const [seen, unseen, kept] = [photo(900), photo(700), photo(500)]
    const photos = await Promise.all([seen, unseen, kept].map((plain) => addPhoto(one, plain)))
    await writeNote(one, 'An apple.')
    await synced(one)
    await arrived(testApp, user.id, 3)
    const thief = thiefOf(testApp, laptop.browser.cookies)
    await thief.overwriteAll()
    const [first, second, third] = photos.map(({ ref }) => ref.blobId)
    await thief.browser.ask('DELETE', `/api/blobs/${first}`)
    await thief.browser.ask('DELETE', `/api/blobs/${second}`)
    await thief.browser.askBytes('PUT', `/api/blobs/${second}/0?total=2`, sealedBytes())
    await thief.browser.askBytes('PUT', `/api/blobs/${third}/0?total=1`, sealedBytes())
    // Only the first is on this device still.
    await laptop.deviceStores.get(user.id)?.dropBlob(second ?? '')
    await laptop.deviceStores.get(user.id)?.dropBlob(third ?? '')
    laptop.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(4))
    await sessionOf(one).keys.renewKeys(person.password, null)
    laptop.clock.ahead = 60 * 60_000
    laptop.hearsNews()
    await soon(() =>
      expect(sessionOf(one).status()).toMatchObject({ setAside: 0, resealing: null, waiting: 0 }),
    )
    await vi.waitFor(
      async () =>
        expect((await blobsAt(testApp, user.id)).map(({ generation }) => generation)).toEqual([2, 2, 2]),
      patient,
    )
    expect(await sessionOf(one).health.notices()).toMatchObject([{ what: 'put_back' }])
    const two = phone.newTab()
    await two.login(person)
    await soon(() => expect(contents(two)).toEqual(['', '', '', 'An apple.']))
    expect(sessionOf(two).status().setAside).toBe(0)
    for (const [at, { ref }] of photos.entries())
      expect(same(await sessionOf(two).blobs.read(ref), [seen, unseen, kept][at] ?? seen)).toBe(true)
  })

  test('make nobody take the server for a senseless one, however many edits run into them', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const one = laptop.newTab()
    await one.register(newPerson())
    const uids: string[] = []
    for (let note = 0; note < 24; note++) uids.push(await writeNote(one, `Note ${note}.`))
    await synced(one)
    await thiefOf(testApp, laptop.browser.cookies).overwriteAll()
    for (const uid of uids) {
      await sessionOf(one).put('note', uid, { title: '', content: 'Written on.' })
      const waiting = uids.indexOf(uid) + 1
      laptop.hearsNews()
      await soon(() =>
        expect(sessionOf(one).status()).toMatchObject({
          waiting,
          trouble: expect.stringContaining('does not open here'),
        }),
      )
    }
    await sessionOf(one).health.putBackForged()
    await synced(one)
    expect(contents(one)).toEqual(uids.map(() => 'Written on.'))
  })
})
