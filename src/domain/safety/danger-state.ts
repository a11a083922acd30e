import { answerKinds, answersToDanger, plainAnswer } from './danger-answers.ts'
import type { DangerLanguage } from './languages/danger-language.ts'
import type { RiskOfText } from './risk/risk-of-text.ts'
import type { RiskReader } from './risk-reader.ts'
import { saysSafe } from './word-of-safety.ts'

/** Somebody said that they may be in danger, and has not said since that they are safe. */
export interface Danger {
  /** Uid of the message that it rests on: the last one with such words. */
  readonly about: string
  /** Nothing but single words speak for it: no mention of dying or of hurting oneself that a rule knows. */
  readonly isUnsure: boolean
  /** Of those words, where it is not English. */
  readonly language?: DangerLanguage
}

/** Something that the person said in a talk, and how grave it is. */
export interface SaidWords {
  readonly uid: string
  readonly content: string
  readonly risk: RiskOfText
}

/**
 * Whether a talk is in danger after all that was said in it, in the order in which it was said, whatever was put into other words since; null: it
 * is not. It begins with grave words (level 2), and is left by a plain word of safety or by answering the card of the last grave words; where it is
 * unsure, by going on to something else, too.
 */
export function dangerAfter(
  said: readonly SaidWords[],
  isAnswered: (words: SaidWords) => boolean,
): Danger | null {
  let danger: Danger | null = null
  for (const words of said) {
    const { level, rests, language } = words.risk
    if (level === 2) {
      const isUnsure: boolean = rests === 'words' && (danger === null || danger.isUnsure)
      danger = isAnswered(words) ? null : { about: words.uid, isUnsure, ...(language && { language }) }
    } else if (danger && (saysSafe(words.content) || (danger.isUnsure && goesOn(words)))) danger = null
  }
  return danger
}

const fewestWords = 4

/** True for a message of some length, none of whose words danger or despair have, and that answers no question about safety. */
const goesOn = ({ content, risk }: SaidWords): boolean =>
  risk.rests === 'nothing' &&
  content.trim().split(/\s+/).length >= fewestWords &&
  !answerKinds.some((kind) => answersToDanger[kind].test(plainAnswer(content)))

/** The same where nothing is known but turns, as on the server: no card can have been answered there. */
export function dangerInTurns(
  turns: readonly { readonly role: string; readonly content: string }[],
  { riskOf }: RiskReader,
): Danger | null {
  const own = turns.filter(({ role }) => role === 'user')
  return dangerAfter(
    own.map(({ content }, at) => ({ uid: String(at), content, risk: riskOf(content) })),
    () => false,
  )
}
