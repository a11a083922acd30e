import type { OpenSession } from '#contract/sessions.ts'
import { expiryOf } from '#server/core/accounts/session.ts'
import type { Db } from '../../db/tables.ts'

/** The living sessions of a person: the current one first, then the latest used. */
export async function sessionsOf(
  db: Db,
  owner: number,
  currentId: string,
  at: number,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select((row) => [
      'id',
      'label',
      'address',
      'created_at',
      'last_seen_at',
      row
        .selectFrom('key_slots')
        .select('slot_id')
        .whereRef('key_slots.user_id', '=', 'sessions.user_id')
        .whereRef('key_slots.session_id', '=', 'sessions.id')
        .orderBy('key_slots.created_at', 'desc')
        .limit(1)
        .as('device_slot_id'),
    ])
    .where('user_id', '=', owner)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const sessions = rows.flatMap((row): OpenSession[] =>
    expiryOf(row) <= at
      ? []
      : [
          {
            id: row.id,
            label: row.label,
            address: row.address,
            createdAt: new Date(row.created_at).toISOString(),
            lastSeenAt: new Date(row.last_seen_at).toISOString(),
            isCurrent: row.id === currentId,
            deviceSlotId: row.device_slot_id,
          },
        ],
  )
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
