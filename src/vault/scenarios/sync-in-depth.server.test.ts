import { expect, test } from 'vitest'
import { fromBase64 } from '#contract/base64.ts'
import { generationOf } from '#contract/sealed-record.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { copyOf, twoDevices } from './two-devices.test-support.ts'

onBothDatabases('the vault and the server, in depth', ({ openEmpty }) => {
  test('two answers that got lost, with another edit between, leave no copy', async () => {
    await using testApp = await openEmpty()
    const { devices, newUid, note, put, sync, contents, copies } = await twoDevices(testApp)
    const [one] = devices
    const uid = newUid()
    await sync(one)
    for (const content of ['The first words.', 'Quite other ones.', 'And others again.']) {
      await put(one, uid, note(content))
      one.road.set({ next: 'lostAnswer' })
      await expect(one.first.replica.push()).rejects.toThrow('cannot be reached')
    }
    await sync(one)
    expect(contents(one)).toEqual(['And others again.'])
    expect(copies(one)).toEqual([])
    expect(one.first.notes()[0]).toMatchObject({ revision: 2, kept: 'synced' })
  })

  test('words written while an answer was lost merge with what came in between', async () => {
    await using testApp = await openEmpty()
    const { devices, newUid, note, put, sync, contents, copies } = await twoDevices(testApp)
    const [one, two] = devices
    const uid = newUid()
    await put(one, uid, note('One.\n\nTwo.\n\nThree.'))
    await sync(one)
    await put(one, uid, note('One.\n\nTwo, from here.\n\nThree.'))
    one.road.set({ next: 'lostAnswer' })
    await expect(one.first.replica.push()).rejects.toThrow('cannot be reached')
    await put(one, uid, note('One.\n\nTwo, from here at last.\n\nThree.'))
    await sync(two)
    await put(two, uid, note('One, from there.\n\nTwo, from here.\n\nThree.'))
    await sync(two, one, two)
    expect(contents(one)).toEqual(['One, from there.\n\nTwo, from here at last.\n\nThree.'])
    expect(contents(two)).toEqual(contents(one))
    expect(copies(one)).toEqual([])
  })

  test('the same conflict is one copy, however often it is found', async () => {
    await using testApp = await openEmpty()
    const { devices, newUid, note, put, sync, contents, copies } = await twoDevices(testApp)
    const [one, two] = devices
    const uid = newUid()
    await put(one, uid, note('Arrived.'))
    await sync(one, two)
    await put(one, uid, note('Arrived as somebody.'))
    await put(two, uid, note('Arrived as a person.'))
    await sync(one)
    // The tab dies when the copy is written and the merge is not.
    two.first.doom(2, true)
    await expect(sync(two)).rejects.toThrow('died')
    await two.mend()
    await sync(two, one)
    expect(contents(one)).toEqual(['Arrived as a person.', 'Arrived as somebody.'])
    expect(contents(two)).toEqual(contents(one))
    expect(copies(one).map(({ data }) => data)).toEqual([
      { ...note('Arrived as somebody.'), conflictOf: uid },
    ])
  })

  test('a value that gives way to a later one is kept in the history', async () => {
    await using testApp = await openEmpty()
    const { devices, newUid, note, put, sync, history } = await twoDevices(testApp)
    const [one, two] = devices
    const uid = newUid()
    await put(one, uid, note('Calm.'))
    await sync(one, two)
    await put(one, uid, note('Calm.', { mood: '8', metadata: { editedAt: '2026-11-21T10:00:00Z' } }))
    await put(two, uid, note('Calm.', { mood: '3', metadata: { editedAt: '2026-11-21T09:00:00Z' } }))
    await sync(one, two, one)
    for (const device of devices) {
      expect(device.first.notes().map(({ data }) => data.mood)).toEqual(['8'])
      expect(history(device).map(({ data }) => data)).toEqual([
        { of: uid, kind: 'note', at: expect.any(String), why: 'merge', data: { mood: '3' } },
      ])
    }
  })

  test('fetching alone writes nothing', async () => {
    await using testApp = await openEmpty()
    const { devices, person, newUid, note, put, sync } = await twoDevices(testApp)
    const [one, two] = devices
    await put(one, newUid(), note('One.'))
    await sync(one)
    const before = await person.allRecords()
    for (let round = 0; round < 3; round++) await sync(two, one)
    await two.first.replica.compare()
    expect(await person.allRecords()).toEqual(before)
    expect(before).toHaveLength(2)
    expect([...two.first.store.all()]).toHaveLength(1)
  })

  test('put back from a copy, the server gets everything again that it had not in it', async () => {
    await using testApp = await openEmpty()
    const { devices, person, newUid, note, put, sync, contents, copies } = await twoDevices(testApp)
    const [one, two] = devices
    const [early, changedOne, gone] = [newUid(), newUid(), newUid()]
    await put(one, early, note('Early.'))
    await put(one, changedOne, note('Before the copy.'))
    await put(one, gone, note('To be deleted.'))
    await sync(one, two)
    const copy = await copyOf(testApp, person.userId)
    const late = newUid()
    await put(one, late, note('After the copy.'))
    await put(one, changedOne, note('Before the copy. And after.'))
    await one.first.replica.remove(gone)
    await sync(one)
    await put(two, newUid(), note('From the other device.'))
    await sync(two, one)
    const all = ['After the copy.', 'Before the copy. And after.', 'Early.', 'From the other device.']
    expect(contents(one)).toEqual(all)

    await copy.putBack('another-history')
    await sync(one)
    expect(await one.first.replica.isComparisonDue()).toBe(true)
    await one.first.replica.compare()
    await sync(one, two)
    await two.first.replica.compare()
    await sync(two, one, two)
    // What was deleted after the copy was made is there again: nobody can tell that from words of another device.
    expect(contents(one)).toEqual([...all, 'To be deleted.'])
    expect(contents(two)).toEqual(contents(one))
    expect(copies(one)).toEqual([])
    expect(one.told.map(({ what }) => what)).toContain('missing')
    expect(one.told.map(({ what }) => what)).toContain('older')
    for (const device of devices) {
      expect(device.told.map(({ what }) => what)).toContain('history')
      expect(device.told.map(({ what }) => what)).not.toContain('manifest')
      expect(await device.deviceStore.quarantined()).toEqual([])
    }
    expect((await person.allRecords()).length).toBeGreaterThanOrEqual(5)
    const told = [one.told.length, two.told.length]
    await sync(one, two, one)
    for (const device of devices) await device.first.replica.compare()
    expect([one.told.length, two.told.length]).toEqual(told)
  })

  test('put back unseen, and written on by somebody else, both keep their words', async () => {
    await using testApp = await openEmpty()
    const { devices, person, newUid, note, put, sync, contents } = await twoDevices(testApp)
    const [one, two] = devices
    const uid = newUid()
    await put(one, uid, note('Monday.'))
    await sync(one, two)
    const copy = await copyOf(testApp, person.userId)
    await put(one, uid, note('Monday, as I saw it.'))
    await sync(one)
    await copy.putBack(null)
    await put(two, uid, note('Monday, as you saw it.'))
    await sync(two, one)
    await one.first.replica.compare()
    await sync(one, two, one)
    expect(contents(one)).toEqual(['Monday, as I saw it.', 'Monday, as you saw it.'])
    expect(contents(two)).toEqual(contents(one))
    expect(one.told.map(({ uid: about, what }) => [about, what])).toContainEqual([uid, 'other'])
  })

  test('what the server lost is found by comparing, and sent again', async () => {
    await using testApp = await openEmpty()
    const { devices, person, newUid, note, put, sync } = await twoDevices(testApp)
    const [one, two] = devices
    const uid = newUid()
    await put(one, uid, note('Kept.'))
    await put(one, newUid(), note('Kept, too.'))
    await sync(one)
    await testApp.deps.db.deleteFrom('records').where('uid', '=', uid).execute()
    await one.first.replica.compare()
    expect(one.told).toMatchObject([{ uid, what: 'missing', seen: 1, got: 0 }])
    await sync(one, two)
    expect(two.first.notes()).toHaveLength(2)
    expect((await person.allRecords()).some((record) => record.uid === uid)).toBe(true)
    await one.first.replica.compare()
    expect(one.told).toHaveLength(1)
  })

  test('after new keys everything is sealed anew, tombstones too, while words go on', async () => {
    await using testApp = await openEmpty()
    const { devices, person, newUid, note, put, sync, contents, copies } = await twoDevices(testApp)
    const [one, two] = devices
    for (let at = 0; at < 60; at++) await put(one, newUid(), note(`Day ${at}.`))
    const [gone, typed] = [newUid(), newUid()]
    await put(one, gone, note('Gone.'))
    await put(one, typed, note('Typed.'))
    await one.first.replica.remove(gone)
    await sync(one, two)
    one.keys.now = await person.renewKeys()
    two.keys.now = person.newest
    const seen: unknown[] = []
    for (let left = 1; left > 0; ) {
      const progress = await one.first.replica.resealSome()
      seen.push(progress)
      left = progress?.left ?? 0
      if (left > 0) await put(one, typed, note(`Typed with ${left} to go.`))
      if (seen.length === 1) {
        await put(two, typed, note('Typed elsewhere.\n\nTyped.'))
        await sync(two)
      }
    }
    expect(seen).toEqual([
      { left: expect.any(Number), of: 63 },
      { left: expect.any(Number), of: expect.any(Number) },
      null,
    ])
    await sync(one, two, one)
    while (await two.first.replica.resealSome());
    await sync(two, one)
    const records = await person.allRecords()
    expect(records.map((record) => generationOf(fromBase64(record.sealed)))).toEqual(records.map(() => 2))
    expect(contents(two)).toEqual(contents(one))
    expect(contents(one).filter((content) => content.startsWith('Day'))).toHaveLength(60)
    expect(copies(one).length).toBeLessThanOrEqual(2)
    expect(one.told).toEqual([])
  })

  test('what the server refuses stays here with the reason, and the rest goes on', async () => {
    await using testApp = await openEmpty()
    const { clock, devices, newUid, note, put, sync, contents } = await twoDevices(testApp)
    const [one, two] = devices
    const [odd, fine] = [newUid(), newUid()]
    await sync(one)
    await put(one, odd, note('Odd.'))
    await put(one, fine, note('Fine.'))
    one.road.set({ refuses: { uid: odd, message: 'Not this one.' } })
    await sync(one, two)
    expect(one.first.replica.trouble).toMatch(/^The server did not take something\. It stays on this device/)
    expect(await one.deviceStore.pendingCount()).toBe(1)
    expect(contents(two)).toEqual(['Fine.'])
    expect(await one.first.replica.pushSome()).toBe(false)
    one.road.set({ refuses: null })
    clock.now += 3_600_000
    await sync(one, two)
    expect(one.first.replica.trouble).toBeNull()
    expect(contents(two)).toEqual(['Fine.', 'Odd.'])
  })

  test('a batch that is too large is sent in parts, and what is too large alone is left out', async () => {
    await using testApp = await openEmpty()
    const { devices, newUid, note, put, sync, contents } = await twoDevices(testApp)
    const [one, two] = devices
    await sync(one)
    const large = newUid()
    for (let at = 0; at < 6; at++) await put(one, at === 3 ? large : newUid(), note(`Day ${at}.`))
    one.road.set({ tooLarge: large })
    for (let round = 0; round < 8; round++) await sync(one).catch(() => undefined)
    await sync(two)
    expect(contents(two)).toEqual(['Day 0.', 'Day 1.', 'Day 2.', 'Day 4.', 'Day 5.'])
    expect(one.first.replica.trouble).toBe('That is too large to keep in one piece.')
    one.road.set({ tooLarge: null })
    await put(one, large, note('Shorter.'))
    await sync(one, two)
    expect(contents(two)).toContain('Shorter.')
  })
})
