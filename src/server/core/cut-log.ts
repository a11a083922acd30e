import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppDeps } from './app-deps.ts'
import { errorFields } from './logging.ts'

type Parts = Pick<AppDeps, 'config' | 'db' | 'health'>

/** When somebody reads the log at that moment, such as a backup, it is tried again so long after. */
const againMs = [1_000, 5_000, 30_000, 120_000]

/**
 * Folds SQLite's write-ahead log into its file and cuts it: what was deleted or overwritten stands in it until then. Waits for nobody, since the whole
 * server would; false when somebody was reading.
 */
export async function cutLog({ config, db, health }: Parts): Promise<boolean> {
  if (config.databaseUrl !== null || health.state !== 'sound') return true
  return db.connection().execute(async (held) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(held)
    await sql`pragma busy_timeout = 0`.execute(held)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(held)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(held)
    }
  })
}

/** Cuts the log at once, or else shortly after. Never fails: what it is done for has happened already. */
export function createLogCutter(app: FastifyInstance, deps: Parts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onClose', async () => clearTimeout(timer))
  const attempt = async (nth: number): Promise<void> => {
    const isCut = await cutLog(deps).catch((error: unknown) => {
      app.log.error({ task: 'cutting the log', ...errorFields(error) })
      return false
    })
    clearTimeout(timer)
    const wait = againMs[nth]
    if (isCut || wait === undefined) return
    timer = setTimeout(() => void attempt(nth + 1), wait)
    timer.unref()
  }
  return () => attempt(0)
}
