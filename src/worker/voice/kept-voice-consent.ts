import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import { voiceConsents } from '#domain/voice/voice-consent.ts'
import type { Store } from '#vault/store/store.ts'

/** Where two devices chose at once, the stricter choice holds. Without any: never. */
export function consentOf(store: Store): ConsentChoice {
  const kept = [...store.of(voiceConsents).values()]
  const choices = kept.map(({ data }) => consentChoices.indexOf(data.choice))
  return (choices.length > 0 && consentChoices[Math.min(...choices)]) || 'never'
}
