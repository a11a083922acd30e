/** A write failed for lack of room, though the database says only that it failed. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

const sqliteBusy = 5
const sqliteCorrupt = 11
const sqliteFull = 13
const sqliteNotADatabase = 26
const postgresDiskFull = '53100'
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

/** The file of an embedded database is broken, or is none. */
export const isDamaged = (error: unknown): boolean =>
  [sqliteCorrupt, sqliteNotADatabase].includes(sqliteKind(error))

/** Something that may be there once is there already. */
export const isDuplicate = (error: unknown): boolean => {
  const { errcode, code } = error as DatabaseFault
  return errcode === sqliteNotUnique || code === postgresNotUnique
}
