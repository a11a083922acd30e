import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import type { Dialect, Tables } from './tables.ts'

/** All changes of the tables, in order. A released one is never edited; the next one is added. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001-first-tables': firstTables(dialect),
})

/** Brings the tables up to date. On PostgreSQL an advisory lock keeps several servers from doing it at once. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
}
