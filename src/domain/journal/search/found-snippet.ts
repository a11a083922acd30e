import type { Piece } from '#domain/text/find-words.ts'
import { withoutMarks } from '../entry-text.ts'
import type { FoundSpan } from './found-spans.ts'

/** So much of the text stands before the first hit. */
const leadIn = 26

/** A whole text in pieces, found and between. */
export function piecesOf(text: string, spans: readonly FoundSpan[]): Piece[] {
  return cut(text, spans, 0, text.length)
}

/** What stands between hits, without Markdown's marks; a mark at the beginning of a piece counts only where a line begins there. */
function plain(piece: Piece, text: string): Piece {
  if (piece.isFound) return piece
  const isLine = piece.at === 0 || text[piece.at - 1] === '\n'
  const guard = isLine ? '' : '\0'
  return { ...piece, text: withoutMarks(guard + piece.text).slice(guard.length) }
}

/**
 * About `most` units of a text around the stretch that holds most of what was looked for, in pieces and without Markdown's marks; none where
 * nothing was found.
 */
export function foundSnippet(text: string, spans: readonly FoundSpan[], most = 110): Piece[] {
  const first = bestStart(spans, most - leadIn)
  if (!first) return []
  const start = startBefore(text, first.from)
  const end = Math.max(first.to, endAfter(text, start + most))
  const pieces = cut(text, spans, start, end).map((piece) => plain(piece, text))
  const before: Piece[] = start > 0 ? [{ text: '… ', isFound: false, at: -1 }] : []
  const after: Piece[] = end < text.length ? [{ text: ' …', isFound: false, at: end }] : []
  return [...before, ...pieces, ...after]
}

/** The span from which on the most different conditions are met within so many units. */
function bestStart(spans: readonly FoundSpan[], within: number): FoundSpan | undefined {
  let best: FoundSpan | undefined
  let most = 0
  spans.forEach((span, at) => {
    const near = new Set<number>()
    for (let next = at; (spans[next]?.to ?? Number.POSITIVE_INFINITY) <= span.from + within; next++)
      near.add(spans[next]?.which ?? -1)
    const met = Math.max(1, near.size)
    if (met > most) {
      most = met
      best = span
    }
  })
  return best
}

/** A line's or a word's beginning, a few words before a place. */
function startBefore(text: string, place: number): number {
  if (place <= leadIn) return 0
  const line = text.lastIndexOf('\n', place - 1)
  if (line >= place - leadIn) return line + 1
  const gap = text.indexOf(' ', place - leadIn)
  return gap >= 0 && gap < place ? gap + 1 : place
}

function endAfter(text: string, place: number): number {
  if (place >= text.length) return text.length
  const gap = text.lastIndexOf(' ', place)
  const end = gap > place - 24 ? gap : place
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end + 1 : end
}

function cut(text: string, spans: readonly FoundSpan[], start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  let at = start
  const add = (to: number, isFound: boolean): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), isFound, at })
    at = Math.max(at, to)
  }
  for (const span of spans) {
    if (span.from < start || span.to > end) continue
    add(span.from, false)
    add(span.to, true)
  }
  add(end, false)
  return pieces
}
