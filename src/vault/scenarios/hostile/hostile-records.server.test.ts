import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import type { StoredRecord } from '#contract/records.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../../vault.ts'
import { contents, newDevice, newPerson, newUid, noteAt, sessionOf, synced } from '../device.test-support.ts'
import { hostile } from './hostile-server.test-support.ts'

const soon = (look: () => void) => vi.waitFor(look, { timeout: 10_000, interval: 20 })

describe.concurrent('a server that is not to be believed', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp[Symbol.asyncDispose]())

  const write = (vault: Vault, uid: string, content: string) =>
    sessionOf(vault).put('note', uid, { title: '', content })

  /** An honest laptop and a phone behind a server that may lie; both have an apple and a birch. */
  async function twoDevices() {
    const laptop = newDevice(testApp)
    const server = hostile()
    const phone = newDevice(testApp, { between: server.between })
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    const user = await one.register(person)
    const [apple, birch] = [newUid(), newUid()]
    await write(one, apple, 'An apple.')
    await write(one, birch, 'A birch.')
    await synced(one)
    await two.login(person)
    await synced(two)
    expect(contents(two)).toEqual(['A birch.', 'An apple.'])
    /** The laptop writes more, and the phone hears of it. */
    const meanwhile = async (more: Record<string, string>) => {
      for (const [uid, content] of Object.entries(more)) await write(one, uid, content)
      await synced(one)
      phone.hearsNews()
    }
    const status = () => sessionOf(two).status()
    return {
      laptop,
      phone,
      server,
      one,
      two,
      user,
      apple,
      birch,
      meanwhile,
      status,
      [Symbol.dispose]: () => {
        laptop[Symbol.dispose]()
        phone[Symbol.dispose]()
      },
    }
  }
  type Story = Awaited<ReturnType<typeof twoDevices>>

  const inPlace = (uid: string, sealed: (record: StoredRecord) => string) => (records: StoredRecord[]) =>
    records.map((record) => (record.uid === uid ? { ...record, sealed: sealed(record) } : record))
  const changedBytes = (record: StoredRecord, change: (bytes: Uint8Array) => Uint8Array) =>
    toBase64(change(fromBase64(record.sealed)))

  /** What does not open is set aside, everything else goes on, and all is well once the server behaves. */
  async function setsAside(story: Story, count: number, reason: string): Promise<void> {
    const { two, one, phone, laptop, server, apple, status, meanwhile } = story
    const third = newUid()
    await meanwhile({ [apple]: 'An apple and a pear.', [third]: 'A cherry.' })
    await soon(() => expect(contents(two)).toContain('A cherry.'))
    expect(noteAt(two, apple)?.data.content).toBe('An apple.')
    await soon(() => expect(status()).toMatchObject({ setAside: count, isOnline: true }))
    const aside = await sessionOf(two).health.quarantined()
    expect(aside.map((item) => item.reason)).toEqual(Array(count).fill(reason))
    await write(two, newUid(), 'Words from the phone.')
    await synced(two)

    server.repents()
    expect(await sessionOf(two).health.retryQuarantined()).toBe(count)
    expect(noteAt(two, apple)?.data.content).toBe('An apple and a pear.')
    await synced(two)
    expect(status()).toMatchObject({ setAside: 0, notices: 0 })
    laptop.hearsNews()
    await soon(() => expect(contents(one)).toEqual(contents(two)))
    phone.hearsNews()
  }

  test('gives two records under each other’s names: both are set aside, what was here stays', async () => {
    using story = await twoDevices()
    const { server, apple, birch, one, two } = story
    await write(one, birch, 'A birch and a beech.')
    server.gives((records) => {
      const [a, b] = [apple, birch].map((uid) => records.find((record) => record.uid === uid))
      if (!a || !b) return records
      return records.map((record) =>
        record === a ? { ...a, sealed: b.sealed } : record === b ? { ...b, sealed: a.sealed } : record,
      )
    })
    await setsAside(story, 2, 'not_authentic')
    expect(noteAt(two, birch)?.data.content).toBe('A birch and a beech.')
  })

  test('gives the record of somebody else: it is set aside', async () => {
    using stranger = newDevice(testApp)
    const other = stranger.newTab()
    const { id } = await other.register(newPerson())
    await write(other, newUid(), 'Not yours.')
    await synced(other)
    const row = await testApp.deps.db
      .selectFrom('records')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    using story = await twoDevices()
    story.server.gives(inPlace(story.apple, () => toBase64(Uint8Array.from(row.sealed))))
    await setsAside(story, 1, 'not_authentic')
    expect(contents(story.two)).not.toContain('Not yours.')
  })

  test('says with the tombstone of another record that one was deleted: it is set aside', async () => {
    using story = await twoDevices()
    const { one, two, server, birch, apple, phone } = story
    await sessionOf(one).remove(birch)
    await synced(one)
    phone.hearsNews()
    await soon(() => expect(contents(two)).toEqual(['An apple.']))
    const tombstone = await testApp.deps.db
      .selectFrom('records')
      .selectAll()
      .where('user_id', '=', story.user.id)
      .where('uid', '=', birch)
      .executeTakeFirstOrThrow()
    server.gives(inPlace(apple, () => toBase64(Uint8Array.from(tombstone.sealed))))
    await setsAside(story, 1, 'not_authentic')
  })

  test('gives plain text: it is refused and set aside', async () => {
    using story = await twoDevices()
    const plain = JSON.stringify({ kind: 'note', schemaVersion: 1, data: { content: 'x'.repeat(300) } })
    story.server.gives(inPlace(story.apple, () => toBase64(new TextEncoder().encode(plain))))
    await setsAside(story, 1, 'not_sealed')
  })

  test('cuts a record short: it is set aside', async () => {
    using story = await twoDevices()
    story.server.gives(inPlace(story.apple, (record) => changedBytes(record, (bytes) => bytes.slice(0, 200))))
    await setsAside(story, 1, 'truncated')
  })

  test('claims keys of the future: the slots are looked at, the record is set aside', async () => {
    using story = await twoDevices()
    const { server, apple } = story
    server.gives(
      inPlace(apple, (record) =>
        changedBytes(record, (bytes) => {
          bytes[5] = 9
          return bytes
        }),
      ),
    )
    const looks = () => server.asked.filter((what) => what === 'GET /api/vault/slots').length
    const before = looks()
    await setsAside(story, 1, 'unknown_generation')
    expect(looks()).toBeGreaterThan(before)
  })

  test('shows an old version again: that is told, the newer words stay and come back to it', async () => {
    using story = await twoDevices()
    const { one, two, server, apple, phone, laptop, meanwhile, status, user } = story
    const old = await testApp.deps.db
      .selectFrom('records')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('uid', '=', apple)
      .executeTakeFirstOrThrow()
    await meanwhile({ [apple]: 'A pear instead.' })
    await soon(() => expect(contents(two)).toContain('A pear instead.'))
    server.answers((page) => ({
      ...page,
      upTo: page.upTo + 1,
      records: [
        ...page.records,
        { uid: apple, revision: 1, seq: page.upTo + 1, sealed: toBase64(Uint8Array.from(old.sealed)) },
      ],
    }))
    phone.hearsNews()
    await soon(() => expect(status().notices).toBe(1))
    expect(await sessionOf(two).health.notices()).toEqual([
      { uid: apple, what: 'older', seen: 2, got: 1, at: expect.any(Number) },
    ])
    expect(noteAt(two, apple)?.data.content).toBe('A pear instead.')

    server.repents()
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await soon(() => expect(contents(one)).toEqual(contents(two)))
    expect(noteAt(one, apple)?.data.content).toBe('A pear instead.')
    await sessionOf(two).health.dismissNotices()
    await sessionOf(two).health.compareNow()
    expect(status()).toMatchObject({ notices: 0, setAside: 0 })
  })

  test('leaves a record out: the manifest of the device that wrote it tells', async () => {
    using story = await twoDevices()
    const { two, server, apple, meanwhile, status } = story
    const third = newUid()
    server.hides(third)
    await meanwhile({ [third]: 'A cherry.', [apple]: 'An apple and a pear.' })
    await soon(() => expect(contents(two)).toContain('An apple and a pear.'))
    await soon(() => expect(status().notices).toBe(1))
    expect(await sessionOf(two).health.notices()).toEqual([
      { uid: third, what: 'missing', seen: 1, got: 0, at: expect.any(Number) },
    ])
    await write(two, apple, 'An apple, a pear, a plum.')
    await synced(two)

    server.repents()
    await sessionOf(two).health.dismissNotices()
    await sessionOf(two).health.compareNow()
    await synced(two)
    expect(contents(two)).toContain('A cherry.')
    await sessionOf(two).health.dismissNotices()
    await sessionOf(two).health.compareNow()
    expect(status()).toMatchObject({ notices: 0, setAside: 0 })
  })

  test('leaves a record out of all that a new device is given: the list of the whole does not fit', async () => {
    using laptop = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    await first.register(person)
    const [left, given] = [newUid(), newUid()]
    await write(first, left, 'Left out.')
    await synced(first)
    await write(first, given, 'Given.')
    await synced(first)
    const server = hostile()
    using tablet = newDevice(testApp, { between: server.between })
    server.hides(left)
    const second = tablet.newTab()
    await second.login(person)
    await soon(() => expect(sessionOf(second).status().notices).toBe(1))
    expect(await sessionOf(second).health.notices()).toMatchObject([{ what: 'manifest', seen: 2, got: 1 }])
    expect(contents(second)).toEqual(['Given.'])

    server.repents()
    await sessionOf(second).health.compareNow()
    await synced(second)
    expect(contents(second)).toEqual(['Given.', 'Left out.'])
    await sessionOf(second).health.dismissNotices()
    await sessionOf(second).health.compareNow()
    expect(sessionOf(second).status().notices).toBe(0)
  })
})
