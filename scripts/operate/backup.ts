import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config/config.ts'
import { withSecretFiles } from '#server/config/secret-files.ts'
import { secretFile } from '#server/core/data/data-folder.ts'
import { copyDatabase, copySecret } from '#server/core/data/database-file.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { databaseFile } from '#server/db/database.ts'
import { root } from '../root.ts'
import { operatorLog } from './operator-log.ts'

type Where = Pick<Config, 'dataFolder' | 'databaseUrl'>

/**
 * Copies the embedded database into `file` and the server's secret into `file`.secret; the server may run. The copy is
 * what the database was at one instant. Returns the sentences to print; throws one when it cannot be done.
 */
export function backup({ dataFolder, databaseUrl }: Where, file: string): string[] {
  const secret = secretFile(dataFolder)
  if (databaseUrl !== null)
    throw new Error(
      `This server keeps its records in PostgreSQL: back them up with pg_dump, and keep a copy of ${secret} (or INKWELL_SECRET) with them.`,
    )
  const database = databaseFile(dataFolder)
  if (!existsSync(database))
    throw new Error(`There is no database in ${dataFolder}. INKWELL_DATA names another folder.`)
  for (const taken of [file, `${file}.secret`])
    if (existsSync(taken)) throw new Error(`${taken} exists already. Name a file that does not.`)

  copyDatabase(database, file)
  // A server that is given INKWELL_SECRET may have an old secret lying about, which belongs to nothing.
  if (!copySecret(secret, file)) return [`Copied the database into ${file}. Keep INKWELL_SECRET with it.`]
  return [
    `Copied the database into ${file} and the server's secret into ${file}.secret. Keep both, and keep them to yourself.`,
  ]
}

if (import.meta.main) {
  try {
    const [file] = process.argv.slice(2)
    if (!file) throw new Error('Name the file to copy into: npm run backup -- inkwell-backup.db')
    const sentences = backup(
      readConfig(withSecretFiles(process.env), root),
      resolve(process.env.INIT_CWD ?? root, file),
    )
    console.log(sentences.join('\n'))
    securityEvent(operatorLog, 'backup_made')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
