import type { BillingState, OfferedTier } from '#contract/billing.ts'
import type { BillingPeriod, NeverPaid } from '#domain/billing/unlocks.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'

/** Currencies whose amounts at Stripe are whole, and those whose are thousandths; all others are hundredths, UGX and ISK too, whatever their coins are. */
const wholes = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))

function digitsOf(currency: string): number {
  if (wholes.has(currency)) return 0
  return thousandths.has(currency) ? 3 : 2
}

/** An amount as Stripe counts it ('eur'), as people write it: whole where it is whole. */
export function money(amount: number, of: string): string {
  const currency = of.toUpperCase()
  const digits = digitsOf(currency)
  const value = amount / 10 ** digits
  const shown = Number.isInteger(value) ? 0 : digits
  return new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: shown, maximumFractionDigits: shown },
  }).format(value)
}

/** 20480 is 20 GB. */
export const space = (mb: number): string =>
  mb >= 1024 ? `${Number((mb / 1024).toFixed(1))} GB of photos` : `${mb} MB of photos`

export const per: Readonly<Record<BillingPeriod, string>> = { monthly: 'a month', yearly: 'a year' }

type OwnPlan = BillingState['plan']

const isFailing = ({ status }: OwnPlan): boolean => status === 'past_due' || status === 'unpaid'

/** A payment failed and gives nothing any more, and Stripe may still try it again. */
export const isUnpaid = (plan: OwnPlan): boolean => plan.by !== 'paid' && isFailing(plan)

/** How somebody's plan stands, in a sentence or two. */
export function planSentence({ hasBilling, plan }: BillingState, moment: Moment): string {
  const dayOf = (instant: string): string => dayWords(Date.parse(instant), moment)
  if (!hasBilling) return isFailing(plan) || plan.renewsAt ? unreachable : nothingSold
  if (plan.graceUntil) {
    const kept = `You keep ${plan.name} until ${dayOf(plan.graceUntil)}`
    return isFailing(plan)
      ? `The last payment did not go through. ${kept}; a card that works puts it right.`
      : `The last payment did not go through, and the subscription ended. ${kept}; to go on, take the plan again.`
  }
  if (plan.by === 'given') return `${givenSentence(plan, dayOf)}${isUnpaid(plan) ? ` ${unpaidBeside}` : ''}`
  if (isUnpaid(plan)) return unpaid
  if (plan.endsAt)
    return `Cancelled. You keep ${plan.name} until ${dayOf(plan.endsAt)}, and then it is the free plan.`
  if (plan.renewsAt) return renewalSentence(plan, dayOf(plan.renewsAt))
  return 'You pay nothing, for as long as you write.'
}

const nothingSold = 'Everything is free here. This server takes no payments, and nothing is locked.'
const unreachable =
  'This server is no longer connected to Stripe, so what you pay there can be neither changed nor ended here. Please ask whoever runs it. Nothing is locked in the meantime.'
const unpaid =
  'The payment did not go through, so you are on the free plan. A card that works brings the plan back. Until you cancel it, Stripe may try the payment again. All your pages and photos are where they were.'
const unpaidBeside =
  'An earlier plan was not paid for. Until you cancel it, Stripe may try the payment again.'

const givenSentence = ({ endsAt }: OwnPlan, dayOf: (instant: string) => string): string =>
  endsAt ? `A code gave you this until ${dayOf(endsAt)}.` : 'A code gave you this, for good.'

function renewalSentence({ status, period }: OwnPlan, day: string): string {
  if (status === 'trialing') return `This is a trial. The first payment is on ${day}.`
  const by = period === null ? '' : ` by the ${period === 'yearly' ? 'year' : 'month'}`
  return `Paid${by}. The next payment is on ${day}.`
}

/** What is asked before a plan is cancelled, and what that does. */
export function cancelWords(plan: OwnPlan): { title: string; effect: string } {
  const title = `Cancel ${isUnpaid(plan) ? 'the unpaid plan' : plan.name}?`
  if (isUnpaid(plan)) return { title, effect: 'It ends now, and no payment is tried again.' }
  if (plan.graceUntil) return { title, effect: 'It ends now, and nothing more is charged.' }
  return { title, effect: 'What is paid runs to its end, and nothing more is charged.' }
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
