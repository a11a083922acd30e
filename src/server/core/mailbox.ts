import { sql } from 'kysely'
import type { Db, UserRow } from '../db/tables.ts'

/** Whose an e-mail address is, however it is written: that of the account which has had it longest. */
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

/** Where mails about an account go; null where its address is another account's. */
export async function mailboxOf(
  db: Db,
  userId: number,
): Promise<{ readonly username: string; readonly email: string } | null> {
  const user = await db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.email) return null
  const { username, email } = user
  return (await ownerOfEmail(db, email))?.id === userId ? { username, email } : null
}
