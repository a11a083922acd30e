import { expect, test } from 'vitest'
import { fromBase64 } from '#contract/base64.ts'
import { generationOf } from '#contract/sealed-record.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { OpenKeyring } from '../keys/keyring.ts'
import type { Device } from './interleavings/interleaving-device.test-support.ts'
import { twoDevices } from './two-devices.test-support.ts'

/** Whoever has the old keyring and the server puts a record there. */
async function forge(
  { deps: { db } }: TestApp,
  userId: number,
  record: { readonly uid: string; readonly revision: number; readonly sealed: Uint8Array },
): Promise<void> {
  const { record_seq } = await db
    .updateTable('vaults')
    .set((row) => ({ record_seq: row('record_seq', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('record_seq')
    .executeTakeFirstOrThrow()
  const { uid, revision, sealed } = record
  await db.deleteFrom('records').where('user_id', '=', userId).where('uid', '=', uid).execute()
  await db.insertInto('records').values({ user_id: userId, uid, revision, sealed, seq: record_seq }).execute()
}

onBothDatabases('keys from before they were renewed', ({ openEmpty }) => {
  async function renewed(testApp: TestApp) {
    const story = await twoDevices(testApp)
    const { person, devices, put, newUid, note, sync } = story
    const [one, two] = devices
    const apple = newUid()
    await put(one, apple, note('An apple.'))
    await sync(one, two)
    const old: OpenKeyring = person.newest
    const renew = async (...which: Device[]) => {
      const keys = await person.renewKeys()
      for (const device of which) device.keys.now = keys
    }
    const sealAnew = async (device: Device) => {
      while (await device.first.replica.resealSome());
    }
    const forged = async (uid: string, revision: number, content: string) => {
      const sealed = await person
        .sealerWith({ now: old })
        .seal(uid, revision, { kind: 'note', schemaVersion: 1, data: note(content) })
      await forge(testApp, person.userId, { uid, revision, sealed })
    }
    const asideOn = async (device: Device) =>
      (await device.deviceStore.quarantined()).map(({ uid, reason }) => [uid, reason])
    return { ...story, one, two, apple, renew, sealAnew, forged, asideOn }
  }

  test('an edit under the old keys of what the new ones have sealed is set aside, for good', async () => {
    await using testApp = await openEmpty()
    const { one, two, apple, renew, sealAnew, forged, asideOn, sync, contents } = await renewed(testApp)
    await renew(one, two)
    await sync(one)
    await sealAnew(one)
    await sync(two)
    await forged(apple, 3, 'Forged.')
    await sync(two)
    expect(contents(two)).toEqual(['An apple.'])
    expect(await asideOn(two)).toEqual([[apple, 'older_generation']])
    expect(await two.first.replica.retryQuarantined()).toBe(0)
    await two.first.replica.compare()
    expect(contents(two)).toEqual(['An apple.'])
    expect(await asideOn(two)).toEqual([[apple, 'older_generation']])
  })

  test('once everything was sealed anew, nothing new under the old keys is shown, on no device', async () => {
    await using testApp = await openEmpty()
    const { one, two, another, newUid, renew, sealAnew, forged, asideOn, sync, contents } =
      await renewed(testApp)
    await renew(one, two)
    await sync(one)
    await sealAnew(one)
    await sync(two)
    const uid = newUid()
    await forged(uid, 1, 'Forged.')
    const tablet = await another()
    for (const device of [one, two, tablet]) {
      await sync(device)
      expect(contents(device)).toEqual(['An apple.'])
      expect(await asideOn(device)).toEqual([[uid, 'older_generation']])
      expect(await device.first.replica.retryQuarantined()).toBe(0)
    }
  })

  test('until then what other devices wrote with the old keys is taken and sealed anew', async () => {
    await using testApp = await openEmpty()
    const { one, two, newUid, note, put, renew, sealAnew, asideOn, sync, contents } = await renewed(testApp)
    await renew(one)
    await put(two, newUid(), note('With the old keys.'))
    await sync(two, one)
    expect(contents(one)).toEqual(['An apple.', 'With the old keys.'])
    await sealAnew(one)
    expect(await asideOn(one)).toEqual([])
  })

  test('a device that was away delivers what it wrote with the old keys: sent, unanswered, or not sent', async () => {
    await using testApp = await openEmpty()
    const story = await renewed(testApp)
    const { one, two, person, apple, another, newUid, note, put, renew, sealAnew, asideOn, sync, contents } =
      story
    await put(two, newUid(), note('Sent, and never arrived.'))
    two.road.set({ next: 'lostRequest' })
    await expect(two.first.replica.pushSome()).rejects.toThrow('cannot be reached')
    await put(two, newUid(), note('Not sent.'))
    await put(two, apple, note('An apple.\n\nAnd a pear.'))
    await renew(one)
    await sync(one)
    await sealAnew(one)
    two.keys.now = person.newest
    await two.first.replica.retryQuarantined()
    await sync(two)
    await sealAnew(two)
    const all = ['An apple.\n\nAnd a pear.', 'Not sent.', 'Sent, and never arrived.']
    const tablet = await another()
    for (const device of [two, one, tablet]) {
      await sync(device)
      expect(contents(device)).toEqual(all)
      expect(await asideOn(device)).toEqual([])
    }
    for (const { sealed } of await person.allRecords()) expect(generationOf(fromBase64(sealed))).toBe(2)
  })
})
