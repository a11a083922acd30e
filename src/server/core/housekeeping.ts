import { pruneSessions } from './accounts/session.ts'
import type { AppDeps } from './app-deps.ts'
import { pruneThrottle } from './http/throttle.ts'
import { eachApart } from './jobs/each-apart.ts'
import type { JobOperation } from './jobs/job-operation.ts'
import { truncateWal } from './logs/truncate-wal.ts'

const hourMs = 60 * 60 * 1000

/** Once an hour: forgets what has ended by age. Features hand in what they want swept; where one of them fails, the others are swept. */
export function housekeeping(
  deps: AppDeps,
  sweeps: readonly ((deps: AppDeps) => Promise<void>)[],
): JobOperation {
  return {
    name: 'prune.hourly',
    category: 'memoryConsolidation',
    about: 'Forgets what has ended by age: sessions, links, challenges, old changes and jobs',
    maxRetries: 2,
    retryDelay: 60_000,
    everyMs: hourMs,
    isAskable: true,
    async run({ signal }) {
      let isLogCut = false
      const cutLog = async (): Promise<void> => {
        isLogCut = await truncateWal(deps)
      }
      const all = [pruneSessions, pruneThrottle, ...sweeps, cutLog]
      await eachApart(
        all.map((sweep) => () => sweep(deps)),
        signal,
      )
      return { result: { isLogCut } }
    },
  }
}
