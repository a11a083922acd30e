import type { Db, Tables } from '#server/db/tables.ts'

type Row = Tables['security_events']

export async function addSecurityEvent(db: Db, row: Row): Promise<void> {
  await db.insertInto('security_events').values(row).execute()
}

/** What happened to an account after an instant (ms), the latest first, at most so many. */
export const eventsAfter = (db: Db, userId: number, at: number, most: number): Promise<Row[]> =>
  db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', at)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .limit(most)
    .execute()

export async function removeEventsUntil(db: Db, at: number): Promise<void> {
  await db.deleteFrom('security_events').where('at', '<=', at).execute()
}
