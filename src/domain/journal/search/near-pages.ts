import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { Day } from '../../time/day.ts'
import { isBuiltInPrompt, withoutPrompts } from '../templates/unanswered.ts'
import { findPages } from './find-pages.ts'
import { nearQuote } from './near-quote.ts'
import type { PageIndex } from './page-index.ts'
import { queryTokens } from './query-tokens.ts'
import { parseQuery, type SearchQuery } from './search-query.ts'

/** A search as it is asked by meaning. */
export interface NearQuery {
  /** Its words without operators; null where there is nothing to ask. */
  readonly text: string | null
  /** What a page must have whatever it means. */
  readonly filters: SearchQuery
}

/** A page near in meaning, with its words that are near: literally, but for white space. */
export interface PageNear {
  readonly uid: string
  /** -1 to 1. */
  readonly cosine: number
  readonly quote: string
}

/** There is no clean cut: of what stands on no page, some is still this near. */
const leastCosine = 0.35
const mostBeside = 12
const mostAlone = 20
/**
 * Most pages that tell of a thing in other words are less near than that, and yet among the nearest. Where words found so few, the five nearest are shown:
 * down to where three of four that were meant come (bench/meaning/README.md).
 */
const few = 2
const nearestOfFew = 5
const leastOfFew = 0.18
/** Less than a word that was begun means anything at all. */
const hasWord = /\p{L}{3}/u

/** What a search asks by meaning; `today` is the person's day. Words that must be there may be there in other words; all else filters. */
export function nearQuery(typed: string, today: Day): NearQuery {
  const words = queryTokens(typed).filter(
    ({ kind, isNot }) => !isNot && (kind === 'word' || kind === 'quote'),
  )
  const text = words.map(({ operand }) => operand.trim()).join(' ')
  const { clauses } = parseQuery(typed, today)
  const filters = clauses.filter((clause) =>
    clause.every(
      ({ condition, isNot }) => isNot || (condition.kind !== 'words' && condition.kind !== 'signs'),
    ),
  )
  return {
    text: hasWord.test(text) ? text : null,
    filters: { clauses: filters, question: null, problems: [] },
  }
}

/**
 * The pages near a search in meaning, nearest first, of those given by their slots: none that words found, none that the search filters away. `startHour`
 * is the hour at which the person's day begins.
 */
export function nearPages(
  index: PageIndex,
  scores: MeaningScores,
  { text, filters }: NearQuery,
  slots: Uint32Array,
  startHour: number,
  found: ReadonlySet<string>,
): PageNear[] {
  if (text === null) return []
  const meant = new Uint8Array(index.slotCount)
  for (const slot of findPages(index, filters, slots, startHour).slots) meant[slot] = 1
  const isMeant = (uid: string): boolean => meant[index.get(uid)?.slot ?? -1] === 1 && !found.has(uid)
  const most = found.size > 0 ? mostBeside : mostAlone
  const least = found.size > few ? leastCosine : leastOfFew
  const near = scores
    .nearPages(least, most, isMeant)
    .filter(({ cosine }, at) => cosine >= leastCosine || at < nearestOfFew)
  const stems = new Set(tellingWords(text).map(({ stem }) => stem))
  return near.flatMap(({ uid, cosine, start, end }) => {
    const content = index.get(uid)?.entry.content ?? ''
    const quote = nearQuote(withoutPrompts(content, isBuiltInPrompt).slice(start, end), stems)
    return quote === '' ? [] : [{ uid, cosine, quote }]
  })
}
