import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refused, unknown } from './stub-answers.ts'

interface Checkout {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly success: string
  readonly cancel: string
  status: 'open' | 'complete' | 'expired'
}

/** Pages on which one pays, each once, while it is open. */
export class StubCheckouts {
  readonly #all: Checkout[] = []

  /** Opens one, as its parameters say. */
  open(id: string, given: URLSearchParams, prices: ReadonlySet<string>, baseUrl: string): unknown {
    const of = (name: string): string => given.get(name) ?? ''
    const price = of('line_items[0][price]')
    if (!prices.has(price)) return unknown('line_items[0][price]')
    // Like Stripe: the newest first.
    this.#all.unshift({
      id,
      customer: of('customer'),
      price,
      success: of('success_url'),
      cancel: of('cancel_url'),
      status: 'open',
    })
    return { id, object: 'checkout.session', url: `${baseUrl}/pay/${id}` }
  }

  list(given: URLSearchParams): unknown {
    const data = this.#all
      .filter(({ customer, status }) => customer === given.get('customer') && status === given.get('status'))
      .map(({ id, status }) => ({ id, object: 'checkout.session', status }))
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data }
  }

  expire(id: string): unknown {
    const found = this.#all.find((one) => one.id === id)
    if (!found) return unknown('id')
    if (found.status !== 'open') return new Refused(400)
    found.status = 'expired'
    return { id, object: 'checkout.session', status: found.status }
  }

  /** Shows one, or has it paid by a press. */
  page(
    { method }: IncomingMessage,
    response: ServerResponse,
    id: string,
    onPaid: (of: Checkout) => void,
  ): void {
    const found = this.#all.find((one) => one.id === id)
    if (found?.status !== 'open') {
      response.writeHead(found ? 410 : 404).end()
      return
    }
    if (method === 'POST') {
      found.status = 'complete'
      onPaid(found)
      response.writeHead(303, { location: found.success }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><title>Pay</title><form method="post"><button>Pay now</button></form><a href="${found.cancel}">Back</a>`,
    )
  }
}
