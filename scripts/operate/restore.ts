import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '#server/config/config.ts'
import { withSecretFiles } from '#server/config/secret-files.ts'
import {
  arrivingSecretFile,
  type DataFolderLock,
  FolderTakenFault,
  lockDataFolder,
  secretFile,
  settleArrivingSecret,
} from '#server/core/data/data-folder.ts'
import { flush } from '#server/core/data/database-file.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { databaseFile, openDatabase } from '#server/db/database.ts'
import { isDamaged, isStorageFull } from '#server/db/database-faults.ts'
import { factNames, factOf } from '#server/db/facts.ts'
import { root } from '../root.ts'
import { operatorLog } from './operator-log.ts'
import { secretToBring } from './restore-secret.ts'
import { type Staged, stageBackup } from './restore-source.ts'
import { swapIn } from './restore-swap.ts'

type Where = Pick<Config, 'dataFolder' | 'databaseUrl' | 'secret'>

/**
 * Puts a backup in place of what the embedded database holds; the server may run. Returns the sentences to print; throws one when it cannot be
 * done, and then nothing has changed.
 */
export async function restore(where: Where, backup: string, at: Date): Promise<string[]> {
  if (where.databaseUrl !== null)
    throw new Error(
      'This server keeps its records in PostgreSQL. Stop it, put back with pg_restore what pg_dump has copied, and then run ' +
        `"delete from facts where name = '${factNames.history}'; delete from sessions; delete from password_resets": ` +
        'the next start gives the database a new history, by which devices notice.',
    )
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  const lock = lockUnlessServed(where.dataFolder)
  try {
    using staged = await stageBackup(backup, where.dataFolder)
    const before = lock ? await putBackAlone(where, backup, staged, at) : putBackBeside(where, staged, at)
    return sentences(backup, staged, before)
  } catch (error) {
    throw toldPlainly(error, where.dataFolder)
  } finally {
    lock?.release()
  }
}

function toldPlainly(error: unknown, folder: string): unknown {
  const { cause } = error as Error
  if (isStorageFull(error) || isStorageFull(cause))
    return new Error(
      `There is not enough room in ${folder}: restoring takes about three times the size of the backup for a while. Nothing was changed.`,
      { cause: error },
    )
  if (isDamaged(error) || isDamaged(cause))
    return new Error(
      `What is in ${folder} now is damaged and cannot be saved first. Stop the server, move inkwell.db, inkwell.db-wal and inkwell.db-shm to ` +
        'another place, and restore again. Nothing was changed.',
      { cause: error },
    )
  return error
}

/** The folder for this program alone, or null when a server has it. */
function lockUnlessServed(dataFolder: string): DataFolderLock | null {
  try {
    const lock = lockDataFolder(dataFolder)
    lock.announce('putting a backup back')
    return lock
  } catch (error) {
    if (error instanceof FolderTakenFault) return null
    throw error
  }
}

/** Where what was there before is kept. */
const beforeFile = (dataFolder: string, at: Date): string =>
  join(dataFolder, `inkwell-before-restore-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`)

/** While a server runs. It keeps its secret, so the backup has to have the same. */
function putBackBeside({ dataFolder }: Where, staged: Staged, at: Date): string {
  const before = beforeFile(dataFolder, at)
  const check = (fingerprint: string | null): void => {
    if (fingerprint !== staged.fingerprint)
      throw new Error(
        'This backup was made with another secret than that of the server that runs. Stop the server and restore again: then the secret of the ' +
          'backup is put in place as well. Nothing was changed.',
      )
  }
  swapIn({ dataFolder, staged: staged.file, before, check })
  return before
}

/** While no server runs, and none can start. Brings the secret too, if it is another. */
async function putBackAlone(where: Where, backup: string, staged: Staged, at: Date): Promise<string | null> {
  const { dataFolder } = where
  const before = existsSync(databaseFile(dataFolder)) ? beforeFile(dataFolder, at) : null
  const { db, close } = await openDatabase(where)
  const fingerprint = await factOf(db, factNames.secretFingerprint).finally(close)
  settleArrivingSecret(dataFolder, fingerprint)
  const secret = secretToBring(where, backup, staged.fingerprint, fingerprint)
  const arriving = arrivingSecretFile(dataFolder)
  if (secret !== null) writeFileSync(arriving, secret, { mode: 0o600, flush: true })
  flush(dataFolder)
  try {
    swapIn({ dataFolder, staged: staged.file, before, check: () => undefined })
  } catch (error) {
    rmSync(arriving, { force: true })
    throw error
  }
  if (secret !== null) renameSync(arriving, secretFile(dataFolder))
  flush(dataFolder)
  return before
}

function sentences(backup: string, { people, records }: Staged, before: string | null): string[] {
  return [
    `Put back ${backup}: ${people} ${people === 1 ? 'person' : 'people'}, ${records} ${records === 1 ? 'record' : 'records'}.`,
    ...(before === null ? [] : [`What was there before is in ${before}.`]),
    'Everybody signs in again. What is on their devices stays there and is compared with what was put back.',
  ]
}

if (import.meta.main) {
  // What is made beside the database is for nobody else's eyes on this machine.
  process.umask(0o077)
  try {
    const [file] = process.argv.slice(2)
    if (!file) throw new Error('Name the backup to put back: npm run restore -- inkwell-backup.db')
    const path = resolve(process.env.INIT_CWD ?? root, file)
    console.log((await restore(readConfig(withSecretFiles(process.env), root), path, new Date())).join('\n'))
    securityEvent(operatorLog, 'backup_restored')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
