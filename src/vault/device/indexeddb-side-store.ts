import type { DeviceStore } from '../ports/ports.ts'
import { type DeviceStoreSchema, durable, written } from './device-store-schema.ts'
import { blobStoreIn } from './indexeddb-blob-store.ts'
import type { ReopeningDb } from './reopening-db.ts'

type SideStore = Omit<
  DeviceStore,
  | 'all'
  | 'recordStates'
  | 'pendingChanges'
  | 'pendingCount'
  | 'change'
  | 'cursor'
  | 'putAgain'
  | 'close'
  | 'destroy'
>

/** What lies on the device store beside the records: drafts and caches, chunks of blobs, what was set aside, notices, facts. */
export function sideStoreIn(db: ReopeningDb<DeviceStoreSchema>): SideStore {
  const put = <Name extends 'quarantine' | 'notices' | 'locals'>(
    name: Name,
    value: DeviceStoreSchema[Name]['value'],
  ): Promise<void> =>
    db.run(async (open) => {
      const tx = open.transaction(name, 'readwrite', durable)
      await written(tx, [tx.store.put(value)])
    })
  return {
    ...blobStoreIn(db),
    quarantine: (record) => put('quarantine', record),
    quarantined: () => db.run((open) => open.getAll('quarantine')),
    releaseQuarantined: (uid) => db.run((open) => open.delete('quarantine', uid)),
    notices: () => db.run((open) => open.getAll('notices')),
    putNotice: (notice) => put('notices', notice),
    dropNotice: (uid) => db.run((open) => open.delete('notices', uid)),
    fact: (name) => db.run((open) => open.get('facts', name)),
    putFact: (name, value) => db.run(async (open) => void (await open.put('facts', value, name))),
    local: (key) => db.run((open) => open.get('locals', key)),
    localsUnder: (prefix) =>
      db.run((open) => open.getAll('locals', IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    putLocal: (item) => put('locals', item),
    dropLocal: (key) => db.run((open) => open.delete('locals', key)),
  }
}
