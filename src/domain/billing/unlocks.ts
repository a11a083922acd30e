/** The tier of everybody who pays nothing. */
export const freeTier = 'free'

/** What no price is ever put on: not by a tier, not by a payment that failed, not by leaving. */
export const neverPaid = [
  'writing',
  'reading',
  'search',
  'insights',
  'export',
  'backup',
  'recovery',
  'care-card',
] as const
export type NeverPaid = (typeof neverPaid)[number]

/** What a tier may unlock: whole pieces of music instead of 30 seconds of each, and more room for photos and files. */
export const unlockables = ['music', 'space'] as const
export type Unlockable = (typeof unlockables)[number]

export type Feature = NeverPaid | Unlockable

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** What one period of a tier costs. */
export interface Price {
  /** The id of the price at Stripe. */
  readonly price: string
  /** In the smallest unit of the currency, such as cents. */
  readonly amount: number
}

/** One paid tier as the operator of a server writes it down. */
export interface Tier {
  /** What `subscriptionTier` holds. */
  readonly id: string
  readonly name: string
  /** One sentence about it. */
  readonly about?: string | undefined
  readonly unlocks: readonly Unlockable[]
  /** Room for photos and files, in MiB; belongs to `space`. */
  readonly spaceMb?: number | undefined
  readonly currency: string
  readonly monthly?: Price | undefined
  readonly yearly?: Price | undefined
}

/** What somebody may use: a tier's name decides it, and whether this server takes payments at all. */
export interface Standing {
  /** False: this server sells nothing, so nothing is locked. */
  readonly hasBilling: boolean
  readonly tier: string
}

const open: ReadonlySet<Feature> = new Set(neverPaid)

/**
 * Whether somebody may use a feature: the one rule, for server and screen. What is in `neverPaid` is open to everybody, and so is what is not sold here. A
 * tier that this server no longer names keeps what it was sold with: whoever still pays for it loses nothing.
 */
export function isUnlocked(
  feature: Feature,
  { hasBilling, tier: of }: Standing,
  all: readonly Tier[],
): boolean {
  if (open.has(feature) || !hasBilling || !isSold(feature, all)) return true
  if (of === freeTier) return false
  const known = all.find(({ id }) => id === of)
  return known ? unlocks(known, feature) : true
}

/** Whether any tier is sold with a feature. */
export const isSold = (feature: Feature, all: readonly Pick<Tier, 'unlocks'>[]): boolean =>
  all.some((tier) => unlocks(tier, feature))

const unlocks = (tier: Pick<Tier, 'unlocks'>, feature: Feature): boolean =>
  tier.unlocks.some((unlocked) => unlocked === feature)

/**
 * Bytes that somebody may keep of photos and files. `freeBytes` is what this server gives everybody; no tier gives less. What lies there beyond it stays
 * and can be read: only more is not taken.
 */
export function spaceOf(standing: Standing, all: readonly Tier[], freeBytes: number): number {
  const known = all.find(({ id }) => id === standing.tier)
  if (!standing.hasBilling || !known?.spaceMb) return freeBytes
  return Math.max(freeBytes, known.spaceMb * 1024 * 1024)
}

/** The tier and the period that a price at Stripe belongs to; null for one that is not ours, or no longer. */
export function soldAs(
  stripePriceId: string,
  all: readonly Tier[],
): { readonly tier: Tier; readonly period: BillingPeriod } | null {
  for (const one of all)
    for (const period of billingPeriods)
      if (one[period]?.price === stripePriceId) return { tier: one, period }
  return null
}
