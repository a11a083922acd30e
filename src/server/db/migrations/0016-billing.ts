import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

/** Subscriptions, and codes that give a tier. */
export function billing(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      // Of two answers of Stripe about one person the one counts that was asked for later.
      for (const column of ['billing_asked', 'billing_heard'])
        await db.schema
          .alterTable('users')
          .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
          .execute()
      await db.schema
        .createIndex('users_by_stripe_customer')
        .on('users')
        .column('stripe_customer_id')
        .unique()
        .execute()
      await db.schema
        .createTable('subscriptions')
        .addColumn('stripe_subscription_id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('stripe_price_id', 'text', (c) => c.notNull())
        .addColumn('tier', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('current_period_end', 'bigint', (c) => c.notNull())
        .addColumn('is_ending', 'bigint', (c) => c.notNull())
        .addColumn('failed_at', 'bigint')
        .execute()
      await db.schema.createIndex('subscriptions_of_user').on('subscriptions').column('user_id').execute()
      await db.schema
        .createTable('beta_codes')
        .addColumn('beta_code_id', 'text', (c) => c.primaryKey())
        .addColumn('code_hash', bytes, (c) => c.notNull().unique())
        .addColumn('note', 'text', (c) => c.notNull())
        .addColumn('tier', 'text', (c) => c.notNull())
        .addColumn('days', 'bigint')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .addColumn('user_id', 'bigint', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('used_at', 'bigint')
        .execute()
      await db.schema.createIndex('beta_codes_of_user').on('beta_codes').column('user_id').execute()
    },
  }
}
