import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The server's share of the key of a device's slot. */
export const keyShares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('key_slots').addColumn('share', 'text').execute()
  },
}
