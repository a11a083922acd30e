import { AsyncLocalStorage } from 'node:async_hooks'
import { isHeldByAnother, isReadOnly, isStorageFull } from './database-faults.ts'

const droppable = new AsyncLocalStorage<true>()

/** Whether what is written now waits for nobody. */
export const isDroppable = (): boolean => droppable.getStore() === true

/**
 * Writes something that may as well be left out, such as when a session was last used. On a full disk, with a database that takes no writes, and
 * while another program writes into it, reading goes on without it.
 */
export async function writeIfPossible(write: () => Promise<void>): Promise<void> {
  try {
    await droppable.run(true, write)
  } catch (error) {
    if (![isStorageFull, isReadOnly, isHeldByAnother].some((is) => is(error))) throw error
  }
}
