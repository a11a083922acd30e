import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { SettingsRow } from '#domain/views/companion.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { chooseConsent, type Permit } from '#worker/companion/companion.calls.ts'
import { endTalkPermits, permitForTalk } from './lasting-permit.ts'

/** Where answers of a talk are made, from the strictest on: 'talk' holds for it alone and is not kept. */
export const answerPlaces = [...consentChoices.slice(0, -1), 'talk', 'always'] as const
export type AnswerPlace = ConsentChoice | 'talk'

export function placeOf(
  { answers, consent }: Pick<SettingsRow, 'answers' | 'consent'>,
  permit: Permit | null,
): AnswerPlace {
  if (answers !== 'cloud') return 'never'
  return consent === 'ask' && permit ? 'talk' : consent
}

/** `receiver`: the id of the provider that is named beside the choice. */
export async function choosePlace(
  vault: Pick<VaultCalls, 'run'>,
  place: AnswerPlace,
  { talk, receiver }: { readonly talk: TalkOf; readonly receiver: string },
): Promise<void> {
  endTalkPermits()
  await vault.run(chooseConsent, { choice: place === 'talk' ? 'ask' : place })
  if (place === 'talk') permitForTalk(talk, receiver)
}
