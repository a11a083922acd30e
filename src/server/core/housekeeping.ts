import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { cutLog } from './cut-log.ts'
import { errorFields } from './logging.ts'
import { pruneSessions } from './session.ts'
import { pruneThrottle } from './throttle.ts'

const everyMs = 60 * 60 * 1000

/** Once an hour: forgets what has ended by age. Features hand in what they want swept. */
export function keepHouse(
  app: FastifyInstance,
  deps: AppDeps,
  sweeps: readonly ((deps: AppDeps) => Promise<void>)[],
): void {
  const sweep = async (): Promise<void> => {
    if (deps.health.state !== 'sound') return
    for (const one of [pruneSessions, pruneThrottle, ...sweeps]) await one(deps)
    await cutLog(deps)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      deps.health.noticed(error)
      app.log.error({ task: 'housekeeping', ...errorFields(error) })
    })
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
