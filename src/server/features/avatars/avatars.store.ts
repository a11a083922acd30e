import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import type { Db } from '../../db/tables.ts'

/** A person's own image; null when they have none. */
export async function avatarOf(db: Db, owner: number): Promise<Uint8Array | null> {
  const row = await db.selectFrom('avatars').select('image').where('user_id', '=', owner).executeTakeFirst()
  return row?.image ?? null
}

/** Keeps an image in place of one that was there. */
export async function keepAvatar(
  db: Db,
  owner: number,
  sessionId: string,
  image: Uint8Array,
  at: number,
): Promise<void> {
  await db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, sessionId)
    await all
      .insertInto('avatars')
      .values({ user_id: owner, image })
      .onConflict((same) => same.column('user_id').doUpdateSet({ image }))
      .execute()
    await all.updateTable('users').set({ avatar_at: at }).where('id', '=', owner).execute()
  })
}

export async function dropAvatar(db: Db, owner: number, sessionId: string): Promise<void> {
  await db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, sessionId)
    await all.deleteFrom('avatars').where('user_id', '=', owner).execute()
    await all.updateTable('users').set({ avatar_at: null }).where('id', '=', owner).execute()
  })
}
