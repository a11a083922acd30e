import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { copyDatabase, fingerprintIn, reading } from '#server/core/data/database-file.ts'
import { factNames } from '#server/db/facts.ts'
import { migrate, migrationNames } from '#server/db/migrations.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Db } from '#server/db/tables.ts'

/** A checked copy of a backup with the tables of this version, ready to be put in place. */
export interface Staged extends Disposable {
  readonly file: string
  readonly fingerprint: string | null
  readonly people: number
  readonly records: number
}

/** Looks at a backup, which stays as it is, and copies it into the data folder. Throws a sentence when it cannot be put back. */
export async function stageBackup(backup: string, dataFolder: string): Promise<Staged> {
  const fault = faultOf(backup)
  if (fault) throw new Error(`${backup} ${fault} Nothing was changed.`)
  removeMergeArtifacts(dataFolder)
  const file = join(dataFolder, `${stem}${process.pid}.db`)
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
  }
  try {
    copyDatabase(backup, file)
    await prepare(file)
    return { file, ...reading(file, contentsOf), [Symbol.dispose]: remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** What is wrong with a backup, or null. */
function faultOf(backup: string): string | null {
  try {
    return reading(backup, (open) => {
      const [{ integrity_check: integrity } = {}] = open.prepare('pragma integrity_check(1)').all()
      if (integrity !== 'ok') return `is damaged (${integrity}).`
      const names = new Set(migrationsIn(open))
      if (!names.has(migrationNames[0])) return 'is a database, but none of Inkwell.'
      for (const known of migrationNames) names.delete(known)
      return names.size > 0 ? 'comes from a newer version of Inkwell. Bring this one up to date first.' : null
    })
  } catch (error) {
    return `cannot be read as a database (${error instanceof Error ? error.message : error}).`
  }
}

/** The changes of tables that a database has been through. */
export function migrationsIn(open: DatabaseSync, schema = 'main'): unknown[] {
  const table = 'kysely_migration'
  const isThere = open.prepare(`select 1 from ${schema}.sqlite_schema where name = ?`).get(table)
  return isThere
    ? open
        .prepare(`select name from ${schema}.${table} order by name`)
        .all()
        .map(({ name }) => name)
    : []
}

const stem = 'inkwell-restoring-'

/** What restores that were cut off have left; not what one leaves that still runs. */
function removeMergeArtifacts(dataFolder: string): void {
  for (const name of readdirSync(dataFolder)) {
    const [, pid] = /^inkwell-restoring-(\d+)\.db/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(dataFolder, name))
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Tables of this version, a history of its own, and nothing in it that would let somebody in. */
async function prepare(file: string): Promise<void> {
  const db: Db = openSqlite(file)
  try {
    await migrate(db, 'sqlite')
    await db.deleteFrom('sessions').execute()
    await db.deleteFrom('password_resets').execute()
    await db.deleteFrom('facts').where('name', '=', factNames.history).execute()
    await db.insertInto('facts').values({ name: factNames.history, value: randomUUID() }).execute()
    const { rows } = await sql`pragma foreign_key_check`.execute(db)
    if (rows.length > 0) throw new Error('The backup holds rows that belong to nobody. Nothing was changed.')
    // One file, without a log beside it.
    await sql`pragma journal_mode = delete`.execute(db)
  } finally {
    await db.destroy()
  }
}

function contentsOf(open: DatabaseSync): Pick<Staged, 'fingerprint' | 'people' | 'records'> {
  const count = (table: string): number =>
    Number(open.prepare(`select count(*) as count from ${table}`).get()?.count)
  return { fingerprint: fingerprintIn(open), people: count('users'), records: count('records') }
}
