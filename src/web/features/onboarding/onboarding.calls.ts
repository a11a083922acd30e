import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import { command } from '#web/lib/worker-calls.ts'

/** What a person says about themselves in their own words: sealed, never sent. */
export interface AboutMe {
  readonly selfDescription: string
  readonly otherGoal: string
}

export interface FirstAnswers {
  readonly about: AboutMe
  /** How the companion is to speak. */
  readonly style: CommunicationStyle
}
/** Seals what the companion is to know from the start. */
export const keepFirstAnswers = command<FirstAnswers, void>('onboarding.keep-first-answers')
