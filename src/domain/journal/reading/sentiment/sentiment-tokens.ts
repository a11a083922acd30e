import type { Span } from '#domain/text/text.ts'
import { type WordFacts, wordFacts } from '../emotions/emotion-words.ts'
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
const outer = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu
const plain = /^[A-Za-z]+(?:'[A-Za-z]+)?$/
const joined = /\p{L}(?:-|\/|\.\.+|…|—|–|--+|[,;:!?.]+(?=\p{L}{2}))\p{L}/u
const joints = /[-/…—–]+|\.{2,}|[,;:!?.]{1,40}(?=\p{L}{2})/gu
const closing = /[,;:("”—–.!?…]/

/** What stands between two gaps: its words, with their places in it, and whether what follows begins another clause. */
interface Chunk {
  readonly words: readonly ChunkWord[]
  readonly opensNext: boolean
  /** Without words: what came before still counts. */
  readonly isTransparent: boolean
}

interface ChunkWord {
  readonly start: number
  readonly end: number
  readonly lower: string
  readonly isShouted: boolean
  readonly isCapital: boolean
  /** A joint or mark before it in the same chunk begins another clause. */
  readonly opensClause: boolean
  readonly facts: WordFacts
}

const chunks = new Map<string, Chunk>()
const mostChunks = 30_000

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
    const chunk = chunkOf(text.slice(start, at))
    for (const word of chunk.words) {
      found.push(tokenAt(word, start, opensClause))
      opensClause = false
    }
    opensClause = chunk.isTransparent ? opensClause || chunk.opensNext : chunk.opensNext
  }
  return found
}

const tokenAt = (word: ChunkWord, start: number, opensClause: boolean): Token => ({
  start: start + word.start,
  end: start + word.end,
  lower: word.lower,
  isShouted: word.isShouted,
  isCapital: word.isCapital,
  opensClause: opensClause || word.opensClause,
  facts: word.facts,
})

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000
}

/** Remembered, since a journal uses the same words again and again. */
function chunkOf(raw: string): Chunk {
  const known = chunks.get(raw)
  if (known) return known
  if (chunks.size >= mostChunks) chunks.clear()
  const chunk = takenApart(raw)
  chunks.set(raw, chunk)
  return chunk
}

/** True for a token that means something as it stands, such as an emoticon. */
const isKnown = (lower: string): boolean => vaderValence(lower) !== undefined

const oneWord = (word: ChunkWord, opensNext = false): Chunk => ({
  words: [word],
  opensNext,
  isTransparent: false,
})

function takenApart(raw: string): Chunk {
  if (plain.test(raw)) return oneWord(wordAt(raw, 0, false))
  const straight = raw.replaceAll('’', "'")
  if (straight.includes('://')) return { words: [], opensNext: true, isTransparent: false }
  if (isKnown(straight.toLowerCase())) return oneWord(wordAt(straight, 0, false))
  const inner = straight.replace(outer, '')
  if (!inner) return { words: [], opensNext: closing.test(straight) || isDash(straight), isTransparent: true }
  const lead = straight.indexOf(inner)
  const opens = closing.test(straight.slice(0, lead))
  const opensNext = closing.test(straight.slice(lead + inner.length))
  return joined.test(inner) && !isKnown(inner.toLowerCase())
    ? { words: partsOf(inner, lead, opens), opensNext, isTransparent: false }
    : oneWord(wordAt(inner, lead, opens), opensNext)
}

const isDash = (raw: string): boolean => raw === '-' || raw === '--'

function partsOf(inner: string, lead: number, opensClause: boolean): ChunkWord[] {
  const found: ChunkWord[] = []
  let from = 0
  let opens = opensClause
  for (const joint of inner.matchAll(joints)) {
    if (joint.index > from) found.push(wordAt(inner.slice(from, joint.index), lead + from, opens))
    from = joint.index + joint[0].length
    opens = closing.test(joint[0])
  }
  if (from < inner.length) found.push(wordAt(inner.slice(from), lead + from, opens))
  return found
}

function wordAt(raw: string, start: number, opensClause: boolean): ChunkWord {
  const lower = raw.toLowerCase()
  const first = raw.charCodeAt(0)
  const isCapital = raw !== lower && first !== lower.charCodeAt(0)
  const isShouted = isCapital && raw.length > 1 && first < 0x250 && raw === raw.toUpperCase()
  return { start, end: start + raw.length, lower, isShouted, isCapital, opensClause, facts: wordFacts(lower) }
}
