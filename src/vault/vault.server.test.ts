import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { argon2Wasm } from './keys/argon2-wasm.ts'
import { secureRandom } from './keys/bytes.ts'
import { WrongKeyError } from './keys/key-slot.ts'
import { MissingSlotsError } from './keys/unlock.ts'
import { uuidV7 } from './seal/uuid.ts'
import type { Entity, SyncStatus } from './store/store.ts'
import { createMemoryShelf } from './sync/memory-shelf.ts'
import type { DeviceKeys, VaultShelf } from './sync/ports.ts'
import { vaultServerOver } from './sync/vault-server.ts'
import { Vault } from './vault.ts'

interface Note {
  readonly title: string
  readonly content: string
}

/** A browser profile: its cookies, its shelf, its device key. `newTab()` is a reload: memory is gone, the disk is not. */
function newDevice(testApp: TestApp) {
  const browser = testApp.browser()
  const keys = new Map<number, DeviceKeys>()
  const shelves = new Map<number, VaultShelf>()
  const listeners = new Set<() => void>()
  const network = { isDown: false, losesAnswers: false }
  const opened: Vault[] = []

  const server = vaultServerOver({
    async send(to, { body, query, params }) {
      if (network.isDown) throw new TypeError('fetch failed')
      let path = to.path
      for (const [name, value] of Object.entries(params ?? {})) path = path.replace(`:${name}`, value)
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const answer = await browser.ask(
        to.method,
        search.size > 0 ? `${path}?${search}` : path,
        body === undefined ? {} : { body },
      )
      if (network.losesAnswers && to.method === 'POST') throw new TypeError('connection reset')
      return new Response(answer.text, { status: answer.status })
    },
    listen(_path, _name, onEvent) {
      const tell = () => onEvent('{"upTo":1}')
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  })

  const newTab = () => {
    const statuses: SyncStatus[] = []
    const vault = new Vault({
      server,
      device: {
        read: async (userId) => keys.get(userId),
        write: async (known) => void keys.set(known.userId, known),
      },
      openShelf: async (userId) => {
        const shelf = shelves.get(userId) ?? createMemoryShelf()
        shelves.set(userId, shelf)
        return shelf
      },
      openTabs: () => ({ announce: () => {}, onAnnounced: () => {}, close: () => {} }),
      whileLeading: (_userId, _signal, lead) => lead(),
      argon2: argon2Wasm,
      random: secureRandom,
      newUid: () => uuidV7(Date.now(), secureRandom(16)),
      now: () => Date.now(),
      onStatus: (status) => statuses.push(status),
    })
    opened.push(vault)
    return vault
  }

  return {
    browser,
    network,
    keys,
    shelves,
    newTab,
    /** The server says that something changed. */
    hearsNews: () => {
      for (const tell of listeners) tell()
    },
    [Symbol.dispose]: () => {
      for (const vault of opened) vault.close()
    },
  }
}

const sessionOf = (vault: Vault) => {
  if (!vault.session) throw new Error('The vault is not open')
  return vault.session
}
const notes = (vault: Vault) => [...sessionOf(vault).store.byKind<Note>('note').values()]
const contents = (vault: Vault) =>
  notes(vault)
    .map((entity) => entity.data.content)
    .sort()
const noteAt = (vault: Vault, uid: string): Entity<Note> | undefined => sessionOf(vault).store.get<Note>(uid)
const synced = (vault: Vault) =>
  vi.waitFor(
    () =>
      expect(sessionOf(vault).status()).toMatchObject({
        waiting: 0,
        isOnline: true,
        trouble: null,
        syncedAt: expect.any(Number),
      }),
    { timeout: 8000, interval: 20 },
  )

const newPerson = () => ({
  username: `mara-${randomUUID()}`,
  email: 'mara@example.org',
  password: 'a long enough password',
})
const newUid = () => uuidV7(Date.now(), secureRandom(16))

onBothDatabases('the vault', ({ open }) => {
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
    await vi.waitFor(() => expect(contents(second)).toEqual(['She was flat evenly.']))
    const rows = await testApp.deps.db.selectFrom('records').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Buffer.from(row.sealed).toString('latin1')).not.toContain('evenly')
  })

  test('a reload opens with the device key; after "lock now" it needs the password', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const user = await laptop.newTab().register(person)

    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    await reloaded.lock()
    expect(reloaded.session).toBeUndefined()

    const locked = laptop.newTab()
    expect(await locked.openWithDevice(user.id)).toBe(false)
    await expect(locked.unlock(user.id, 'not the password')).rejects.toThrow(WrongKeyError)
    await locked.unlock(user.id, person.password)
    expect(sessionOf(locked).userId).toBe(user.id)
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  })

  test('words written without the server are there after a reload and reach it later', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const user = await laptop.newTab().register(newPerson())
    laptop.network.isDown = true
    const offline = laptop.newTab()
    expect(await offline.openWithDevice(user.id)).toBe(true)
    await sessionOf(offline).put('note', newUid(), { title: '', content: 'In the tunnel.' })
    await vi.waitFor(() => expect(sessionOf(offline).status()).toMatchObject({ isOnline: false, waiting: 1 }))
    expect(notes(offline)[0]?.kept).toBe('here')
    offline.close()

    const after = laptop.newTab()
    laptop.network.isDown = false
    expect(await after.openWithDevice(user.id)).toBe(true)
    expect(contents(after)).toEqual(['In the tunnel.'])
    await synced(after)
    expect(notes(after)[0]?.kept).toBe('synced')
  })

  test('the vault unlocks without the server', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    await first.lock()
    laptop.network.isDown = true
    const offline = laptop.newTab()
    await offline.unlock(user.id, person.password)
    expect(sessionOf(offline).userId).toBe(user.id)
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
    await vi.waitFor(() => expect(sessionOf(vault).status().isOnline).toBe(false))
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
    await vi.waitFor(() => expect(contents(two)).toEqual(['Arrived.']))

    phone.network.isDown = true
    await sessionOf(two).put('note', uid, { title: 'Tuesday', content: 'Arrived as a person.' })
    await sessionOf(one).put('note', uid, { title: 'Tuesday', content: 'Arrived as somebody.' })
    await synced(one)
    phone.network.isDown = false
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await vi.waitFor(() => expect(contents(one)).toEqual(['Arrived as a person.', 'Arrived as somebody.']))
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
    await vi.waitFor(() => expect(contents(two)).toHaveLength(2))
    phone.network.isDown = true
    await sessionOf(two).put('note', kept, { title: '', content: 'to stay, edited' })
    await sessionOf(one).remove(gone)
    await sessionOf(one).remove(kept)
    await synced(one)
    phone.network.isDown = false
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await vi.waitFor(() => expect(contents(one)).toEqual(['to stay, edited']))
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

  test('an account made without our client opens in it, with the same keys on two devices at once', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const made = await testApp.browser().post('/api/register', person)
    expect(made.status).toBe(200)
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await Promise.all([one.login(person), two.login(person)])
    await sessionOf(one).put('note', newUid(), { title: '', content: 'from the laptop' })
    await synced(one)
    phone.hearsNews()
    await vi.waitFor(() => expect(contents(two)).toEqual(['from the laptop']))
  })

  test('a server that denies the keys this device has seen is not believed', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const user = await laptop.newTab().register(person)
    await testApp.deps.db.deleteFrom('key_slots').where('user_id', '=', user.id).execute()
    await testApp.deps.db
      .updateTable('vaults')
      .set({ slots_version: 0 })
      .where('user_id', '=', user.id)
      .execute()
    await expect(laptop.newTab().login(person)).rejects.toThrow(MissingSlotsError)
    expect(
      await testApp.deps.db.selectFrom('key_slots').selectAll().where('user_id', '=', user.id).execute(),
    ).toEqual([])
  })

  test('a device whose slot was taken away is shut at its next visit', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const user = await laptop.newTab().register(newPerson())
    const slotId = laptop.keys.get(user.id)?.deviceSlot?.slotId
    expect((await laptop.browser.ask('DELETE', `/api/vault/slots/${slotId}`)).status).toBe(200)
    const next = laptop.newTab()
    await next.openWithDevice(user.id)
    expect(await next.checkDevice(user.id)).toBe(false)
    expect(next.session).toBeUndefined()
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(false)
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
    await vi.waitFor(() => expect(contents(two)).toEqual(['whole']))
    const set = await phone.shelves.get(user.id)?.quarantined()
    expect(set).toEqual([
      { uid: bad, revision: 1, sealed, reason: 'This record was changed, or belongs to another place.' },
    ])
  })

  test('logging out takes the device key and, when nothing waits, the shelf', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await sessionOf(vault).put('note', newUid(), { title: '', content: 'kept by the server' })
    await synced(vault)
    await vault.logout()
    expect(vault.session).toBeUndefined()
    expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
    expect(await laptop.shelves.get(user.id)?.all()).toEqual({ records: [], pending: [] })
    expect((await laptop.browser.get('/api/user')).status).toBe(401)
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
    await vi.waitFor(() => expect(sessionOf(vault).status().trouble).toMatch(/signed out/))
    expect(contents(vault)).toEqual(['still mine'])
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual(['still mine'])
  })
})
