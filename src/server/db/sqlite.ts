import { statfsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { defaultLimits } from '../config/limits.ts'
import { StorageFullError, sqliteKind } from './database-faults.ts'
import { ConnectionInTurns } from './sqlite-turns.ts'
import type { Tables } from './tables.ts'

const mostStatements = 256
const sqliteIoError = 10
/** With less room than this in its folder, a write that failed failed for lack of room. */
const leastRoom = 256 * 1024

/** Kysely's SQLite dialect, which was made for another driver, on node:sqlite. */
export function openSqlite(file: string, mostWaitMs = defaultLimits.writeWaitMs): Kysely<Tables> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
  // What is deleted is overwritten, not only let go of.
  database.exec('pragma secure_delete = on')
  // The driver would wait without letting anybody else go on: `ConnectionInTurns` waits instead.
  database.exec('pragma busy_timeout = 0')
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, path.dirname(file), mostWaitMs) })
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #config: { readonly database: SqliteDatabase }
  readonly #mostWaitMs: number

  constructor(database: DatabaseSync, folder: string, mostWaitMs: number) {
    const config = { database: asKyselyDatabase(database, folder) }
    super(config)
    this.#database = database
    this.#config = config
    this.#mostWaitMs = mostWaitMs
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter()
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#database, this.#config, this.#mostWaitMs)
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll back a change of tables; then a migration that was cut off leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** There is one; but Kysely's own turns could not be passed on while a write waits. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #mostWaitMs: number
  #connection: ConnectionInTurns | undefined

  constructor(database: DatabaseSync, config: { readonly database: SqliteDatabase }, mostWaitMs: number) {
    super(config)
    this.#database = database
    this.#mostWaitMs = mostWaitMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new ConnectionInTurns(
      await super.acquireConnection(),
      this.#database,
      this.#mostWaitMs,
    )
    await this.#connection.take()
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#connection?.pass()
  }

  /**
   * Takes the right to write at once, unless it says that it only reads: a transaction that reads first could not go on to write where a program
   * beside the server wrote in between, which SQLite refuses without waiting (SQLITE_BUSY_SNAPSHOT).
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    if (settings?.accessMode === 'read only') return super.beginTransaction(connection)
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has rolled back by itself; to do it again would hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

function asKyselyDatabase(database: DatabaseSync, folder: string): SqliteDatabase {
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
      const made = asKyselyStatement(database.prepare(sql), folder)
      prepared.set(sql, made)
      const oldest = prepared.size > mostStatements ? prepared.keys().next().value : undefined
      if (oldest !== undefined) prepared.delete(oldest)
      return made
    },
  }
}

function asKyselyStatement(statement: StatementSync, folder: string): SqliteStatement {
  const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(asInput)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => tellingLackOfRoom(folder, () => statement.all(...bound(parameters))),
    run: (parameters) => tellingLackOfRoom(folder, () => statement.run(...bound(parameters))),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  }
}

/** Tells lack of room from other failures. */
function tellingLackOfRoom<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (sqliteKind(error) === sqliteIoError && !hasRoom(folder))
      throw new StorageFullError('The disk of the database is full', { cause: error })
    throw error
  }
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= leastRoom
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A database value may not be ${value === undefined ? 'undefined' : 'of this type'}`)
}
