import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const referralNotice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('referral_notice_at', 'bigint').execute()
  },
}
