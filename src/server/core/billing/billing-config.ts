import { z } from 'zod'
import { tiers } from '#domain/billing/tiers.ts'
import type { Tier } from '#domain/billing/unlocks.ts'
import { ConfigFault } from '#server/config/config-fault.ts'
import { setting } from '#server/config/setting.ts'

/** Stripe, or what answers in its place. */
export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly api: URL
}

/** What this server sells, and how it is paid. Without Stripe tiers are shown and nothing is sold or locked. */
export interface BillingConfig {
  readonly tiers: readonly Tier[]
  readonly stripe: StripeConfig | null
}

const text = setting(z.string().trim().optional())
const environment = z.object({
  INKWELL_TIERS: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: text,
})

/** A secret key travels there: https, or this machine. */
const isApi = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, pathname, search } = new URL(address)
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  return isSafe && pathname === '/' && search === ''
}

/** Reads what is sold and by which keys. Throws a `ConfigFault` that names what is wrong. */
export function readBilling(env: Readonly<Record<string, string | undefined>>): BillingConfig {
  const given = environment.parse(env)
  const sold = given.INKWELL_TIERS ? tiersIn(given.INKWELL_TIERS) : []
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey && !webhookSecret) return { tiers: sold, stripe: null }
  if (!secretKey || !webhookSecret || sold.length === 0)
    throw new ConfigFault(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and INKWELL_TIERS belong together: set all three to take payments.',
    )
  const api = given.STRIPE_API_BASE ?? 'https://api.stripe.com'
  if (!isApi(api))
    throw new ConfigFault('STRIPE_API_BASE must be an https address, like https://api.stripe.com.')
  return { tiers: sold, stripe: { secretKey, webhookSecret, api: new URL(api) } }
}

function tiersIn(json: string): readonly Tier[] {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    throw new ConfigFault('INKWELL_TIERS must be JSON, as docs/operating.md shows.')
  }
  const read = tiers.safeParse(found)
  if (read.success) return read.data
  const [first] = read.error.issues
  const where = first?.path.length ? ` at ${first.path.join('.')}` : ''
  throw new ConfigFault(`INKWELL_TIERS is not right${where}: ${first?.message}.`)
}
