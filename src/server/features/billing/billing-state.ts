import type { BillingState, OfferedTier } from '#contract/billing.ts'
import type { Plan } from '#domain/billing/subscription.ts'
import { freeTier, soldAs, type Tier } from '#domain/billing/unlocks.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { planOf } from '#server/core/billing/standing.ts'
import { keepPlan, subscriptionsOf } from '#server/core/billing/subscriptions.store.ts'
import { writeIfPossible } from '#server/db/droppable-write.ts'
import type { AppDeps } from '../../core/app-deps.ts'

const offered = (tier: Tier): OfferedTier => ({
  id: tier.id,
  name: tier.name,
  about: tier.about ?? null,
  unlocks: [...tier.unlocks],
  spaceMb: tier.spaceMb ?? null,
  currency: tier.currency,
  monthly: tier.monthly?.amount ?? null,
  yearly: tier.yearly?.amount ?? null,
})

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** What is sold, and what somebody has. */
export async function stateOf(deps: AppDeps, owner: number): Promise<BillingState> {
  const { billing, config, db } = deps
  const plan = await planOf(deps, owner)
  await writeIfPossible(() => keepPlan(db, owner, plan))
  const user = await findUser(db, owner)
  return {
    hasBilling: billing.hasBilling,
    tiers: billing.tiers.map(offered),
    freeSpaceMb: Math.floor(config.limits.blobQuotaBytes / 1024 / 1024),
    plan: {
      tier: plan.tier,
      name: tierName(plan.tier, billing.tiers),
      status: plan.status,
      by: plan.by,
      period: await periodOf(deps, owner, plan),
      endsAt: instant(plan.endsAt),
      renewsAt: instant(plan.renewsAt),
      graceUntil: instant(plan.graceUntil),
    },
    betaCodeAppliedAt: instant(user.beta_code_applied_at),
    hasCustomer: user.stripe_customer_id !== null,
  }
}

/** What people read of a tier; of one that is no longer sold only its id is known. */
export const tierName = (id: string, all: readonly Tier[]): string =>
  id === freeTier ? 'Free' : (all.find((tier) => tier.id === id)?.name ?? wordsOf(id))

const wordsOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replace(/[_-]+/g, ' ')

async function periodOf({ db, billing }: AppDeps, owner: number, plan: Plan) {
  if (plan.by !== 'paid') return null
  const rows = await subscriptionsOf(db, owner)
  const row = rows.find(({ stripe_subscription_id }) => stripe_subscription_id === plan.subscriptionId)
  return row ? (soldAs(row.stripe_price_id, billing.tiers)?.period ?? null) : null
}
