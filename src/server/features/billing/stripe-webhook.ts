import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { stripeWebhookPath } from '#contract/billing.ts'
import { ownerOfCustomer } from '#server/core/billing/subscriptions.store.ts'
import { syncSubscriptions } from '#server/core/billing/sync-subscriptions.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { AppDeps } from '../../core/app-deps.ts'

const largestEvent = 512 * 1024

/**
 * Takes Stripe's events. Each only says that something changed about a customer: how things stand is asked of Stripe. What fails is answered with an error,
 * so that Stripe sends it again.
 */
export function stripeWebhook(app: FastifyInstance, deps: AppDeps): void {
  // An app of its own: its JSON stays bytes, since these very bytes are signed.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestEvent },
      (_request, bytes, done) => done(null, bytes),
    )
    raw.route({
      method: 'POST',
      url: stripeWebhookPath,
      schema: { summary: 'An event of Stripe’s, signed' },
      config: { access: 'public' },
      handler: async ({ body, headers, log }) => {
        const event = await signedEvent(deps, body, headers['stripe-signature'])
        const owner = await ownerOf(deps, event)
        if (owner !== null) await syncSubscriptions(deps, owner)
        log.info({ route: stripeWebhookPath, code: event.type, count: Number(owner !== null) })
        return { received: true }
      },
    })
  })
}

async function signedEvent(
  { billing, now }: AppDeps,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  if (!billing.hasBilling) throw new AppError('not_configured', { message: 'This server takes no payments.' })
  const event =
    body instanceof Uint8Array && typeof signature === 'string'
      ? await billing.signedEvent(body, signature, now())
      : null
  if (!event) throw new AppError('invalid_input', { message: 'This is not signed by Stripe, or too old.' })
  return event
}

/** Whom an event is about; null: nobody here, or nothing that changes a plan. */
async function ownerOf(deps: AppDeps, event: Stripe.Event): Promise<number | null> {
  const customer = await customerIn(deps, event)
  return customer === null ? null : ownerOfCustomer(deps.db, customer)
}

async function customerIn({ billing }: AppDeps, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'checkout.session.completed':
    case 'charge.refunded':
      return idOf(event.data.object.customer)
    case 'customer.deleted':
      return event.data.object.id
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const charge = idOf(event.data.object.charge)
      if (charge === null) return null
      return idOf((await billing.ask((stripe) => stripe.charges.retrieve(charge))).customer)
    }
    default:
      return null
  }
}

const idOf = (of: string | { readonly id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null)
