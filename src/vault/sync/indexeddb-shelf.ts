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

/** Takes back what a transaction wrote; one that has ended by itself is left alone. */
function abortQuietly(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It was over already: nothing of it was kept.
  }
}

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
      const standing = async (uid: string) => {
        const [record, waiting] = await Promise.all([records.get(uid), pending.get(uid)])
        return decide(uid, { record, pending: waiting })
      }
      try {
        const wanted = await Promise.all(uids.map(standing))
        const writes: Promise<unknown>[] = []
        for (const [at, change] of wanted.entries()) {
          if (change?.record) writes.push(records.put(change.record))
          if (change?.pending) writes.push(pending.put(change.pending))
          if (change?.pending === null) writes.push(pending.delete(uids[at] ?? ''))
        }
        if (cursor !== undefined) writes.push(tx.objectStore('meta').put(cursor, 'cursor'))
        await Promise.all([...writes, tx.done])
        return uids.filter((_, at) => wanted[at])
      } catch (error) {
        tx.done.catch(() => undefined)
        abortQuietly(tx)
        throw error
      }
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
