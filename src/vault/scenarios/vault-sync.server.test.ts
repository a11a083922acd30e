import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import {
  contents,
  newDevice,
  newPerson,
  newUid,
  noteAt,
  notes,
  sessionOf,
  soon,
  synced,
} from './device.test-support.ts'

concurrentlyOnBoth('syncing the vault', ({ open }) => {
  test('a second device sees the entry after signing in, and the server never saw it', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    await first.register(person)
    await sessionOf(first).put('note', newUid(), { title: 'Tuner', content: 'She was flat evenly.' })
    await synced(first)

    const second = phone.newTab()
    await second.login(person)
    await soon(() => expect(contents(second)).toEqual(['She was flat evenly.']))
    const rows = await testApp.deps.db.selectFrom('records').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Buffer.from(row.sealed).toString('latin1')).not.toContain('evenly')
  })

  test('words written without the server are there after a reload and reach it later', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const user = await laptop.newTab().register(newPerson())
    laptop.network.isDown = true
    const offline = laptop.newTab()
    expect(await offline.openWithDevice(user.id)).toBe(true)
    await sessionOf(offline).put('note', newUid(), { title: '', content: 'In the tunnel.' })
    await soon(() => expect(sessionOf(offline).status()).toMatchObject({ isOnline: false, waiting: 1 }))
    expect(notes(offline)[0]?.kept).toBe('here')
    offline.close()

    const after = laptop.newTab()
    laptop.network.isDown = false
    expect(await after.openWithDevice(user.id)).toBe(true)
    expect(contents(after)).toEqual(['In the tunnel.'])
    await synced(after)
    expect(notes(after)[0]?.kept).toBe('synced')
  })

  test('an answer that got lost does not make a second entry or a conflict', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    await vault.register(newPerson())
    await synced(vault)
    laptop.network.losesAnswers = true
    const uid = newUid()
    await sessionOf(vault).put('note', uid, { title: '', content: 'First words.' })
    await soon(() => expect(sessionOf(vault).status().isOnline).toBe(false))
    await sessionOf(vault).put('note', uid, { title: '', content: 'Other words altogether.' })
    laptop.network.losesAnswers = false
    laptop.hearsNews()
    await synced(vault)
    expect(contents(vault)).toEqual(['Other words altogether.'])
    expect(noteAt(vault, uid)?.revision).toBe(2)
  })

  test('two devices that changed the same words both keep theirs', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await one.register(person)
    const uid = newUid()
    await sessionOf(one).put('note', uid, { title: 'Tuesday', content: 'Arrived.' })
    await synced(one)
    await two.login(person)
    await soon(() => expect(contents(two)).toEqual(['Arrived.']))

    phone.network.isDown = true
    await sessionOf(two).put('note', uid, { title: 'Tuesday', content: 'Arrived as a person.' })
    await sessionOf(one).put('note', uid, { title: 'Tuesday', content: 'Arrived as somebody.' })
    await synced(one)
    phone.network.isDown = false
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await soon(() => expect(contents(one)).toEqual(['Arrived as a person.', 'Arrived as somebody.']))
    expect(contents(two)).toEqual(contents(one))
    expect(notes(one).filter((note) => 'conflictOf' in note.data)).toHaveLength(1)
  })

  test('a thing that was deleted on one device goes from the other, unless it was edited there', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await one.register(person)
    const [gone, kept] = [newUid(), newUid()]
    await sessionOf(one).put('note', gone, { title: '', content: 'to go' })
    await sessionOf(one).put('note', kept, { title: '', content: 'to stay' })
    await synced(one)
    await two.login(person)
    await soon(() => expect(contents(two)).toHaveLength(2))
    phone.network.isDown = true
    await sessionOf(two).put('note', kept, { title: '', content: 'to stay, edited' })
    await sessionOf(one).remove(gone)
    await sessionOf(one).remove(kept)
    await synced(one)
    phone.network.isDown = false
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await soon(() => expect(contents(one)).toEqual(['to stay, edited']))
    expect(contents(two)).toEqual(['to stay, edited'])
  })

  test('what was written while an older version was on its way is sent on top of it', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    await vault.register(newPerson())
    const uid = newUid()
    for (let words = 1; words <= 12; words++) {
      await sessionOf(vault).put('note', uid, { title: '', content: 'word '.repeat(words) })
      await after(70)
    }
    await synced(vault)
    expect(contents(vault)).toEqual(['word '.repeat(12)])
    expect(noteAt(vault, uid)?.revision).toBeGreaterThan(1)
    expect(notes(vault)).toHaveLength(1)
  })

  test('a record that was tampered with is set aside; everything else opens', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    const [good, bad] = [newUid(), newUid()]
    await sessionOf(one).put('note', good, { title: '', content: 'whole' })
    await sessionOf(one).put('note', bad, { title: '', content: 'torn' })
    await synced(one)
    const row = await testApp.deps.db
      .selectFrom('records')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('uid', '=', bad)
      .executeTakeFirstOrThrow()
    const sealed = Uint8Array.from(row.sealed)
    sealed[40] = (sealed[40] ?? 0) ^ 1
    await testApp.deps.db
      .updateTable('records')
      .set({ sealed })
      .where('user_id', '=', user.id)
      .where('uid', '=', bad)
      .execute()

    const two = phone.newTab()
    await two.login(person)
    await soon(() => expect(contents(two)).toEqual(['whole']))
    const set = await phone.deviceStores.get(user.id)?.quarantined()
    expect(set).toEqual([{ uid: bad, revision: 1, seq: row.seq, sealed, reason: 'not_authentic' }])
  })

  test('signed out elsewhere, words stay on the device and the person is told', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const person = newPerson()
    await vault.register(person)
    await synced(vault)
    laptop.browser.cookies.clear()
    await sessionOf(vault).put('note', newUid(), { title: '', content: 'still mine' })
    await soon(() => expect(sessionOf(vault).status().trouble).toMatch(/signed out/))
    expect(contents(vault)).toEqual(['still mine'])
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual(['still mine'])
  })

  test('a second tab shows what the first writes, and how it stands with the server', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const first = laptop.newTab()
    const user = await first.register(newPerson())
    await synced(first)
    const second = laptop.secondTab()
    expect(await second.openWithDevice(user.id)).toBe(true)
    await sessionOf(second).put('note', newUid(), { title: '', content: 'from the second tab' })
    await soon(() => expect(notes(first)[0]?.kept).toBe('synced'))
    await soon(() => expect(notes(second)[0]?.kept).toBe('synced'))
    laptop.network.isDown = true
    await sessionOf(second).put('note', newUid(), { title: '', content: 'in the tunnel' })
    await soon(() => expect(sessionOf(second).status()).toMatchObject({ isOnline: false, waiting: 1 }))
    laptop.network.isDown = false
    first.close()
    await synced(second)
    expect(notes(second).map((note) => note.kept)).toEqual(['synced', 'synced'])
  })
})
