import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

export function sessionsAndResets(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sessions')
        .addColumn('label', 'text', (c) => c.notNull().defaultTo('A browser'))
        .execute()
      // A session that ends by age leaves its slot: whoever forgot the password may still have that device.
      await db.schema
        .alterTable('key_slots')
        .addColumn('session_id', 'text', (c) => c.references('sessions.id').onDelete('set null'))
        .execute()
      await db.schema.createIndex('key_slots_of_session').on('key_slots').column('session_id').execute()
      await db.schema
        .createTable('password_resets')
        .addColumn('user_id', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('token_hash', bytes, (c) => c.notNull().unique())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
    },
  }
}
