import initSqlJs from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'

/** A row by the names of its columns; numbers and texts as they stand. */
export type SqliteRow = Readonly<Record<string, unknown>>

/** Whoever brings more rows than this brings no list of habits. */
const mostRows = 1_000_000

/** The reader could not be fetched. */
export class NoReaderError extends Error {
  override name = 'NoReaderError'
}

async function fetchReader() {
  const wasmBinary = await fetch(wasm).then(
    (answer) => (answer.ok ? answer.arrayBuffer() : null),
    () => null,
  )
  if (wasmBinary === null) throw new NoReaderError()
  return initSqlJs({ wasmBinary })
}

/**
 * The rows of some tables of an SQLite database, by the names that are asked for (small letters), whatever their capitals there. Null: one of them is not
 * there. Only tables are read: a view of a stranger's making could run for ever. Throws NoReaderError, and another Error for a file that is no whole database.
 */
export async function sqliteTables<Name extends string>(
  bytes: Uint8Array,
  names: readonly Name[],
): Promise<Record<Name, SqliteRow[]> | null> {
  const { Database } = await fetchReader()
  const database = new Database(bytes)
  const rowsOf = (sql: string): SqliteRow[] => {
    const statement = database.prepare(sql)
    const rows: SqliteRow[] = []
    while (rows.length < mostRows && statement.step()) rows.push(statement.getAsObject())
    return rows
  }
  try {
    database.exec('pragma trusted_schema = off')
    const tables = rowsOf("select lower(name) as name from sqlite_master where type = 'table'")
    if (!names.every((name) => tables.some((table) => table.name === name))) return null
    const rows = names.map((name) => [name, rowsOf(`select * from "${name}"`)])
    return Object.fromEntries(rows) as Record<Name, SqliteRow[]>
  } finally {
    database.close()
  }
}
