import { mayMeanDanger } from '../companion/message-kind.ts'

/** How grave the words of a text are, and digests of the ones that say so. */
export interface RiskOfText {
  readonly level: 0 | 1 | 2
  readonly keys: readonly string[]
}

const harmless: RiskOfText = { level: 0, keys: [] }

export function riskOf(text: string): RiskOfText {
  return mayMeanDanger(text) ? { level: 2, keys: [digestOf(text)] } : harmless
}

/** A short name for words by which they are known again and cannot be read: FNV-1a over 32 bits, whatever their case and spaces. */
export function digestOf(words: string): string {
  let hash = 0x811c9dc5
  for (const sign of words.toLowerCase().replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
