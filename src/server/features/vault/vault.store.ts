import type { Selectable } from 'kysely'
import type { KeySlot, SentSlot, SlotList } from '#contract/vault.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { requireSamePassword } from '#server/core/accounts/users.store.ts'
import { raiseSlotsVersion, removeSlots } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
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
  if ((await countSlots(all, owner)) > mostSlots) await makeRoom(all, owner)
}

/** The oldest key that a browser left and nobody is signed in with gives way. */
async function makeRoom(all: Db, owner: number): Promise<void> {
  const left = await all
    .selectFrom('key_slots')
    .select('slot_id')
    .where('user_id', '=', owner)
    .where('kind', '=', 'device')
    .where('session_id', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  if (!left)
    throw new AppError('conflict', { message: 'There are too many devices. Remove one that is not used.' })
  await removeSlots(all, owner, [left.slot_id])
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
  // Also one whose session has ended: its browser may still need it, as a way back after a forgotten password.
  if (before?.kind === 'device' && before.session_id !== sessionId)
    throw new AppError('forbidden', { message: 'This key belongs to another browser.' })
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

/**
 * Removes one wrap and answers its kind, but never the last: nothing could open the journal then. Only what the session itself left, its device's, goes without
 * a proof: without its key another device locks.
 */
export async function removeSlot(db: Db, owner: number, slotId: string, writing: Writing): Promise<string> {
  return db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, owner)
    await requireSession(all, owner, writing.sessionId)
    const before = await slotRow(all, owner, slotId)
    if (!before) throw new AppError('not_found')
    if ((await countSlots(all, owner)) === 1)
      throw new AppError('conflict', { message: 'This is the last key to your journal, so it stays.' })
    const isOwn = before.kind === 'device' && before.session_id === writing.sessionId
    if (!isOwn) await requireProof(all, writing)
    await removeSlots(all, owner, [slotId])
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
