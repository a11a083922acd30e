import type { FastifyInstance } from 'fastify'
import {
  beginCheckout,
  cancelPlan,
  openPortal,
  readBillingState,
  refreshBilling,
  resumePlan,
} from '#contract/billing.ts'
import { syncSubscriptions } from '#server/core/billing/sync-subscriptions.ts'
import { userRoute } from '#server/core/http/route.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { betaCodes } from './beta-codes.ts'
import { stateOf } from './billing-state.ts'
import { checkoutPage, portalPage, setEnding } from './checkout.ts'
import { stripeWebhook } from './stripe-webhook.ts'

/** What is sold and who has it. Paying itself happens at Stripe: no card comes near this server. */
export function billingFeature(app: FastifyInstance, deps: AppDeps): void {
  const counted = (owner: number): Promise<void> =>
    countInHour(deps, 'billing', String(owner), deps.config.limits.checkoutsPerHour)
  userRoute(app, deps, readBillingState, ({ owner }) => stateOf(deps, owner))
  userRoute(app, deps, beginCheckout, async ({ owner, body }) => {
    await counted(owner)
    return { url: await checkoutPage(deps, owner, body) }
  })
  userRoute(app, deps, openPortal, async ({ owner }) => {
    await counted(owner)
    return { url: await portalPage(deps, owner) }
  })
  for (const [route, isEnding] of [
    [cancelPlan, true],
    [resumePlan, false],
  ] as const)
    userRoute(app, deps, route, async ({ owner }) => {
      await counted(owner)
      await setEnding(deps, owner, isEnding)
      return stateOf(deps, owner)
    })
  userRoute(app, deps, refreshBilling, async ({ owner }) => {
    await counted(owner)
    if (deps.billing.hasBilling) await syncSubscriptions(deps, owner)
    return stateOf(deps, owner)
  })
  betaCodes(app, deps)
  stripeWebhook(app, deps)
}
