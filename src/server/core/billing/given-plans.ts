import { randomUUID } from 'node:crypto'
import { freeTier } from '#domain/billing/unlocks.ts'
import type { Db } from '#server/db/tables.ts'
import { holdVault } from '../accounts/vault-row.store.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { endGivenTiers, giveTier, hasLivingSubscription } from './given-plans.store.ts'
import { planOf, settlePlan } from './standing.ts'
import { syncSubscriptions } from './sync-subscriptions.ts'

export type PlanParts = Pick<AppDeps, 'db' | 'now' | 'billing' | 'randomBytes'>

export interface AskedPlan {
  readonly tier: string
  /** How long it lasts; null: for good. */
  readonly days: number | null
}

const pays =
  'This account has a subscription at Stripe, which decides its plan. Its owner can change or cancel it on the page Pricing; you can at Stripe.'

/**
 * Gives somebody a tier as a code does, in place of all that codes gave before; the free one ends those. `alongside` takes part in the transaction.
 * False: it was the free one already. Throws a `conflict` where a subscription lives.
 */
export async function givePlan(
  parts: PlanParts,
  owner: number,
  { tier, days }: AskedPlan,
  alongside: (all: Db) => Promise<void>,
): Promise<boolean> {
  const { db, now, billing, randomBytes } = parts
  if (!billing.hasBilling)
    throw new AppError('not_configured', { message: 'Nothing is sold here, so everybody has everything.' })
  if (tier !== freeTier && !billing.tiers.some(({ id }) => id === tier))
    throw fieldError('tier', 'This server has no such tier.')
  await syncSubscriptions(parts, owner)
  return db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    if (await hasLivingSubscription(all, owner)) throw new AppError('conflict', { message: pays })
    const inside = { ...parts, db: all }
    if (tier === freeTier && (await planOf(inside, owner)).by === 'free') return false
    await endGivenTiers(all, owner, now())
    if (tier !== freeTier)
      await giveTier(all, {
        ...{ beta_code_id: randomUUID(), user_id: owner, tier, days, note: 'Given by an admin' },
        // Nobody has a code for it.
        code_hash: randomBytes(32),
        ...{ created_at: now(), expires_at: now(), used_at: now() },
      })
    await settlePlan(inside, owner)
    await alongside(all)
    return true
  })
}

/** What the audit log has of it: 'resonance for 30 days'. */
export const planDetail = ({ tier, days }: AskedPlan): string =>
  tier === freeTier ? tier : `${tier} ${days === null ? 'for good' : `for ${days} days`}`
