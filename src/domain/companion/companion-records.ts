import { z } from 'zod'
import { communicationStyles } from '../account/onboarding-choices.ts'
import { consentChoices } from './companion-choices.ts'

/** Whether words may go to a cloud model. Sealed as kind 'companion_consent'; none means never. */
export const companionConsent = z.object({ choice: z.enum(consentChoices) })
export type CompanionConsent = z.infer<typeof companionConsent>
export const companionConsentKind = 'companion_consent'

/** How the companion speaks to this person. Sealed as kind 'companion_style'. */
export const companionStyle = z.object({ style: z.enum(communicationStyles) })
export type CompanionStyle = z.infer<typeof companionStyle>
export const companionStyleKind = 'companion_style'

/** One transfer of words off this device. Sealed as kind 'ledger_entry'; kept for good. */
export const ledgerEntry = z.object({
  /** Instant, ISO. */
  at: z.iso.datetime(),
  /** Who got them: the provider's name and host. */
  receiver: z.string().min(1),
  words: z.int().min(0),
  why: z.string(),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>
export const ledgerEntryKind = 'ledger_entry'
