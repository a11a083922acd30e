import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

type AnyDb = Kysely<unknown>

export function firstTables(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: AnyDb) {
      await makeFacts(db)
      await makeAccounts(db, bytes)
      await makeVaults(db, bytes)
      // Sealed bytes do not compress, and their length is asked for more often than they are.
      if (dialect === 'postgres')
        await sql`alter table records alter column sealed set storage external`.execute(db)
    },
  }
}

type Bytes = ReturnType<typeof sql>

const ownedBy = <T extends string>(table: CreateTableBuilder<T, never>): CreateTableBuilder<T, 'user_id'> =>
  table.addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))

async function makeFacts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into counters (name, value) values ('users', 0)`.execute(db)
}

async function makeAccounts(db: AnyDb, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('google_id', 'text', (c) => c.unique())
    .addColumn('avatar_url', 'text')
    .addColumn('stripe_customer_id', 'text')
    .addColumn('subscription_tier', 'text', (c) => c.notNull().defaultTo('free'))
    .addColumn('subscription_status', 'text', (c) => c.notNull().defaultTo('inactive'))
    .addColumn('plan_type', 'text', (c) => c.generatedAlwaysAs(sql`subscription_tier`).stored())
    .addColumn('google_calendar_token', 'text')
    .addColumn('settings', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('onboarding_completed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('onboarding_data', 'text')
    .addColumn('beta_code_applied_at', 'bigint')
    .addColumn('tts_settings', 'text')
    .addColumn('ai_model_preference', 'text', (c) => c.notNull().defaultTo('openai'))
    .addColumn('is_admin', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('password_hash', bytes)
    .addColumn('password_kdf', 'text')
    .addColumn('password_seen', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await ownedBy(db.schema.createTable('sessions'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', bytes, (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('first_at', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('blocked_until', 'bigint', (c) => c.notNull())
    .execute()
}

async function makeVaults(db: AnyDb, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('vaults')
    .addColumn('user_id', 'bigint', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('record_seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('slots_version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await ownedBy(db.schema.createTable('key_slots'))
    .addColumn('slot_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('kdf', 'text')
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('wrapped', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('key_slots_pk', ['user_id', 'slot_id'])
    .execute()
  await ownedBy(db.schema.createTable('records'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('sealed', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('records_pk', ['user_id', 'uid'])
    .execute()
  await db.schema.createIndex('records_by_seq').on('records').columns(['user_id', 'seq']).unique().execute()
  await ownedBy(db.schema.createTable('record_changes'))
    .addColumn('change_id', 'text', (c) => c.notNull())
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_changes_pk', ['user_id', 'change_id'])
    .execute()
  await db.schema.createIndex('record_changes_by_age').on('record_changes').column('created_at').execute()
}
