import type { QueryTerm, SearchIndex } from './search-index.ts'
import { nearKeys, tellingWords } from './word-keys.ts'

/** A word that means nearly the same counts for this share of the word itself. */
const nearShare = 0.25
const nameShare = 1.2

/** What a question is looked up by: its telling words, names more, and for less the words that people use for the same. */
export function queryOf(index: SearchIndex, text: string): Pick<QueryTerm, 'stem' | 'idf'>[] {
  const names = namesIn(text)
  const weights = new Map<string, number>()
  for (const { stem, idf } of index.terms(text)) {
    weights.set(stem, idf * (names.has(stem) ? nameShare : 1))
    for (const near of nearKeys(stem)) {
      const term = index.holds(near) ? index.term(near) : null
      if (term) weights.set(near, Math.max(weights.get(near) ?? 0, term.idf * nearShare))
    }
  }
  return Array.from(weights, ([stem, idf]) => ({ stem, idf }))
}

/** Stems of words that are written large where no sentence begins. */
function namesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { stem, start, end } of tellingWords(text)) {
    const isInside = /[\p{L}\p{N},;:]\s*$/u.test(text.slice(Math.max(0, start - 3), start))
    if (isInside && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) found.add(stem)
  }
  return found
}
