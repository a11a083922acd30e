import { z } from 'zod'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'
import { billingPeriods, unlockables } from '#domain/billing/unlocks.ts'
import { endpoint } from './endpoint.ts'
import { ownerProof } from './owner-proof.ts'

/** A tier as it is offered: amounts in the smallest unit of the currency; null: not to be had for that period. */
export const offeredTier = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  unlocks: z.array(z.enum(unlockables)),
  spaceMb: z.int().nullable(),
  currency: z.string(),
  monthly: z.int().nullable(),
  yearly: z.int().nullable(),
})
export type OfferedTier = z.infer<typeof offeredTier>

export const billingState = z.object({
  /** Whether this server takes payments. Where it does not, nothing is locked, and tiers are only shown. */
  hasBilling: z.boolean(),
  tiers: z.array(offeredTier),
  /** Room for photos and files that everybody has, in MiB. */
  freeSpaceMb: z.int(),
  plan: z.object({
    tier: z.string(),
    /** The tier's name as people read it. */
    name: z.string(),
    status: z.enum(subscriptionStatuses),
    by: z.enum(['paid', 'given', 'free']),
    period: z.enum(billingPeriods).nullable(),
    endsAt: z.iso.datetime().nullable(),
    renewsAt: z.iso.datetime().nullable(),
    graceUntil: z.iso.datetime().nullable(),
  }),
  /** When a code was used last. */
  betaCodeAppliedAt: z.iso.datetime().nullable(),
  /** Whether Stripe has anything to show: invoices, cards. */
  hasCustomer: z.boolean(),
})
export type BillingState = z.infer<typeof billingState>

export const readBillingState = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'user',
  scope: 'account',
  summary: 'What is sold here, and the own plan',
  answer: billingState,
})

/** A page of Stripe's, where the browser goes next. */
const elsewhere = z.object({ url: z.url({ protocol: /^https?$/ }) })

export const beginCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'user',
  summary: 'Begin to pay for a tier at Stripe Checkout',
  body: z.object({ tier: z.string().min(1).max(40), period: z.enum(billingPeriods) }),
  answer: elsewhere,
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  access: 'user',
  summary: 'Open the Stripe Customer Portal: cards, invoices, another tier',
  answer: elsewhere,
})

/** What is paid runs to its end. */
export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  access: 'user',
  summary: 'Cancel the own subscription at the end of what is paid',
  answer: billingState,
})

export const resumePlan = endpoint({
  method: 'POST',
  path: '/api/billing/resume',
  access: 'user',
  summary: 'Take back a cancellation whose end has not come',
  answer: billingState,
})

/** For whoever comes back from Stripe before its webhook does. */
export const refreshBilling = endpoint({
  method: 'POST',
  path: '/api/billing/refresh',
  access: 'user',
  summary: 'Ask Stripe how the own subscription stands',
  answer: billingState,
})

export const applyBetaCode = endpoint({
  method: 'POST',
  path: '/api/billing/code',
  access: 'user',
  summary: 'Use a code that gives a tier',
  body: z.object({ code: z.string().trim().min(1, 'Type the code.').max(100) }),
  answer: billingState,
})

/** POST takes Stripe's events as raw bytes, signed in the header `stripe-signature`. */
export const stripeWebhookPath = '/api/billing/stripe'

/** A code without the code itself, which is shown once. */
export const betaCode = z.object({
  id: z.uuid(),
  note: z.string(),
  tier: z.string(),
  days: z.int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** Who used it; null: nobody, or somebody whose account is gone. */
  usedBy: z.int().nullable(),
})
export type BetaCode = z.infer<typeof betaCode>

const betaCodes = z.object({ codes: z.array(betaCode) })

export const readBetaCodes = endpoint({
  method: 'GET',
  path: '/api/admin/beta-codes',
  access: 'admin',
  summary: 'Codes that give a tier, the latest first',
  answer: betaCodes,
})

/** 403 proof_needed without `proof`. */
export const makeBetaCode = endpoint({
  method: 'POST',
  path: '/api/admin/beta-codes',
  access: 'admin',
  summary: 'Make a code that gives a tier once',
  body: z.object({
    tier: z.string().min(1).max(40),
    note: z.string().trim().max(100).default(''),
    /** How long the tier lasts from its use; null: for good. */
    days: z.int().min(1).max(3_660).nullable(),
    /** Days in which it can be used. */
    usableDays: z.int().min(1).max(366),
    proof: ownerProof.optional(),
  }),
  answer: betaCodes.extend({ code: z.string() }),
})

/** 403 proof_needed without `proof`. */
export const withdrawBetaCode = endpoint({
  method: 'DELETE',
  path: '/api/admin/beta-codes/:codeId',
  access: 'admin',
  summary: 'Withdraw a code that nobody has used',
  params: z.object({ codeId: z.uuid() }),
  body: z.object({ proof: ownerProof.optional() }).nullish(),
  answer: betaCodes,
})
