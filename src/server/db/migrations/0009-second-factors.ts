import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

export function secondFactors(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('totp_secrets')
        .addColumn('user_id', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('sealed', 'text', (c) => c.notNull())
        .addColumn('last_step', 'bigint', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('backup_codes')
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('code_hash', bytes, (c) => c.notNull())
        .addPrimaryKeyConstraint('backup_codes_pk', ['user_id', 'code_hash'])
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('credential_id', 'text', (c) => c.notNull().unique())
        .addColumn('public_key', bytes, (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('rp_id', 'text', (c) => c.notNull())
        .addColumn('slot_id', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('last_used_at', 'bigint')
        .execute()
      await db.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute()
      await db.schema
        .createTable('login_tickets')
        .addColumn('token_hash', bytes, (c) => c.primaryKey())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('password_hash', bytes)
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('login_tickets_of_user').on('login_tickets').column('user_id').execute()
      await db.schema
        .createTable('factor_challenges')
        .addColumn('bound_to', bytes, (c) => c.primaryKey())
        .addColumn('user_id', 'bigint', (c) => c.references('users.id').onDelete('cascade'))
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('factor_challenges_of_user')
        .on('factor_challenges')
        .column('user_id')
        .execute()
    },
  }
}
