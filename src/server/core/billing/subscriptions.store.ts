import type { Selectable } from 'kysely'
import type { GivenTier, SubscriptionFacts, SubscriptionStatus } from '#domain/billing/subscription.ts'
import { dayMs } from '#domain/time/day-number.ts'
import type { Db, Tables } from '#server/db/tables.ts'

export type SubscriptionRow = Selectable<Tables['subscriptions']>

export const subscriptionsOf = (db: Db, owner: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('stripe_subscription_id')
    .execute()

export const factsOf = (row: SubscriptionRow): SubscriptionFacts => ({
  id: row.stripe_subscription_id,
  tier: row.tier,
  status: row.status as SubscriptionStatus,
  currentPeriodEnd: row.current_period_end,
  isEnding: row.is_ending === 1,
  failedAt: row.failed_at,
})

/** What codes have given somebody, also what has ended. */
export async function givenTiersOf(db: Db, owner: number): Promise<GivenTier[]> {
  const used = await db
    .selectFrom('beta_codes')
    .select(['tier', 'days', 'used_at'])
    .where('user_id', '=', owner)
    .execute()
  return used.map((code) => givenBy(code, Number(code.used_at)))
}

/** What a code gives that is used at `at` (ms since 1970). */
export const givenBy = (
  { tier, days }: { readonly tier: string; readonly days: number | null },
  at: number,
): GivenTier => ({ tier, until: days === null ? null : at + days * dayMs })

/** Takes the next number for a question to Stripe about somebody, so that an older answer never replaces a newer one. */
export async function nextQuestion(db: Db, owner: number): Promise<number> {
  const row = await db
    .updateTable('users')
    .set((user) => ({ billing_asked: user('billing_asked', '+', 1) }))
    .where('id', '=', owner)
    .returning('billing_asked')
    .executeTakeFirst()
  return row?.billing_asked ?? 0
}

/**
 * Puts an answer in the place of all that was known, unless a later question was answered meanwhile. Where `failed_at` was known before, that stays while
 * there is one.
 */
export async function keepSubscriptions(
  db: Db,
  owner: number,
  question: number,
  rows: readonly SubscriptionRow[],
): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const won = await all
      .updateTable('users')
      .set({ billing_heard: question })
      .where('id', '=', owner)
      .where('billing_heard', '<', question)
      .returning('id')
      .executeTakeFirst()
    if (!won) return false
    const before = new Map(
      (await subscriptionsOf(all, owner)).map((row) => [row.stripe_subscription_id, row.failed_at]),
    )
    await all.deleteFrom('subscriptions').where('user_id', '=', owner).execute()
    const kept = rows.map((row) => ({
      ...row,
      failed_at: row.failed_at && (before.get(row.stripe_subscription_id) ?? row.failed_at),
    }))
    if (kept.length > 0) await all.insertInto('subscriptions').values(kept).execute()
    return true
  })
}

/** Writes down what somebody has. `planType` follows the tier by itself: the database computes it. */
export async function keepPlan(
  db: Db,
  owner: number,
  plan: { readonly tier: string; readonly status: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ subscription_tier: plan.tier, subscription_status: plan.status })
    .where('id', '=', owner)
    .where((user) =>
      user.or([user('subscription_tier', '!=', plan.tier), user('subscription_status', '!=', plan.status)]),
    )
    .execute()
}

export const customerOf = async (db: Db, owner: number): Promise<string | null> =>
  (await db.selectFrom('users').select('stripe_customer_id').where('id', '=', owner).executeTakeFirst())
    ?.stripe_customer_id ?? null

/** Whose customer it is at Stripe; null: nobody's here. */
export const ownerOfCustomer = async (db: Db, customer: string): Promise<number | null> =>
  (await db.selectFrom('users').select('id').where('stripe_customer_id', '=', customer).executeTakeFirst())
    ?.id ?? null

/** Keeps the customer that was made for somebody in place of `before`; another one that was quicker stays. Answers which holds. */
export async function keepCustomer(
  db: Db,
  owner: number,
  customer: string,
  before: string | null,
): Promise<string> {
  await db
    .updateTable('users')
    .set({ stripe_customer_id: customer })
    .where('id', '=', owner)
    .where('stripe_customer_id', before === null ? 'is' : '=', before)
    .execute()
  return (await customerOf(db, owner)) ?? customer
}

/** Who has something other than the free plan, or is said to: those whose plan may have ended by itself. */
export async function peopleWithPlans(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((user) =>
      user.or([user('subscription_tier', '!=', 'free'), user('subscription_status', '!=', 'inactive')]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a customer away from somebody whose it is. */
export async function forgetCustomer(db: Db, owner: number, customer: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ stripe_customer_id: null })
    .where('id', '=', owner)
    .where('stripe_customer_id', '=', customer)
    .execute()
}

/**
 * For whom Stripe is asked: whose subscription should have renewed or ended by `at` (ms) without anything being heard of it, or waits for a payment, which
 * may have come unheard.
 */
export async function peopleInDoubt(db: Db, at: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .distinct()
    .where((of) =>
      of.or([
        of.and([of('current_period_end', '<=', at), of('status', 'in', ['active', 'trialing'])]),
        of('status', 'in', ['past_due', 'unpaid', 'paused', 'incomplete']),
      ]),
    )
    .execute()
  return rows.map(({ user_id }) => user_id)
}
