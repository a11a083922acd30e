import { sentences } from '#domain/text/text.ts'
import { dangerInLanguages } from '../languages/danger-in-languages.ts'
import type { DangerLanguage } from '../languages/danger-language.ts'
import { assessRisk, type RiskReading } from './assess-risk.ts'

/** How grave the words of a text are, what that rests on, digests of the sentences that say so, and their language where it is not English. */
export interface RiskOfText extends Pick<RiskReading, 'level' | 'rests'> {
  readonly keys: readonly string[]
  readonly language?: DangerLanguage
}

export function riskOf(text: string): RiskOfText {
  const { level, rests, spans } = assessRisk(text)
  const other = level === 2 ? null : dangerInLanguages(text)
  if (other)
    return { level: 2, rests: 'mention', keys: [digestOf(other.span.text)], language: other.language }
  if (level === 0) return { level, rests, keys: [] }
  const all = sentences(text)
  const around = spans.map(({ start, end, text: words }) => {
    const said = all.filter((one) => one.start < end && one.end > start)
    return said.map((one) => one.text).join(' ') || words
  })
  return { level, rests, keys: [...new Set(around.map(digestOf))] }
}

/** True for words that may mean danger to the life or body of who wrote them: only fixed words answer them, and no model is given them. */
export const mayMeanDanger = (text: string): boolean =>
  assessRisk(text).level === 2 || dangerInLanguages(text) !== null

/** A short name for words by which they are known again and cannot be read: FNV-1a over 32 bits, whatever their case and spaces. */
export function digestOf(words: string): string {
  let hash = 0x811c9dc5
  for (const sign of words.toLowerCase().replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
