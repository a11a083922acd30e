import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Config, readConfig } from '#server/core/config.ts'
import { root } from './root.ts'

type Where = Pick<Config, 'dataFolder' | 'databaseUrl'>

/**
 * Copies the embedded database into `file` and the server's secret into `file`.secret; the server may run. The copy is
 * what the database was at one instant. Returns the sentences to print; throws one when it cannot be done.
 */
export function backup(where: Where, file: string): string[] {
  if (where.databaseUrl !== null)
    throw new Error(
      `This server keeps its records in PostgreSQL: back them up with pg_dump, and keep a copy of ${join(where.dataFolder, 'secret')} (or INKWELL_SECRET) with them.`,
    )
  const database = join(where.dataFolder, 'inkwell.db')
  const secret = join(where.dataFolder, 'secret')
  if (!existsSync(database))
    throw new Error(`There is no database in ${where.dataFolder}. INKWELL_DATA names another folder.`)
  for (const taken of [file, `${file}.secret`])
    if (existsSync(taken)) throw new Error(`${taken} exists already. Name a file that does not.`)

  copyDatabase(database, file)
  if (!existsSync(secret)) return [`Copied the database into ${file}. Keep INKWELL_SECRET with it.`]
  copyFileSync(secret, `${file}.secret`)
  flush(`${file}.secret`)
  return [
    `Copied the database into ${file} and the server's secret into ${file}.secret. Keep both, and keep them to yourself.`,
  ]
}

/** The name appears only once everything is in it. */
function copyDatabase(from: string, to: string): void {
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  // Made first, so that nobody else may ever read it.
  closeSync(openSync(unfinished, 'wx', 0o600))
  const open = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    open.prepare('vacuum into ?').run(unfinished)
  } finally {
    open.close()
  }
  flush(unfinished)
  renameSync(unfinished, to)
}

function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

if (import.meta.main) {
  try {
    const [file] = process.argv.slice(2)
    if (!file) throw new Error('Name the file to copy into: npm run backup -- inkwell-backup.db')
    const sentences = backup(readConfig(process.env, root), resolve(process.env.INIT_CWD ?? root, file))
    console.log(sentences.join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
