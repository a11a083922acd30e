import type { IDBPDatabase } from 'idb'
import type { DeviceStore } from '../ports/ports.ts'
import { type DeviceStoreSchema, durable, written } from './device-store-schema.ts'
import { blobStoreIn } from './indexeddb-blob-store.ts'

type Db = IDBPDatabase<DeviceStoreSchema>
type SideStore = Omit<
  DeviceStore,
  'all' | 'recordStates' | 'pendingChanges' | 'pendingCount' | 'change' | 'cursor' | 'close' | 'destroy'
>

/** What lies on the device store beside the records: drafts and caches, chunks of blobs, what was set aside, notices, facts. */
export function sideStoreIn(db: Db): SideStore {
  const put = async <Name extends 'quarantine' | 'notices' | 'locals'>(
    name: Name,
    value: DeviceStoreSchema[Name]['value'],
  ): Promise<void> => {
    const tx = db.transaction(name, 'readwrite', durable)
    await written(tx, [tx.store.put(value)])
  }
  return {
    ...blobStoreIn(db),
    quarantine: (record) => put('quarantine', record),
    quarantined: () => db.getAll('quarantine'),
    releaseQuarantined: (uid) => db.delete('quarantine', uid),
    notices: () => db.getAll('notices'),
    putNotice: (notice) => put('notices', notice),
    dropNotice: (uid) => db.delete('notices', uid),
    fact: (name) => db.get('facts', name),
    async putFact(name, value) {
      await db.put('facts', value, name)
    },
    local: (key) => db.get('locals', key),
    localsUnder: (prefix) => db.getAll('locals', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    putLocal: (item) => put('locals', item),
    dropLocal: (key) => db.delete('locals', key),
  }
}
