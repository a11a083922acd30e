import { isPaidUp, mayCharge } from '#domain/billing/subscription.ts'
import type { BillingPeriod } from '#domain/billing/unlocks.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { GoneAtStripe, RefusedByStripe } from '#server/core/billing/billing.ts'
import { planOf } from '#server/core/billing/standing.ts'
import {
  customerOf,
  factsOf,
  forgetCustomer,
  keepCustomer,
  subscriptionsOf,
} from '#server/core/billing/subscriptions.store.ts'
import { syncSubscriptions } from '#server/core/billing/sync-subscriptions.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { linkOrigin } from '#server/core/http/origin.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/** Where somebody pays for a tier. Who pays already is refused, and older pages are closed: two subscriptions would both be charged. */
export async function checkoutPage(
  deps: AppDeps,
  owner: number,
  { tier: id, period }: { tier: string; period: BillingPeriod },
): Promise<string> {
  const tier = deps.billing.tiers.find((one) => one.id === id)
  if (!deps.billing.hasBilling) throw notSold()
  const price = tier?.[period]?.price
  if (!price) throw fieldError('tier', 'This is not sold here.')
  await refuseWhoPays(deps, owner)
  const page = `${linkOrigin(deps.config)}/pricing`
  const { url } = await withCustomer(deps, owner, (customer) =>
    deps.billing.ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: `${page}?checkout=done`,
        cancel_url: `${page}?checkout=left`,
      }),
    ),
  )
  if (!url) throw new AppError('unavailable')
  await closeOlderPages(deps, owner)
  return url
}

async function refuseWhoPays(deps: AppDeps, owner: number): Promise<void> {
  const { subscriptionId } = await syncSubscriptions(deps, owner)
  if (subscriptionId !== null)
    throw new AppError('conflict', {
      message: 'You have a subscription already. Change it under “Cards, invoices and changes”.',
    })
}

/** Closes every page on which somebody could still pay but the newest, in whichever tab it stands. */
async function closeOlderPages({ billing, ...deps }: AppDeps, owner: number): Promise<void> {
  const customer = (await customerOf(deps.db, owner)) ?? ''
  const open = await billing.ask((stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  )
  const older = open.data.slice(1)
  for (const { id } of older)
    await billing
      .ask((stripe) => stripe.checkout.sessions.expire(id))
      .catch((error: unknown) => {
        // Another press has closed it, or it was paid at this moment.
        if (!(error instanceof RefusedByStripe)) throw error
      })
  if (older.length > 0) await refuseWhoPays({ billing, ...deps }, owner)
}

/** Where somebody sees invoices, changes cards, and takes another tier. They come back as from paying: any of it may have changed. */
export async function portalPage(deps: AppDeps, owner: number): Promise<string> {
  const customer = await customerOf(deps.db, owner)
  if (!deps.billing.hasBilling) throw notSold()
  if (customer === null)
    throw new AppError('not_found', { message: 'You have never paid for anything here.' })
  try {
    const { url } = await deps.billing.ask((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url: `${linkOrigin(deps.config)}/pricing?checkout=done`,
      }),
    )
    return url
  } catch (error) {
    if (!(error instanceof GoneAtStripe)) throw error
    await dropCustomer(deps, owner, customer)
    throw new AppError('not_found', { message: 'Stripe has no cards or invoices of yours any more.' })
  }
}

/** Keeps that a customer is gone. One that Stripe does not know at all stays: the keys may be another account's. */
async function dropCustomer(deps: AppDeps, owner: number, customer: string): Promise<void> {
  await syncSubscriptions(deps, owner)
  const found = await deps.billing.ask((stripe) => stripe.customers.retrieve(customer)).catch(unlessGone)
  if (found?.deleted) await forgetCustomer(deps.db, owner, customer)
}

const unlessGone = (error: unknown): undefined => {
  if (!(error instanceof GoneAtStripe)) throw error
}

/** Has what somebody pays for end with what is paid, or go on after all. */
export async function setEnding(deps: AppDeps, owner: number, isEnding: boolean): Promise<void> {
  if (!deps.billing.hasBilling) throw notSold()
  const before = await planOf(deps, owner)
  const { subscriptionId, endsAt } = await syncSubscriptions(deps, owner)
  if (isEnding) await endAll(deps, owner, before.subscriptionId)
  else if (subscriptionId !== null && endsAt !== null) await goOn(deps, subscriptionId)
  else if (before.subscriptionId === null) throw nothingToChange()
  await syncSubscriptions(deps, owner)
}

/** Has all end that could be charged again. `known` is what the person was shown, which may have ended unheard. */
async function endAll({ db, billing }: AppDeps, owner: number, known: string | null): Promise<void> {
  const all = (await subscriptionsOf(db, owner)).map(factsOf).filter(mayCharge)
  if (all.length === 0 && known === null) throw nothingToChange()
  for (const { id, status } of all)
    await billing
      .ask((stripe) =>
        // What is not paid has no time left to run to.
        isPaidUp(status)
          ? stripe.subscriptions.update(id, { cancel_at_period_end: true })
          : stripe.subscriptions.cancel(id),
      )
      .catch(unlessGone)
}

/** Stripe keeps an end in two ways, the portal's in `cancel_at` alone, and refuses a question that changes both. */
const goOn = ({ billing }: AppDeps, id: string) =>
  billing.ask(async ({ subscriptions }) => {
    const { cancel_at } = await subscriptions.update(id, { cancel_at_period_end: false })
    if (cancel_at !== null) await subscriptions.update(id, { cancel_at: '' })
  })

const nothingToChange = (): AppError =>
  new AppError('not_found', { message: 'There is no subscription to change.' })

const notSold = (): AppError => new AppError('not_configured', { message: 'This server takes no payments.' })

/** Does something with somebody's customer at Stripe, who is made where there is none or was deleted there. Stripe is told a number, and no name. */
async function withCustomer<T>(
  deps: AppDeps,
  owner: number,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  const known = (await customerOf(deps.db, owner)) ?? (await newCustomer(deps, owner, null))
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
