import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { KeptRecord, PendingChange, QuarantinedRecord, Standing, VaultShelf } from './ports.ts'

interface Shelf extends DBSchema {
  records: { key: string; value: KeptRecord }
  pending: { key: string; value: PendingChange }
  quarantine: { key: string; value: QuarantinedRecord }
  meta: { key: string; value: number }
}

/** Acknowledged means on the disk, not in a cache of the system. */
const durable = { durability: 'strict' } as const

const open = (name: string): Promise<IDBPDatabase<Shelf>> =>
  openDB<Shelf>(name, 1, {
    // Another tab removes the shelf at logout: let go of it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    upgrade(db) {
      db.createObjectStore('records', { keyPath: 'uid' })
      db.createObjectStore('pending', { keyPath: 'uid' })
      db.createObjectStore('quarantine', { keyPath: 'uid' })
      db.createObjectStore('meta')
    },
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
      const written: string[] = []
      const one = async (uid: string): Promise<void> => {
        const [record, waiting] = await Promise.all([records.get(uid), pending.get(uid)])
        const wanted = decide(uid, { record, pending: waiting })
        if (!wanted) return
        written.push(uid)
        if (wanted.record) await records.put(wanted.record)
        if (wanted.pending) await pending.put(wanted.pending)
        if (wanted.pending === null) await pending.delete(uid)
      }
      try {
        await Promise.all(uids.map(one))
        if (cursor !== undefined) await tx.objectStore('meta').put(cursor, 'cursor')
        await tx.done
      } catch (error) {
        await tx.done.catch(() => undefined)
        throw error
      }
      return written
    },
    cursor: async () => (await db.get('meta', 'cursor')) ?? 0,
    async quarantine(record) {
      await db.put('quarantine', record)
    },
    quarantined: () => db.getAll('quarantine'),
    close: () => db.close(),
    async destroy() {
      db.close()
      await deleteDB(name)
    },
  }
}
