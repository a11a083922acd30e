import { z } from 'zod'
import { consentChoices } from '../companion/companion-choices.ts'
import { entity } from '../entity.ts'

/** Whether replies may go to a service that speaks them. Sealed as kind 'voice_consent'; none means never. */
export const voiceConsent = z.object({ choice: z.enum(consentChoices) })
export type VoiceConsent = z.infer<typeof voiceConsent>
export const voiceConsents = entity('voice_consent', {
  schema: voiceConsent,
  version: 1,
  upgrades: {},
  label: 'Consent to a voice',
  single: true,
})
