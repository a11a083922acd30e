import { deleteDB, type IDBPDatabase, openDB } from 'idb'
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

const open = (name: string): Promise<IDBPDatabase<DeviceStoreSchema>> =>
  openDB<DeviceStoreSchema>(name, deviceStoreVersion, {
    // Another tab removes or upgrades the device store: let go of it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    upgrade: (db, from, _to, tx) => upgradeDeviceStore(db, from, tx),
  })

/** The device store of one person in this browser. Holds sealed bytes only. */
export async function openIndexedDbStore(userId: number): Promise<DeviceStore> {
  const name = `inkwell-${userId}`
  const db = await open(name)

  async function recordStates(uids: readonly string[]): Promise<Map<string, RecordState>> {
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

  return {
    ...sideStoreIn(db),
    recordStates,
    async all() {
      const tx = db.transaction(['records', 'pending'])
      const [records, pending] = await Promise.all([
        tx.objectStore('records').getAll(),
        tx.objectStore('pending').getAll(),
      ])
      return { records, pending }
    },
    pendingChanges: (limit) => db.getAll('pending', null, limit),
    pendingCount: () => db.count('pending'),
    async change(uids, decide, cursor) {
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
    },
    cursor: async () => (await db.get('meta', 'cursor')) ?? 0,
    close: () => db.close(),
    async destroy() {
      db.close()
      await deleteDB(name)
    },
  }
}
