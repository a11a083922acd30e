import type { IDBPDatabase } from 'idb'
import type { HeldByTab } from '../ports/ports.ts'
import { type DeviceStoreSchema, durable, written } from './device-store-schema.ts'

type Db = IDBPDatabase<DeviceStoreSchema>

/** Names a device store from its making to its end. */
const madeName = 'made'

/** Finds that a device store was cleared under the page, and puts on the new one what only this page still has. */
export class PuttingAgain {
  #made: number | undefined
  #held: (() => HeldByTab) | undefined
  #onCleared = () => {}

  from(held: () => HeldByTab, onCleared: () => void): void {
    this.#held = held
    this.#onCleared = onCleared
  }

  /** Looks at what was just opened, before anything else is done with it. */
  async look(db: Db): Promise<void> {
    const made = (await db.get('meta', madeName)) ?? (await this.#name(db))
    const isCleared = this.#made !== undefined && this.#made !== made
    if (isCleared && this.#held) await putMissing(db, this.#held())
    this.#made = made
    if (isCleared) this.#onCleared()
  }

  async #name(db: Db): Promise<number> {
    const tx = db.transaction('meta', 'readwrite', durable)
    tx.done.catch(() => undefined)
    const [fresh = 0] = crypto.getRandomValues(new Uint32Array(1))
    const made = (await tx.store.get(madeName)) ?? fresh
    await written(tx, [tx.store.put(made, madeName)])
    return made
  }
}

/** What another tab has put there already stays. */
async function putMissing(db: Db, { pending, locals }: HeldByTab): Promise<void> {
  const tx = db.transaction(['records', 'pending', 'locals'], 'readwrite', durable)
  tx.done.catch(() => undefined)
  const [records, changes, items] = [
    tx.objectStore('records'),
    tx.objectStore('pending'),
    tx.objectStore('locals'),
  ]
  const writes: Promise<unknown>[] = []
  for (const change of pending)
    if (!(await records.getKey(change.uid)) && !(await changes.getKey(change.uid)))
      writes.push(changes.put(change))
  for (const item of locals) if (!(await items.getKey(item.key))) writes.push(items.put(item))
  await written(tx, writes)
}
