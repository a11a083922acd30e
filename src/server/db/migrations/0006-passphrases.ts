import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const passphrases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('password_signs_in', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable('google_flows')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
