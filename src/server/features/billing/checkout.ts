import type { BillingPeriod } from '#domain/billing/unlocks.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { GoneAtStripe } from '#server/core/billing/billing.ts'
import { planOf } from '#server/core/billing/standing.ts'
import { customerOf, keepCustomer } from '#server/core/billing/subscriptions.store.ts'
import { syncSubscriptions } from '#server/core/billing/sync-subscriptions.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { linkOrigin } from '#server/core/http/origin.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/** Where somebody pays for a tier. Who pays already is refused: two subscriptions would both be charged. */
export async function checkoutPage(
  deps: AppDeps,
  owner: number,
  { tier: id, period }: { tier: string; period: BillingPeriod },
): Promise<string> {
  const tier = deps.billing.tiers.find((one) => one.id === id)
  if (!deps.billing.hasBilling) throw notSold()
  const price = tier?.[period]?.price
  if (!price) throw fieldError('tier', 'This is not sold here.')
  const { subscriptionId, by } = await syncSubscriptions(deps, owner)
  if (by === 'paid' || subscriptionId !== null)
    throw new AppError('conflict', {
      message: 'You have a subscription already. Change it under “Cards, invoices and changes”.',
    })
  const page = `${linkOrigin(deps.config)}/pricing`
  const url = await withCustomer(deps, owner, async (customer) => {
    const session = await deps.billing.ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: `${page}?checkout=done`,
        cancel_url: `${page}?checkout=left`,
      }),
    )
    return session.url
  })
  if (!url) throw new AppError('unavailable')
  return url
}

/** Where somebody sees invoices, changes cards, and takes another tier. */
export async function portalPage(deps: AppDeps, owner: number): Promise<string> {
  const customer = await customerOf(deps.db, owner)
  if (!deps.billing.hasBilling) throw notSold()
  if (customer === null)
    throw new AppError('not_found', { message: 'You have never paid for anything here.' })
  const { url } = await deps.billing.ask((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${linkOrigin(deps.config)}/pricing` }),
  )
  return url
}

/** Has what somebody pays for end with what is paid, or go on after all. */
export async function setEnding(deps: AppDeps, owner: number, isEnding: boolean): Promise<void> {
  if (!deps.billing.hasBilling) throw notSold()
  const { subscriptionId } = await planOf(deps, owner)
  if (subscriptionId === null)
    throw new AppError('not_found', { message: 'There is no subscription to change.' })
  // One whose payment failed has no paid time left to run to.
  const { status } = await planOf(deps, owner)
  const endsNow = isEnding && (status === 'past_due' || status === 'unpaid')
  await deps.billing.ask((stripe) =>
    endsNow
      ? stripe.subscriptions.cancel(subscriptionId)
      : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding }),
  )
  await syncSubscriptions(deps, owner)
}

const notSold = (): AppError => new AppError('not_configured', { message: 'This server takes no payments.' })

/** Does something with somebody's customer at Stripe, who is made where there is none or was deleted there. Stripe is told a number, and no name. */
async function withCustomer<T>(
  deps: AppDeps,
  owner: number,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  const known = await customerOf(deps.db, owner)
  if (known === null) return work(await newCustomer(deps, owner, null))
  try {
    return await work(known)
  } catch (error) {
    if (!(error instanceof GoneAtStripe)) throw error
    return work(await newCustomer(deps, owner, known))
  }
}

async function newCustomer(deps: AppDeps, owner: number, before: string | null): Promise<string> {
  const { created_at } = await findUser(deps.db, owner)
  const customer = await deps.billing.ask((stripe) =>
    stripe.customers.create(
      { metadata: { inkwell_user: String(owner) } },
      // Two presses at the same moment make one customer.
      { idempotencyKey: `inkwell-customer-${owner}-${created_at}-${before ?? 'first'}` },
    ),
  )
  return keepCustomer(deps.db, owner, customer.id, before)
}
