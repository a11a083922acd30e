import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { secretFile } from '#server/core/data/data-folder.ts'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { databaseFile } from '../../db/database.ts'
import { backupFolder } from './backup-config.ts'

const dayMs = 24 * 60 * 60 * 1000
const kept = 7
const named = /^inkwell-\d{4}-\d\d-\d\dT\d{6}\.db$/

type Parts = Pick<AppDeps, 'config' | 'env' | 'trueNow'>

/** Copies in a folder, the latest first. */
export function backupsIn(
  folder: string,
): { readonly file: string; readonly at: number; readonly bytes: number }[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => named.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const file = path.join(folder, name)
      const { mtimeMs, size } = statSync(file)
      return { file, at: mtimeMs, bytes: size }
    })
}

/** Copies the embedded database and the server's secret once a day and keeps the last seven; none where no folder is set. */
export function backupOperations(deps: Parts): JobOperation[] {
  const folder = backupFolder(deps)
  if (folder === null) return []
  return [
    {
      name: 'backup.daily',
      category: 'memoryConsolidation',
      about: 'Copies the database and the secret into the folder of backups, and keeps the last seven copies',
      maxRetries: 3,
      retryDelay: 60_000,
      everyMs: dayMs,
      isAskable: true,
      async run({ signal }) {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const stamp = new Date(deps.trueNow()).toISOString().slice(0, 19).replaceAll(':', '')
        const to = path.join(folder, `inkwell-${stamp}.db`)
        // An attempt that was cut off after its copy was made has made it.
        rmSync(to, { force: true })
        await copyInThread(deps.config.dataFolder, to, signal)
        const all = backupsIn(folder)
        for (const { file } of all.slice(kept))
          for (const old of [file, `${file}.secret`]) rmSync(old, { force: true })
        return { result: { bytes: all[0]?.bytes ?? 0, kept: Math.min(kept, all.length) } }
      },
    },
  ]
}

async function copyInThread(dataFolder: string, to: string, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./copy-database.worker.ts', import.meta.url), {
    workerData: { from: databaseFile(dataFolder), to, secret: secretFile(dataFolder) },
  })
  const end = (): void => void worker.terminate()
  signal.addEventListener('abort', end)
  try {
    const [code] = await once(worker, 'exit')
    if (code !== 0) throw new Error('The copy was not made')
  } finally {
    signal.removeEventListener('abort', end)
  }
}
