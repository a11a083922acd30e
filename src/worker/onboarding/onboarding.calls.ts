import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import { command } from '#worker/core/worker-calls.ts'

export interface FirstAnswers {
  readonly about: AboutMe
  /** How the companion is to speak. */
  readonly style: CommunicationStyle
}
/** Seals what the companion is to know from the start: two records, in place of what was said before. */
export const keepFirstAnswers = command<FirstAnswers, void>('onboarding.keep-first-answers')
