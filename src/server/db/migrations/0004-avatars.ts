import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

export function avatars(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('users').addColumn('avatar_at', 'bigint').execute()
      await db.schema
        .createTable('avatars')
        .addColumn('user_id', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('image', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (c) => c.notNull())
        .execute()
    },
  }
}
