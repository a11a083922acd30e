import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/admin/admin.ts'
import type { BetaCode, BillingState } from '#contract/billing.ts'
import { settleAllPlans } from '#server/core/billing/sync-subscriptions.ts'
import { stripeKey, stubTiers, webhookSecret } from '../../testing/billing/stripe-stub.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { NewAccount, TestBrowser } from '../../testing/test-browser.ts'

const day = 24 * 60 * 60 * 1000
/** Nothing of it asks Stripe. */
const env = {
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  INKWELL_TIERS: JSON.stringify(stubTiers),
}

const big = { id: 'big', name: 'Big', unlocks: ['music', 'space'], spaceMb: 99_000, currency: 'eur' }

async function admin(app: TestApp): Promise<{ browser: TestBrowser; account: NewAccount }> {
  const browser = app.browser()
  const account = await browser.signUp()
  await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', account.user.id).execute()
  return { browser, account }
}

async function newCode(app: TestApp, more: Record<string, unknown> = {}) {
  const { browser, account } = await admin(app)
  const note = `For testers ${randomUUID()}`
  const answer = await browser.post('/api/admin/beta-codes', {
    tier: 'resonance',
    note,
    days: 30,
    usableDays: 7,
    proof: proofBy(account.password),
    ...more,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"code"')])
  const { code, codes } = answer.json<{ code: string; codes: BetaCode[] }>()
  return { browser, account, code, listed: codes.find((one) => one.note === note) }
}

onBothDatabases('a code', ({ open }) => {
  // Spec: S3-015
  test('gives its tier for its days, once, and the person keeps when that was', async () => {
    await using app = await open({ env })
    const { code, browser: boss, listed: fresh } = await newCode(app)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(fresh).toMatchObject({ days: 30, usedAt: null, usedBy: null })
    const person = app.browser()
    const { user } = await person.signUp()
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const state = (await person.post('/api/billing/code', { code: typed })).json<BillingState>()
    const now = new Date(app.deps.now()).toISOString()
    expect(state.plan).toMatchObject({
      tier: 'resonance',
      by: 'given',
      status: 'inactive',
      endsAt: new Date(app.deps.now() + 30 * day).toISOString(),
    })
    expect(state.betaCodeAppliedAt).toBe(now)
    expect((await person.get('/api/user')).json()).toMatchObject({
      planType: 'resonance',
      subscriptionTier: 'resonance',
    })
    const listed = (await boss.get('/api/admin/beta-codes')).json<{ codes: BetaCode[] }>().codes
    expect(listed.find(({ usedBy }) => usedBy === user.id)?.usedAt).toBe(now)
    app.advance(30 * day)
    await settleAllPlans(app.deps)
    const row = app.deps.db.selectFrom('users').select('plan_type').where('id', '=', user.id)
    expect((await row.executeTakeFirst())?.plan_type).toBe('free')
  })

  test('works for one of many who try it at the same moment, and for nobody after that', async () => {
    await using app = await open({ env })
    const { code } = await newCode(app, { days: null })
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = app.browser()
        await browser.signUp()
        return browser
      }),
    )
    const answers = await Promise.all(people.map((browser) => browser.post('/api/billing/code', { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.json()).toMatchObject({
        fields: { code: 'This code was used already. Each works once.' },
      })
  })

  test('that is too old, withdrawn or unknown says which it is, and guesses are slowed down', async () => {
    await using app = await open({ env, limits: { freeFailures: 4 } })
    const { code, browser: boss, account, listed } = await newCode(app)
    const person = app.browser()
    await person.signUp()
    const tell = async (typed: string) =>
      (await person.post('/api/billing/code', { code: typed })).json().message
    app.advance(7 * day)
    expect(await tell(code)).toBe('This code is too old to be used.')
    const withdrawn = (proof?: object) =>
      boss.ask('DELETE', `/api/admin/beta-codes/${listed?.id}`, { body: { proof } })
    expect((await withdrawn()).json().code).toBe('proof_needed')
    expect(await tell(code)).toBe('This code is too old to be used.')
    expect((await withdrawn(proofBy(account.password))).status).toBe(200)
    expect(await tell(code)).toBe('This code is not known here. Look once more at its letters.')
    for (let guess = 0; guess < 2; guess++) await tell(`0000-${guess}`)
    const slowed = await person.post('/api/billing/code', { code: '0000' })
    expect([slowed.status, slowed.json().code]).toEqual([429, 'too_many_attempts'])
  })

  test('that would give nothing now is not spent, and says what there is instead', async () => {
    const tiers = [...stubTiers, { ...big, monthly: { price: 'price_big', amount: 900 } }]
    await using app = await open({ env: { ...env, INKWELL_TIERS: JSON.stringify(tiers) } })
    const person = app.browser()
    const { user } = await person.signUp()
    const use = (code: string) => person.post('/api/billing/code', { code })
    const refusal = async (code: string) => {
      const refused = await use(code)
      return [refused.status, refused.json<{ fields?: { code?: string } }>().fields?.code]
    }
    const spare = await newCode(app, { days: 90, usableDays: 366 })
    const standing = async () => (await person.get('/api/billing')).json<BillingState>().plan
    expect((await use((await newCode(app, { tier: 'big', days: 30 })).code)).status).toBe(200)
    expect(await standing()).toMatchObject({ tier: 'big', name: 'Big' })
    for (const code of [spare.code, (await newCode(app, { tier: 'big', days: 30 })).code])
      expect(await refusal(code)).toEqual([
        400,
        'You have Big now, and this code adds nothing to it. It was not used: keep it until that plan ends.',
      ])
    expect(await standing()).toMatchObject({ tier: 'big' })
    const ago = app.deps.now() - 30 * day
    await app.deps.db.updateTable('beta_codes').set({ used_at: ago }).where('user_id', '=', user.id).execute()
    expect((await use(spare.code)).status).toBe(200)
    expect(await standing()).toMatchObject({ tier: 'resonance' })
    const after = await newCode(app, { usableDays: 366 })
    const now = app.deps.now()
    const paid = { status: 'active', failed_at: null }
    const failed = { status: 'canceled', failed_at: now }
    for (const how of [paid, failed]) {
      await app.deps.db.deleteFrom('subscriptions').where('user_id', '=', user.id).execute()
      await app.deps.db
        .insertInto('subscriptions')
        .values({
          ...{ stripe_subscription_id: randomUUID(), user_id: user.id, stripe_price_id: 'price_month' },
          ...{ tier: 'resonance', current_period_end: now + day, is_ending: 0, ...how },
        })
        .execute()
      expect(await refusal(after.code)).toEqual([
        400,
        'You have Resonance as a paid plan, and a code counts only after it. It was not used: keep it until that plan ends.',
      ])
    }
  })

  test('stands in the audit log when it is made and when it is withdrawn, or neither happens', async () => {
    await using app = await open({ env })
    const { browser, account, listed } = await newCode(app)
    const proof = proofBy(account.password)
    const withdraw = () => browser.ask('DELETE', `/api/admin/beta-codes/${listed?.id}`, { body: { proof } })
    const kept = () =>
      app.deps.db.selectFrom('beta_codes').select('beta_code_id').orderBy('beta_code_id').execute()
    const before = await kept()
    await app.deps.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    expect((await withdraw()).status).toBe(500)
    const asked = { tier: 'resonance', days: 1, usableDays: 1, proof }
    expect((await browser.post('/api/admin/beta-codes', asked)).status).toBe(500)
    expect(await kept()).toEqual(before)
    await app.deps.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    const { entries } = (await browser.get('/api/admin/audit')).json<{ entries: AuditEntry[] }>()
    const line = { adminId: account.user.id, subject: listed?.id, detail: 'resonance' }
    const own = entries.filter(({ subject }) => subject === listed?.id)
    expect(own.map(({ action }) => action).sort()).toEqual(['code.make', 'code.withdraw'])
    for (const entry of own) expect(entry).toMatchObject(line)
    app.takeWarnings()
  })

  test('is made by admins alone, by their password, and only for a tier that there is', async () => {
    await using app = await open({ env })
    const { browser, account } = await admin(app)
    const asked = { tier: 'resonance', days: 1, usableDays: 1 }
    const proof = proofBy(account.password)
    expect((await browser.post('/api/admin/beta-codes', asked)).json().code).toBe('proof_needed')
    expect((await browser.post('/api/admin/beta-codes', { ...asked, tier: 'other', proof })).status).toBe(400)
    const person = app.browser()
    const { password } = await person.signUp()
    expect((await person.post('/api/admin/beta-codes', { ...asked, proof: proofBy(password) })).status).toBe(
      403,
    )
    expect((await person.get('/api/admin/beta-codes')).status).toBe(403)
    const kept = await app.deps.db.selectFrom('beta_codes').selectAll().execute()
    const { code } = await newCode(app)
    const after = await app.deps.db.selectFrom('beta_codes').selectAll().execute()
    expect(after).toHaveLength(kept.length + 1)
    expect(JSON.stringify(after)).not.toContain(code)
  })
})
