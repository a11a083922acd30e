import { expect, test } from 'vitest'
import {
  bestGiven,
  graceMs,
  mayCharge,
  planAt,
  type SubscriptionFacts,
  subscription,
  subscriptionStatuses,
} from './subscription.ts'

const now = Date.UTC(2026, 10, 21, 8, 30)
const day = 24 * 60 * 60 * 1000
const active: SubscriptionFacts = {
  id: 'sub_1',
  tier: 'resonance',
  status: 'active',
  currentPeriodEnd: now + 20 * day,
  isEnding: false,
  failedAt: null,
}
const nothing = {
  tier: 'free',
  status: 'inactive',
  by: 'free',
  subscriptionId: null,
  endsAt: null,
  renewsAt: null,
  graceUntil: null,
}

// Spec: S3-095
test('a subscription has its person, price, subscription, status and end, all of them', () => {
  const whole = {
    userId: 7,
    stripePriceId: 'price_1',
    stripeSubscriptionId: 'sub_1',
    status: 'active',
    currentPeriodEnd: '2026-12-21T08:30:00.000Z',
  }
  expect(subscription.parse(whole)).toEqual(whole)
  for (const field of Object.keys(whole))
    expect([field, subscription.safeParse({ ...whole, [field]: undefined }).success]).toEqual([field, false])
})

// Spec: S4-086, S9-016
test('who subscribed to nothing has the free plan, inactive', () => {
  expect(planAt([], null, now)).toEqual(nothing)
})

test('a subscription that is paid gives its tier, and renews', () => {
  expect(planAt([active], null, now)).toMatchObject({
    tier: 'resonance',
    status: 'active',
    by: 'paid',
    renewsAt: now + 20 * day,
    endsAt: null,
  })
  expect(planAt([{ ...active, status: 'trialing' }], null, now).tier).toBe('resonance')
})

test('one that was cancelled runs to its end, and then it is the free plan', () => {
  const ending = { ...active, isEnding: true }
  expect(planAt([ending], null, now)).toMatchObject({
    tier: 'resonance',
    endsAt: now + 20 * day,
    renewsAt: null,
  })
  expect(planAt([{ ...ending, status: 'canceled' }], null, now + 20 * day)).toEqual(nothing)
})

test('after a payment failed the tier stays for fourteen days, and then says why it is gone', () => {
  const failing: SubscriptionFacts = { ...active, status: 'past_due', failedAt: now }
  expect(planAt([failing], null, now)).toMatchObject({
    tier: 'resonance',
    status: 'past_due',
    graceUntil: now + graceMs,
  })
  expect(planAt([failing], null, now + graceMs - 1).tier).toBe('resonance')
  expect(planAt([failing], null, now + graceMs)).toMatchObject({
    tier: 'free',
    status: 'past_due',
    by: 'free',
    subscriptionId: 'sub_1',
  })
  expect(planAt([{ ...failing, status: 'unpaid' }], null, now + graceMs - 1).tier).toBe('resonance')
})

test('one that Stripe ended for a payment keeps its tier for the same fourteen days, and can be taken anew', () => {
  const ended: SubscriptionFacts = { ...active, status: 'canceled', failedAt: now - day }
  const kept = {
    ...nothing,
    tier: 'resonance',
    status: 'canceled',
    graceUntil: now - day + graceMs,
  }
  expect(planAt([ended], null, now)).toEqual(kept)
  expect(planAt([ended], { tier: 'other', until: null }, now)).toEqual(kept)
  expect(planAt([ended], null, now - day + graceMs)).toEqual(nothing)
  expect(planAt([ended, { ...active, id: 'sub_2' }], null, now).subscriptionId).toBe('sub_2')
})

test.each(['incomplete', 'incomplete_expired', 'paused', 'canceled'] as const)(
  'one that is %s gives nothing',
  (status) => {
    expect(planAt([{ ...active, status }], null, now).tier).toBe('free')
  },
)

test('of several the one counts that is paid, whatever their order', () => {
  const failing: SubscriptionFacts = {
    ...active,
    id: 'sub_2',
    tier: 'other',
    status: 'past_due',
    failedAt: now,
    currentPeriodEnd: now + 90 * day,
  }
  const later = { ...active, id: 'sub_3', currentPeriodEnd: now + 300 * day }
  for (const all of [
    [failing, active, later],
    [later, active, failing],
    [active, failing, later],
  ])
    expect(planAt(all, null, now).subscriptionId).toBe('sub_3')
})

test('what will be charged is never hidden by what was cancelled', () => {
  const ending = { ...active, id: 'sub_2', isEnding: true, currentPeriodEnd: now + 300 * day }
  const failing: SubscriptionFacts = { ...active, id: 'sub_3', status: 'past_due', failedAt: now }
  expect(planAt([ending, active], null, now).subscriptionId).toBe('sub_1')
  expect(planAt([ending, failing], null, now).subscriptionId).toBe('sub_3')
  expect(planAt([ending], null, now).subscriptionId).toBe('sub_2')
})

test('Stripe may charge for what runs, waits for a payment or rests, until it is cancelled', () => {
  const charged = (isEnding: boolean) =>
    subscriptionStatuses.filter((status) => mayCharge({ status, isEnding }))
  expect(charged(false)).toEqual(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'])
  expect(charged(true)).toEqual(['incomplete', 'past_due', 'unpaid', 'paused'])
})

test('a code gives its tier until it ends, or for good, and never instead of what is paid', () => {
  const given = { tier: 'resonance', until: now + day }
  expect(planAt([], given, now)).toMatchObject({
    tier: 'resonance',
    status: 'inactive',
    by: 'given',
    endsAt: now + day,
  })
  expect(planAt([], given, now + day)).toEqual(nothing)
  expect(planAt([], { ...given, until: null }, now + 9_999 * day)).toMatchObject({
    tier: 'resonance',
    endsAt: null,
  })
  expect(planAt([active], { ...given, tier: 'other' }, now).tier).toBe('resonance')
})

test('a code hides no payment that failed, which Stripe may still charge', () => {
  const failing: SubscriptionFacts = { ...active, status: 'past_due', failedAt: now - graceMs }
  expect(planAt([failing], { tier: 'resonance', until: null }, now)).toMatchObject({
    ...{ tier: 'resonance', by: 'given', status: 'past_due', subscriptionId: 'sub_1' },
  })
})

test('of several codes the highest tier counts while it lasts, then the longest', () => {
  const tiers = [{ id: 'resonance' }, { id: 'big' }]
  const short = { tier: 'resonance', until: now + day }
  const long = { tier: 'resonance', until: now + 90 * day }
  const big = { tier: 'big', until: now + 30 * day }
  const always = { tier: 'resonance', until: null }
  expect(bestGiven([short, long, big], tiers, now)).toBe(big)
  expect(bestGiven([short, long, big], tiers, now + 30 * day)).toBe(long)
  expect(bestGiven([long, always, short], tiers, now)).toBe(always)
  expect(bestGiven([short], tiers, now + day)).toBeNull()
})
