import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppDeps } from './app-deps.ts'
import { errorFields } from './logging.ts'
import { pruneSessions } from './session.ts'
import { pruneThrottle } from './throttle.ts'

const everyMs = 60 * 60 * 1000

/** What SQLite overwrote stands in its log until that is folded into the file and cut. */
async function cutLog({ config, db }: AppDeps): Promise<void> {
  if (config.databaseUrl === null) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Once an hour: forgets what has ended by age. Features hand in what they want swept. */
export function keepHouse(
  app: FastifyInstance,
  deps: AppDeps,
  sweeps: readonly ((deps: AppDeps) => Promise<void>)[],
): void {
  const sweep = async (): Promise<void> => {
    for (const one of [pruneSessions, pruneThrottle, ...sweeps, cutLog]) await one(deps)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.error({ task: 'housekeeping', ...errorFields(error) }))
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
