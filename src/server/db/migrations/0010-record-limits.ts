import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How much a person keeps and has written today, counted in the row that every write takes anyway. */
export const recordLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['record_bytes', 'written_day', 'written_bytes', 'written_count'])
      await db.schema
        .alterTable('vaults')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute()
    await sql`update vaults set record_bytes = coalesce(
      (select sum(length(sealed)) from records where records.user_id = vaults.user_id), 0)`.execute(db)
  },
}
