import type { Word } from '../journal/text.ts'
import { quoteOf } from './quote.ts'
import type { RecalledPassage } from './reply.ts'
import type { Hit, QueryTerm, SearchIndex } from './search-index.ts'
import { tellingWords } from './word-keys.ts'

/** What is being talked about. */
export interface RecallQuestion {
  readonly message: string
  /** What the person writes beside the talk; helps only where the message alone says little. */
  readonly pageText: string
  /** Entries that must not come back: the open page, and what this talk has quoted already. */
  readonly except: ReadonlySet<string>
  readonly limit: number
}

/** Scores this close (a share of the better one) are a tie: the newer entry wins. */
const tie = 0.06
/** One strong word alone is enough when it makes up this share of all that was said, and is as rare as this (nats). */
const mostOfIt = 0.6
const rareAlone = 3.9
/** Of a long page only its end counts: what was written last. */
const pageTail = 1_200
const candidates = 24

/**
 * The earlier passages that are truly related, best first; often none: a false echo is worse than silence.
 * Related means: at least two telling words in common (more for long messages), or one that is most of what was
 * said, or a name. Every quote is a literal substring of its passage.
 */
export function recall(index: SearchIndex, question: RecallQuestion): RecalledPassage[] {
  const own = index.terms(question.message)
  const isThin = own.filter((term) => term.isStrong).length < 2
  const context = isThin ? index.terms(question.pageText.slice(-pageTail)) : []
  const said = tellingWords(question.message)
  const fromMessage = pick(index, own, said, question.message, question, mostOfIt)
  if (fromMessage.length > 0 || context.length === 0) return fromMessage
  const both = [...own, ...context.filter((term) => !own.some((known) => known.stem === term.stem))]
  const nearby = `${question.pageText.slice(-pageTail)}\n${question.message}`
  return pick(index, both, tellingWords(nearby), nearby, question, Number.POSITIVE_INFINITY)
}

function pick(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  said: readonly Word[],
  source: string,
  question: RecallQuestion,
  enoughAlone: number,
): RecalledPassage[] {
  if (!terms.some((term) => term.isStrong)) return []
  const names = nameStems(source, said)
  const picked: RecalledPassage[] = []
  const pickedStems: Set<string>[] = []
  for (const hit of byScoreThenRecency(index.search(terms, candidates, question.except))) {
    if (picked.length === question.limit) break
    if (picked.some((passage) => passage.entryUid === hit.passage.entryUid)) continue
    const stems = new Set(hit.stems)
    const matched = terms.filter((term) => stems.has(term.stem))
    if (!isRelated(terms, matched, names, enoughAlone)) continue
    if (pickedStems.some((other) => overlap(other, stems) > 0.6)) continue
    const quote = quoteOf(hit.passage.text, new Map(matched.map(({ stem, idf }) => [stem, idf])))
    if (!quote) continue
    picked.push({ ...hit.passage, quote, shared: asSaid(source, said, matched, quote) })
    pickedStems.push(stems)
  }
  return picked
}

function isRelated(
  terms: readonly QueryTerm[],
  matched: readonly QueryTerm[],
  names: ReadonlySet<string>,
  enoughAlone: number,
): boolean {
  const strong = matched.filter((term) => term.isStrong)
  if (strong.length === 0) return false
  const asked = terms.filter((term) => term.isStrong).length
  const needed = 2 + Math.max(0, Math.floor(Math.log2(asked / 8)))
  const weight = strong.reduce((sum, term) => sum + (names.has(term.stem) ? 2 : 1), 0)
  if (weight >= needed) return true
  return strong.some(({ idf }) => idf >= rareAlone) && mass(matched) / mass(terms) >= enoughAlone
}

const mass = (terms: readonly QueryTerm[]): number => terms.reduce((sum, term) => sum + term.idf, 0)

/** Stems of words that are written with a capital where no sentence begins. */
function nameStems(source: string, said: readonly Word[]): Set<string> {
  const found = new Set<string>()
  for (const word of said) {
    const before = source.slice(Math.max(0, word.start - 3), word.start)
    const isMidSentence = /[\p{L}\p{N},;:]\s*$/u.test(before)
    if (isMidSentence && /^\p{Lu}\p{Ll}/u.test(source.slice(word.start, word.end))) found.add(word.stem)
  }
  return found
}

function byScoreThenRecency(hits: readonly Hit[]): Hit[] {
  const left = [...hits]
  const ordered: Hit[] = []
  while (left.length > 0) {
    const floor = (left[0]?.score ?? 0) * (1 - tie)
    const tied = left.filter((hit) => hit.score >= floor)
    const newest = tied.reduce((x, y) => (y.passage.createdAt > x.passage.createdAt ? y : x))
    ordered.push(newest)
    left.splice(left.indexOf(newest), 1)
  }
  return ordered
}

function overlap(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  let both = 0
  for (const stem of x) if (y.has(stem)) both++
  return both / Math.max(1, x.size + y.size - both)
}

function asSaid(
  source: string,
  said: readonly Word[],
  matched: readonly QueryTerm[],
  quote: string,
): string[] {
  const quoted = new Set(tellingWords(quote).map((word) => word.stem))
  return matched.flatMap((term) => {
    const word = quoted.has(term.stem) ? said.find((each) => each.stem === term.stem) : undefined
    return word ? [source.slice(word.start, word.end)] : []
  })
}
