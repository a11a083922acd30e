import type { Stripe } from 'stripe'
import { isFailing, mayCharge, type Plan, type SubscriptionStatus } from '#domain/billing/subscription.ts'
import { soldAs } from '#domain/billing/unlocks.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { eachApart } from '../jobs/each-apart.ts'
import type { JobOperation } from '../jobs/job-operation.ts'
import { GoneAtStripe } from './billing.ts'
import { settlePlan } from './standing.ts'
import {
  customerOf,
  factsOf,
  keepSubscriptions,
  nextQuestion,
  peopleInDoubt,
  peopleWithPlans,
  type SubscriptionRow,
  subscriptionsOf,
} from './subscriptions.store.ts'

type Parts = Pick<AppDeps, 'db' | 'now' | 'billing'>

/**
 * Asks Stripe for everything that somebody subscribed to and keeps it. What an event says is never believed by itself, so that events may come late, twice
 * and in any order.
 */
export async function syncSubscriptions(deps: Parts, owner: number): Promise<Plan> {
  const { db, billing, now } = deps
  const customer = await customerOf(db, owner)
  if (customer === null) return settlePlan(deps, owner)
  const question = await nextQuestion(db, owner)
  const found = await billing
    .ask((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
    .then(({ data }) => data)
    .catch((error: unknown) => {
      // A customer who was deleted at Stripe has no subscriptions.
      if (error instanceof GoneAtStripe) return []
      throw error
    })
  const before = new Map((await subscriptionsOf(db, owner)).map((row) => [row.stripe_price_id, row.tier]))
  const tierOf = (price: string) => soldAs(price, billing.tiers)?.tier.id ?? before.get(price)
  const rows = found.flatMap((subscription) => rowOf(owner, subscription, tierOf, now()) ?? [])
  await keepSubscriptions(db, owner, question, rows)
  return settlePlan(deps, owner)
}

/** Null: it is about nothing that is sold here. A price that was sold once keeps its tier. */
function rowOf(
  owner: number,
  subscription: Stripe.Subscription,
  tierOf: (price: string) => string | undefined,
  at: number,
): SubscriptionRow | null {
  for (const { price, current_period_end } of subscription.items.data) {
    const tier = tierOf(price.id)
    if (!tier) continue
    const periodEnd = current_period_end * 1000
    const cancelAt = subscription.cancel_at === null ? null : subscription.cancel_at * 1000
    return {
      stripe_subscription_id: subscription.id,
      user_id: owner,
      stripe_price_id: price.id,
      tier,
      status: subscription.status,
      current_period_end: cancelAt === null ? periodEnd : Math.min(cancelAt, periodEnd),
      is_ending: Number(subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= periodEnd)),
      failed_at: failureOf(subscription, at),
    }
  }
  return null
}

/** When a payment failed (ms): found so at `at`, or the end where Stripe ended it for that; null: none did. */
function failureOf(
  { status, cancellation_details, ended_at }: Stripe.Subscription,
  at: number,
): number | null {
  if (isFailing(status as SubscriptionStatus)) return at
  const isEndedByIt = status === 'canceled' && cancellation_details?.reason === 'payment_failed'
  return isEndedByIt && ended_at !== null ? ended_at * 1000 : null
}

const hourMs = 60 * 60 * 1000

/** Once an hour: see `settleAllPlans`. Where nothing is sold it only ends a run that was planned while something was. */
export const billingSync = (deps: Parts): JobOperation => ({
  name: 'billing.sync',
  category: 'memoryConsolidation',
  about: 'Asks Stripe about subscriptions whose time is over, and ends tiers that have ended',
  maxRetries: 2,
  retryDelay: 60_000,
  ...(deps.billing.hasBilling && { everyMs: hourMs }),
  isAskable: deps.billing.hasBilling,
  run: async ({ signal }) => ({ result: await settleAllPlans(deps, signal) }),
})

/**
 * Asks about those of whom a webhook should have told something, and then ends what ends by itself. Answers how many were asked about and of how many
 * Stripe said nothing. What fails with one person keeps nobody else waiting.
 */
export async function settleAllPlans(
  deps: Parts,
  signal = new AbortController().signal,
): Promise<{ asked: number; unanswered: number }> {
  if (!deps.billing.hasBilling) return { asked: 0, unanswered: 0 }
  const inDoubt = await peopleInDoubt(deps.db, deps.now())
  let unanswered = 0
  const ask = (owner: number) => () =>
    syncSubscriptions(deps, owner).catch((error: unknown) => {
      // Stripe is away: an hour later is soon enough, and what ends by itself is ended with the others.
      if (!(error instanceof AppError)) throw error
      unanswered++
    })
  const settle = (owner: number) => () => settlePlan(deps, owner)
  const withPlans = await peopleWithPlans(deps.db)
  await eachApart([...inDoubt.map(ask), ...withPlans.map(settle)], signal)
  return { asked: inDoubt.length, unanswered }
}

/**
 * Ends all that somebody pays for, at once, with the customer itself: asked before their account is deleted. Throws an `AppError` where that does not work,
 * and where they pay while this server has no keys to end it.
 */
export async function endPayments({ db, billing }: Parts, owner: number): Promise<void> {
  const customer = await customerOf(db, owner)
  if (customer === null) return
  if (!billing.hasBilling) {
    if (!(await subscriptionsOf(db, owner)).map(factsOf).some(mayCharge)) return
    throw new AppError('not_configured', { message: keysAreGone })
  }
  await billing
    .ask((stripe) => stripe.customers.del(customer))
    .catch((error: unknown) => {
      if (error instanceof GoneAtStripe) return
      throw error instanceof AppError ? new AppError('unavailable', { message: stillPaying }) : error
    })
}

const keysAreGone =
  'This account pays by Stripe, and this server has no keys any more to end that, so nothing was deleted. Whoever runs it has to set Stripe’s keys again first.'
const stillPaying =
  'Your payments could not be ended at Stripe, so nothing was deleted. Please try again in a minute.'
