import { phrases } from './sentiment-phrase-list.ts'
import type { Token } from './sentiment-tokens.ts'

/** A phrase found in a sentence, by its first and last token; valence 0 says that its words carry nothing. */
export interface PhraseFound {
  readonly first: number
  readonly last: number
  readonly valence: number
}

/** The phrases of a sentence, in order and apart from each other; the longest one wins. */
export function phrasesIn(tokens: readonly Token[]): PhraseFound[] {
  const found: PhraseFound[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token?.facts.opensPhrase) continue
    const hit = phrases()
      .get(token.lower)
      ?.find(({ words }) => isThere(tokens, at, words))
    if (!hit) continue
    found.push({ first: at, last: at + hit.words.length - 1, valence: hit.valence })
    at += hit.words.length - 1
  }
  return found
}

/** True when some words stand in a row from `at` on, with no new clause between them. */
export function isThere(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let next = 1; next < words.length; next++) {
    const token = tokens[at + next]
    if (!token || token.lower !== words[next] || token.opensClause) return false
  }
  return true
}
