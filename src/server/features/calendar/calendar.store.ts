import type { Db } from '../../db/tables.ts'

interface Feed {
  readonly tokenHash: Uint8Array
  readonly sealed: string
  readonly at: number
}

/** Keeps what calendar programs may read of a person, in place of what they could before. */
export async function putFeed(db: Db, owner: number, { tokenHash, sealed, at }: Feed): Promise<void> {
  const row = { token_hash: tokenHash, sealed, updated_at: at }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: owner, ...row })
    .onConflict((same) => same.column('user_id').doUpdateSet(row))
    .execute()
}

export async function dropFeed(db: Db, owner: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', owner).execute()
}

/** What a calendar program reads; nothing of an account that is disabled. */
export const feedOfToken = (
  db: Db,
  tokenHash: Uint8Array,
): Promise<{ user_id: number; sealed: string; updated_at: number } | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['user_id', 'sealed', 'updated_at'])
    .where('token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
