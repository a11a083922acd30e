import type { AiInterest } from '#domain/account/onboarding-choices.ts'

/** A class of things that people tell, and what may be asked about each of them. */
export interface QuestionKind {
  readonly about: string
  /** What of a message the question is tied to; a group is the word or name that it takes up as `{it}`. Marks are straight. */
  readonly pattern: RegExp
  /** A message that holds this as well is meant otherwise. */
  readonly except?: RegExp
  readonly questions: readonly string[]
  /** Who wished for this has it asked first. */
  readonly interest?: AiInterest
}
