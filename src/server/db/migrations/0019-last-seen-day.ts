import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The day on which somebody was last here: it outlives their sessions. Of the time before, what sessions and known browsers still tell. */
export const lastSeenDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('last_seen_day', 'bigint').execute()
    await sql`update users set last_seen_day = (
      select max(seen.ms) / 86400000 from (
        select user_id, last_seen_at as ms from sessions
        union all select user_id, last_seen_at from known_browsers
      ) as seen where seen.user_id = users.id)`.execute(db)
  },
}
