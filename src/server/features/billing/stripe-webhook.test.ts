import { expect, test } from 'vitest'
import { day, shop, start } from '../../testing/billing/shop.ts'
import { signed } from '../../testing/billing/stripe-stub.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'

onBothDatabases('a webhook', ({ open }) => {
  test('may come twice, in any order and after a day: how things stand is asked each time', async () => {
    await using all = await shop(open)
    const { stripe, hear } = all
    await all.pay()
    const made = stripe.subscribe(await all.customer())
    const created = stripe.subscriptionEvent('created', { ...made, status: 'incomplete' })
    made.cancel_at_period_end = true
    const updated = stripe.subscriptionEvent('updated', made)
    for (const event of [updated, created, created, updated]) expect((await hear(event)).status).toBe(200)
    expect((await all.state()).plan).toMatchObject({ tier: 'resonance', renewsAt: null })
    all.advance(day)
    const { body } = created
    expect((await hear(signed(body, start + day))).status).toBe(200)
    expect((await all.user()).subscriptionTier).toBe('resonance')
  })

  test('is refused when its signature is old, of another secret, of other bytes, or missing', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    const event = all.stripe.subscriptionEvent('deleted', made)
    made.status = 'canceled'
    const asked = all.stripe.asked.length
    const refused = [
      signed(event.body, start - 6 * 60 * 1000),
      signed(event.body, start, 'whsec_of_a_stranger'),
      { ...event, body: event.body.replace('"event"', '"Event"') },
      { ...event, body: `${event.body} ` },
      { ...event, signature: '' },
    ]
    for (const one of refused) expect((await all.hear(one)).status).toBe(400)
    all.advance(day)
    expect((await all.hear(event)).status).toBe(400)
    expect(all.stripe.asked).toHaveLength(asked)
    expect((await all.user()).subscriptionTier).toBe('resonance')
  })

  test('about a customer of somebody else, or about nothing that matters here, is taken and changes nothing', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    const before = await all.row()
    const stranger = all.stripe.subscribe('cus_of_another_product')
    for (const event of [
      all.stripe.subscriptionEvent('created', stranger),
      all.stripe.event('product.created', { object: 'product', id: 'prod_1' }),
      all.stripe.event('invoice.paid', { object: 'invoice', customer: null }),
    ])
      expect((await all.hear(event)).status).toBe(200)
    expect(await all.row()).toEqual(before)
    const unknown = { ...made, price: 'price_of_something_else', id: 'sub_other' }
    all.stripe.subscriptions.push(unknown)
    made.status = 'canceled'
    await all.hear(all.stripe.subscriptionEvent('created', unknown))
    expect((await all.user()).subscriptionTier).toBe('free')
  })

  test('that cannot be followed up is answered with an error, so that Stripe sends it again', async () => {
    await using all = await shop(open)
    const { stripe } = all
    await all.pay()
    const made = stripe.subscribe(await all.customer())
    stripe.mood = 'broken'
    const event = stripe.subscriptionEvent('created', made)
    expect((await all.hear(event)).status).toBe(503)
    expect((await all.user()).subscriptionTier).toBe('free')
    stripe.mood = 'well'
    expect((await all.hear(event)).status).toBe(200)
    expect((await all.user()).subscriptionTier).toBe('resonance')
    all.app.takeWarnings()
  })

  test('of many at the same moment leaves what Stripe says last', async () => {
    await using all = await shop(open)
    const made = await all.subscribed()
    made.cancel_at_period_end = true
    const events = Array.from({ length: 8 }, () => all.stripe.subscriptionEvent('updated', made))
    const answers = await Promise.all(events.map(all.hear))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await all.state()).plan.endsAt).not.toBeNull()
  })
})
