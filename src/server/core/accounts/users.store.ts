import { sql } from 'kysely'
import type { Db, UserRow } from '#server/db/tables.ts'
import { AppError } from '../http/app-error.ts'

export const userOfId = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Throws `unauthorized` for somebody who is gone. */
export async function findUser(db: Db, id: number): Promise<UserRow> {
  const user = await userOfId(db, id)
  if (!user) throw new AppError('unauthorized')
  return user
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whose an email address is, however it is written: that of the account which has had it longest. */
export function ownerOfEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .orderBy('email_since')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Refuses somebody whose password was changed, or whose account was deleted, while it was being checked. Asked inside a transaction that has the vault
 * row. Throws `wrong_credentials`.
 */
export async function requireSamePassword(
  all: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<void> {
  await all
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
}

/** Refuses an account that an admin disabled. Asked inside a transaction that has the vault row. Throws `account_disabled`. */
export async function requireEnabled(all: Db, id: number): Promise<void> {
  const user = await userOfId(all, id)
  if (user && user.disabled_at !== null) throw new AppError('account_disabled')
}
