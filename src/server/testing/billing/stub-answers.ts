import type { ServerResponse } from 'node:http'

/** Words that must never reach a person: Stripe's own about a failure. */
export const stripesOwnWords = 'raw-stripe-words-7d20'

export const fault = (type: string) => ({ error: { type, message: stripesOwnWords } })

/** What Stripe answers to a question that it will not do. */
export class Refused {
  readonly status: 400 | 404
  readonly body: object

  constructor(status: 400 | 404, details: { code?: string; param?: string } = {}) {
    this.status = status
    this.body = { error: { ...fault('invalid_request_error').error, ...details } }
  }
}

/** An id that leads nowhere: in the path (`id`), or in a parameter. */
export const unknown = (param: string): Refused =>
  new Refused(param === 'id' ? 404 : 400, { code: 'resource_missing', param })

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
