import type { Insertable } from 'kysely'
import { dayMs } from '#domain/time/day-number.ts'
import type { Db, Tables } from '#server/db/tables.ts'

/** What Stripe never goes on with. */
export const overStatuses = ['canceled', 'incomplete_expired']

/** Whether a subscription of somebody may still be charged. */
export async function hasLivingSubscription(db: Db, owner: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', '=', owner)
    .where('status', 'not in', overStatuses)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what codes give somebody: each has lasted the whole days until now. */
export async function endGivenTiers(all: Db, owner: number, at: number): Promise<void> {
  const used = await all
    .selectFrom('beta_codes')
    .select(['beta_code_id', 'days', 'used_at'])
    .where('user_id', '=', owner)
    .execute()
  for (const { beta_code_id, days, used_at } of used) {
    const lasted = Math.max(0, Math.floor((at - Number(used_at)) / dayMs))
    if (days !== null && days <= lasted) continue
    await all
      .updateTable('beta_codes')
      .set({ days: lasted })
      .where('beta_code_id', '=', beta_code_id)
      .execute()
  }
}

export async function giveTier(all: Db, row: Insertable<Tables['beta_codes']>): Promise<void> {
  await all.insertInto('beta_codes').values(row).execute()
}
