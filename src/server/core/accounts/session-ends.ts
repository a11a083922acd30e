import type { Db } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { removeSessions, requireSession, sessionIdsOf, type WhichSessions } from './sessions.store.ts'
import { holdVault, raiseSlotsVersion, removeSlots, slotWritersOf } from './vault-row.store.ts'

/** Where those who have something open hear of it. */
export interface Announcing {
  readonly sessions: Pick<AppDeps['sessions'], 'announceEnd'>
  readonly changes: Pick<AppDeps['changes'], 'publishSlots'>
}

interface Ended {
  readonly sessionIds: readonly string[]
  readonly tookSlots: boolean
}

/**
 * Ends sessions of a person at once: what is open on them, and the device slots that they wrote. Answers how many. `by` is the session that asks for
 * it: of two that end each other at the same moment one stays.
 */
export async function endSessions(
  deps: Pick<AppDeps, 'db'> & Announcing,
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
  const sessionIds = await sessionIdsOf(all, owner, which)
  const tookSlots = await takeSlots(all, owner, new Set(sessionIds))
  await removeSessions(all, owner, which)
  return { sessionIds, tookSlots }
}

export function announceEnds(
  { sessions }: Pick<Announcing, 'sessions'>,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) sessions.announceEnd(sessionId)
}

/** Removes the slots that these sessions wrote. One that is the last of the vault stays: nothing could open the journal then. */
async function takeSlots(all: Db, owner: number, sessionIds: ReadonlySet<string>): Promise<boolean> {
  const slots = await slotWritersOf(all, owner)
  const written = slots.filter(({ session_id }) => session_id !== null && sessionIds.has(session_id))
  const taken = written.length === slots.length ? written.slice(1) : written
  if (taken.length === 0) return false
  await removeSlots(
    all,
    owner,
    taken.map(({ slot_id }) => slot_id),
  )
  return true
}
