import type { AiInterest } from '#domain/account/onboarding-choices.ts'

export type AskingMode = 'ask' | 'challenge' | 'plan'

/** A class of things that people tell, and what may be asked about each of them. */
export interface QuestionKind {
  readonly about: string
  /** What of a message the questions are tied to; a group is the word or name that they take up as `{it}`. Marks are straight. */
  readonly pattern: RegExp
  /** A message that holds this as well is meant otherwise. */
  readonly except?: RegExp
  /** The first that was not asked yet. */
  readonly questions: readonly string[]
  /** Left out: every one. */
  readonly modes?: readonly AskingMode[]
  /** Who wished for this has it asked first. */
  readonly interest?: AiInterest
  /** May be asked in Ask where what was said weighs. */
  readonly isOfHeavy?: true
}
