import type { Db } from '../../db/tables.ts'

/** When somebody asked to hear about referrals; null: they did not. */
export async function referralNoticeAt(db: Db, owner: number): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('referral_notice_at')
    .where('id', '=', owner)
    .executeTakeFirst()
  return row?.referral_notice_at ?? null
}

/** Keeps the wish with the moment in which it was first made, or forgets both. */
export async function keepReferralNotice(db: Db, owner: number, at: number | null): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({
      referral_notice_at: at === null ? null : row.fn.coalesce('referral_notice_at', row.val(at)),
    }))
    .where('id', '=', owner)
    .execute()
}
