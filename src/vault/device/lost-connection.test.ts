import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { openDeviceKeyring } from '../keys/device-keyring.ts'
import type { KeptRecord, PendingChange } from '../ports/ports.ts'
import { openIndexedDbStore } from './indexeddb-store.ts'
import { unkindBrowser } from './lost-connection.test-support.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const record = (uid: string): KeptRecord => ({ uid, revision: 1, seq: 1, sealed: bytes(1) })
const pending = (uid: string): PendingChange => ({
  uid,
  changeId: `change of ${uid}`,
  baseRevision: 1,
  sealed: bytes(2),
  ancestor: bytes(1),
  sent: null,
})
const local = (key: string) => ({ key, sealed: bytes(3) })

let userId = 0
async function opened() {
  const browser = unkindBrowser()
  const store = await openIndexedDbStore(++userId)
  const disposed = async () => {
    browser.refuse(null)
    await store.destroy()
    browser[Symbol.dispose]()
  }
  return { browser, store, [Symbol.asyncDispose]: disposed }
}

test.each([{ tells: true }, { tells: false }])(
  'a device store goes on after its connection was lost: %o',
  async (how) => {
    await using device = await opened()
    const { browser, store } = device
    await store.change(['a'], () => ({ record: record('a') }), 4)
    browser.closeAll(how)
    await store.change(['a'], () => ({ pending: pending('a') }))
    browser.closeAll(how)
    expect(await store.all()).toEqual({ records: [record('a')], pending: [pending('a')] })
    browser.closeAll(how)
    await Promise.all([store.putLocal(local('draft/a/1')), store.putFact('device', 'd')])
    browser.closeAll(how)
    const chunk = { blobId: 'b', index: 0, total: 1, sealed: bytes(7), isUploaded: false }
    await store.putChunk(chunk, 5)
    browser.closeAll(how)
    expect(await store.chunksToUpload()).toHaveLength(1)
    expect([await store.cursor(), await store.fact('device')]).toEqual([4, 'd'])
  },
)

test('what was under way when the connection went is done once more, and once only', async () => {
  await using device = await opened()
  const { browser, store } = device
  const seen: unknown[] = []
  const writing = store.change(['a', 'b'], (uid, now) => {
    if (seen.push(now) === 1) browser.closeAll({ tells: false })
    return now.record ? null : { record: record(uid) }
  })
  expect(await writing).toEqual(['a', 'b'])
  expect((await store.all()).records).toEqual([record('a'), record('b')])
})

test.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
  'a transaction that a browser refuses with %s is tried on a new connection',
  async (name) => {
    await using device = await opened()
    const { store } = device
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException(
        'Connection to Indexed Database server lost. Refresh the page to try again',
        name,
      )
    })
    await store.putLocal(local('x'))
    begin.mockRestore()
    expect(await store.local('x')).toEqual(local('x'))
  },
)

test('while no connection can be had that is said in a sentence, and it goes on when one can', async () => {
  await using device = await opened()
  const { browser, store } = device
  browser.refuse(new DOMException('Internal error opening backing store', 'UnknownError'))
  browser.closeAll()
  await expect(store.putLocal(local('x'))).rejects.toMatchObject({
    name: 'NoDeviceStorageError',
    message: expect.stringMatching(/^This browser is not storing anything for this site right now\./),
  })
  browser.refuse(null)
  await store.putLocal(local('x'))
  expect(await store.local('x')).toEqual(local('x'))
})

test('a device store that was closed stays closed, and a deleted one is not made again', async () => {
  const browser = unkindBrowser()
  const store = await openIndexedDbStore(++userId)
  store.close()
  await expect(store.putLocal(local('x'))).rejects.toThrow()
  const other = await openIndexedDbStore(userId)
  browser.closeAll()
  await other.destroy()
  await expect(other.putLocal(local('x'))).rejects.toThrow()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`inkwell-${userId}`)
  browser[Symbol.dispose]()
})

test('a tab that is told to leave right after another deleted the device store makes no new one', async () => {
  const store = await openIndexedDbStore(++userId)
  await deleteDB(`inkwell-${userId}`)
  const late = store.putLocal(local('x')).catch((error: unknown) => error)
  store.close()
  expect(await late).toBeInstanceOf(Error)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`inkwell-${userId}`)
})

test('where the site was cleared, what the page still has is put again before anything else, and once', async () => {
  await using device = await opened()
  const { browser, store } = device
  const cleared = vi.fn()
  await store.change(['a', 'b'], (uid) => ({ record: record(uid) }), 9)
  await store.change(['a'], () => ({ pending: pending('a') }))
  store.putAgain(() => ({ pending: [pending('a')], locals: [local('draft/b/1')] }), cleared)
  await browser.clear()
  // Nobody asks for anything.
  await vi.waitFor(() => expect(cleared).toHaveBeenCalledTimes(1))
  expect(await store.all()).toEqual({ records: [], pending: [pending('a')] })
  expect(await store.localsUnder('draft/')).toEqual([local('draft/b/1')])
  expect(await store.cursor()).toBe(0)
  browser.closeAll()
  await store.pendingCount()
  expect(cleared).toHaveBeenCalledTimes(1)
})

test('device keys are read and changed after their connection was lost', async () => {
  using browser = unkindBrowser()
  const keyring = openDeviceKeyring()
  const known = { userId: 7, deviceKey: null, deviceSlot: null, slots: null, names: ['n'] }
  await keyring.change(7, () => known)
  browser.closeAll()
  expect(await keyring.read(7)).toEqual(known)
  browser.closeAll({ tells: false })
  await keyring.change(7, (now) => (now ? { ...now, names: ['n', 'm'] } : null))
  browser.closeAll({ tells: false })
  expect((await keyring.named('m'))[0]?.userId).toBe(7)
})

test.each([
  ['refused', new DOMException('The operation is insecure', 'SecurityError')],
  ['of a private window', new DOMException('A mutation was attempted', 'InvalidStateError')],
])('a browser without a place to keep anything says so at once: %s', async (_, error) => {
  using browser = unkindBrowser()
  browser.refuse(error)
  await expect(openIndexedDbStore(++userId)).rejects.toMatchObject({ name: 'NoDeviceStorageError' })
  await expect(openDeviceKeyring().read(1)).rejects.toMatchObject({ name: 'NoDeviceStorageError' })
})

test('a browser without IndexedDB says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expect(openDeviceKeyring().newest()).rejects.toMatchObject({ name: 'NoDeviceStorageError' })
  vi.unstubAllGlobals()
})
