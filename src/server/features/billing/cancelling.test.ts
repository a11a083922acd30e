import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { shop } from '../../testing/billing/shop.ts'
import { openTestApp } from '../../testing/test-app.ts'

type Shop = Awaited<ReturnType<typeof shop>>

const ask = async ({ browser }: Shop, what: 'cancel' | 'resume' | 'refresh') => {
  const answer = await browser.post(`/api/billing/${what}`)
  expect([what, answer.status]).toEqual([what, 200])
  return answer.json<BillingState>().plan
}

test('cancelling ends everything that could be charged, and keeping the plan takes one of them back', async () => {
  await using all = await shop(openTestApp)
  const month = await all.subscribed()
  const { customer } = month
  const year = all.stripe.subscribe(customer, 'price_year')
  year.current_period_end *= 2
  const failing = all.stripe.subscribe(customer)
  failing.status = 'unpaid'
  const unpaid = all.stripe.subscribe(customer)
  unpaid.status = 'incomplete'
  expect(await ask(all, 'cancel')).toMatchObject({ by: 'paid', period: 'yearly', renewsAt: null })
  expect([month, year].map(({ cancel_at_period_end }) => cancel_at_period_end)).toEqual([true, true])
  expect([failing, unpaid].map(({ status }) => status)).toEqual(['canceled', 'canceled'])
  expect(await ask(all, 'resume')).toMatchObject({ period: 'yearly', endsAt: null })
  expect([month, year].map(({ cancel_at_period_end }) => cancel_at_period_end)).toEqual([true, false])
})

test('one that was cancelled hides no other that is charged', async () => {
  await using all = await shop(openTestApp)
  const month = await all.subscribed()
  const year = all.stripe.subscribe(month.customer, 'price_year')
  year.current_period_end *= 2
  year.cancel_at_period_end = true
  expect(await ask(all, 'refresh')).toMatchObject({ period: 'monthly', endsAt: null })
  expect((await ask(all, 'cancel')).endsAt).not.toBeNull()
  expect(month.cancel_at_period_end).toBe(true)
})

test('a plan that was cancelled in Stripe’s portal can be kept', async () => {
  await using all = await shop(openTestApp)
  const made = await all.subscribed()
  made.cancel_at = made.current_period_end
  expect((await ask(all, 'refresh')).endsAt).not.toBeNull()
  expect(await ask(all, 'resume')).toMatchObject({ endsAt: null, renewsAt: expect.any(String) })
  expect(made.cancel_at).toBeNull()
})

test.each(['cancel', 'resume'] as const)(
  'to %s what has ended at Stripe unheard shows that it has ended',
  async (what) => {
    await using all = await shop(openTestApp)
    const made = await all.subscribed()
    all.stripe.end(made, 'cancellation_requested')
    expect(await ask(all, what)).toMatchObject({ tier: 'free', by: 'free' })
    const again = await all.browser.post(`/api/billing/${what}`)
    expect([again.status, again.json().message]).toEqual([404, 'There is no subscription to change.'])
  },
)

test('to cancel what Stripe no longer knows shows that it is gone', async () => {
  await using all = await shop(openTestApp)
  await all.subscribed()
  all.stripe.subscriptions.length = 0
  expect(await ask(all, 'cancel')).toMatchObject({ tier: 'free', by: 'free' })
})

test('two presses at the same moment cancel once, and neither fails', async () => {
  await using all = await shop(openTestApp)
  const made = await all.subscribed()
  made.status = 'past_due'
  await ask(all, 'refresh')
  await Promise.all([ask(all, 'cancel'), ask(all, 'cancel')])
  expect(made.status).toBe('canceled')
})

test('an account that pays stays while its server has no keys to end that, and goes once nothing more is charged', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-keys-'))
  await using all = await shop(openTestApp, { dataFolder })
  const made = await all.subscribed()
  const { deps } = all.app
  const forgetful = async <T>(work: (browser: Shop['browser']) => Promise<T>): Promise<T> => {
    await using later = await openTestApp({ dataFolder })
    const browser = later.browser()
    for (const [name, value] of all.browser.cookies) browser.cookies.set(name, value)
    return await work(browser)
  }
  const gone = (browser: Shop['browser']) =>
    browser.ask('DELETE', '/api/user', { body: { password: all.account.password, derived: true } })
  const refused = await forgetful(gone)
  expect([refused.status, refused.json().message]).toEqual([
    501,
    'This account pays by Stripe, and this server has no keys any more to end that, so nothing was deleted. Whoever runs it has to set Stripe’s keys again first.',
  ])
  expect(made.status).toBe('active')
  await ask(all, 'cancel')
  expect((await forgetful(gone)).status).toBe(200)
  expect(await deps.db.selectFrom('users').select('id').execute()).toEqual([])
  rmSync(dataFolder, { recursive: true })
})
