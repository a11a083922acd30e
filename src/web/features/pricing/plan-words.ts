import type { BillingState, OfferedTier } from '#contract/billing.ts'
import type { BillingPeriod, NeverPaid } from '#domain/billing/unlocks.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'

/** An amount in the smallest unit of its currency, as people write it: whole where it is whole. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
  const digits = format.formatToParts(0).find(({ type }) => type === 'fraction')?.value.length ?? 0
  const value = amount / 10 ** digits
  return Number.isInteger(value)
    ? new Intl.NumberFormat('en', {
        style: 'currency',
        currency: currency.toUpperCase(),
        maximumFractionDigits: 0,
      }).format(value)
    : format.format(value)
}

/** 20480 is 20 GB. */
export const space = (mb: number): string =>
  mb >= 1024 ? `${Number((mb / 1024).toFixed(1))} GB of photos` : `${mb} MB of photos`

export const per: Readonly<Record<BillingPeriod, string>> = { monthly: 'a month', yearly: 'a year' }

/** How somebody's plan stands, in a sentence or two. */
export function planSentence({ hasBilling, plan }: BillingState, moment: Moment): string {
  const dayOf = (instant: string): string => dayWords(Date.parse(instant), moment)
  if (!hasBilling) return 'Everything is free here. This server takes no payments, and nothing is locked.'
  if (plan.graceUntil)
    return `The last payment did not go through. You keep ${plan.name} until ${dayOf(plan.graceUntil)}; a card that works puts it right.`
  if (plan.by === 'free' && (plan.status === 'past_due' || plan.status === 'unpaid'))
    return 'The payment did not go through, so you are on the free plan. All your pages and photos are where they were.'
  if (plan.by === 'given')
    return plan.endsAt
      ? `A code gave you this until ${dayOf(plan.endsAt)}.`
      : 'A code gave you this, for good.'
  if (plan.endsAt)
    return `Cancelled. You keep ${plan.name} until ${dayOf(plan.endsAt)}, and then it is the free plan.`
  if (plan.renewsAt)
    return `Paid by the ${plan.period === 'yearly' ? 'year' : 'month'}. The next payment is on ${dayOf(plan.renewsAt)}.`
  return 'You pay nothing, for as long as you write.'
}

/** What a tier adds to the free one. */
export const addedBy = ({ unlocks, spaceMb }: OfferedTier): string[] => [
  'All of Free',
  ...(unlocks.includes('music') ? ['All six pieces of music, whole'] : []),
  ...(spaceMb === null ? [] : [space(spaceMb)]),
]

/** What everybody has. `isMusicWhole`: nothing is sold here that would hold it back. */
export const freeHas = (freeSpaceMb: number, isMusicWhole: boolean): string[] => [
  'The whole journal, sealed',
  'The companion on your device',
  'Goals, habits, calendar, insights',
  isMusicWhole ? 'Ambient sounds, tones and music' : 'Ambient sounds and tones',
  space(freeSpaceMb),
]

/** What never has a price, in the order of the page. */
export const neverWords: Readonly<Record<NeverPaid, readonly [what: string, how: string]>> = {
  export: ['Export', 'everything, readable, at once'],
  search: ['Search', 'all of your pages, with no limit of years'],
  backup: ['Backup', 'on every plan'],
  recovery: ['Your recovery code', 'it opens your pages whatever you pay'],
  writing: ['Writing', 'as much as you like'],
  reading: ['Reading', 'no page is ever locked'],
  insights: ['Insights and their sentences', 'they are worked out on your device'],
  'care-card': ['The card for hard nights', 'help lines, always, offline too'],
}
