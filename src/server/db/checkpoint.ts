import { sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Folds SQLite's write-ahead log into its file and cuts it. Waits for nobody, since the whole server would; false when somebody was reading.
 */
export const truncateWriteAheadLog = (db: Db): Promise<boolean> =>
  db.connection().execute(async (held) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(held)
    await sql`pragma busy_timeout = 0`.execute(held)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(held)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(held)
    }
  })
