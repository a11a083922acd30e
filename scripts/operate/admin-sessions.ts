import { takeSessions } from '#server/core/accounts/session-ends.ts'
import { holdVault, raiseSlotsVersion } from '#server/core/accounts/vault-row.store.ts'
import type { Db } from '#server/db/tables.ts'

/**
 * Ends every session of a person, with the keys of the devices that they wrote; a vault's last key stays. Answers how many. A running server refuses their
 * next request, and cuts what is open on them when it looks, every 20 seconds.
 */
function endSessionsOf(db: Db, userId: number): Promise<number> {
  return db.transaction().execute(async (all) => {
    await holdVault(all, userId)
    // No session has an empty id.
    const { sessionIds, tookSlots } = await takeSessions(all, userId, { except: '' })
    if (tookSlots) await raiseSlotsVersion(all, userId)
    return sessionIds.length
  })
}

const told = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`

export async function signOut(db: Db, { id, username }: { id: number; username: string }): Promise<string[]> {
  const ended = await endSessionsOf(db, id)
  if (ended === 0) return [`${username} is signed in nowhere.`]
  return [`${username} is signed out everywhere (${told(ended)}). The password is what it was.`]
}

export async function signOutEverybody(db: Db): Promise<string[]> {
  const owners = await db.selectFrom('sessions').select('user_id').distinct().execute()
  let ended = 0
  for (const { user_id } of owners) ended += await endSessionsOf(db, user_id)
  return [`Everybody is signed out (${told(ended)}). Passwords are what they were.`]
}
