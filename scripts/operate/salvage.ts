import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flush } from '#server/core/data/database-file.ts'
import { isDamaged } from '#server/db/database-faults.ts'
import { migrate } from '#server/db/migrations.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { root } from '../root.ts'
import { columnsOf, quoted, tablesOf } from './restore-swap.ts'

/**
 * Copies what can still be read of a damaged database into a new one, which `restore` takes like a backup; the damaged one stays as it is. Returns the
 * sentences to print; throws one when nothing can be read.
 */
export async function salvage(damaged: string, to: string): Promise<string[]> {
  if (!existsSync(damaged)) throw new Error(`There is no file ${damaged}.`)
  if (existsSync(to)) throw new Error(`${to} exists already. Name a file that does not.`)
  const unfinished = `${to}.unfinished`
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${end}`, { force: true })
  }
  remove()
  try {
    await makeTables(unfinished)
    const told = copyWhatIsWhole(damaged, unfinished)
    flush(unfinished)
    renameSync(unfinished, to)
    return [
      ...told,
      `It is in ${to}. Put it back with: npm run restore -- ${to}`,
      'What is missing comes back from the devices that still have it, when they find the server again.',
    ]
  } finally {
    remove()
  }
}

async function makeTables(file: string): Promise<void> {
  const db = openSqlite(file)
  try {
    await migrate(db, 'sqlite')
  } finally {
    await db.destroy()
  }
}

function copyWhatIsWhole(damaged: string, file: string): string[] {
  const to = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  const from = openDamaged(damaged)
  try {
    to.exec('pragma journal_mode = delete; begin')
    const known = new Set(tablesOf(from))
    const hurt = tablesOf(to).filter((table) => known.has(table) && !copyTable(from, to, table))
    const orphans = removeOrphans(to)
    to.exec('commit')
    const count = (table: string): number => Number(to.prepare(`select count(*) as n from ${table}`).get()?.n)
    return [
      `Salvaged ${count('users')} people and ${count('records')} records.`,
      hurt.length === 0 ? 'Every row could be read.' : `Some rows could not be read in: ${hurt.join(', ')}.`,
      ...(orphans === 0 ? [] : [`${orphans} rows were left out whose person could not be read.`]),
    ]
  } finally {
    from.close()
    to.close()
  }
}

/** A file that is shorter than its head says opens only where its schema may be damaged too. */
function openDamaged(file: string): DatabaseSync {
  const open = new DatabaseSync(file, { readOnly: true, defensive: false })
  try {
    open.exec('pragma writable_schema = on')
    open.prepare('select count(*) from sqlite_schema').get()
    return open
  } catch (error) {
    open.close()
    if (!isDamaged(error)) throw error
    throw new Error(`Nothing of ${file} can be read: its beginning is damaged. Put a backup back.`, {
      cause: error,
    })
  }
}

/** From the front to the first broken page, and from the back to the last. False when something lay between. */
function copyTable(from: DatabaseSync, to: DatabaseSync, table: string): boolean {
  const columns = columnsOf(from, table).filter((column) => columnsOf(to, table).includes(column))
  const [names, places] = [columns.map(quoted).join(', '), columns.map(() => '?').join(', ')]
  const insert = to.prepare(`insert or replace into ${quoted(table)} (${names}) values (${places})`)
  const copy = (order: string): boolean => {
    try {
      const rows = from.prepare(`select ${names} from ${quoted(table)} order by ${order}`).iterate()
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
      return true
    } catch (error) {
      if (isDamaged(error)) return false
      throw error
    }
  }
  const key = keyOf(from, table)
  if (copy(key.join(', '))) return true
  copy(key.map((column) => `${column} desc`).join(', '))
  return false
}

/** What the rows lie in order of, so that no index is asked. */
function keyOf(open: DatabaseSync, table: string): string[] {
  const { wr } =
    open.prepare('select wr from pragma_table_list where schema = ? and name = ?').get('main', table) ?? {}
  if (wr !== 1) return ['rowid']
  return open
    .prepare('select name from pragma_table_info(?) where pk > 0 order by pk')
    .all(table)
    .map(({ name }) => quoted(String(name)))
}

/** Rows that refer to one that is gone, and then those that referred to them. */
function removeOrphans(open: DatabaseSync): number {
  const links = tablesOf(open).flatMap((table) =>
    open
      .prepare('select "table" as parent, "from" as own, "to" as other from pragma_foreign_key_list(?)')
      .all(table)
      .map((link) => ({ table, ...link })),
  )
  let removed = 0
  for (let again = true; again; ) {
    again = false
    for (const { table, parent, own, other } of links.map(namesOf)) {
      const { changes } = open
        .prepare(
          `delete from ${table} where ${own} is not null and ${own} not in (select ${other} from ${parent})`,
        )
        .run()
      removed += Number(changes)
      again ||= Number(changes) > 0
    }
  }
  return removed
}

const namesOf = (link: Record<string, unknown>) => ({
  table: quoted(String(link.table)),
  parent: quoted(String(link.parent)),
  own: quoted(String(link.own)),
  other: quoted(String(link.other)),
})

if (import.meta.main) {
  // What is made is for nobody else's eyes on this machine.
  process.umask(0o077)
  try {
    const [from, to] = process.argv.slice(2)
    if (!from || !to)
      throw new Error(
        'Name the damaged database and a new file: npm run salvage -- damaged/inkwell.db salvaged.db',
      )
    const at = (file: string): string => resolve(process.env.INIT_CWD ?? root, file)
    console.log((await salvage(at(from), at(to))).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
