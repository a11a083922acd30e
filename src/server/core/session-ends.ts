import type { Db } from '../db/tables.ts'
import type { AppDeps } from './app-deps.ts'
import { requireSession } from './session.ts'
import { holdVault, raiseSlotsVersion } from './vault-row.ts'

/** One session of a person, or all but one. */
export type WhichSessions = { readonly only: string } | { readonly except: string }

interface Ended {
  readonly sessionIds: readonly string[]
  readonly tookSlots: boolean
}

/**
 * Ends sessions of a person at once: what is open on them, and the device slots that they wrote. Answers how many. `by` is the session that asks for
 * it: of two that end each other at the same moment one stays.
 */
export async function endSessions(
  deps: Pick<AppDeps, 'db' | 'sessions' | 'changes'>,
  owner: number,
  which: WhichSessions,
  by?: string,
): Promise<number> {
  const { sessionIds, version } = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    if (by !== undefined) await requireSession(all, owner, by)
    const ended = await takeSessions(all, owner, which)
    return { ...ended, version: ended.tookSlots ? await raiseSlotsVersion(all, owner) : null }
  })
  // Slots first: whoever loses the session with its key hears of the key before the line is cut, and locks.
  if (version !== null) deps.changes.publishSlots(owner, version)
  announceEnds(deps, sessionIds)
  return sessionIds.length
}

/** The part of it inside a transaction that has the vault row. The caller announces, and counts the change of slots. */
export async function takeSessions(all: Db, owner: number, which: WhichSessions): Promise<Ended> {
  const [compare, sessionId] =
    'only' in which ? (['=', which.only] as const) : (['!=', which.except] as const)
  const ended = await all
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner)
    .where('id', compare, sessionId)
    .execute()
  const sessionIds = ended.map(({ id }) => id)
  const tookSlots = await takeSlots(all, owner, new Set(sessionIds))
  await all.deleteFrom('sessions').where('user_id', '=', owner).where('id', compare, sessionId).execute()
  return { sessionIds, tookSlots }
}

export function announceEnds({ sessions }: Pick<AppDeps, 'sessions'>, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) sessions.announceEnd(sessionId)
}

/** Removes the slots that these sessions wrote. One that is the last of the vault stays: nothing could open the journal then. */
async function takeSlots(all: Db, owner: number, sessionIds: ReadonlySet<string>): Promise<boolean> {
  const slots = await all
    .selectFrom('key_slots')
    .select(['slot_id', 'session_id'])
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .execute()
  const written = slots.filter(({ session_id }) => session_id !== null && sessionIds.has(session_id))
  const taken = written.length === slots.length ? written.slice(1) : written
  if (taken.length === 0) return false
  await all
    .deleteFrom('key_slots')
    .where('user_id', '=', owner)
    .where(
      'slot_id',
      'in',
      taken.map(({ slot_id }) => slot_id),
    )
    .execute()
  return true
}
