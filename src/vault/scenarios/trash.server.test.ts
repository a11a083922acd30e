import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../vault.ts'
import { newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

const pageAt = (vault: Vault, uid: string) => sessionOf(vault).store.one(journalEntries, uid)?.data

async function change(vault: Vault, uid: string, changes: object): Promise<void> {
  const before = pageAt(vault, uid)
  if (!before) throw new Error('There is no such page')
  await sessionOf(vault).put(journalEntries, uid, { ...before, ...changes }, before)
}

/** Two devices with one page, the second without a connection. */
async function apart(testApp: Awaited<ReturnType<typeof openTestApp>>) {
  const [laptop, phone] = [newDevice(testApp), newDevice(testApp)]
  const person = newPerson()
  const uid = newUid()
  const one = laptop.newTab()
  await one.register(person)
  await sessionOf(one).put(journalEntries, uid, {
    ...newEntry('2026-11-20T08:00:00.000Z', 'UTC'),
    content: 'A page.',
  })
  await synced(one)
  const two = phone.newTab()
  await two.login(person)
  await soon(() => expect(pageAt(two, uid)?.content).toBe('A page.'))
  phone.network.isDown = true
  const meet = async () => {
    phone.network.isDown = false
    phone.hearsNews()
    await soon(() => expect(sessionOf(two).status()).toMatchObject({ waiting: 0, isOnline: true }))
    await synced(two)
    laptop.hearsNews()
    await synced(one)
  }
  return {
    laptop,
    phone,
    uid,
    one,
    two,
    meet,
    [Symbol.dispose]: () => [laptop, phone].forEach((device) => void device[Symbol.dispose]()),
  }
}

const deletedAt = '2026-11-21T08:00:00.000Z'
const wrote = { content: 'A page. And more, on the train.' }
const kept = { ...wrote, deletedAt: null, keptFromTrash: deletedAt }

test('words written offline bring a page back that was put into the trash meanwhile, on both devices', async () => {
  await using testApp = await openTestApp()
  using both = await apart(testApp)
  const { one, two, uid } = both
  await change(two, uid, wrote)
  await change(one, uid, { deletedAt })
  await synced(one)
  await both.meet()
  for (const vault of [two, one]) await soon(() => expect(pageAt(vault, uid)).toMatchObject(kept))
})

test('a page put into the trash offline comes back where it was written on elsewhere meanwhile', async () => {
  await using testApp = await openTestApp()
  using both = await apart(testApp)
  const { one, two, uid } = both
  await change(two, uid, { deletedAt })
  await change(one, uid, wrote)
  await synced(one)
  await both.meet()
  for (const vault of [two, one]) await soon(() => expect(pageAt(vault, uid)).toMatchObject(kept))
})

test('a draft begun before the page went into the trash is no less an edit', async () => {
  await using testApp = await openTestApp()
  using both = await apart(testApp)
  const { one, two, uid, phone } = both
  const before = pageAt(two, uid)
  if (!before) throw new Error('There is no such page')
  await sessionOf(two).drafts.keep(journalEntries, uid, { ...before, ...wrote }, before)
  await change(one, uid, { deletedAt })
  await synced(one)
  phone.network.isDown = false
  phone.hearsNews()
  await synced(two)
  await sessionOf(two).put(journalEntries, uid, { ...before, ...wrote }, before)
  await synced(two)
  expect(pageAt(two, uid)).toMatchObject(kept)
})
