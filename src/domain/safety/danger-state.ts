import type { DangerLanguage } from './languages/danger-language.ts'
import type { RiskOfText } from './risk/risk-of-text.ts'
import type { RiskReader } from './risk-reader.ts'
import { saysSafe } from './word-of-safety.ts'

/** Somebody said that they may be in danger, and has not said since that they are safe. */
export interface Danger {
  /** Uid of the message that it rests on: the last one with such words. */
  readonly about: string
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
 * is not. It begins with grave words (level 2), and is left by a plain word of safety or by answering the card of the last grave words.
 */
export function dangerAfter(
  said: readonly SaidWords[],
  isAnswered: (words: SaidWords) => boolean,
): Danger | null {
  let danger: Danger | null = null
  for (const words of said) {
    const { level, language } = words.risk
    if (level === 2) danger = isAnswered(words) ? null : { about: words.uid, ...(language && { language }) }
    else if (danger && saysSafe(words.content)) danger = null
  }
  return danger
}

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
