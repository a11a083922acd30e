import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { graceMs } from '#domain/billing/subscription.ts'
import { settleAllPlans } from '#server/core/billing/sync-subscriptions.ts'
import { day, shop, start } from '../../testing/billing/shop.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'

onBothDatabases('a subscription', ({ open }) => {
  // Spec: S3-006, S3-007, S3-014, S9-016
  test('goes from free to paid, is cancelled, runs to its end, and is free again; tier, plan and status are told alike', async () => {
    await using all = await shop(open)
    const { stripe, browser, row, hear, state, user, advance } = all
    expect(await user()).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      planType: 'free',
    })
    expect((await row()).stripe_customer_id).toBeNull()
    expect(await fetch(await all.pay('yearly')).then(({ status }) => status)).toBe(200)
    const made = stripe.subscribe(await all.customer(), 'price_year')
    await hear(stripe.subscriptionEvent('created', made))
    expect(await user()).toMatchObject({
      subscriptionTier: 'resonance',
      subscriptionStatus: 'active',
      planType: 'resonance',
    })
    expect((await state()).plan).toEqual({
      tier: 'resonance',
      name: 'Resonance',
      status: 'active',
      by: 'paid',
      period: 'yearly',
      endsAt: null,
      renewsAt: new Date(made.current_period_end * 1000).toISOString(),
      graceUntil: null,
    })
    const again = await browser.post('/api/billing/checkout', { tier: 'resonance', period: 'monthly' })
    expect([again.status, again.json().code]).toEqual([409, 'conflict'])

    const cancelled = (await browser.post('/api/billing/cancel')).json<BillingState>()
    expect(cancelled.plan).toMatchObject({
      tier: 'resonance',
      renewsAt: null,
      endsAt: new Date(made.current_period_end * 1000).toISOString(),
    })
    expect((await browser.post('/api/billing/resume')).json<BillingState>().plan).toMatchObject({
      endsAt: null,
    })
    await browser.post('/api/billing/cancel')
    advance(30 * day)
    made.status = 'canceled'
    await hear(stripe.subscriptionEvent('deleted', made))
    expect(await user()).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      planType: 'free',
    })
    expect((await row()).stripe_customer_id).toBe(made.customer)
  })

  // Spec: S3-095
  test('is kept with its person, price, id, status and end', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    expect(
      await all.app.deps.db
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', all.owner)
        .execute(),
    ).toEqual([
      {
        user_id: all.owner,
        stripe_price_id: 'price_month',
        stripe_subscription_id: made.id,
        status: 'active',
        current_period_end: made.current_period_end * 1000,
        tier: 'resonance',
        is_ending: 0,
        failed_at: null,
      },
    ])
  })

  test('whose payment fails keeps its tier for fourteen days and loses nothing but that after them', async () => {
    await using all = await shop(open)
    const { stripe, hear, state, advance, app } = all
    const made = await all.subscribed()
    made.status = 'past_due'
    await hear(stripe.event('invoice.payment_failed', { object: 'invoice', customer: made.customer }))
    expect((await state()).plan).toMatchObject({
      tier: 'resonance',
      status: 'past_due',
      graceUntil: new Date(start + graceMs).toISOString(),
    })
    advance(graceMs - 1)
    await hear(stripe.subscriptionEvent('updated', made))
    expect((await state()).plan.tier).toBe('resonance')
    advance(1)
    await settleAllPlans(app.deps)
    expect(await all.user()).toMatchObject({
      subscriptionTier: 'free',
      planType: 'free',
      subscriptionStatus: 'past_due',
    })
    made.status = 'active'
    await hear(stripe.event('invoice.paid', { object: 'invoice', customer: made.customer }))
    expect(await all.user()).toMatchObject({ subscriptionTier: 'resonance', subscriptionStatus: 'active' })
  })

  test('that Stripe ends for a failed payment keeps its tier as long, and can be taken anew meanwhile', async () => {
    await using all = await shop(open)
    const { stripe, hear, state, advance, app } = all
    const made = await all.subscribed()
    made.status = 'past_due'
    await hear(stripe.event('invoice.payment_failed', { object: 'invoice', customer: made.customer }))
    advance(day)
    stripe.end(made, 'payment_failed')
    await hear(stripe.subscriptionEvent('deleted', made))
    const kept = { tier: 'resonance', by: 'free', graceUntil: new Date(start + graceMs).toISOString() }
    expect((await state()).plan).toMatchObject(kept)
    expect(await fetch(await all.pay()).then(({ status }) => status)).toBe(200)
    const other = await all.browser.post('/api/billing/refresh')
    expect(other.json<BillingState>().plan).toMatchObject(kept)
    advance(graceMs - day)
    await settleAllPlans(app.deps)
    expect(await all.user()).toMatchObject({ subscriptionTier: 'free', subscriptionStatus: 'inactive' })
  })

  test('that was ended for a failed payment unheard counts from its end', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    all.advance(day)
    all.stripe.end(made, 'payment_failed')
    all.advance(day)
    const { plan } = (await all.browser.post('/api/billing/refresh')).json<BillingState>()
    expect(plan.graceUntil).toBe(new Date(start + day + graceMs).toISOString())
  })

  test('that nobody told of is found by coming back from Stripe, and one that ended unheard within the hour', async () => {
    await using all = await shop(open)
    await all.pay()
    const made = all.stripe.subscribe(await all.customer())
    expect((await all.state()).plan.tier).toBe('free')
    expect((await all.browser.post('/api/billing/refresh')).json<BillingState>().plan.tier).toBe('resonance')
    made.status = 'canceled'
    all.advance(31 * day)
    expect((await all.user()).subscriptionTier).toBe('resonance')
    await settleAllPlans(all.app.deps)
    expect((await all.user()).subscriptionTier).toBe('free')
  })

  test('is not taken away by a refund or a dispute, which only have Stripe asked how it stands', async () => {
    await using all = await shop(open)
    const { stripe, hear } = all
    const made = await all.subscribed()
    expect(
      (await hear(stripe.event('charge.refunded', { object: 'charge', customer: made.customer }))).status,
    ).toBe(200)
    expect((await all.user()).subscriptionTier).toBe('resonance')
    expect((await hear(stripe.disputeEvent(made.customer))).status).toBe(200)
    expect(stripe.asked.slice(-2)).toEqual(['GET /v1/charges/ch_1', 'GET /v1/subscriptions'])
    expect((await all.user()).subscriptionTier).toBe('resonance')
    made.status = 'canceled'
    await hear(stripe.disputeEvent(made.customer))
    expect((await all.user()).subscriptionTier).toBe('free')
  })
})

