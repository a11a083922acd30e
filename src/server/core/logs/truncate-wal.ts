import type { FastifyInstance } from 'fastify'
import { truncateWriteAheadLog } from '#server/db/checkpoint.ts'
import type { AppDeps } from '../app-deps.ts'
import { errorFields } from './logging.ts'

type Parts = Pick<AppDeps, 'config' | 'db' | 'health'>

/** When somebody reads the log at that moment, such as a backup, it is tried again so long after. */
const againMs = [1_000, 5_000, 30_000, 120_000]

/** Cuts SQLite's write-ahead log: what was deleted or overwritten stands in it until then. False when somebody was reading. */
export async function truncateWal({ config, db, health }: Parts): Promise<boolean> {
  if (config.databaseUrl !== null || health.state !== 'sound') return true
  return truncateWriteAheadLog(db)
}

/** Cuts the log at once, or else shortly after. Never fails: what it is done for has happened already. */
export function createWalTruncator(app: FastifyInstance, deps: Parts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onClose', async () => clearTimeout(timer))
  const attempt = async (nth: number): Promise<void> => {
    const isCut = await truncateWal(deps).catch((error: unknown) => {
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
