import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { newDevice, newPerson, newUid, sessionOf, soon } from '#vault/scenarios/device.test-support.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { removeForGood } from '#worker/journal/entries/trash.ts'
import { dropVectors } from './kept-vectors.ts'
import { rowsIn } from './vector-box.ts'
import { keepOver, toolsOver, wordsMeaning } from './vectors.test-support.ts'

const canary = 'I met Quillon at the lighthouse.'
const vector = wordsMeaning(canary) ?? new Int8Array()
const at = '2026-11-20T08:00:00.000Z'

/** All rows of all boxes that this device keeps, opened. */
async function keptIn(session: VaultSession) {
  const rows = []
  for (let nth = 0; nth < 5; nth++) {
    const box = await session.readLocalBytes(`meaning.vectors.${String(nth).padStart(6, '0')}`)
    rows.push(...((box && rowsIn(box)) ?? []))
  }
  return rows
}

/** Whether something of the page is left on the device or in memory. */
async function leftOf(session: VaultSession, uid: string) {
  const kept = await keptIn(session)
  const index = meaningOf(session.store)?.index
  return {
    kept: kept.some(
      ({ row, passages }) =>
        row === uid || passages.some((one) => one.uid === uid || `${one.vector}` === `${vector}`),
    ),
    index: index?.has(uid) || (index?.score(vector).nearPages(0.9, 9).length ?? 0) > 0,
  }
}

test('of a page that is deleted for good, forgotten or not to be remembered nothing is left, on the device or in memory', async () => {
  await using testApp = await openTestApp()
  using device = newDevice(testApp)
  const vault = device.newTab()
  await vault.register(newPerson())
  const session = sessionOf(vault)
  const keeping = keepOver(toolsOver(session))
  const write = async (content: string, uid = newUid()) => {
    await session.put(journalEntries, uid, { ...newEntry(at, 'UTC'), content })
    return uid
  }
  const say = async (data: object) => {
    const uid = newUid()
    await session.put(memoryCorrections, uid, memoryCorrection.parse({ ...data, createdAt: at }))
    return uid
  }
  await write('The choir sang, and I was glad.')
  const uid = await write(canary)
  const all = { kept: true, index: true }
  const none = { kept: false, index: false }
  const isLeft = (left: object) => soon(async () => expect(await leftOf(session, uid)).toEqual(left))
  await isLeft(all)

  const forgotten = await say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  await isLeft(none)
  await session.remove(forgotten)
  await isLeft(all)
  const never = await say({ type: 'never-page', entryId: uid })
  await isLeft(none)
  await session.remove(never)
  await isLeft(all)

  await meaningOf(session.store)?.ask(canary)
  await meaningOf(session.store)?.ask(canary)
  expect(keeping.asked).toEqual([canary])
  const page = session.store.one(journalEntries, uid)
  if (!page) throw new Error('There is no page')
  await session.put(journalEntries, uid, { ...page.data, deletedAt: at }, page.data)
  await removeForGood(session, [uid])
  await isLeft(none)
  await meaningOf(session.store)?.ask(canary)
  expect(keeping.asked).toEqual([canary, canary])

  // The other page is left, and comes back in a new tab without the model.
  expect(await keptIn(session)).toHaveLength(1)
  await keeping.close()
  const again = sessionOf(await reopened(device, session.userId))
  const kept = keepOver(toolsOver(again))
  await soon(() => expect(meaningOf(again.store)?.index.passageCount).toBe(1))
  expect(kept.encoded).toEqual([])
  await kept.close()
  await dropVectors(again)
  const locals = (await device.deviceStores.get(again.userId)?.localsUnder('local/meaning')) ?? []
  expect(locals).toEqual([])
})

async function reopened(device: ReturnType<typeof newDevice>, userId: number) {
  const vault = device.newTab()
  expect(await vault.openWithDevice(userId)).toBe(true)
  return vault
}

test('vectors are sealed on the device as bytes, and open nowhere else', async () => {
  await using testApp = await openTestApp()
  using device = newDevice(testApp)
  const vault = device.newTab()
  await vault.register(newPerson())
  const session = sessionOf(vault)
  const plain = new Uint8Array(300).fill(7)
  await session.writeLocalBytes('meaning.000001', plain)
  expect(await session.readLocalBytes('meaning.000001')).toEqual(plain)
  expect(await session.readLocal('meaning.000001')).toBeUndefined()
  const deviceStore = device.deviceStores.get(session.userId)
  const item = await deviceStore?.local('local/meaning.000001')
  if (!item) throw new Error('Nothing is kept')
  expect(item.sealed.length).toBeLessThan(400)
  await deviceStore?.putLocal({ key: 'local/meaning.000002', sealed: item.sealed })
  expect(await session.readLocalBytes('meaning.000002')).toBeUndefined()
})
