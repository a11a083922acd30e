import { sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Folds SQLite's write-ahead log into its file and cuts it. Waits for nobody; false when somebody was reading or writing.
 */
export async function truncateWriteAheadLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
