import { fold, foldInPlace, unspaced } from './fold.ts'

/** A stretch of a text: from (inclusive) to (exclusive), in UTF-16 units. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where folded terms stand in a text as whole words, in order, without overlaps. */
export function stretchesOf(text: string, terms: readonly string[]): Stretch[] {
  const { folded, original } = foldInPlace(text)
  const found: Stretch[] = []
  for (const term of terms) {
    if (term === '') continue
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const to = at + term.length
      if (!cutsWord(folded, at) && !cutsWord(folded, to)) found.push(original(at, to))
    }
  }
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return found.filter((stretch) => {
    const isFree = stretch.from >= end
    if (isFree) end = stretch.to
    return isFree
  })
}

const ofWord = /[\p{L}\p{M}\p{N}]/u

/** A place inside a word, not at its edge. Where no spaces part words, each sign has edges; its marks have none. */
function cutsWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  if (/\p{M}/u.test(after)) return true
  return ofWord.test(before) && ofWord.test(after) && !unspaced.test(before) && !unspaced.test(after)
}

/** A piece of a text, either found or between; `at` tells pieces of one text apart. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
  readonly at: number
}

/** Where a quote stands in a text: literally, else with other spacing, accents or quotes; null when it is gone. */
export function placeOfQuote(text: string, quote: string): Stretch | null {
  const literal = text.indexOf(quote)
  if (literal >= 0) return { from: literal, to: literal + quote.length }
  const wanted = singleSpaced(fold(quote.trim()))
  if (wanted === '') return null
  const { folded, original } = foldInPlace(text)
  const at = singleSpaced(folded).indexOf(wanted)
  if (at < 0) return null
  const from = placeBehind(folded, 0, at)
  return original(from, placeBehind(folded, from, wanted.length - 1) + 1)
}

const spaces = /\s+/g
const singleSpaced = (text: string): string => text.replace(spaces, ' ')

/** The place that lies `count` signs behind another one, where a run of spaces is one sign. */
function placeBehind(text: string, from: number, count: number): number {
  let at = from
  for (let passed = 0; passed < count; passed++) {
    const isSpace = /\s/.test(text.charAt(at))
    at++
    while (isSpace && /\s/.test(text.charAt(at))) at++
  }
  return at
}
