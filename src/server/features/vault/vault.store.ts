import type { Selectable } from 'kysely'
import type { KeySlot, SentSlot, SlotList } from '#contract/vault.ts'
import { AppError } from '../../core/app-error.ts'
import { requireSamePassword } from '../../core/prove-owner.ts'
import { requireSession } from '../../core/session.ts'
import { raiseSlotsVersion } from '../../core/vault-row.ts'
import type { Db, Tables, UserRow } from '../../db/tables.ts'
import { retireSlots } from './retired-slots.store.ts'

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
type ListedSlot = { [Column in SlotColumns]: Selectable<Tables['key_slots']>[Column] | null }

function slotOf({ slot_id, kind, kdf, commitment, wrapped, created_at }: ListedSlot): SlotList['slots'] {
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
export const wrapOf = (slot: SentSlot, sessionId: string) => ({
  kind: slot.kind,
  kdf: slot.kdf === null ? null : JSON.stringify(slot.kdf),
  commitment: slot.commitment,
  wrapped: slot.wrapped,
  session_id: slot.kind === 'device' ? sessionId : null,
  share: slot.share ?? null,
})

export interface Writing {
  readonly sessionId: string
  /** The user as read when it was proven that this is the account's owner; null: nobody has proven anything. */
  readonly proven: UserRow | null
  readonly at: number
}

/** Adds or replaces one wrap if nothing has changed since `baseVersion`; else nothing happens. */
export async function putSlot(
  db: Db,
  owner: number,
  baseVersion: number,
  slot: SentSlot,
  writing: Writing,
): Promise<void> {
  await db.transaction().execute((all) => putSlotIn(all, owner, baseVersion, slot, writing))
}

/** The part of it inside a transaction. */
export async function putSlotIn(
  all: Db,
  owner: number,
  baseVersion: number,
  slot: SentSlot,
  writing: Writing,
): Promise<void> {
  await raiseSlotsVersion(all, owner, baseVersion)
  await requireSession(all, owner, writing.sessionId)
  const before = await slotRow(all, owner, slot.slotId)
  const isFirst = baseVersion === 0
  if (!isFirst && (slot.kind !== 'device' || (before && before.kind !== 'device')))
    await requireProof(all, writing)
  await writeOver(all, owner, slot, before, writing)
  if (slot.kind === 'device') await keepOneOfSession(all, owner, slot.slotId, writing.sessionId)
  if ((await countSlots(all, owner)) > mostSlots)
    throw new AppError('conflict', { message: 'There are too many devices. Remove one that is not used.' })
}

/** What a password or a code opens is nothing that a session alone may change. */
async function requireProof(all: Db, { proven }: Writing): Promise<void> {
  if (!proven) throw new AppError('proof_needed')
  await requireSamePassword(all, proven)
}

async function writeOver(
  all: Db,
  owner: number,
  slot: SentSlot,
  before: SlotRow | undefined,
  { sessionId, at }: Writing,
): Promise<void> {
  const isTheirs = before?.kind === 'device' && before.session_id !== null && before.session_id !== sessionId
  if (isTheirs) throw new AppError('forbidden', { message: 'This key belongs to another browser.' })
  const wrap = wrapOf(slot, sessionId)
  await all
    .insertInto('key_slots')
    .values({ user_id: owner, slot_id: slot.slotId, ...wrap, created_at: at })
    .onConflict((same) => same.columns(['user_id', 'slot_id']).doUpdateSet(wrap))
    .execute()
  if (before && before.wrapped !== slot.wrapped) await retireSlots(all, [before], 'replaced', at)
}

/** A session has one device key, so that nobody fills the list with them. */
async function keepOneOfSession(all: Db, owner: number, slotId: string, sessionId: string): Promise<void> {
  await all
    .deleteFrom('key_slots')
    .where('user_id', '=', owner)
    .where('session_id', '=', sessionId)
    .where('slot_id', '!=', slotId)
    .execute()
}

/** Removes one wrap and answers its kind, but never the last: nothing could open the journal then. */
export async function removeSlot(db: Db, owner: number, slotId: string, writing: Writing): Promise<string> {
  return db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, owner)
    await requireSession(all, owner, writing.sessionId)
    const before = await slotRow(all, owner, slotId)
    if (!before) throw new AppError('not_found')
    if ((await countSlots(all, owner)) === 1)
      throw new AppError('conflict', { message: 'This is the last key to your journal, so it stays.' })
    if (before.kind !== 'device') await requireProof(all, writing)
    await all.deleteFrom('key_slots').where('user_id', '=', owner).where('slot_id', '=', slotId).execute()
    await retireSlots(all, [before], 'removed', writing.at)
    return before.kind
  })
}

/** The server's share of the key of a device's slot. Throws `not_found`. */
export async function keyShareOf(db: Db, owner: number, slotId: string): Promise<string> {
  const row = await slotRow(db, owner, slotId)
  if (!row?.share) throw new AppError('not_found')
  return row.share
}

type SlotRow = Selectable<Tables['key_slots']>

const slotRow = (all: Db, owner: number, slotId: string): Promise<SlotRow | undefined> =>
  all
    .selectFrom('key_slots')
    .selectAll()
    .where('user_id', '=', owner)
    .where('slot_id', '=', slotId)
    .executeTakeFirst()

async function countSlots(all: Db, owner: number): Promise<number> {
  const { count } = await all
    .selectFrom('key_slots')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}
