/** A write failed for lack of room, though the database says only that it failed. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

const sqliteBusy = 5
const sqliteCorrupt = 11
const sqliteFull = 13
const sqliteNotADatabase = 26
const sqliteReadOnly = 8
const postgresDiskFull = '53100'
/** data_corrupted and index_corrupted. */
const postgresDamaged: ReadonlySet<unknown> = new Set(['XX001', 'XX002'])
/** It shuts down, starts, takes no more connections or is not there any more; or the line to it broke. */
const postgresAway =
  /^(?:08\w{3}|57P0[1235]|53300|3D000|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const sqliteNotUnique = 2067
const postgresNotUnique = '23505'

interface DatabaseFault {
  readonly code?: unknown
  /** SQLite's result code; the lower byte of an extended one is its kind. */
  readonly errcode?: number
}

export const sqliteKind = (error: unknown): number => ((error as DatabaseFault | null)?.errcode ?? 0) & 0xff

/** The database could not write for lack of room. What it was writing has been undone as a whole. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof StorageFullError ||
  sqliteKind(error) === sqliteFull ||
  (error as DatabaseFault | null)?.code === postgresDiskFull

/** Another process, such as one that puts a backup back, has been writing into this database for seconds. */
export const isHeldByAnother = (error: unknown): boolean => sqliteKind(error) === sqliteBusy

/** The file of an embedded database is broken, or is none; or PostgreSQL says so of a table or an index. */
export const isDamaged = (error: unknown): boolean =>
  [sqliteCorrupt, sqliteNotADatabase].includes(sqliteKind(error)) ||
  postgresDamaged.has((error as DatabaseFault | null)?.code)

/** SQLite was told to take no writes. */
export const isReadOnly = (error: unknown): boolean => sqliteKind(error) === sqliteReadOnly

/** PostgreSQL cannot be reached at the moment. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return postgresAway.test(code)
  return (
    typeof message === 'string' &&
    /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    )
  )
}

/** Something that may be there once is there already. */
export const isDuplicate = (error: unknown): boolean => {
  const { errcode, code } = error as DatabaseFault
  return errcode === sqliteNotUnique || code === postgresNotUnique
}