onBothDatabases('an account that pays', ({ open }) => {
  test('and is deleted stops paying first, and stays where that does not work', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    const gone = () =>
      all.browser.ask('DELETE', '/api/user', { body: { password: all.account.password, derived: true } })
    all.stripe.mood = 'busy'
    const refused = await gone()
    expect([refused.status, refused.json().message]).toEqual([
      503,
      'Your payments could not be ended at Stripe, so nothing was deleted. Please try again in a minute.',
    ])
    expect((await all.browser.get('/api/user')).status).toBe(200)
    all.stripe.mood = 'well'
    expect((await gone()).status).toBe(200)
    expect(made.status).toBe('canceled')
    expect(all.stripe.customers.has(made.customer)).toBe(false)
    all.app.takeWarnings()
  })

  test('two presses at the same moment make one customer, and one who was deleted at Stripe is made anew', async () => {
    await using all = await shop(open)
    await Promise.all([all.pay(), all.pay()])
    expect(all.stripe.customers.size).toBe(1)
    all.stripe.customers.clear()
    await all.pay()
    expect([...all.stripe.customers]).toEqual([await all.customer()])
  })

  test('has the room for photos that its tier names', async () => {
    await using all = await shop(open, { limits: { blobQuotaBytes: 5 * 1024 * 1024 } })
    const quota = async () => (await all.browser.get('/api/blobs')).json<{ quotaBytes: number }>().quotaBytes
    expect(await quota()).toBe(5 * 1024 * 1024)
    await all.subscribed()
    expect(await quota()).toBe(20_480 * 1024 * 1024)
  })
})
