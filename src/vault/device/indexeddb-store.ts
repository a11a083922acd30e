import { deleteDB, type IDBPDatabase } from 'idb'
import type { DeviceStore, RecordState, RecordStateChange } from '../ports/ports.ts'
import {
  abortQuietly,
  type DeviceStoreSchema,
  deviceStoreVersion,
  durable,
  upgradeDeviceStore,
  written,
} from './device-store-schema.ts'
import { sideStoreIn } from './indexeddb-side-store.ts'
import { PuttingAgain } from './putting-again.ts'
import { ReopeningDb } from './reopening-db.ts'

type Db = IDBPDatabase<DeviceStoreSchema>

/** The device store of one person in this browser. Holds sealed bytes only. Throws NoDeviceStorageError. */
export async function openIndexedDbStore(userId: number): Promise<DeviceStore> {
  const name = `inkwell-${userId}`
  const again = new PuttingAgain()
  const db = new ReopeningDb<DeviceStoreSchema>({
    name,
    version: deviceStoreVersion,
    upgrade: (made, from, _to, tx) => upgradeDeviceStore(made, from, tx),
    onOpened: (opened) => again.look(opened),
  })
  await db.run(async () => {})
  return {
    ...sideStoreIn(db),
    recordStates: (uids) => db.run((open) => recordStates(open, uids)),
    all: () =>
      db.run(async (open) => {
        const tx = open.transaction(['records', 'pending'])
        const [records, pending] = await Promise.all([
          tx.objectStore('records').getAll(),
          tx.objectStore('pending').getAll(),
        ])
        return { records, pending }
      }),
    pendingChanges: (limit) => db.run((open) => open.getAll('pending', null, limit)),
    pendingCount: () => db.run((open) => open.count('pending')),
    change: (...asked) => db.run((open) => change(open, ...asked)),
    cursor: async () => (await db.run((open) => open.get('meta', 'cursor'))) ?? 0,
    putAgain: (held, onCleared) => again.from(held, onCleared),
    close: () => db.close(),
    async destroy() {
      db.close()
      await deleteDB(name)
    },
  }
}

async function recordStates(db: Db, uids: readonly string[]): Promise<Map<string, RecordState>> {
  const tx = db.transaction(['records', 'pending'])
  const read = async (uid: string): Promise<[string, RecordState]> => {
    const [record, pending] = await Promise.all([
      tx.objectStore('records').get(uid),
      tx.objectStore('pending').get(uid),
    ])
    return [uid, { record, pending }]
  }
  return new Map(await Promise.all(uids.map(read)))
}

async function change(
  db: Db,
  ...[uids, decide, cursor]: Parameters<DeviceStore['change']>
): Promise<string[]> {
  const tx = db.transaction(['records', 'pending', 'meta'], 'readwrite', durable)
  const records = tx.objectStore('records')
  const pending = tx.objectStore('pending')
  const recordState = async (uid: string) => {
    const [record, waiting] = await Promise.all([records.get(uid), pending.get(uid)])
    return decide(uid, { record, pending: waiting })
  }
  let wanted: (RecordStateChange | null)[]
  try {
    wanted = await Promise.all(uids.map(recordState))
  } catch (error) {
    tx.done.catch(() => undefined)
    abortQuietly(tx)
    throw error
  }
  const writes: Promise<unknown>[] = []
  for (const [at, change] of wanted.entries()) {
    if (change?.record) writes.push(records.put(change.record))
    if (change?.record === null) writes.push(records.delete(uids[at] ?? ''))
    if (change?.pending) writes.push(pending.put(change.pending))
    if (change?.pending === null) writes.push(pending.delete(uids[at] ?? ''))
  }
  if (cursor !== undefined) writes.push(tx.objectStore('meta').put(cursor, 'cursor'))
  await written(tx, writes)
  return uids.filter((_, at) => wanted[at])
}
