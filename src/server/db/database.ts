import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { type Bus, createLocalBus } from '../core/bus.ts'
import { type Config, ConfigFault } from '../core/config.ts'
import { ensureHistory } from './facts.ts'
import { migrate } from './migrations.ts'
import type { Db, Dialect } from './tables.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly bus: Bus
  readonly dialect: Dialect
  close(): Promise<void>
}

/** Opens the database of the settings, brings its tables up to date, and listens for other servers on it. */
export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = where
  if (databaseUrl === null) mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const { db, dialect } = await connectDatabase(where)
  return ready(db, dialect, async () => {
    if (databaseUrl === null) return createLocalBus()
    const { openPostgresBus } = await import('./postgres.ts')
    return openPostgresBus(databaseUrl, db)
  })
}

/** The database of the settings with its tables as they are, for programs that run beside the server. */
export async function connectDatabase({
  databaseUrl,
  dataFolder,
}: Where): Promise<Pick<OpenDatabase, 'db' | 'dialect'>> {
  // The driver that is not used is not loaded: start time and memory.
  if (databaseUrl === null) {
    const { openSqlite } = await import('./sqlite.ts')
    const file = databaseFile(dataFolder)
    return { db: await orFault(`The database ${file}`, () => openSqlite(file)), dialect: 'sqlite' }
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

type Where = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** A database that does not open is a matter of settings, told in a sentence. */
async function orFault<T>(what: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    throw new ConfigFault(`${what} cannot be opened (${message || code}).`, { cause: error })
  }
}

async function ready(db: Db, dialect: Dialect, openBus: () => Promise<Bus>): Promise<OpenDatabase> {
  try {
    await migrate(db, dialect)
    await ensureHistory(db)
    const bus = await openBus()
    return {
      db,
      bus,
      dialect,
      async close() {
        await bus.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
