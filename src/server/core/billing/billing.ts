import type { Stripe } from 'stripe'
import type { Limits } from '#server/config/limits.ts'
import { AppError } from '../http/app-error.ts'
import type { BillingConfig, StripeConfig } from './billing-config.ts'

/** What is sold here, and the way to Stripe. */
export interface Billing {
  readonly tiers: BillingConfig['tiers']
  /** Whether this server takes payments, and so may lock anything at all. */
  readonly hasBilling: boolean
  /** Asks Stripe. Throws an `AppError` with a sentence for the person when that does not work, `not_configured` where nothing is sold. */
  ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T>
  /** The event that a webhook brought, if Stripe signed these very bytes lately; null otherwise. */
  signedEvent(raw: Uint8Array, signature: string, nowMs: number): Promise<Stripe.Event | null>
}

export function createBilling({ tiers, stripe: config }: BillingConfig, limits: Limits): Billing {
  let made: Promise<Stripe> | undefined
  // The library is loaded when it is first needed: most servers sell nothing.
  const client = (): Promise<Stripe> => {
    if (!config) throw new AppError('not_configured', { message: 'This server takes no payments.' })
    made ??= connect(config, limits.stripeAnswerMs)
    return made
  }
  return {
    tiers,
    hasBilling: config !== null,
    async ask(question) {
      const stripe = await client()
      try {
        return await question(stripe)
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async signedEvent(raw, signature, nowMs) {
      const { webhooks } = await client()
      try {
        return webhooks.constructEvent(
          Buffer.from(raw),
          signature,
          config?.webhookSecret ?? '',
          undefined,
          undefined,
          nowMs,
        )
      } catch {
        return null
      }
    },
  }
}

async function connect({ secretKey, api }: StripeConfig, timeout: number): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  return new Client(secretKey, {
    host: api.hostname,
    ...(api.port && { port: api.port }),
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** A fault of Stripe by its kind, its code and what of the question it is about, without its words. */
export interface StripeFault {
  readonly type: string
  readonly statusCode?: number | undefined
  readonly code?: string | undefined
  readonly param?: string | undefined
}

export const isStripeFault = (error: unknown): error is Error & StripeFault =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')

/** Stripe will not do what was asked, however often. */
export class RefusedByStripe extends AppError {
  constructor() {
    super('unavailable', { message: notSetUp })
  }
}

/** What was asked about is gone at Stripe, or its customer is. */
export class GoneAtStripe extends AppError {
  constructor() {
    super('unavailable', { message: notAnswered })
  }
}

const notSetUp =
  'Payments are not set up rightly on this server. Whoever runs it has to look at its keys and prices.'
const notAnswered =
  'Stripe, which takes the payments, did not answer as it should. Please look here again in a minute before you try once more.'

const refusals: ReadonlySet<string> = new Set([
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeInvalidRequestError',
])

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || !isStripeFault(error)) return error
  const { type, statusCode, code, param } = error
  // Status 404 is about the id in the path. A price that is missing is another matter: this server's settings name it.
  if (code === 'resource_missing' && (statusCode === 404 || param === 'customer')) return new GoneAtStripe()
  if (refusals.has(type)) return new RefusedByStripe()
  if (type === 'StripeRateLimitError' || statusCode === 429)
    return new AppError('unavailable', {
      message: 'Stripe, which takes the payments, is busy. Please try again in a few seconds.',
      retryAfterMs: 5_000,
    })
  return new AppError('unavailable', { message: notAnswered, retryAfterMs: 30_000 })
}
