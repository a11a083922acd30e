import { type PlacedWord, wordsIn } from '#domain/search/search-words.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import type { Correction } from './compile-query.ts'
import type { Condition, SearchQuery } from './search-query.ts'
import { topicSearchKey } from './topic-key.ts'

/** A stretch of a text that a search found; `which` tells conditions apart. */
export interface FoundSpan extends Stretch {
  readonly which: number
}

/** Finds what a search looks for in any text, as stretches of that text, in order, without overlaps. */
export type SpanFinder = (text: string) => FoundSpan[]

type Finder = (text: string, words: readonly PlacedWord[]) => Stretch[]

/** Made once for a query, with the stems that a question was looked up by; what must not be there is never marked. A mistyped word marks what was looked for instead. */
export function spanFinder(
  query: SearchQuery,
  corrections: readonly Correction[],
  stems: ReadonlySet<string> | null = null,
): SpanFinder {
  const instead = new Map(corrections.map(({ asked, word }) => [asked, word]))
  const finders = query.clauses
    .flat()
    .flatMap(({ condition, isNot }) => (isNot ? [] : [finderOf(condition, instead)]))
    .filter((finder) => finder !== null)
  const asked = new Map(Array.from(stems ?? [], (stem, at) => [stem, finders.length + at]))
  return (text) => {
    if (finders.length + asked.size === 0 || text === '') return []
    const words = wordsIn(text)
    const spans = finders.flatMap((find, which) => find(text, words).map((span) => ({ ...span, which })))
    return withoutOverlaps([...spans, ...wordsOf(text, asked)])
  }
}

function finderOf(condition: Condition, instead: ReadonlyMap<string, string>): Finder | null {
  switch (condition.kind) {
    case 'words':
      return runFinder(condition.words, condition.isBeginning, instead)
    case 'name':
      return runFinder(condition.words, false, instead)
    case 'signs':
      return (text) => literals(text, condition.text)
    case 'topic':
      return (text) => tagsIn(text, condition.topic)
    default:
      return null
  }
}

function runFinder(
  run: readonly string[],
  isBeginning: boolean,
  instead: ReadonlyMap<string, string>,
): Finder {
  const [only, ...others] = run
  const corrected = others.length === 0 && only !== undefined ? instead.get(only) : undefined
  const wanted = corrected === undefined ? run : [corrected]
  const isLoose = isBeginning && corrected === undefined
  return (_text, words) => {
    const found: Stretch[] = []
    const last = wanted.length - 1
    words.forEach((first, at) => {
      const isRun = wanted.every((word, nth) => {
        const here = words[at + nth]?.folded
        return nth === last && isLoose ? here?.startsWith(word) : here === word
      })
      if (isRun) found.push({ from: first.from, to: words[at + last]?.to ?? first.to })
    })
    return found
  }
}

/** The words whose stems a question was looked up by. */
function wordsOf(text: string, asked: ReadonlyMap<string, number>): FoundSpan[] {
  if (asked.size === 0) return []
  return tellingWords(text).flatMap(({ stem, start, end }) => {
    const which = asked.get(stem)
    return which === undefined ? [] : [{ from: start, to: end, which }]
  })
}

function literals(text: string, signs: string): Stretch[] {
  const found: Stretch[] = []
  for (let at = text.indexOf(signs); at >= 0; at = text.indexOf(signs, at + signs.length))
    found.push({ from: at, to: at + signs.length })
  return found
}

const tag = /#([\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*)/gu

function tagsIn(text: string, topic: string): Stretch[] {
  return Array.from(text.matchAll(tag)).flatMap(({ 0: whole, 1: name = '', index }) =>
    topicSearchKey(name) === topic ? [{ from: index, to: index + whole.length }] : [],
  )
}

function withoutOverlaps(spans: readonly FoundSpan[]): FoundSpan[] {
  const sorted = spans.toSorted((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return sorted.filter((span) => {
    const isFree = span.from >= end
    if (isFree) end = span.to
    return isFree
  })
}
