import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import type { Records } from '#domain/entity/records.ts'
import { voiceConsents } from '#domain/voice/voice-consent.ts'

/** Where two devices chose at once, the stricter choice holds. Without any: never. */
export function consentOf(records: Records): ConsentChoice {
  const kept = [...records.of(voiceConsents).values()]
  const choices = kept.map(({ data }) => consentChoices.indexOf(data.choice))
  return (choices.length > 0 && consentChoices[Math.min(...choices)]) || 'never'
}
