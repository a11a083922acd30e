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

/** What a search asks for: folded words and "quoted runs", each of which a text must contain. */
export function searchTerms(search: string): string[] {
  const parts = fold(search).matchAll(/"([^"]+)"?|(\S+)/g)
  return [...parts].map((part) => (part[1] ?? part[2] ?? '').trim()).filter((term) => /[^"]/.test(term))
}

/** True when a folded text has every term. */
export function hasEvery(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term))
}

/** Where the terms stand in a folded text, in order, without overlaps. */
export function stretchesOf(folded: string, terms: readonly string[]): Stretch[] {
  const found: Stretch[] = []
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      found.push({ from: at, to: at + term.length })
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

/** A piece of a snippet, either found or between; `at` is its place in the snippet. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
  readonly at: number
}

/** About `most` characters of a text around its first found term, cut into found and unfound pieces. */
export function snippet(text: string, terms: readonly string[], most = 110): Piece[] {
  const whole = text.normalize('NFC')
  const folded = fold(whole)
  const start = startOfSnippet(folded, terms)
  const end = Math.min(whole.length, start + most)
  const pieces: Piece[] = []
  const add = (part: string, isFound: boolean): void => {
    const last = pieces.at(-1)
    if (part) pieces.push({ text: part, isFound, at: last ? last.at + last.text.length : 0 })
  }
  if (start > 0) add('… ', false)
  let at = start
  for (const { from, to } of stretchesOf(folded.slice(start, end), terms)) {
    add(whole.slice(at, start + from), false)
    add(whole.slice(start + from, start + to), true)
    at = start + to
  }
  add(whole.slice(at, end), false)
  if (end < whole.length) add(' …', false)
  return pieces
}

/** A few words before the first found term, at the beginning of a word where there is one. */
function startOfSnippet(folded: string, terms: readonly string[]): number {
  const places = terms.map((term) => folded.indexOf(term)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  if (first <= 24) return 0
  const gap = folded.indexOf(' ', first - 24)
  return gap >= 0 && gap < first ? gap + 1 : first - 24
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
