import { expect, test } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { neverPaid } from '#domain/billing/unlocks.ts'
import { money, neverWords, planSentence, space } from './plan-words.ts'

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
  expect(sentence({ status: 'past_due' })).toMatch(/All your pages and photos are where they were\.$/)
  expect(sentence({ by: 'given', endsAt: day })).toBe('A code gave you this until 5 December.')
  expect(sentence({ by: 'given' })).toBe('A code gave you this, for good.')
})

test('everything that never has a price is named on the page', () => {
  expect(Object.keys(neverWords).sort()).toEqual([...neverPaid].sort())
})
