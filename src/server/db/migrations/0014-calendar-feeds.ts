import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

/** What people let calendar programs read. */
export function calendarFeeds(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('calendar_feeds')
        .addColumn('user_id', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('token_hash', bytes, (c) => c.notNull().unique())
        .addColumn('sealed', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .execute()
    },
  }
}
