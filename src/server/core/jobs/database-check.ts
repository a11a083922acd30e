import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { databaseFile } from '#server/db/database.ts'
import type { AppDeps } from '../app-deps.ts'
import type { JobOperation } from './job-operation.ts'

/** Looks through the embedded database in a thread of its own; PostgreSQL looks after its own pages. */
export const databaseCheck = ({ config }: Pick<AppDeps, 'config'>): JobOperation[] => {
  if (config.databaseUrl !== null) return []
  return [
    {
      name: 'database.check',
      category: 'analytics',
      about: 'Looks through the whole database for damage; nothing is changed',
      maxRetries: 0,
      retryDelay: 0,
      isAskable: true,
      isReadOnly: true,
      async run({ signal }) {
        const worker = new Worker(new URL('../../db/quick-check.worker.ts', import.meta.url), {
          workerData: { file: databaseFile(config.dataFolder) },
        })
        signal.addEventListener('abort', () => void worker.terminate())
        const [isSound] = await once(worker, 'message', { signal })
        return { result: { isSound: isSound === true } }
      },
    },
  ]
}
