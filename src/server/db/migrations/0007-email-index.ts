import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People are looked for by e-mail address when they forgot their password. */
export const emailIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index users_by_email on users (lower(email))`.execute(db)
  },
}
