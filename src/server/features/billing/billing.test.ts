import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { deliver, shop, start } from '../../testing/billing/shop.ts'
import { StripeStub, signed, stubTiers } from '../../testing/billing/stripe-stub.ts'
import { stripesOwnWords } from '../../testing/billing/stub-answers.ts'
import { openTestApp } from '../../testing/test-app.ts'

test.each([
  ['unauthorized', /not set up rightly/],
  ['busy', /is busy/],
  ['slow', /did not answer as it should/],
  ['garbage', /did not answer as it should/],
  ['cut', /did not answer as it should/],
  ['broken', /did not answer as it should/],
] as const)('when Stripe is %s the person reads a sentence of ours', async (mood, sentence) => {
  await using all = await shop(openTestApp, { limits: { stripeAnswerMs: 300 } })
  all.stripe.mood = mood
  const answer = await all.browser.post('/api/billing/checkout', { tier: 'resonance', period: 'monthly' })
  expect([answer.status, answer.json().code]).toEqual([503, 'unavailable'])
  expect(answer.json().message).toMatch(sentence)
  expect(answer.text + all.app.logged.join('')).not.toContain(stripesOwnWords)
  expect((await all.browser.get('/api/billing')).status).toBe(200)
  all.app.takeWarnings()
})

test('a server that sells nothing says so, and one with prices alone shows them and locks nothing', async () => {
  await using none = await openTestApp()
  const browser = none.browser()
  await browser.signUp()
  const state = (await browser.get('/api/billing')).json<BillingState>()
  expect([state.hasBilling, state.tiers, state.plan.name]).toEqual([false, [], 'Free'])
  for (const path of ['checkout', 'portal', 'cancel', 'resume', 'code'])
    expect([
      path,
      (await browser.post(`/api/billing/${path}`, { tier: 'resonance', period: 'monthly', code: 'X' }))
        .status,
    ]).toEqual([path, 501])
  expect((await deliver(none, signed('{}', start))).status).toBe(501)
  await using shown = await openTestApp({ env: { INKWELL_TIERS: JSON.stringify(stubTiers) } })
  const other = shown.browser()
  await other.signUp()
  const offer = (await other.get('/api/billing')).json<BillingState>()
  expect([offer.hasBilling, offer.tiers.map(({ name, monthly }) => [name, monthly])]).toEqual([
    false,
    [['Resonance', 400]],
  ])
  expect((await other.get('/api/music')).json().access).toBe('open')
})

test('a subscription of a tier that is sold no longer goes on as it was', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-tiers-'))
  await using stripe = await new StripeStub(() => start).start()
  const first = await openTestApp({ dataFolder, env: stripe.env })
  const browser = first.browser()
  await browser.signUp()
  await browser.post('/api/billing/checkout', { tier: 'resonance', period: 'monthly' })
  stripe.subscribe([...stripe.customers].at(-1) ?? '')
  await browser.post('/api/billing/refresh')
  await first[Symbol.asyncDispose]()
  const other = {
    ...stubTiers[0],
    id: 'later',
    monthly: { price: 'price_new', amount: 900 },
    yearly: undefined,
  }
  const env = { ...stripe.env, INKWELL_TIERS: JSON.stringify([other]) }
  const second = await openTestApp({ dataFolder, env })
  const later = second.browser()
  for (const [name, value] of browser.cookies) later.cookies.set(name, value)
  const { plan } = (await later.post('/api/billing/refresh')).json<BillingState>()
  expect([plan.tier, plan.name, plan.by]).toEqual(['resonance', 'Resonance', 'paid'])
  expect((await later.get('/api/music')).json().access).toBe('included')
  await second[Symbol.asyncDispose]()
  rmSync(dataFolder, { recursive: true })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, /belong together/],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }, /belong together/],
  [{ INKWELL_TIERS: 'not json' }, /must be JSON/],
  [{ INKWELL_TIERS: '[{"id":"free"}]' }, /INKWELL_TIERS is not right at 0\.id/],
])('settings of billing that are half or wrong are told in words', async (env, sentence) => {
  await expect(openTestApp({ env })).rejects.toThrow(sentence)
})
