import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { stripeKey, stubTiers, webhookSecret } from '../../testing/billing/stripe-stub.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import type { TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Nothing of it asks Stripe. */
const env = {
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  INKWELL_TIERS: JSON.stringify(stubTiers),
}

async function peopleOf(app: TestApp) {
  const people = await adminAndPerson(app)
  const { admin, adminPassword, person, userId } = people
  const change = (body: object, proof: object | undefined = proofBy(adminPassword)) =>
    admin.ask('PUT', `/api/admin/people/${userId}/plan`, { body: { ...body, proof } })
  const plan = async () => (await person.get('/api/billing')).json<BillingState>().plan
  return { ...people, change, plan }
}

onBothDatabases('a plan that an admin gives', ({ openEmpty }) => {
  test('lasts its days in place of the one before, can be ended, and is in the audit log', async () => {
    await using app = await openEmpty({ env })
    const { change, plan, audit, userId } = await peopleOf(app)
    expect((await change({ tier: 'resonance', days: null })).json()).toMatchObject({
      person: { id: userId, tier: 'resonance', pays: false },
    })
    expect(await plan()).toMatchObject({ tier: 'resonance', by: 'given', endsAt: null })
    app.advance(1.5 * dayMs)
    await change({ tier: 'resonance', days: 30 })
    expect(await plan()).toMatchObject({
      by: 'given',
      endsAt: new Date(app.deps.now() + 30 * dayMs).toISOString(),
    })
    for (let nth = 0; nth < 2; nth++)
      expect((await change({ tier: 'free', days: null })).json()).toMatchObject({ person: { tier: 'free' } })
    expect(await plan()).toMatchObject({ tier: 'free', by: 'free' })
    const lines = (await audit()).filter(({ action }) => action === 'person.plan')
    expect(lines.map(({ subject, detail }) => [subject, detail]).toSorted()).toEqual([
      [String(userId), 'free'],
      [String(userId), 'resonance for 30 days'],
      [String(userId), 'resonance for good'],
    ])
    const lasted = await app.deps.db.selectFrom('beta_codes').select('days').orderBy('used_at').execute()
    expect(lasted.map(({ days }) => Number(days))).toEqual([1, 0])
  })

  test('is refused where a subscription at Stripe lives, and says why', async () => {
    await using app = await openEmpty({ env })
    const { admin, change, plan, audit, userId } = await peopleOf(app)
    const row = {
      user_id: userId,
      stripe_price_id: 'price_x',
      tier: 'resonance',
      is_ending: 0,
      failed_at: null,
    }
    const put = (status: string) =>
      app.deps.db
        .insertInto('subscriptions')
        .values({
          ...row,
          status,
          stripe_subscription_id: `sub_${status}`,
          current_period_end: app.deps.now() + dayMs,
        })
        .execute()
    await put('active')
    const refused = await change({ tier: 'free', days: null })
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'This account has a subscription at Stripe, which decides its plan. Its owner can change or cancel it on the page Pricing; you can at Stripe.',
    ])
    expect(await plan()).toMatchObject({ tier: 'resonance', by: 'paid' })
    expect((await admin.get('/api/admin/people')).json()).toMatchObject({
      people: [{ pays: false }, { pays: true }],
    })
    expect(await audit()).toEqual([])
    await app.deps.db.deleteFrom('subscriptions').execute()
    await put('canceled')
    expect((await change({ tier: 'resonance', days: 30 })).status).toBe(200)
  })

  test('asks for the password, knows its tiers, and is not given where the log cannot take its line', async () => {
    await using app = await openEmpty({ env })
    const { change, plan, admin, userId, person } = await peopleOf(app)
    const body = { tier: 'resonance', days: 30 }
    const path = `/api/admin/people/${userId}/plan`
    expect((await admin.ask('PUT', path, { body })).json().code).toBe('proof_needed')
    expect((await person.ask('PUT', path, { body })).status).toBe(403)
    expect((await change({ tier: 'gold', days: 30 })).status).toBe(400)
    await app.deps.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    expect((await change(body)).status).toBe(500)
    expect(await plan()).toMatchObject({ tier: 'free', by: 'free' })
    app.takeWarnings()
  })

  test('is nothing where nothing is sold', async () => {
    await using app = await openEmpty()
    const { change } = await peopleOf(app)
    expect((await change({ tier: 'free', days: null })).json().code).toBe('not_configured')
  })
})
