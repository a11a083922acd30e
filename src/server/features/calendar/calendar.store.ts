import type { Db } from '../../db/tables.ts'

interface Feed {
  readonly tokenHash: Uint8Array
  readonly sealed: string
  readonly at: number
}

/** Lets calendar programs read by a new address, in place of any before. */
export async function putNewFeed(db: Db, owner: number, { tokenHash, sealed, at }: Feed): Promise<void> {
  const row = { token_hash: tokenHash, sealed, updated_at: at }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: owner, ...row })
    .onConflict((same) => same.column('user_id').doUpdateSet(row))
    .execute()
}

/** Brings what is read by an address up to date. False: that address is not, or no more, the person's. */
export async function refreshFeed(db: Db, owner: number, { tokenHash, sealed, at }: Feed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_feeds')
    .set({ sealed, updated_at: at })
    .where('user_id', '=', owner)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a person's feed; where `tokenHash` is given, only if it is read by that address. */
export async function dropFeed(db: Db, owner: number, tokenHash: Uint8Array | null): Promise<void> {
  const own = db.deleteFrom('calendar_feeds').where('user_id', '=', owner)
  await (tokenHash === null ? own : own.where('token_hash', '=', tokenHash)).execute()
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
