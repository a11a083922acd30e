import { expect, test, vi } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import { chunkBytes } from '#vault/seal/seal-chunk.ts'
import { newDevice, newPerson, newUid, sessionOf, synced } from './device.test-support.ts'
import { addPhoto, arrived, blobsAt, canary, patient, photo, same, watched } from './photos.test-support.ts'

concurrentlyOnBoth('photos and files', ({ open }) => {
  test('a second device reads the photo after unlocking, and the server never saw it', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const plain = photo(2 * chunkBytes + 5000)
    const done: number[] = []
    const ref = await sessionOf(first).blobs.put(plain, 'image/webp', (bytes) => done.push(bytes))
    expect(done).toEqual([chunkBytes, 2 * chunkBytes, plain.length])
    expect(ref).toMatchObject({ chunks: 3, bytes: plain.length, type: 'image/webp' })
    await sessionOf(first).put('note', newUid(), { title: '', content: '', cover: ref })
    await arrived(testApp, user.id, 3)
    await synced(first)

    const second = phone.newTab()
    await second.login(person)
    expect(same(await sessionOf(second).blobs.read(ref), plain)).toBe(true)
    phone.network.isDown = true
    expect(same(await sessionOf(second).blobs.read(ref), plain)).toBe(true)
    const rows = await testApp.deps.db
      .selectFrom('blob_chunks')
      .select('sealed')
      .where('user_id', '=', user.id)
      .execute()
    for (const { sealed } of rows) expect(Buffer.from(sealed).toString('latin1')).not.toContain(canary)
  })

  test('a photo added without the server is there after a reload, arrives later, and says so until then', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const { asked, between } = watched()
    using phone = newDevice(testApp, { between })
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const away = phone.newTab()
    await away.login(person)
    await synced(away)
    phone.network.isDown = true
    const plain = photo(chunkBytes + 9)
    const { ref } = await addPhoto(away, plain)
    const again = phone.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    expect(same(await sessionOf(again).blobs.read(ref), plain)).toBe(true)

    // The record is faster than its photo.
    asked.failAfter = 0
    phone.network.isDown = false
    phone.hearsNews()
    await vi.waitFor(() => expect(sessionOf(again).status().waiting).toBe(0), patient)
    laptop.hearsNews()
    await vi.waitFor(() => expect([...sessionOf(first).store.byKind('note')]).toHaveLength(1), patient)
    await expect(sessionOf(first).blobs.read(ref)).rejects.toMatchObject({
      name: 'BlobMissingError',
      message: expect.stringMatching(/has not arrived yet/),
    })
    asked.failAfter = Number.POSITIVE_INFINITY
    phone.hearsNews()
    await arrived(testApp, user.id, 2)
    expect(same(await sessionOf(first).blobs.read(ref), plain)).toBe(true)
  })

  test('an upload that was cut off goes on where it stopped, and a lost answer changes nothing', async () => {
    await using testApp = await open()
    const { asked, between } = watched()
    using laptop = newDevice(testApp, { between })
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await synced(vault)
    asked.failAfter = 2
    const { ref } = await addPhoto(vault, photo(3 * chunkBytes + 1))
    await vi.waitFor(() => expect(sessionOf(vault).status().isOnline).toBe(false), patient)
    vault.close()
    expect(await blobsAt(testApp, user.id)).toHaveLength(2)

    asked.failAfter = Number.POSITIVE_INFINITY
    asked.losesAnswers = true
    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    await arrived(testApp, user.id, 3)
    asked.losesAnswers = false
    laptop.hearsNews()
    await arrived(testApp, user.id, 4)
    await synced(again)
    expect(asked.puts.map((path) => path.replace(`/api/blobs/${ref.blobId}/`, '').charAt(0))).toEqual([
      '0',
      '1',
      '2',
      '2',
      '3',
    ])
  })

  test('what no record points to yet stays on the device', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    const ref = await sessionOf(vault).blobs.put(photo(500), 'image/webp')
    const uid = newUid()
    await sessionOf(vault).drafts.keep('note', uid, { title: '', content: '', ref }, null)
    await sessionOf(vault).put('note', newUid(), { title: '', content: 'another' })
    await synced(vault)
    expect(await blobsAt(testApp, user.id)).toEqual([])
    await sessionOf(vault).put('note', uid, { title: '', content: '', ref })
    await arrived(testApp, user.id, 1)
  })

  test('a full space is said, words go on, and the photo goes up once there is room', async () => {
    await using testApp = await open({ limits: { blobQuotaBytes: 1_500_000 } })
    const { asked, between } = watched()
    using laptop = newDevice(testApp, { between })
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    const earlier = await addPhoto(vault, photo(chunkBytes))
    await arrived(testApp, user.id, 1)
    const plain = photo(chunkBytes)
    const { ref } = await addPhoto(vault, plain)
    await vi.waitFor(() => expect(sessionOf(vault).status().trouble).toMatch(/space|room|full/i), patient)
    const tries = asked.puts.length
    await sessionOf(vault).put('note', newUid(), { title: '', content: 'words go on' })
    await vi.waitFor(() => expect(sessionOf(vault).status().waiting).toBe(0), patient)
    expect(sessionOf(vault).status().trouble).toMatch(/space|room|full/i)
    expect(asked.puts).toHaveLength(tries)
    expect(same(await sessionOf(vault).blobs.read(ref), plain)).toBe(true)

    const atServer = () => blobsAt(testApp, user.id).then((rows) => rows.map((row) => row.blob_id))
    expect(await atServer()).toEqual([earlier.ref.blobId])
    await testApp.deps.db.deleteFrom('blob_chunks').where('user_id', '=', user.id).execute()
    laptop.clock.ahead += 16 * 60_000
    laptop.hearsNews()
    await synced(vault)
    await vi.waitFor(async () => expect(await atServer()).toEqual([ref.blobId]), patient)
  })
})
