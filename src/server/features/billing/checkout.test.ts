import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { shop } from '../../testing/billing/shop.ts'
import { stubTiers } from '../../testing/billing/stripe-stub.ts'
import { openTestApp } from '../../testing/test-app.ts'

const press = (page: string) => fetch(page, { method: 'POST', redirect: 'manual' })

test('of two pages on which one could pay the older is closed, so that nobody pays twice', async () => {
  await using all = await shop(openTestApp)
  const [first, second] = [await all.pay('monthly'), await all.pay('yearly')]
  expect((await press(first)).status).toBe(410)
  expect((await press(second)).status).toBe(303)
  expect((await press(second)).status).toBe(410)
  expect(all.stripe.subscriptions.map(({ price }) => price)).toEqual(['price_year'])
})

test('of pages that are opened at the same moment one can be paid', async () => {
  await using all = await shop(openTestApp)
  const pages = await Promise.all([all.pay('monthly'), all.pay('yearly'), all.pay('monthly')])
  const answers = await Promise.all(pages.map(press))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(all.stripe.subscriptions).toHaveLength(1)
})

test('who pays on the older page while the newer is made is told so, and gets no second one', async () => {
  await using all = await shop(openTestApp)
  const first = await all.pay('monthly')
  const { deps } = all.app
  const ask = deps.billing.ask.bind(deps.billing)
  let questions = 0
  Object.assign(deps.billing, {
    // The pages that are open were listed, and now the older one is paid.
    ask: async (question: Parameters<typeof ask>[0]) => {
      const answer = await ask(question)
      if (++questions === 3) await press(first)
      return answer
    },
  })
  const answer = await all.browser.post('/api/billing/checkout', { tier: 'resonance', period: 'yearly' })
  expect([answer.status, answer.json().code]).toEqual([409, 'conflict'])
})

test('a price that Stripe does not know is told as a fault of the settings, and makes one customer, who stays', async () => {
  const wrong = { ...stubTiers[0], yearly: { price: 'price_of_a_slip', amount: 4_000 } }
  await using all = await shop(openTestApp, { env: { INKWELL_TIERS: JSON.stringify([wrong]) } })
  await all.pay('monthly')
  const known = await all.customer()
  for (const _ of [1, 2]) {
    const answer = await all.browser.post('/api/billing/checkout', { tier: 'resonance', period: 'yearly' })
    expect([answer.status, answer.json().message]).toEqual([
      503,
      'Payments are not set up rightly on this server. Whoever runs it has to look at its keys and prices.',
    ])
  }
  expect([...all.stripe.customers]).toEqual([known])
  expect(await all.customer()).toBe(known)
  all.app.takeWarnings()
})

test('from Stripe’s pages somebody comes back with the mark that has Stripe asked', async () => {
  await using all = await shop(openTestApp)
  await all.subscribed()
  const { url } = (await all.browser.post('/api/billing/portal')).json<{ url: string }>()
  expect(new URL(url).searchParams.get('to')).toMatch(/\/pricing\?checkout=done$/)
})

test('who was deleted at Stripe reads that nothing is left there, and can pay anew', async () => {
  await using all = await shop(openTestApp)
  const made = await all.subscribed()
  all.stripe.deleteCustomer(made.customer)
  const answer = await all.browser.post('/api/billing/portal')
  expect([answer.status, answer.json().message]).toEqual([
    404,
    'Stripe has no cards or invoices of yours any more.',
  ])
  expect(await all.state()).toMatchObject({ hasCustomer: false, plan: { tier: 'free', by: 'free' } })
  expect((await press(await all.pay())).status).toBe(303)
  expect((await all.browser.post('/api/billing/refresh')).json<BillingState>().plan.by).toBe('paid')
  expect(await all.customer()).not.toBe(made.customer)
})

test('a customer whom Stripe does not know at all stays: the keys may be those of another account', async () => {
  await using all = await shop(openTestApp)
  const made = await all.subscribed()
  all.stripe.customers.clear()
  expect((await all.browser.post('/api/billing/portal')).status).toBe(404)
  expect(await all.customer()).toBe(made.customer)
})
