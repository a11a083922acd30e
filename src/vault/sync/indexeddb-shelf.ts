import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { sideShelfIn } from './indexeddb-side-shelf.ts'
import type { Standing, StandingChange, VaultShelf } from './ports.ts'
import {
  abortQuietly,
  durable,
  type ShelfSchema,
  shelfVersion,
  upgradeShelf,
  written,
} from './shelf-schema.ts'

const open = (name: string): Promise<IDBPDatabase<ShelfSchema>> =>
  openDB<ShelfSchema>(name, shelfVersion, {
    // Another tab removes or upgrades the shelf: let go of it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    upgrade: (db, from, _to, tx) => upgradeShelf(db, from, tx),
  })

/** The shelf of one person in this browser. Holds sealed bytes only. */
export async function openIndexedDbShelf(userId: number): Promise<VaultShelf> {
  const name = `inkwell-${userId}`
  const db = await open(name)

  async function standings(uids: readonly string[]): Promise<Map<string, Standing>> {
    const tx = db.transaction(['records', 'pending'])
    const read = async (uid: string): Promise<[string, Standing]> => {
      const [record, pending] = await Promise.all([
        tx.objectStore('records').get(uid),
        tx.objectStore('pending').get(uid),
      ])
      return [uid, { record, pending }]
    }
    return new Map(await Promise.all(uids.map(read)))
  }

  return {
    ...sideShelfIn(db),
    standings,
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
      const standing = async (uid: string) => {
        const [record, waiting] = await Promise.all([records.get(uid), pending.get(uid)])
        return decide(uid, { record, pending: waiting })
      }
      let wanted: (StandingChange | null)[]
      try {
        wanted = await Promise.all(uids.map(standing))
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
