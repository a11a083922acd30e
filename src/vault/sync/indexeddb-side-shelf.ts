import type { IDBPDatabase } from 'idb'
import { blobShelfIn } from './indexeddb-blob-shelf.ts'
import type { VaultShelf } from './ports.ts'
import { durable, type ShelfSchema, written } from './shelf-schema.ts'

type Db = IDBPDatabase<ShelfSchema>
type SideShelf = Omit<
  VaultShelf,
  'all' | 'standings' | 'pendingChanges' | 'pendingCount' | 'change' | 'cursor' | 'close' | 'destroy'
>

/** What lies on the shelf beside the records: drafts and caches, chunks of blobs, what was set aside, notices, facts. */
export function sideShelfIn(db: Db): SideShelf {
  const put = async <Name extends 'quarantine' | 'notices' | 'locals'>(
    name: Name,
    value: ShelfSchema[Name]['value'],
  ): Promise<void> => {
    const tx = db.transaction(name, 'readwrite', durable)
    await written(tx, [tx.store.put(value)])
  }
  return {
    ...blobShelfIn(db),
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
