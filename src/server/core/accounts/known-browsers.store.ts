import type { Db } from '#server/db/tables.ts'

/** Whether somebody signed in with the browser of this token after an instant (ms). */
export async function isBrowserKnown(
  db: Db,
  userId: number,
  tokenHash: Uint8Array,
  after: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '>', after)
    .executeTakeFirst()
  return found !== undefined
}

/** Knows a browser by a new token, for everybody who was known by the one before. */
export async function renewBrowser(
  db: Db,
  userId: number,
  token: { readonly before: Uint8Array | null; readonly next: Uint8Array },
  at: number,
): Promise<void> {
  const token_hash = token.next
  await db.transaction().execute(async (all) => {
    if (token.before)
      await all
        .updateTable('known_browsers')
        .set({ token_hash })
        .where('token_hash', '=', token.before)
        .execute()
    await all
      .insertInto('known_browsers')
      .values({ user_id: userId, token_hash, last_seen_at: at })
      .onConflict((same) => same.columns(['user_id', 'token_hash']).doUpdateSet({ last_seen_at: at }))
      .execute()
  })
}

export async function forgetBrowsersBut(db: Db, userId: number, tokenHash: Uint8Array | null): Promise<void> {
  const all = db.deleteFrom('known_browsers').where('user_id', '=', userId)
  await (tokenHash ? all.where('token_hash', '!=', tokenHash) : all).execute()
}

export async function forgetBrowsersUnseenSince(db: Db, at: number): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_seen_at', '<=', at).execute()
}
