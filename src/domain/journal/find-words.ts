/** A stretch of a text: from (inclusive) to (exclusive), in UTF-16 units. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const beyondAscii = /[\u0080-\uffff]/
const accented = /[\u00C0-\u024F\u1E00-\u1EFF]/g

/** A text as search compares it: small letters, no accents, straight quotes; as long as its NFC form, place for place. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  const plain = text
    .normalize('NFC')
    .replace(accented, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
  const small = plain.toLowerCase()
  return small.length === plain.length ? small : plain.replace(/\p{Lu}/gu, smallAsLong)
}

/** Where the terms stand in a folded text as whole words, in order, without overlaps. */
export function stretchesOf(folded: string, terms: readonly string[]): Stretch[] {
  const found: Stretch[] = []
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const to = at + term.length
      if (!cutsWord(folded, at) && !cutsWord(folded, to)) found.push({ from: at, to })
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

/** A place inside a word, not at its edge. */
const cutsWord = (text: string, at: number): boolean =>
  ofWord.test(text.charAt(at - 1)) && ofWord.test(text.charAt(at))

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
  const pattern = fold(quote.trim())
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  if (pattern === '' || text !== text.normalize('NFC')) return null
  const loose = new RegExp(pattern).exec(fold(text))
  return loose ? { from: loose.index, to: loose.index + loose[0].length } : null
}

function smallAsLong(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}
