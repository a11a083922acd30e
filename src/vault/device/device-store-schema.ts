import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import {
  type ChunkHead,
  DeviceFullError,
  type KeptChunk,
  type KeptRecord,
  type LocalItem,
  type Notice,
  type PendingChange,
  type QuarantinedRecord,
} from '../ports/ports.ts'

/** `waits` is there only while the server does not have the chunk, so that the index lists those alone. */
export type HeadRow = Omit<ChunkHead, 'isUploaded'> & { readonly waits?: 1 }

/** The object stores of one person's device store in a browser. */
export interface DeviceStoreSchema extends DBSchema {
  records: { key: string; value: KeptRecord }
  pending: { key: string; value: PendingChange }
  quarantine: { key: string; value: QuarantinedRecord }
  meta: { key: string; value: number }
  locals: { key: string; value: LocalItem }
  chunks: { key: [string, number]; value: Pick<KeptChunk, 'blobId' | 'index' | 'sealed'> }
  heads: { key: [string, number]; value: HeadRow; indexes: { waits: number } }
  notices: { key: string; value: Notice }
  facts: { key: string; value: string }
}

/** Acknowledged means on the disk, not in a cache of the system. */
export const durable = { durability: 'strict' } as const

export const deviceStoreVersion = 2

type Upgrade = IDBPTransaction<DeviceStoreSchema, StoreNames<DeviceStoreSchema>[], 'versionchange'>

/** Brings a device store of any earlier version up to this one. */
export async function upgradeDeviceStore(
  db: IDBPDatabase<DeviceStoreSchema>,
  from: number,
  tx: Upgrade,
): Promise<void> {
  if (from < 1) {
    db.createObjectStore('records', { keyPath: 'uid' })
    db.createObjectStore('pending', { keyPath: 'uid' })
    db.createObjectStore('quarantine', { keyPath: 'uid' })
    db.createObjectStore('meta')
  }
  if (from < 2) {
    db.createObjectStore('locals', { keyPath: 'key' })
    db.createObjectStore('chunks', { keyPath: ['blobId', 'index'] })
    db.createObjectStore('heads', { keyPath: ['blobId', 'index'] }).createIndex('waits', 'waits')
    db.createObjectStore('notices', { keyPath: 'uid' })
    db.createObjectStore('facts')
  }
  if (from === 1) await upgradeFirstRecords(tx)
}

/** The first version kept the bare bytes that were sent, and not where a record that did not open had stood. */
async function upgradeFirstRecords(tx: Upgrade): Promise<void> {
  const [pending, quarantine] = [tx.objectStore('pending'), tx.objectStore('quarantine')]
  for (const change of await pending.getAll()) {
    const sent: unknown = change.sent
    const { changeId } = change
    if (sent instanceof Uint8Array)
      await pending.put({ ...change, sent: { changeId, sealed: Uint8Array.from(sent) } })
  }
  for (const record of await quarantine.getAll()) await quarantine.put({ ...record, seq: record.seq ?? null })
}

interface Writing {
  readonly error: DOMException | null
  readonly done: Promise<void>
  abort(): void
}

/** Waits until everything of a transaction is on the disk. Throws DeviceFullError when the browser has no room. */
export async function written(tx: Writing, writes: readonly Promise<unknown>[] = []): Promise<void> {
  try {
    await Promise.all([...writes, tx.done])
  } catch (error) {
    tx.done.catch(() => undefined)
    abortQuietly(tx)
    // A request that fell with its transaction says less than the transaction does.
    throw isNoRoom(error) || isNoRoom(tx.error) ? new DeviceFullError({ cause: error }) : error
  }
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Takes back what a transaction wrote; one that has ended by itself is left alone. */
export function abortQuietly(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It was over already: nothing of it was kept.
  }
}
