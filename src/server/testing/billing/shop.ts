import { expect } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { userOf } from '#server/features/account/account.store.ts'
import type { TestApp, TestAppOptions } from '../test-app.ts'
import type { Answer } from '../test-browser.ts'
import { type SignedEvent, StripeStub } from './stripe-stub.ts'

/** When the clock of an app under test starts. */
export const start = Date.UTC(2026, 10, 21, 8, 30)
export const day = 24 * 60 * 60 * 1000

type Open = (options?: TestAppOptions) => Promise<TestApp>

/** A server that sells, Stripe beside it with the same clock, and somebody who is signed in. */
export async function shop(open: Open, more: TestAppOptions = {}) {
  const held = new AsyncDisposableStack()
  let ahead = 0
  const stripe = held.use(await new StripeStub(() => start + ahead).start())
  const app = held.use(await open({ ...more, env: { ...stripe.env, ...more.env } }))
  const browser = app.browser()
  const account = await browser.signUp()
  const row = () =>
    app.deps.db.selectFrom('users').selectAll().where('id', '=', account.user.id).executeTakeFirstOrThrow()
  const pay = async (period = 'monthly'): Promise<string> => {
    const answer = await browser.post('/api/billing/checkout', { tier: 'resonance', period })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('/pay/')])
    return answer.json<{ url: string }>().url
  }
  return {
    ...{ stripe, app, browser, account, row, pay },
    owner: account.user.id,
    customer: async () => (await row()).stripe_customer_id ?? '',
    state: async () => (await browser.get('/api/billing')).json<BillingState>(),
    /** What the server says of the person, without the session that may have ended by age. */
    user: async () => userOf(await row()),
    hear: (event: SignedEvent) => deliver(app, event),
    advance: (ms: number) => {
      ahead += ms
      app.advance(ms)
    },
    /** Somebody who has paid, told by a webhook. */
    async subscribed() {
      await pay()
      const made = stripe.subscribe((await row()).stripe_customer_id ?? '')
      expect((await deliver(app, stripe.subscriptionEvent('created', made))).status).toBe(200)
      return made
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

/** As Stripe sends it: the very bytes, and their signature. */
export const deliver = (app: TestApp, { body, signature }: SignedEvent): Promise<Answer> =>
  app.browser().ask('POST', '/api/billing/stripe', {
    body: Buffer.from(body),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
