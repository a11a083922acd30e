import type { Config } from '#server/config/config.ts'
import type { Db, UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { linkOrigin } from '../http/origin.ts'
import { tokenHash } from './session.ts'

export const resetLinkMs = 24 * 60 * 60 * 1000

/** Makes the token of a link that sets a new password for a person, once, for a day. It takes the place of an earlier one. */
export async function makeReset(
  { db, now, randomBytes }: Pick<AppDeps, 'db' | 'now' | 'randomBytes'>,
  userId: number,
): Promise<string> {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  const made = { token_hash: tokenHash(token), expires_at: now() + resetLinkMs }
  await db
    .insertInto('password_resets')
    .values({ user_id: userId, ...made })
    .onConflict((same) => same.column('user_id').doUpdateSet(made))
    .execute()
  return token
}

/** The address with which a person sets a new password. What stands behind # is sent to no server and written into no log. */
export const resetLink = (config: Pick<Config, 'publicUrl' | 'port'>, token: string): string =>
  `${linkOrigin(config)}/auth?mode=reset#token=${token}`

/** Whose password a link sets. */
export function userOfReset(db: Db, token: string, at: number): Promise<UserRow> {
  return db
    .selectFrom('users')
    .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
    .selectAll('users')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow(usedUp)
}

/** Takes a link away, so that of two who come with it at once only one gets in. */
export async function useReset(all: Db, userId: number, token: string): Promise<void> {
  await all
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash(token))
    .returning('user_id')
    .executeTakeFirstOrThrow(usedUp)
}

export async function forgetResets(all: Db, userId: number): Promise<void> {
  await all.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

const usedUp = (): AppError =>
  new AppError('not_found', { message: 'This link has been used, or is too old. Ask for a new one.' })

/** Forgets links that are too old. */
export async function pruneResets({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now()).execute()
}
