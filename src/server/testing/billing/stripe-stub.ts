import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fault, json, Refused, stripesOwnWords, unknown } from './stub-answers.ts'
import { StubCheckouts } from './stub-checkouts.ts'

/** How the stub answers: well, or in one of the ways in which such services fail. */
export type StripeMood = 'well' | 'unauthorized' | 'busy' | 'slow' | 'garbage' | 'cut' | 'broken'

export const stripeKey = 'sk_test_of_the_stub'
export const webhookSecret = 'whsec_of_the_stub'
export const stubTiers = [
  {
    id: 'resonance',
    name: 'Resonance',
    about: 'The music, whole, and room for photos.',
    unlocks: ['music', 'space'],
    spaceMb: 20_480,
    currency: 'eur',
    monthly: { price: 'price_month', amount: 400 },
    yearly: { price: 'price_year', amount: 4_000 },
  },
] as const

const daySeconds = 24 * 60 * 60
const monthSeconds = 30 * daySeconds

interface StubSubscription {
  readonly id: string
  readonly customer: string
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  cancellation_details: { readonly reason: string | null }
  price: string
  current_period_end: number
}

export interface SignedEvent {
  readonly body: string
  readonly signature: string
}

/** A small local server that speaks the part of Stripe's API that is used, with a page on which one pays. */
export class StripeStub {
  mood: StripeMood = 'well'
  readonly customers = new Set<string>()
  /** What it knows of that can be sold. */
  readonly prices: ReadonlySet<string> = new Set(
    stubTiers.flatMap(({ monthly, yearly }) => [monthly.price, yearly.price]),
  )
  readonly subscriptions: StubSubscription[] = []
  /** Every call, as `METHOD path`. */
  readonly asked: string[] = []
  /** Where events are sent to when somebody pays or changes something; null: they are lost. */
  webhookTo: string | null = null
  readonly #byKey = new Map<string, unknown>()
  readonly #deleted = new Set<string>()
  readonly #checkouts = new StubCheckouts()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #now: () => number
  #disputed = ''

