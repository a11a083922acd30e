import type { Db, Tables } from '#server/db/tables.ts'

/** What is counted under a key: how often, when first and last, and until when nothing more is let through (ms). */
export type ThrottleRow = Omit<Tables['throttle'], 'key'>

export const throttleOf = (db: Db, key: string): Promise<ThrottleRow | undefined> =>
  db.selectFrom('throttle').selectAll().where('key', '=', key).executeTakeFirst()

/** Runs with the row of a key held, made from `fresh` where there is none, so that attempts at the same moment are counted one after the other. */
export const holdThrottle = (
  db: Db,
  key: string,
  fresh: ThrottleRow,
  work: (row: ThrottleRow, held: Db) => Promise<void> | void,
): Promise<void> =>
  db.transaction().execute(async (held) => {
    const row = await held
      .insertInto('throttle')
      .values({ key, ...fresh })
      .onConflict((same) => same.column('key').doUpdateSet({ key }))
      .returning(['count', 'first_at', 'last_at', 'blocked_until'])
      .executeTakeFirstOrThrow()
    await work(row, held)
  })

export async function saveThrottle(db: Db, key: string, row: ThrottleRow): Promise<void> {
  await db.updateTable('throttle').set(row).where('key', '=', key).execute()
}

export async function forgetThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

export async function forgetThrottlesUntil(db: Db, at: number): Promise<void> {
  await db.deleteFrom('throttle').where('last_at', '<=', at).execute()
}
