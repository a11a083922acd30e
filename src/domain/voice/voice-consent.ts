import { z } from 'zod'
import { consentChoices } from '../companion/talk/companion-choices.ts'
import { entity } from '../entity/entity.ts'

/** Whether replies may go to a service that speaks them. Sealed as kind 'voice_consent'; none means never, of several the strictest holds. */
export const voiceConsent = z.object({ choice: z.enum(consentChoices) })
export type VoiceConsent = z.infer<typeof voiceConsent>
export const voiceConsents = entity('voice_consent', {
  schema: voiceConsent,
  version: 1,
  upgrades: {},
  label: 'Consent to a voice from elsewhere',
})
