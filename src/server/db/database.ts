import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { type Config, ConfigFault } from '../config/config.ts'
import type { Limits } from '../config/limits.ts'
import { type Bus, createLocalBus } from './bus.ts'
import { type DatabaseHealth, watchHealth } from './database-health.ts'
import { ensureHistory } from './facts.ts'
import { isUpToDate, migrate } from './migrations.ts'
import { isFileSound } from './quick-check.ts'
import type { Db, Dialect } from './tables.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly bus: Bus
  readonly dialect: Dialect
  readonly health: DatabaseHealth
  close(): Promise<void>
}

/** Opens the database of the settings, brings its tables up to date, and listens for other servers on it. */
export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = where
  if (databaseUrl === null) mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const { db, dialect } = await connectDatabase(where)
  const file = databaseUrl === null ? databaseFile(dataFolder) : null
  return ready({ db, dialect, file }, async () => {
    if (databaseUrl === null) return createLocalBus()
    const { openPostgresBus } = await import('./postgres.ts')
    return openPostgresBus(databaseUrl, db)
  })
}

/** The database of the settings with its tables as they are, for programs that run beside the server. */
export async function connectDatabase({
  databaseUrl,
  dataFolder,
  limits,
}: Where): Promise<Pick<OpenDatabase, 'db' | 'dialect'>> {
  // The driver that is not used is not loaded: start time and memory.
  if (databaseUrl === null) {
    const { openSqlite } = await import('./sqlite.ts')
    const file = databaseFile(dataFolder)
    return {
      db: await orFault(`The database ${file}`, () => openSqlite(file, limits?.writeWaitMs)),
      dialect: 'sqlite',
    }
  }
  const { openPostgres } = await import('./postgres.ts')
  const db = openPostgres(databaseUrl)
  await orFault('The PostgreSQL database of DATABASE_URL', () => sql`select 1`.execute(db)).catch(
    async (fault: unknown) => {
      await db.destroy()
      throw fault
    },
  )
  return { db, dialect: 'postgres' }
}

export const databaseFile = (dataFolder: string): string => path.join(dataFolder, 'inkwell.db')

/** What to do is in the README; with the file as it is the server could only make it worse. */
export const damagedFault = (file: string, cause?: unknown): ConfigFault =>
  new ConfigFault(
    `The database ${file} is damaged, and the server cannot start with it. Nothing was changed. ` +
      'The README says what to do: "When the database is damaged".',
    { cause },
  )

type Where = Pick<Config, 'databaseUrl' | 'dataFolder'> & {
  readonly limits?: Pick<Limits, 'writeWaitMs'>
}

/** A database that does not open is a matter of settings, told in a sentence. */
async function orFault<T>(what: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    throw new ConfigFault(`${what} cannot be opened (${message || code}).`, { cause: error })
  }
}

interface Connected {
  readonly db: Db
  readonly dialect: Dialect
  /** Null for PostgreSQL. */
  readonly file: string | null
}

/** Tables are changed only in a file that is sound; one that needs no change is looked through while the server runs already. */
async function refuseToChangeDamaged({ db, dialect, file }: Connected): Promise<void> {
  if (file === null || (await isUpToDate(db, dialect))) return
  if (!isFileSound(file)) throw damagedFault(file)
}

async function ready(connected: Connected, openBus: () => Promise<Bus>): Promise<OpenDatabase> {
  const { db, dialect, file } = connected
  try {
    await refuseToChangeDamaged(connected)
    await migrate(db, dialect)
    await ensureHistory(db)
    const bus = await openBus()
    const health = watchHealth(db, file)
    return {
      db,
      bus,
      dialect,
      health,
      async close() {
        await health.close()
        await bus.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
