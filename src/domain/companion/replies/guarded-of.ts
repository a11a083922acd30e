import { type Guarded, guardedIn, isToldDanger, isUrgent } from '#domain/safety/guarded-questions.ts'
import { inPlainEnglish } from '../retrieval/plain-english.ts'
import type { ReplyRequest } from './reply.ts'

/** What may or should be done: no page may say it. */
const advised =
  /\b(?:should|can|could|may|might|must|would|meant to|supposed to|allowed|ok|okay|safe|normal|usual|too (?:much|many)|(?:how|what) (?:\w+ )?do (?:you|i (?:do|treat)))\b/i
/** What now ails or is taken is for somebody who can look at it; what was may stand on a page. */
const ofBodies: ReadonlySet<Guarded> = new Set<Guarded>(['body', 'medicine', 'signs'])
const ofOneself = /\b(?:i|me|my|we|us|our|did|was|were|had)\b/i

/** A body is for somebody who can look at it; harsh words of oneself are not agreed with. */
const guardedAs = (meant: ReplyRequest['meant']): Guarded | null =>
  meant === 'body' ? 'medicine' : meant === 'harsh' ? 'self-blame' : null

/**
 * What of a message only somebody else may judge; null for none, and for a question of the person's own life that the journal answers ("When did I last
 * take them?"). No line says yes or no, and none says what is safe.
 */
export function guardedOf({ message, finding, meant }: ReplyRequest): Guarded | null {
  const guarded = guardedIn(inPlainEnglish(message)) ?? guardedAs(meant)
  const { question } = finding ?? {}
  if (guarded === null || isUrgent(guarded) || isToldDanger(guarded)) return guarded
  if (!question || question.isYesOrNo) return guarded
  const { asked } = question
  const isOfPast = /\b(?:did|was|were|had|have i|last|ever|wrote|written|write|said|told|used to)\b/i.test(
    asked,
  )
  if (!isOfPast && (advised.test(asked) || ofBodies.has(guarded))) return guarded
  return question.isPlain && ofOneself.test(asked) ? null : guarded
}
