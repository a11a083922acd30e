import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How the stub answers: well, or in one of the ways in which such services fail. */
export type StripeMood = 'well' | 'unauthorized' | 'busy' | 'slow' | 'garbage' | 'cut' | 'broken'

export const stripeKey = 'sk_test_of_the_stub'
export const webhookSecret = 'whsec_of_the_stub'
/** Words that must never reach a person: Stripe's own about a failure. */
export const stripesOwnWords = 'raw-stripe-words-7d20'
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
  readonly subscriptions: StubSubscription[] = []
  /** Every call, as `METHOD path`. */
  readonly asked: string[] = []
  /** Where events are sent to when somebody pays or changes something; null: they are lost. */
  webhookTo: string | null = null
  readonly #byKey = new Map<string, unknown>()
  readonly #checkouts = new Map<
    string,
    { customer: string; price: string; success: string; cancel: string }
  >()
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
      price,
      current_period_end: Math.floor(this.#now() / 1000) + monthSeconds,
    }
    this.subscriptions.push(subscription)
    return subscription
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
    if (pathname.startsWith('/pay/')) return this.#page(request, response, pathname.slice('/pay/'.length))
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
    if (typeof key === 'string' && answer) this.#byKey.set(key, answer)
    if (answer) return json(response, 200, answer)
    json(response, 404, { error: { ...fault('invalid_request_error').error, code: 'resource_missing' } })
  }

  #do(call: string, given: URLSearchParams): unknown {
    const [, path = ''] = call.split(' ')
    const id = path.split('/')[3] ?? ''
    if (call === 'POST /v1/customers') {
      const customer = this.#newId('cus')
      this.customers.add(customer)
      return { id: customer, object: 'customer' }
    }
    if (call.startsWith('DELETE /v1/customers/')) return this.#forget(id)
    if (call === 'GET /v1/subscriptions') return this.#list(given.get('customer'))
    if (call.startsWith('POST /v1/subscriptions/')) return this.#change(id, given)
    if (call.startsWith('DELETE /v1/subscriptions/')) return this.#end(id)
    if (call === 'POST /v1/checkout/sessions') return this.#checkout(given)
    if (call === 'POST /v1/billing_portal/sessions')
      return this.#known(given, { object: 'billing_portal.session', url: `${this.baseUrl}/portal` })
    if (call.startsWith('GET /v1/charges/')) return { id, object: 'charge', customer: this.#disputed }
    return undefined
  }

  #known = (given: URLSearchParams, answer: unknown): unknown =>
    this.customers.has(given.get('customer') ?? '') ? answer : undefined

  /** Those of a customer; null: of all of them. */
  #list(customer: string | null): unknown {
    if (customer !== null && !this.customers.has(customer)) return undefined
    const data = this.subscriptions.filter((one) => customer === null || one.customer === customer).map(shown)
    return { object: 'list', url: '/v1/subscriptions', has_more: false, data }
  }

  #forget(customer: string): unknown {
    if (!this.customers.delete(customer)) return undefined
    for (const one of this.subscriptions) if (one.customer === customer) one.status = 'canceled'
    return { id: customer, object: 'customer', deleted: true }
  }

  #change(id: string, given: URLSearchParams): unknown {
    const found = this.subscriptions.find((one) => one.id === id)
    if (!found) return undefined
    const ends = given.get('cancel_at_period_end')
    if (ends !== null) found.cancel_at_period_end = ends === 'true'
    this.#tell(this.subscriptionEvent('updated', found))
    return shown(found)
  }

  #end(id: string): unknown {
    const found = this.subscriptions.find((one) => one.id === id)
    if (!found) return undefined
    found.status = 'canceled'
    this.#tell(this.subscriptionEvent('deleted', found))
    return shown(found)
  }

  #checkout(given: URLSearchParams): unknown {
    const customer = given.get('customer') ?? ''
    if (!this.customers.has(customer)) return undefined
    const id = this.#newId('cs')
    this.#checkouts.set(id, {
      customer,
      price: given.get('line_items[0][price]') ?? '',
      success: given.get('success_url') ?? '',
      cancel: given.get('cancel_url') ?? '',
    })
    return { id, object: 'checkout.session', url: `${this.baseUrl}/pay/${id}` }
  }

  /** The page on which somebody pays, or does not. */
  #page(request: IncomingMessage, response: ServerResponse, id: string): void {
    const checkout = this.#checkouts.get(id)
    if (!checkout) {
      json(response, 404, {})
      return
    }
    if (request.method === 'POST') {
      const made = this.subscribe(checkout.customer, checkout.price)
      this.#tell(this.subscriptionEvent('created', made))
      response.writeHead(303, { location: checkout.success }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><title>Pay</title><form method="post"><button>Pay now</button></form><a href="${checkout.cancel}">Back</a>`,
    )
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

const fault = (type: string) => ({ error: { type, message: stripesOwnWords } })

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Signed by Stripe's scheme v1, of its own words: t=<seconds>,v1=<HMAC-SHA256 of "t.body">. */
export function signed(body: string, atMs: number, secret = webhookSecret): SignedEvent {
  const t = Math.floor(atMs / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { body, signature: `t=${t},v1=${v1}` }
}
