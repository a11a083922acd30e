import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import { sessionsAndResets } from './migrations/0002-sessions-and-resets.ts'
import { blobs } from './migrations/0003-blobs.ts'
import { avatars } from './migrations/0004-avatars.ts'
import { referralNotice } from './migrations/0005-referral-notice.ts'
import { passphrases } from './migrations/0006-passphrases.ts'
import { emailIndex } from './migrations/0007-email-index.ts'
import { proofAndNotices } from './migrations/0008-proof-and-notices.ts'
import { secondFactors } from './migrations/0009-second-factors.ts'
import { recordLimits } from './migrations/0010-record-limits.ts'
import { keyShares } from './migrations/0011-key-shares.ts'
import { slowBackupCodes } from './migrations/0012-slow-backup-codes.ts'
import { push } from './migrations/0013-push.ts'
import { calendarFeeds } from './migrations/0014-calendar-feeds.ts'
import { jobsAndAdmin } from './migrations/0015-jobs-and-admin.ts'
import { billing } from './migrations/0016-billing.ts'
import { apiTokens } from './migrations/0017-api-tokens.ts'
import { replacedVersions } from './migrations/0018-replaced-versions.ts'
import { lastSeenDay } from './migrations/0019-last-seen-day.ts'
import type { Dialect, Tables } from './tables.ts'

/** All changes of the tables, in order. A released one is never edited; the next one is added. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001-first-tables': firstTables(dialect),
  '0002-sessions-and-resets': sessionsAndResets(dialect),
  '0003-blobs': blobs(dialect),
  '0004-avatars': avatars(dialect),
  '0005-referral-notice': referralNotice,
  '0006-passphrases': passphrases,
  '0007-email-index': emailIndex,
  '0008-proof-and-notices': proofAndNotices(dialect),
  '0009-second-factors': secondFactors(dialect),
  '0010-record-limits': recordLimits,
  '0011-key-shares': keyShares,
  '0012-slow-backup-codes': slowBackupCodes,
  '0013-push': push,
  '0014-calendar-feeds': calendarFeeds(dialect),
  '0015-jobs-and-admin': jobsAndAdmin(dialect),
  '0016-billing': billing(dialect),
  '0017-api-tokens': apiTokens(dialect),
  '0018-replaced-versions': replacedVersions(dialect),
  '0019-last-seen-day': lastSeenDay,
})

/** Their names, the first one first. They are the same on both databases. */
export const migrationNames = Object.keys(migrations('sqlite'))

const migratorOf = (db: Kysely<Tables>, dialect: Dialect): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })

/** Brings the tables up to date. On PostgreSQL an advisory lock keeps several servers from doing it at once. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const { error } = await migratorOf(db, dialect).migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
}

/** Whether every change of the tables has been made. Changes nothing. */
export async function isUpToDate(db: Kysely<Tables>, dialect: Dialect): Promise<boolean> {
  const all = await migratorOf(db, dialect).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}
