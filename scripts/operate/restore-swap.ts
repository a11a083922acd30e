import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { secretFile } from '#server/core/data/data-folder.ts'
import { copyDatabase, copySecret, fingerprintIn } from '#server/core/data/database-file.ts'
import { databaseFile } from '#server/db/database.ts'
import { migrationsIn } from './restore-source.ts'

/** Whoever writes is waited for; nobody writes for long. */
const waitMs = 30_000

export interface Swap {
  readonly dataFolder: string
  readonly staged: string
  /** Where what was there before is copied to, with its secret, so that it can itself be put back; null: nothing was. */
  readonly before: string | null
  /** Looks at the fingerprint of the live database's secret, and throws when the staged one may not take its place. */
  readonly check: (fingerprint: string | null) => void
}

/**
 * Puts every row of a staged database in place of those of the live one, in one transaction: whoever reads meanwhile sees all of the old or all of
 * the new, and so does whoever starts after a sudden end. Nobody writes between the copy of what was before and the new.
 */
export function swapIn({ dataFolder, staged, before, check }: Swap): void {
  const live = databaseFile(dataFolder)
  const open = new DatabaseSync(live, { enableForeignKeyConstraints: false, timeout: waitMs })
  try {
    open.exec('pragma synchronous = full; pragma temp_store = memory')
    open.prepare('attach ? as staged').run(staged)
    open.exec('begin immediate')
    if (String(migrationsIn(open)) !== String(migrationsIn(open, 'staged')))
      throw new Error(
        'The server that runs is of another version than this program. Stop it and restore again.',
      )
    check(fingerprintIn(open))
    if (before !== null) {
      copyDatabase(live, before)
      copySecret(secretFile(dataFolder), before)
    }
    replaceRows(open)
    open.exec('commit')
  } catch (error) {
    if (before !== null) for (const file of [before, `${before}.secret`]) rmSync(file, { force: true })
    throw error
  } finally {
    open.close()
  }
}

function replaceRows(open: DatabaseSync): void {
  const counters = open.prepare('select name, value from main.counters').all()
  for (const name of tablesOf(open)) {
    const [table, columns] = [quoted(name), columnsOf(open, name).map(quoted).join(', ')]
    open.exec(`delete from main.${table}`)
    open.exec(`insert into main.${table} (${columns}) select ${columns} from staged.${table}`)
  }
  // A number that was given once is never given again.
  const raise = open.prepare(
    'insert into main.counters (name, value) values (?, ?) on conflict (name) do update set value = max(value, excluded.value)',
  )
  for (const { name, value } of counters) raise.run(name ?? null, value ?? null)
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All tables but those in which the changes of tables are counted: they are the same on both sides. */
export const tablesOf = (open: DatabaseSync): string[] =>
  open
    .prepare(
      "select name from main.sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'",
    )
    .all()
    .map(({ name }) => String(name))

/** The columns of a table that the database does not compute itself. */
export const columnsOf = (open: DatabaseSync, table: string): string[] =>
  open
    .prepare("select name from pragma_table_xinfo(?, 'main') where hidden = 0 order by cid")
    .all(table)
    .map(({ name }) => String(name))
