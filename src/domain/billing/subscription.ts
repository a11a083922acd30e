import { z } from 'zod'
import { dayMs } from '../time/day-number.ts'
import { freeTier, type Tier } from './unlocks.ts'

/** The status of somebody without a subscription. */
export const inactive = 'inactive'

/** What Stripe says of a subscription, and `inactive` where there is none. */
export const subscriptionStatuses = [
  inactive,
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What somebody pays for, with the fields of the specification. */
export const subscription = z.object({
  userId: z.int().positive(),
  stripePriceId: z.string().min(1),
  stripeSubscriptionId: z.string().min(1),
  status: z.enum(subscriptionStatuses),
  currentPeriodEnd: z.iso.datetime(),
})
export type Subscription = z.infer<typeof subscription>

/** So long a tier stays after a payment failed, while the card can be put right. */
export const graceMs = 14 * dayMs

/** One subscription as it stands at Stripe, with the tier that its price belongs to. Instants are ms since 1970. */
export interface SubscriptionFacts {
  readonly id: string
  readonly tier: string
  readonly status: SubscriptionStatus
  readonly currentPeriodEnd: number
  /** It was cancelled and runs to its end. */
  readonly isEnding: boolean
  /** When a payment was first found to have failed, also where Stripe then ended it for that; null while none has. */
  readonly failedAt: number | null
}

/** A tier that a code gives, until an instant (ms since 1970); null: for good. */
export interface GivenTier {
  readonly tier: string
  readonly until: number | null
}

/** Of what codes give, what counts at `now` (ms since 1970): the highest tier, of the same the one that lasts longest. `tiers`: the smallest first. */
export function bestGiven(
  all: readonly GivenTier[],
  tiers: readonly Pick<Tier, 'id'>[],
  now: number,
): GivenTier | null {
  const heightOf = ({ tier }: GivenTier): number => tiers.findIndex(({ id }) => id === tier)
  const until = (given: GivenTier): number => given.until ?? Infinity
  const [best] = all
    .filter((given) => now < until(given))
    .toSorted((a, b) => heightOf(b) - heightOf(a) || until(b) - until(a))
  return best ?? null
}

/** What somebody has at an instant. */
export interface Plan {
  readonly tier: string
  readonly status: SubscriptionStatus
  /** paid: by a subscription; given: by a code; free: neither, also while a tier is kept whose subscription Stripe ended. */
  readonly by: 'paid' | 'given' | 'free'
  /** The subscription that it comes from, or that is in trouble; null: there is none that could be charged. */
  readonly subscriptionId: string | null
  /** When the tier ends by itself (ms since 1970); null: it goes on. */
  readonly endsAt: number | null
  /** When the next payment is due (ms since 1970); null: none is. */
  readonly renewsAt: number | null
  /** A payment failed, and the tier stays until then (ms since 1970). With `status` canceled only a new subscription puts it right. */
  readonly graceUntil: number | null
}

const free: Plan = {
  tier: freeTier,
  status: inactive,
  by: 'free',
  subscriptionId: null,
  endsAt: null,
  renewsAt: null,
  graceUntil: null,
}

export const isPaidUp = (status: SubscriptionStatus): boolean => status === 'active' || status === 'trialing'
export const isFailing = (status: SubscriptionStatus): boolean => status === 'past_due' || status === 'unpaid'

/** Whether Stripe may charge for it again, while nobody cancels it. */
export const mayCharge = ({ status, isEnding }: Pick<SubscriptionFacts, 'status' | 'isEnding'>): boolean =>
  isPaidUp(status) ? !isEnding : isFailing(status) || status === 'incomplete' || status === 'paused'

/** When the grace after a failed payment is over, in ms since 1970. */
export const graceEnd = ({ failedAt, currentPeriodEnd }: SubscriptionFacts): number =>
  (failedAt ?? currentPeriodEnd) + graceMs

/** The plan that one subscription makes at `now` (ms since 1970); null where it gives nothing any more. */
function paidBy(of: SubscriptionFacts, now: number): Plan | null {
  const plan: Plan = { ...free, tier: of.tier, status: of.status, by: 'paid', subscriptionId: of.id }
  if (isPaidUp(of.status))
    return of.isEnding ? { ...plan, endsAt: of.currentPeriodEnd } : { ...plan, renewsAt: of.currentPeriodEnd }
  if (now >= graceEnd(of)) return null
  if (isFailing(of.status)) return { ...plan, graceUntil: graceEnd(of) }
  if (of.status === 'canceled' && of.failedAt !== null)
    return { ...plan, by: 'free', subscriptionId: null, graceUntil: graceEnd(of) }
  return null
}

/**
 * What somebody has at `now` (ms since 1970), of all that they subscribed to and of what a code gives. Of several subscriptions the one counts that will be
 * charged next, so that none is hidden, then the one that lasts longest; a code counts where nothing is paid. Without either it is the free plan. Also beside a
 * code the status still says that a payment failed whose grace is over: Stripe may charge for it again.
 */
export function planAt(all: readonly SubscriptionFacts[], given: GivenTier | null, now: number): Plan {
  const paid = all
    .flatMap((one) => paidBy(one, now) ?? [])
    .toSorted((a, b) => rank(b) - rank(a) || lastsTo(b) - lastsTo(a))[0]
  if (paid) return paid
  const failed = all.find(({ status }) => isFailing(status))
  const unpaid = failed ? { ...free, status: failed.status, subscriptionId: failed.id } : free
  if (given && (given.until === null || now < given.until))
    return { ...unpaid, tier: given.tier, by: 'given', endsAt: given.until }
  return unpaid
}

const rank = ({ renewsAt, endsAt, by }: Plan): number => {
  if (renewsAt !== null) return 3
  if (endsAt !== null) return 1
  return by === 'paid' ? 2 : 0
}

const lastsTo = ({ renewsAt, endsAt, graceUntil }: Plan): number => renewsAt ?? endsAt ?? graceUntil ?? 0
