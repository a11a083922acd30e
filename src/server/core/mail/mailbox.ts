import type { Db } from '#server/db/tables.ts'
import { ownerOfEmail, userOfId } from '../accounts/users.store.ts'

/** Where mails about an account go; null where its address is another account's. */
export async function mailboxOf(
  db: Db,
  userId: number,
): Promise<{ readonly username: string; readonly email: string } | null> {
  const user = await userOfId(db, userId)
  if (!user?.email) return null
  const { username, email } = user
  return (await ownerOfEmail(db, email))?.id === userId ? { username, email } : null
}