  /** `now` is in ms since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What to set so that a server asks here. */
  get env(): Record<string, string> {
    return {
      STRIPE_API_BASE: this.baseUrl,
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      INKWELL_TIERS: JSON.stringify(stubTiers),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((done) => this.#server.close(() => done()))
  }

  /** No two stubs give the same: their customers may meet in one database. */
  #newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`

  /** Somebody has paid. */
  subscribe(customer: string, price = 'price_month'): StubSubscription {
    const subscription: StubSubscription = {
      id: this.#newId('sub'),
      customer,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      cancellation_details: { reason: null },
      price,
      current_period_end: Math.floor(this.#now() / 1000) + monthSeconds,
    }
    this.subscriptions.push(subscription)
    return subscription
  }

  /** A subscription is over at once. */
  end(of: StubSubscription, reason: 'cancellation_requested' | 'payment_failed'): void {
    of.status = 'canceled'
    of.ended_at = Math.floor(this.#now() / 1000)
    of.cancellation_details = { reason }
  }

  /** With a customer all that they pay for ends. */
  deleteCustomer(customer: string): unknown {
    if (!this.customers.delete(customer)) return unknown('id')
    this.#deleted.add(customer)
    for (const one of this.subscriptions)
      if (one.customer === customer && one.status !== 'canceled') this.end(one, 'cancellation_requested')
    return { id: customer, object: 'customer', deleted: true }
  }

  /** An event about a subscription, as Stripe would sign it at this moment. */
  event(type: string, about: unknown, atMs = this.#now()): SignedEvent {
    const event = { id: this.#newId('evt'), object: 'event', type, created: 0, data: { object: about } }
    return signed(JSON.stringify(event, null, 2), atMs)
  }

  subscriptionEvent(type: string, of: StubSubscription, atMs?: number): SignedEvent {
    return this.event(`customer.subscription.${type}`, shown(of), atMs)
  }

  /** An event of a dispute, which names a charge and no customer. */
  disputeEvent(customer: string): SignedEvent {
    this.#disputed = customer
    return this.event('charge.dispute.created', { id: 'dp_1', object: 'dispute', charge: 'ch_1' })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.baseUrl)
    const body = new URLSearchParams(await text(request))
    if (pathname.startsWith('/pay/'))
      return this.#checkouts.page(request, response, pathname.slice('/pay/'.length), ({ customer, price }) =>
        this.#tell(this.subscriptionEvent('created', this.subscribe(customer, price))),
      )
    this.asked.push(`${request.method} ${pathname}`)
    if (request.headers.authorization !== `Bearer ${stripeKey}` || this.mood === 'unauthorized')
      return json(response, 401, fault('invalid_request_error'))
    if (this.mood === 'busy') return json(response, 429, fault('rate_limit_error'))
    if (this.mood === 'broken') return json(response, 500, fault('api_error'))
    if (this.mood === 'slow') return
    if (this.mood === 'garbage') return void response.end(`<html>${stripesOwnWords}`)
    if (this.mood === 'cut') return void request.socket.destroy()
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? this.#byKey.get(key) : undefined
    const answer =
      known ?? this.#do(`${request.method} ${pathname}`, request.method === 'GET' ? searchParams : body)
    if (typeof key === 'string') this.#byKey.set(key, answer)
    if (answer instanceof Refused) return json(response, answer.status, answer.body)
    json(response, 200, answer)
  }

  #do(call: string, given: URLSearchParams): unknown {
    const [, path = ''] = call.split(' ')
    const id = path.split('/')[3] ?? ''
    if (call === 'POST /v1/customers') {
      const customer = this.#newId('cus')
      this.customers.add(customer)
      return { id: customer, object: 'customer' }
    }
    if (call.startsWith('DELETE /v1/customers/')) return this.deleteCustomer(id)
    if (call.startsWith('GET /v1/customers/')) return this.#customer(id)
    if (call === 'GET /v1/subscriptions') return this.#list(given.get('customer'))
    if (call.startsWith('POST /v1/subscriptions/')) return this.#change(id, given)
    if (call.startsWith('DELETE /v1/subscriptions/')) return this.#end(id)
    if (call === 'POST /v1/checkout/sessions')
      return this.#known(given) ?? this.#checkouts.open(this.#newId('cs'), given, this.prices, this.baseUrl)
    if (call === 'GET /v1/checkout/sessions') return this.#known(given) ?? this.#checkouts.list(given)
    if (/^POST \/v1\/checkout\/sessions\/\w+\/expire$/.test(call))
      return this.#checkouts.expire(path.split('/')[4] ?? '')
    if (call === 'POST /v1/billing_portal/sessions') return this.#known(given) ?? this.#portal(given)
    if (call.startsWith('GET /v1/charges/')) return { id, object: 'charge', customer: this.#disputed }
    return unknown('id')
  }

  /** A refusal where the customer is not known. */
  #known = (given: URLSearchParams): Refused | undefined =>
    this.customers.has(given.get('customer') ?? '') ? undefined : unknown('customer')

  #portal(given: URLSearchParams): unknown {
    const to = new URLSearchParams({ to: given.get('return_url') ?? '' })
    return { object: 'billing_portal.session', url: `${this.baseUrl}/portal?${to}` }
  }

  #customer(id: string): unknown {
    if (this.#deleted.has(id)) return { id, object: 'customer', deleted: true }
    return this.customers.has(id) ? { id, object: 'customer' } : unknown('id')
  }

  /** Those of a customer; null: of all of them. */
  #list(customer: string | null): unknown {
    if (customer !== null && !this.customers.has(customer)) return unknown('customer')
    const data = this.subscriptions.filter((one) => customer === null || one.customer === customer).map(shown)
    return { object: 'list', url: '/v1/subscriptions', has_more: false, data }
  }

  #change(id: string, given: URLSearchParams): unknown {
    const found = this.subscriptions.find((one) => one.id === id)
    if (!found) return unknown('id')
    const [ends, at] = [given.get('cancel_at_period_end'), given.get('cancel_at')]
    // Two ways to say one thing, and one that is over takes neither.
    if ((ends !== null && at !== null) || found.status === 'canceled') return new Refused(400)
    if (at !== null) found.cancel_at = at === '' ? null : Number(at)
    if (ends !== null) found.cancel_at_period_end = ends === 'true'
    this.#tell(this.subscriptionEvent('updated', found))
    return shown(found)
  }

  #end(id: string): unknown {
    const found = this.subscriptions.find((one) => one.id === id)
    if (!found || found.status === 'canceled') return unknown('id')
    this.end(found, 'cancellation_requested')
    this.#tell(this.subscriptionEvent('deleted', found))
    return shown(found)
  }

  #tell({ body, signature }: SignedEvent): void {
    if (this.webhookTo === null) return
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    fetch(this.webhookTo, { method: 'POST', headers, body }).catch(() => undefined)
  }
}

const shown = ({ price, current_period_end, ...rest }: StubSubscription) => ({
  object: 'subscription',
  ...rest,
  items: {
    object: 'list',
    data: [
      { id: 'si_1', object: 'subscription_item', price: { id: price, object: 'price' }, current_period_end },
    ],
  },
})

/** Signed by Stripe's scheme v1, of its own words: t=<seconds>,v1=<HMAC-SHA256 of "t.body">. */
export function signed(body: string, atMs: number, secret = webhookSecret): SignedEvent {
  const t = Math.floor(atMs / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { body, signature: `t=${t},v1=${v1}` }
}
