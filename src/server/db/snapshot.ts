import type { Db } from './tables.ts'

/** Several questions answered by one instant of the database, whatever is written in between. */
export async function inSnapshot<T>(db: Db, ask: (all: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(ask)
}
