import { expect, test, vi } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import { chunkBytes } from '#vault/seal/seal-chunk.ts'
import type { BlobRef } from '../store/store.ts'
import { newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'
import { addPhoto, arrived, blobsAt, patient, photo, same } from './photos.test-support.ts'

const dayMs = 24 * 3_600_000

concurrentlyOnBoth('photos and files, later on', ({ open }) => {
  test('after a day what nothing points to is removed; what anything points to stays', async () => {
    await using testApp = await open()
    testApp.advance(Date.now() - testApp.deps.now())
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await synced(vault)
    const kept = await addPhoto(vault, photo(300))
    const left = await addPhoto(vault, photo(300))
    const moved = await addPhoto(vault, photo(300))
    const drafted = await addPhoto(vault, photo(300))
    await arrived(testApp, user.id, 4)
    const { put, remove, drafts } = sessionOf(vault)
    await remove(left.uid)
    await remove(moved.uid)
    await put('earlier_version', newUid(), { of: { deep: [{ picture: moved.ref }] } })
    await remove(drafted.uid)
    await drafts.keep('note', newUid(), { title: '', content: '', ref: drafted.ref }, null)
    await synced(vault)
    const idsAfter = async (): Promise<string[]> =>
      (await blobsAt(testApp, user.id)).map((row) => row.blob_id)
    const all = [kept, left, moved, drafted].map(({ ref }) => ref.blobId)
    laptop.hearsNews()
    await synced(vault)
    expect(await idsAfter()).toEqual(all.toSorted())

    laptop.clock.ahead = 25 * 3_600_000
    laptop.hearsNews()
    await arrived(testApp, user.id, 3)
    expect(await idsAfter()).toEqual(all.toSorted().filter((blobId) => blobId !== left.ref.blobId))
  })

  test('nothing is removed while something is set aside, and what the server lost is sent again', async () => {
    await using testApp = await open()
    testApp.advance(Date.now() - testApp.deps.now())
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await synced(vault)
    const kept = await addPhoto(vault, photo(300))
    const left = await addPhoto(vault, photo(300))
    await arrived(testApp, user.id, 2)
    await sessionOf(vault).remove(left.uid)
    await synced(vault)
    const deviceStore = laptop.deviceStores.get(user.id)
    const odd = { uid: newUid(), revision: 1, seq: 1, sealed: new Uint8Array(300), reason: 'torn' }
    await deviceStore?.quarantine(odd)
    laptop.clock.ahead = dayMs + 3_600_000
    laptop.hearsNews()
    await soon(() => expect(sessionOf(vault).status().syncedAt).toBeGreaterThan(Date.now() + dayMs))
    expect(await blobsAt(testApp, user.id)).toHaveLength(2)

    await deviceStore?.releaseQuarantined(odd.uid)
    await testApp.deps.db
      .deleteFrom('blob_chunks')
      .where('user_id', '=', user.id)
      .where('blob_id', '=', kept.ref.blobId)
      .execute()
    laptop.hearsNews()
    await vi.waitFor(async () => {
      const ids = (await blobsAt(testApp, user.id)).map((row) => row.blob_id)
      expect(ids).toEqual([kept.ref.blobId])
    }, patient)
  })

  test('chunks that a hostile server exchanges, cuts or swaps between blobs are never shown', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    const { ref } = await addPhoto(one, photo(2 * chunkBytes))
    const other = await addPhoto(one, photo(2 * chunkBytes))
    await arrived(testApp, user.id, 4)
    const two = phone.newTab()
    await two.login(person)
    const { db } = testApp.deps
    const at = async (blobId: string, index: number) =>
      (
        await db
          .selectFrom('blob_chunks')
          .select('sealed')
          .where('user_id', '=', user.id)
          .where('blob_id', '=', blobId)
          .where('chunk_index', '=', index)
          .executeTakeFirstOrThrow()
      ).sealed
    const forge = (blobId: string, index: number, sealed: Uint8Array) =>
      db
        .updateTable('blob_chunks')
        .set({ sealed })
        .where('user_id', '=', user.id)
        .where('blob_id', '=', blobId)
        .where('chunk_index', '=', index)
        .execute()
    const [first, second] = [await at(ref.blobId, 0), await at(ref.blobId, 1)]
    const damaged = (of: BlobRef) =>
      expect(sessionOf(two).blobs.read(of)).rejects.toMatchObject({ name: 'BlobDamagedError' })
    await forge(ref.blobId, 0, second)
    await forge(ref.blobId, 1, first)
    await damaged(ref)
    await forge(ref.blobId, 0, await at(other.ref.blobId, 0))
    await damaged(ref)
    await forge(ref.blobId, 0, first.slice(0, 500))
    await damaged(ref)
    await forge(ref.blobId, 0, first)
    await forge(ref.blobId, 1, second)
    await damaged({ ...ref, chunks: 1, bytes: chunkBytes })
    await damaged({ ...ref, bytes: ref.bytes - 1 })
    expect((await sessionOf(two).blobs.read(ref)).length).toBe(ref.bytes)
    expect((await sessionOf(two).blobs.read(other.ref)).length).toBe(other.ref.bytes)
  })

  test('after keys were renewed, photos are sealed anew in the background', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    const plain = photo(chunkBytes + 100)
    const { ref } = await addPhoto(vault, plain)
    await arrived(testApp, user.id, 2)
    await sessionOf(vault).keys.renewKeys(person.password, null)
    await vi.waitFor(async () => {
      const generations = (await blobsAt(testApp, user.id)).map((row) => row.generation)
      expect(generations).toEqual([2, 2])
    }, patient)
    const second = phone.newTab()
    await second.login(person)
    expect(same(await sessionOf(second).blobs.read(ref), plain)).toBe(true)
    expect(same(await sessionOf(vault).blobs.read(ref), plain)).toBe(true)
  })
})
