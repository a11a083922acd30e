import { DatabaseSync } from 'node:sqlite'
import { isDamaged, sqliteKind } from './database-faults.ts'

const sqliteIoError = 10

/** Whether the pages of an embedded database hang together. Reads all of the file: about 1.5 s for a gigabyte in memory, 20 s from a slow disk. */
export function isFileSound(file: string): boolean {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    const [first] = database.prepare('pragma quick_check(1)').all()
    return first?.quick_check === 'ok'
  } catch (error) {
    if (isDamaged(error) || sqliteKind(error) === sqliteIoError) return false
    throw error
  } finally {
    database?.close()
  }
}
