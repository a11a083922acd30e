import type { Db } from '../../db/tables.ts'

/** How many people used a session after an instant (ms). */
export async function countPeopleSince(db: Db, since: number): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((select) => select.fn.count<number | string>('user_id').distinct().as('people'))
    .where('last_seen_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.people)
}
