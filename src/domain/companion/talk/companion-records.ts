import { z } from 'zod'
import { onboardingData } from '#domain/account/onboarding.ts'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { entity } from '#domain/entity/entity.ts'
import { companionModes } from '../replies/reply.ts'
import { answerers, consentChoices } from './companion-choices.ts'

/**
 * Whether words may go to a cloud model. Sealed as kind 'companion_consent'; none means never. What two devices chose apart stays two records, so that the
 * stricter choice holds until somebody chooses again.
 */
export const companionConsent = z.object({
  choice: z.enum(consentChoices),
  /** The provider that it was given for: 'always' holds for no other. Absent in records from before there were several. */
  receiver: z.string().optional(),
})
export type CompanionConsent = z.infer<typeof companionConsent>
export const companionConsents = entity('companion_consent', {
  schema: companionConsent,
  version: 1,
  upgrades: {},
  label: 'Consent to a model elsewhere',
})

/** Who answers. Sealed as kind 'companion_source', one in a vault; of several the latest holds. */
export const companionSource = z.object({
  answers: z.enum(answerers),
  /** Of a cloud model: the provider's id at the server, and its name. */
  provider: z.string().default(''),
  providerName: z.string().default(''),
  /** Of a model on this machine: where it listens, and its name there. */
  address: z.string().default(''),
  model: z.string().default(''),
  /** Of a model that runs in this browser: its name, and the SHA-256 of its file in hex. */
  deviceModel: z.string().default(''),
  sha256: z.string().default(''),
  /** Instant of the last choice, ISO. */
  updatedAt: z.iso.datetime(),
})
export type CompanionSource = z.infer<typeof companionSource>
export const companionSources = entity('companion_source', {
  schema: companionSource,
  version: 1,
  upgrades: {},
  label: 'Who answers you',
  single: true,
})

/** How the companion speaks to this person. Sealed as kind 'companion_style'. */
export const companionStyle = z.object({ style: z.enum(communicationStyles) })
export type CompanionStyle = z.infer<typeof companionStyle>
export const companionStyles = entity('companion_style', {
  schema: companionStyle,
  version: 1,
  upgrades: {},
  label: 'How the companion speaks',
  single: true,
})

/** How the companion behaves towards this person. Sealed as kind 'companion_manner', one in a vault; of several the latest holds. */
export const companionManner = z.object({
  /** How much of earlier pages it brings up: see `allowanceOf`. */
  comfortLevel: onboardingData.shape.aiComfortLevel,
  /** What it picks up first. */
  interests: onboardingData.shape.aiInterests,
  /** How it answers until the person says otherwise beside a page. */
  mode: z.enum(companionModes).default('listen'),
  /** May read the page beside the talk. */
  readsPage: z.boolean().default(true),
  /** May look through earlier pages. */
  readsEarlier: z.boolean().default(true),
  /** The weekday (0 is Sunday) on which a letter of the week is there; null: none is wanted. */
  letterDay: z.int().min(0).max(6).nullable().default(null),
  /** Instant of the last choice, ISO. */
  updatedAt: z.iso.datetime(),
})
export type CompanionManner = z.infer<typeof companionManner>
export const companionManners = entity('companion_manner', {
  schema: companionManner,
  version: 1,
  upgrades: {},
  label: 'How the companion behaves',
  single: true,
})

/** One transfer of words off this device. Sealed as kind 'ledger_entry'; kept for good. */
export const ledgerEntry = z.object({
  /** Instant, ISO. */
  at: z.iso.datetime(),
  /** Who got them: the provider's name and host. */
  receiver: z.string().min(1),
  /** Absent in lines from before it was written down. */
  model: z.string().optional(),
  words: z.int().min(0),
  why: z.string(),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>
export const ledgerEntries = entity('ledger_entry', {
  schema: ledgerEntry,
  version: 1,
  upgrades: {},
  label: 'Ledger of words that were sent',
})
