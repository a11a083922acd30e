import type { Vocabulary } from '#domain/search/vocabulary.ts'
import { editDistance, forgiven } from './edit-distance.ts'

/** The word on the pages that a mistyped one most likely was meant to be: fewest slips first, then the same first letter, then the more frequent. */
export function closestWord(vocabulary: Vocabulary, typed: string, isName: boolean): number | undefined {
  const most = forgiven(typed.length)
  if (most === 0 || /\d/.test(typed)) return undefined
  let best: { id: number; rank: number } | undefined
  const mask = lettersOf(typed)
  for (let id = 1; id < vocabulary.size; id++) {
    const word = vocabulary.word(id)
    if (Math.abs(word.length - typed.length) > most || isTooFar(mask, lettersOf(word), most)) continue
    if (vocabulary.pagesWith(id) === 0 || (isName && !vocabulary.isName(id))) continue
    const slips = editDistance(typed, word, most)
    if (slips > most) continue
    const rank = -slips * 1e9 + (word[0] === typed[0] ? 5e8 : 0) + vocabulary.pagesWith(id)
    if (!best || rank > best.rank) best = { id, rank }
  }
  return best?.id
}

/** Which letters a word has, as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** One slip changes at most two bits: most words are told apart by this alone. */
function isTooFar(a: number, b: number, most: number): boolean {
  let differing = a ^ b
  let count = 0
  while (differing !== 0 && count <= 2 * most) {
    differing &= differing - 1
    count++
  }
  return count > 2 * most
}
