import { sql } from 'kysely'
import type { Db, Dialect } from '../db/tables.ts'

export interface AnyRow {
  readonly table: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Every row of every table that the database itself knows of, whatever the code says. */
export async function everyRow(db: Db, dialect: Dialect): Promise<AnyRow[]> {
  const named =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  const tables = (await named.execute(db)).rows.map(({ name }) => name).sort()
  const rows: AnyRow[] = []
  for (const table of tables) {
    const all = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    rows.push(...all.rows.map((values) => ({ table, values })))
  }
  return rows
}

/** Whether one of these is in the row, as a value or inside a text or bytes. */
export function mentions({ values }: AnyRow, traces: readonly (string | number)[]): boolean {
  return Object.values(values).some((value) => {
    const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
    return traces.some((trace) => text.includes(String(trace)))
  })
}
