import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { RetiredSlot } from '#contract/vault.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, Tables } from '../../db/tables.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000
/** More than anybody changes keys in a month. Those that came first stay: they are what somebody who changes keys all the time wants gone. */
const mostRetired = 100

type Row = Selectable<Tables['key_slots']>
type Parts = Pick<AppDeps, 'db' | 'now'>

/** Keeps slots that just lost their place. Those of devices are not kept: a device that was taken away must not come back. */
export async function retireSlots(
  all: Db,
  rows: readonly Row[],
  why: RetiredSlot['why'],
  at: number,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const { count } = await all
    .selectFrom('retired_key_slots')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', first.user_id)
    .executeTakeFirstOrThrow()
  const kept = rows.filter(({ kind }) => kind !== 'device').slice(0, Math.max(0, mostRetired - count))
  if (kept.length === 0) return
  await all
    .insertInto('retired_key_slots')
    .values(
      kept.map(({ user_id, slot_id, kind, kdf, commitment, wrapped }) => ({
        user_id,
        retired_id: randomUUID(),
        slot_id,
        kind,
        kdf,
        commitment,
        wrapped,
        why,
        retired_at: at,
      })),
    )
    .execute()
}

/** Slots of the last thirty days, the latest first. */
export async function retiredSlotsOf({ db, now }: Parts, owner: number): Promise<RetiredSlot[]> {
  const rows = await db
    .selectFrom('retired_key_slots')
    .selectAll()
    .where('user_id', '=', owner)
    .where('retired_at', '>', now() - keptMs)
    .orderBy('retired_at', 'desc')
    .orderBy('retired_id')
    .execute()
  return rows.map((row) => ({
    slotId: row.slot_id,
    kind: row.kind as RetiredSlot['kind'],
    kdf: row.kdf === null ? null : JSON.parse(row.kdf),
    commitment: row.commitment,
    wrapped: row.wrapped,
    why: row.why as RetiredSlot['why'],
    retiredAt: new Date(row.retired_at).toISOString(),
    keptUntil: new Date(row.retired_at + keptMs).toISOString(),
  }))
}

/** After new data keys none of them may come back: they hold the keys that somebody else may have. */
export async function forgetRetiredSlots(all: Db, owner: number): Promise<void> {
  await all.deleteFrom('retired_key_slots').where('user_id', '=', owner).execute()
}

export async function pruneRetiredSlots({ db, now }: Parts): Promise<void> {
  await db
    .deleteFrom('retired_key_slots')
    .where('retired_at', '<=', now() - keptMs)
    .execute()
}
