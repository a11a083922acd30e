import type { Stretch } from '#domain/text/find-words.ts'

/** A stretch that is shown on the page: words that were quoted, found by a search, or that a note in the margin rests on. */
export interface Mark extends Stretch {
  readonly kind: 'quote' | 'hit' | 'lit'
}

/** A piece of shown words, marked or not. */
export interface MarkedPiece {
  readonly text: string
  readonly kind: Mark['kind'] | null
}

/**
 * Shown words cut where marks begin and end. `source` is the stretch of the page's text that they come from: it may have signs that are
 * not shown (backslashes, quote signs), so that the two are walked side by side.
 */
export function markedPieces(
  shown: string,
  source: string,
  from: number,
  marks: readonly Mark[],
): MarkedPiece[] {
  const near = marks.filter((mark) => mark.to > from && mark.from < from + source.length)
  if (near.length === 0) return [{ text: shown, kind: null }]
  const placeOf = placesIn(shown, source)
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const { from: start, to, kind } of near) {
    const begin = Math.max(at, placeOf(start - from))
    const end = placeOf(to - from)
    if (end <= begin) continue
    if (begin > at) pieces.push({ text: shown.slice(at, begin), kind: null })
    pieces.push({ text: shown.slice(begin, end), kind })
    at = end
  }
  if (at < shown.length) pieces.push({ text: shown.slice(at), kind: null })
  return pieces
}

/** Where a place of the source stands in what is shown of it. */
function placesIn(shown: string, source: string): (place: number) => number {
  if (shown.length === source.length) return (place) => Math.min(Math.max(place, 0), shown.length)
  const places: number[] = []
  let at = 0
  for (const sign of source) {
    for (let unit = 0; unit < sign.length; unit++) places.push(at)
    if (shown.startsWith(sign, at)) at += sign.length
  }
  return (place) => (place <= 0 ? 0 : (places[place] ?? shown.length))
}
