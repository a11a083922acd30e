import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Tables } from './tables.ts'

const mostStatements = 256

/** Kysely's SQLite dialect, which was made for another driver, on node:sqlite. */
export function openSqlite(file: string): Kysely<Tables> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: asKyselyDatabase(database) }) })
}

/** SQLite can roll back a change of tables; then a migration that was cut off leaves nothing behind. */
class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  // Preparing costs more than a small query does; the least recently used statement goes first.
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      database.close()
    },
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) {
        prepared.delete(sql)
        prepared.set(sql, known)
        return known
      }
      const made = asKyselyStatement(database.prepare(sql))
      prepared.set(sql, made)
      const oldest = prepared.size > mostStatements ? prepared.keys().next().value : undefined
      if (oldest !== undefined) prepared.delete(oldest)
      return made
    },
  }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(asInput)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  }
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A database value may not be ${value === undefined ? 'undefined' : 'of this type'}`)
}
