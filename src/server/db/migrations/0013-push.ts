import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Browsers that are sent reminders, and the instants at which they are called. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('session_id', 'text', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
      .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('failures', 'bigint', (c) => c.notNull())
      .addColumn('paused_until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('push_subscriptions_of_user')
      .on('push_subscriptions')
      .column('user_id')
      .execute()
    await db.schema
      .createTable('push_instants')
      .addColumn('session_id', 'text', (c) =>
        c.notNull().references('push_subscriptions.session_id').onDelete('cascade'),
      )
      .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ring_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('leased_until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('push_instants_pk', ['session_id', 'ring_id'])
      .execute()
    await db.schema.createIndex('push_instants_by_time').on('push_instants').column('at').execute()
  },
}
