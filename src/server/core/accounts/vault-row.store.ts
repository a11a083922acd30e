import type { Db } from '#server/db/tables.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Takes a person's vault row. Whoever changes a password, sessions or key slots takes it first of all, so that such changes of one person come one
 * after the other.
 */
export async function holdVault(all: Db, owner: number): Promise<void> {
  await all
    .updateTable('vaults')
    .set((row) => ({ slots_version: row.ref('slots_version') }))
    .where('user_id', '=', owner)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

/** Takes the vault row and counts a change of slots; refused when `baseVersion` is given and is not the current version. */
export async function raiseSlotsVersion(all: Db, owner: number, baseVersion?: number): Promise<number> {
  const { slots_version } = await all
    .updateTable('vaults')
    .set((row) => ({ slots_version: row('slots_version', '+', 1) }))
    .where('user_id', '=', owner)
    .$if(baseVersion !== undefined, (query) => query.where('slots_version', '=', baseVersion ?? 0))
    .returning('slots_version')
    .executeTakeFirstOrThrow(() => new AppError('conflict'))
  return slots_version
}

/** A person's key slots with the sessions that wrote them, the latest first. */
export const slotWritersOf = (
  all: Db,
  owner: number,
): Promise<{ slot_id: string; session_id: string | null }[]> =>
  all
    .selectFrom('key_slots')
    .select(['slot_id', 'session_id'])
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .execute()

export async function removeSlots(all: Db, owner: number, slotIds: readonly string[]): Promise<void> {
  await all.deleteFrom('key_slots').where('user_id', '=', owner).where('slot_id', 'in', slotIds).execute()
}

/** What one session wrote belongs to another from now on. */
export async function handSlotsOn(all: Db, owner: number, from: string, to: string): Promise<void> {
  await all
    .updateTable('key_slots')
    .set({ session_id: to })
    .where('user_id', '=', owner)
    .where('session_id', '=', from)
    .execute()
}
