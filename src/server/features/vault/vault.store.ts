import type { Selectable } from 'kysely'
import type { KeySlot, SlotList } from '#contract/vault.ts'
import { AppError } from '../../core/app-error.ts'
import { requireSession } from '../../core/session.ts'
import { raiseSlotsVersion } from '../../core/vault-row.ts'
import type { Db, Tables } from '../../db/tables.ts'

/** More than anybody has devices; keeps the list small enough to send whole. */
const mostSlots = 100

/** All wraps of a person's keyring, oldest first, with the counter that every change raises. */
export async function slotsOf(db: Db, owner: number): Promise<SlotList> {
  // One statement, so that the counter never belongs to another moment than the wraps.
  const rows = await db
    .selectFrom('vaults')
    .leftJoin('key_slots as slot', 'slot.user_id', 'vaults.user_id')
    .select(['slots_version', 'slot_id', 'kind', 'kdf', 'commitment', 'wrapped', 'created_at'])
    .where('vaults.user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('slot_id')
    .execute()
  return { version: rows[0]?.slots_version ?? 0, slots: rows.flatMap(slotOf) }
}

type SlotColumns = 'slot_id' | 'kind' | 'kdf' | 'commitment' | 'wrapped' | 'created_at'
type SlotRow = { [Column in SlotColumns]: Selectable<Tables['key_slots']>[Column] | null }

function slotOf({ slot_id, kind, kdf, commitment, wrapped, created_at }: SlotRow): SlotList['slots'] {
  // Without any wrap the join gives one row without one.
  if (slot_id === null || commitment === null || wrapped === null || created_at === null) return []
  return [
    {
      slotId: slot_id,
      kind: kind as KeySlot['kind'],
      kdf: kdf === null ? null : JSON.parse(kdf),
      commitment,
      wrapped,
      createdAt: new Date(created_at).toISOString(),
    },
  ]
}

/** The columns of a wrap. Whose session wrote it is kept for devices only: their key goes with the session. */
export const wrapOf = (slot: KeySlot, sessionId: string) => ({
  kind: slot.kind,
  kdf: slot.kdf === null ? null : JSON.stringify(slot.kdf),
  commitment: slot.commitment,
  wrapped: slot.wrapped,
  session_id: slot.kind === 'device' ? sessionId : null,
})

interface Writing {
  readonly sessionId: string
  readonly at: number
}

/** Adds or replaces one wrap if nothing has changed since `baseVersion`; else nothing happens. */
export async function putSlot(
  db: Db,
  owner: number,
  baseVersion: number,
  slot: KeySlot,
  { sessionId, at }: Writing,
): Promise<void> {
  await db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, owner, baseVersion)
    await requireSession(all, owner, sessionId)
    const wrap = wrapOf(slot, sessionId)
    await all
      .insertInto('key_slots')
      .values({ user_id: owner, slot_id: slot.slotId, ...wrap, created_at: at })
      .onConflict((same) => same.columns(['user_id', 'slot_id']).doUpdateSet(wrap))
      .execute()
    if ((await countSlots(all, owner)) > mostSlots)
      throw new AppError('conflict', { message: 'There are too many devices. Remove one that is not used.' })
  })
}

/** Removes one wrap, but never the last: nothing could open the journal then. */
export async function removeSlot(db: Db, owner: number, slotId: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, owner)
    const removed = await all
      .deleteFrom('key_slots')
      .where('user_id', '=', owner)
      .where('slot_id', '=', slotId)
      .returning('slot_id')
      .executeTakeFirst()
    if (!removed) throw new AppError('not_found')
    if ((await countSlots(all, owner)) === 0)
      throw new AppError('conflict', { message: 'This is the last key to your journal, so it stays.' })
  })
}

async function countSlots(all: Db, owner: number): Promise<number> {
  const { count } = await all
    .selectFrom('key_slots')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}
