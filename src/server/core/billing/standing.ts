import { bestGiven, type Plan, planAt } from '#domain/billing/subscription.ts'
import { freeTier, type Standing, spaceOf } from '#domain/billing/unlocks.ts'
import type { AppDeps } from '../app-deps.ts'
import { factsOf, givenTiersOf, keepPlan, subscriptionsOf } from './subscriptions.store.ts'

type Parts = Pick<AppDeps, 'db' | 'now' | 'billing'>

/** What somebody has now, of all that they subscribed to and of codes. */
export async function planOf({ db, now, billing }: Parts, owner: number): Promise<Plan> {
  const [rows, given] = [await subscriptionsOf(db, owner), await givenTiersOf(db, owner)]
  return planAt(rows.map(factsOf), bestGiven(given, billing.tiers, now()), now())
}

/** The same, and written down where it has changed. */
export async function settlePlan(deps: Parts, owner: number): Promise<Plan> {
  const plan = await planOf(deps, owner)
  await keepPlan(deps.db, owner, plan)
  return plan
}

/** What somebody may use; null is a visitor. Where nothing is sold nobody is looked up. */
export async function standingOf(deps: Parts, owner: number | null): Promise<Standing> {
  const { hasBilling } = deps.billing
  if (!hasBilling || owner === null) return { hasBilling, tier: freeTier }
  return { hasBilling, tier: (await planOf(deps, owner)).tier }
}

/** Bytes of photos and files that somebody may keep. */
export const quotaOf = async (deps: Parts & Pick<AppDeps, 'config'>, owner: number): Promise<number> =>
  spaceOf(await standingOf(deps, owner), deps.billing.tiers, deps.config.limits.blobQuotaBytes)
