import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { neverPaid } from '#domain/billing/unlocks.ts'
import { cancelWords, money, neverWords, planSentence, space } from './plan-words.ts'

const moment = {
  now: Date.parse('2026-11-21T08:30:00Z'),
  zone: 'Europe/Stockholm',
  startHour: 0,
  weekStart: 'monday',
} as const
const free: BillingState['plan'] = {
  tier: 'free',
  name: 'Free',
  status: 'inactive',
  by: 'free',
  period: null,
  endsAt: null,
  renewsAt: null,
  graceUntil: null,
}
const sentence = (plan: Partial<BillingState['plan']>, hasBilling = true): string =>
  planSentence(
    {
      hasBilling,
      tiers: [],
      freeSpaceMb: 1024,
      plan: { ...free, name: 'Resonance', ...plan },
      betaCodeAppliedAt: null,
      hasCustomer: false,
    },
    moment,
  )
const day = '2026-12-05T12:00:00.000Z'

test('amounts are whole where they are whole, in currencies with cents and without', () => {
  expect([money(400, 'eur'), money(450, 'eur'), money(500, 'jpy'), money(123_456, 'usd')]).toEqual([
    '€4',
    '€4.50',
    '¥500',
    '$1,234.56',
  ])
  expect([
    money(150_000, 'huf'),
    money(50_000, 'isk'),
    money(500_000, 'ugx'),
    money(150_050, 'huf'),
    money(5_120, 'kwd'),
  ]).toEqual(['HUF\u00a01,500', 'ISK\u00a0500', 'UGX\u00a05,000', 'HUF\u00a01,500.50', 'KWD\u00a05.120'])
  expect([space(512), space(1024), space(1536), space(20_480)]).toEqual([
    '512 MB of photos',
    '1 GB of photos',
    '1.5 GB of photos',
    '20 GB of photos',
  ])
})

test('each way in which a plan can stand has its sentence', () => {
  expect(sentence({}, false)).toBe(
    'Everything is free here. This server takes no payments, and nothing is locked.',
  )
  expect(sentence({})).toBe('You pay nothing, for as long as you write.')
  expect(sentence({ by: 'paid', status: 'active', period: 'yearly', renewsAt: day })).toBe(
    'Paid by the year. The next payment is on 5 December.',
  )
  expect(sentence({ by: 'paid', status: 'active', endsAt: day })).toBe(
    'Cancelled. You keep Resonance until 5 December, and then it is the free plan.',
  )
  expect(sentence({ by: 'paid', status: 'past_due', graceUntil: day })).toBe(
    'The last payment did not go through. You keep Resonance until 5 December; a card that works puts it right.',
  )
  expect(sentence({ status: 'canceled', graceUntil: day })).toBe(
    'The last payment did not go through, and the subscription ended. You keep Resonance until 5 December; to go on, take the plan again.',
  )
  expect(sentence({ by: 'paid', status: 'active', period: null, renewsAt: day })).toBe(
    'Paid. The next payment is on 5 December.',
  )
  expect(sentence({ by: 'paid', status: 'trialing', period: 'monthly', renewsAt: day })).toBe(
    'This is a trial. The first payment is on 5 December.',
  )
  for (const charged of [{ by: 'paid', status: 'active', renewsAt: day }, { status: 'unpaid' }] as const)
    expect(sentence(charged, false)).toMatch(/^This server is no longer connected to Stripe/)
  expect(sentence({ status: 'past_due' })).toMatch(/Until you cancel it, Stripe may try the payment again\./)
  expect(sentence({ status: 'past_due' })).toMatch(/All your pages and photos are where they were\.$/)
  expect(sentence({ by: 'given', endsAt: day })).toBe('A code gave you this until 5 December.')
  expect(sentence({ by: 'given' })).toBe('A code gave you this, for good.')
  expect(sentence({ by: 'given', status: 'unpaid' })).toMatch(/^A code gave .* An earlier plan was not paid/)
})

test('before a plan is cancelled it is said what that does', () => {
  const cancelling = (plan: Partial<BillingState['plan']>) =>
    cancelWords({ ...free, name: 'Resonance', ...plan })
  expect(cancelling({ by: 'paid', status: 'active', renewsAt: day })).toEqual({
    title: 'Cancel Resonance?',
    effect: 'What is paid runs to its end, and nothing more is charged.',
  })
  expect(cancelling({ by: 'paid', status: 'past_due', graceUntil: day }).effect).toMatch(/^It ends now/)
  expect(cancelling({ status: 'past_due' }).title).toBe('Cancel the unpaid plan?')
})

test('everything that never has a price is named on the page', () => {
  expect(Object.keys(neverWords).sort()).toEqual([...neverPaid].sort())
})
