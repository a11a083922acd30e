import { sql } from 'kysely'
import { AppError } from '#server/core/http/app-error.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import type { GoogleFlow } from './google-flow.ts'

export function findByGoogleId(db: Db, googleId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('google_id', '=', googleId).executeTakeFirst()
}

/** Whether anybody has this email address, however it is written. */
export async function isEmailKnown(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** How linking ended: done (also when it was so before), the Google account is somebody else's, or this account has another one. */
export type Linking = 'google-linked' | 'google-taken' | 'google-other-linked'

export async function linkGoogle(db: Db, owner: number, googleId: string): Promise<Linking> {
  const other = await findByGoogleId(db, googleId)
  if (other) return other.id === owner ? 'google-linked' : 'google-taken'
  const linked = await db
    .updateTable('users')
    .set({ google_id: googleId })
    .where('id', '=', owner)
    .where('google_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
    .catch(async (error: unknown) => {
      // Somebody else may have come with it a moment ago.
      if (await findByGoogleId(db, googleId)) return null
      throw error
    })
  if (linked === null) return 'google-taken'
  return linked ? 'google-linked' : 'google-other-linked'
}

/** Refuses to take Google off an account into which nothing else leads. */
export async function refuseOnlyWay(db: Db, owner: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['password_hash', 'password_signs_in'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
  if (user.password_hash === null || user.password_signs_in !== 1)
    throw new AppError('conflict', {
      message: 'Google is the only way into your account. Set a password first, then unlink it.',
    })
}

/** Takes Google off an account that has a password; a password that signs in is never taken away. Answers whether it was on. */
export async function unlinkGoogle(db: Db, owner: number): Promise<boolean> {
  const unlinked = await db
    .updateTable('users')
    .set({ google_id: null })
    .where('id', '=', owner)
    .where('google_id', 'is not', null)
    .where('password_signs_in', '=', 1)
    .returning('id')
    .executeTakeFirst()
  return unlinked !== undefined
}

/** Spends a way. False: somebody has come back by it before. */
export async function spendFlow(
  db: Db,
  { state, expiresAt }: Pick<GoogleFlow, 'state' | 'expiresAt'>,
): Promise<boolean> {
  const used = await db
    .insertInto('google_flows')
    .values({ id: state, expires_at: expiresAt })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Forgets used ways that are too old to be used again. */
export async function pruneFlows({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('google_flows').where('expires_at', '<=', now()).execute()
}
