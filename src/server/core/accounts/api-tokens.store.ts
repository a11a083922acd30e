import type { Insertable, Selectable } from 'kysely'
import type { Db, Tables } from '#server/db/tables.ts'

export type TokenRow = Selectable<Tables['api_tokens']>

export const tokenOfHash = (db: Db, hash: Uint8Array): Promise<TokenRow | undefined> =>
  db.selectFrom('api_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst()

/** The tokens of a person, the latest first. */
export const tokensOf = (db: Db, owner: number): Promise<TokenRow[]> =>
  db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('token_id')
    .execute()

export async function addToken(db: Db, row: Insertable<Tables['api_tokens']>): Promise<void> {
  await db.insertInto('api_tokens').values(row).execute()
}

/** False: this person has no such token. */
export async function removeToken(db: Db, owner: number, tokenId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', owner)
    .where('token_id', '=', tokenId)
    .returning('token_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Ends all tokens of a person. */
export async function removeTokens(all: Db, owner: number): Promise<void> {
  await all.deleteFrom('api_tokens').where('user_id', '=', owner).execute()
}

export async function touchToken(db: Db, tokenId: string, at: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('token_id', '=', tokenId).execute()
}

export async function removeTokensUntil(db: Db, expiredBefore: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('expires_at', '<=', expiredBefore).execute()
}
