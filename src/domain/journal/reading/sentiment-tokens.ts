import type { Span } from '../text.ts'
import { type WordFacts, wordFacts } from './emotion-words.ts'
import { vaderValence } from './valence-words.ts'

/** A whitespace-bounded token without its punctuation; places are UTF-16 units of the whole text. */
export interface Token {
  readonly start: number
  readonly end: number
  /** Lower case, straight apostrophes. */
  readonly lower: string
  /** Written in capitals alone, two letters or more. */
  readonly isShouted: boolean
  /** Begins with a capital. */
  readonly isCapital: boolean
  /** A comma, dash, bracket or the like stood before it: another clause begins here. */
  readonly opensClause: boolean
  readonly facts: WordFacts
}

/** Nobody writes a word longer than this; what is longer is an address, a key or noise. */
const longestToken = 40
const outer = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const plain = /^[A-Za-z]+(?:'[A-Za-z]+)?$/
const joined = /\p{L}(?:-|\/|\.\.+|…|—|–|--+|[,;:!?.]+(?=\p{L}{2}))\p{L}/u
const joints = /[-/…—–]+|\.{2,}|[,;:!?.]+(?=\p{L}{2})/gu
const closing = /[,;:()"”—–.!?…]/

/** True for a token that means something as it stands, such as an emoticon. */
const isKnown = (lower: string): boolean => vaderValence(lower) !== undefined

/** The tokens of one span of a text, in order. Linear in its length. */
export function tokensOf(text: string, span: Span): Token[] {
  const found: Token[] = []
  let opensClause = true
  let at = span.start
  while (at < span.end) {
    while (at < span.end && isSpace(text.charCodeAt(at))) at++
    const start = at
    while (at < span.end && !isSpace(text.charCodeAt(at))) at++
    if (at === start || at - start > longestToken) continue
    opensClause = pushToken(found, text.slice(start, at), start, opensClause)
  }
  return found
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000
}

/** Returns whether what follows begins another clause. */
function pushToken(into: Token[], raw: string, start: number, opensClause: boolean): boolean {
  if (plain.test(raw)) {
    into.push(tokenAt(raw, start, opensClause))
    return false
  }
  const straight = raw.replaceAll('’', "'")
  if (straight.includes('://')) return true
  if (isKnown(straight.toLowerCase())) {
    into.push(tokenAt(straight, start, opensClause))
    return false
  }
  const inner = straight.replace(outer, '')
  if (!inner) return opensClause || closing.test(straight) || isDash(straight)
  const lead = straight.indexOf(inner)
  const opens = opensClause || closing.test(straight.slice(0, lead))
  if (joined.test(inner) && !isKnown(inner.toLowerCase())) pushParts(into, inner, start + lead, opens)
  else into.push(tokenAt(inner, start + lead, opens))
  return closing.test(straight.slice(lead + inner.length))
}

const isDash = (raw: string): boolean => raw === '-' || raw === '--'

function pushParts(into: Token[], inner: string, start: number, opensClause: boolean): void {
  let from = 0
  let opens = opensClause
  for (const joint of inner.matchAll(joints)) {
    if (joint.index > from) into.push(tokenAt(inner.slice(from, joint.index), start + from, opens))
    from = joint.index + joint[0].length
    opens = closing.test(joint[0])
  }
  if (from < inner.length) into.push(tokenAt(inner.slice(from), start + from, opens))
}

function tokenAt(raw: string, start: number, opensClause: boolean): Token {
  const lower = raw.toLowerCase()
  const first = raw.charCodeAt(0)
  const isCapital = raw !== lower && first !== lower.charCodeAt(0)
  const isShouted = isCapital && raw.length > 1 && first < 0x250 && raw === raw.toUpperCase()
  return { start, end: start + raw.length, lower, isShouted, isCapital, opensClause, facts: wordFacts(lower) }
}
