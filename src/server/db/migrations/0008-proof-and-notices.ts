import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

const ownedBy = <T extends string>(table: CreateTableBuilder<T, never>): CreateTableBuilder<T, 'user_id'> =>
  table.addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))

/** Key slots that were replaced, what happened to an account, browsers that somebody has signed in with, and where sessions were used. */
export function proofAndNotices(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      await ownedBy(db.schema.createTable('retired_key_slots'))
        .addColumn('retired_id', 'text', (c) => c.primaryKey())
        .addColumn('slot_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('kdf', 'text')
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('wrapped', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('retired_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('retired_key_slots_of_user')
        .on('retired_key_slots')
        .columns(['user_id', 'retired_at'])
        .execute()
      await ownedBy(db.schema.createTable('security_events'))
        .addColumn('event_id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('session_id', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('security_events_of_user')
        .on('security_events')
        .columns(['user_id', 'at'])
        .execute()
      await ownedBy(db.schema.createTable('known_browsers'))
        .addColumn('token_hash', bytes, (c) => c.notNull())
        .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('known_browsers_pk', ['user_id', 'token_hash'])
        .execute()
      await db.schema
        .createIndex('known_browsers_by_token')
        .on('known_browsers')
        .column('token_hash')
        .execute()
      await db.schema.alterTable('sessions').addColumn('address', 'text').execute()
      await db.schema
        .alterTable('users')
        .addColumn('email_since', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute()
    },
  }
}
