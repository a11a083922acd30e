import type { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { StemPostings } from '#domain/search/stem-postings.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import { sentences } from '#domain/text/text.ts'
import { isBuiltInPrompt, withoutPrompts } from '../templates/unanswered.ts'
import { type EchoOf, type NearPage, nearPage } from './near-page.ts'
import { clipped, nearQuote } from './near-quote.ts'
import type { IndexedPage, PageIndex } from './page-index.ts'

/** A page that is about the same things: the words it shares, the most telling first, and its sentence with most of them, literally. Without words it is only near in meaning, and the quote is its nearest passage. */
export interface RelatedPage {
  readonly uid: string
  /** Cosine of the two pages' weighted stems, 0 to 1, and more where they are near in meaning. */
  readonly score: number
  readonly words: readonly string[]
  readonly quote: string
}

/** A false echo is worse than silence: less likeness than this is none. */
const leastScore = 0.055
const mostStems = 80
const mostWords = 4

type Weights = ReadonlyMap<number, number>

/**
 * The pages most like a page, best first, often none. Likeness is the cosine between tf-idf vectors over stems, with tf as 1 + ln(count)
 * (Manning, Raghavan, Schütze, "Introduction to Information Retrieval", 2008, ch. 6). At least two telling words, or one name, must be shared, or the
 * pages are near in meaning, as far as `meanings` knows them.
 */
export function relatedPages(
  index: PageIndex,
  page: IndexedPage,
  most: number,
  meanings: MeaningIndex | null = null,
): RelatedPage[] {
  const { stems } = index.texts
  const known = new Map<number, ReturnType<StemPostings['weigh']>>()
  const weigh = (stem: number): ReturnType<StemPostings['weigh']> => {
    const weighed = known.get(stem) ?? stems.weigh(stem)
    known.set(stem, weighed)
    return weighed
  }
  const idf = (stem: number): number => (/^\d+$/.test(stems.stem(stem)) ? 0 : weigh(stem).idf)
  const own = heaviest(weightsOf(page, idf))
  const strong = [...own.keys()].filter((stem) => weigh(stem).isStrong)
  const scored = candidatesOf(index, own, strong, page).flatMap((other): Scored[] => {
    const theirs = weightsOf(other, idf)
    const score = cosine(own, theirs)
    const shared = strong.filter((stem) => theirs.has(stem))
    const isEnough = shared.length > 1 || shared.some((stem) => isName(index, page, stem))
    return score >= leastScore && isEnough ? [{ other, score, shared }] : []
  })
  const ownStems = new Set(Array.from(own.keys(), (stem) => stems.stem(stem)))
  const near = meanings && nearPage(meanings, page.uid)
  const all = near ? withMeaning(index, scored, near) : scored
  all.sort((a, b) => b.score - a.score || b.other.atMs - a.other.atMs)
  return all.slice(0, most).flatMap(({ other, score, shared, near }) => {
    if (near) {
      const quote = nearQuote(ownWords(other.entry).slice(near.start, near.end), ownStems)
      return quote === '' ? [] : [{ uid: other.uid, score, words: [], quote }]
    }
    const telling = shared.sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0))
    const quote = bestSentence(index, other, new Map(telling.map((stem) => [stem, idf(stem)])))
    if (!quote) return []
    const said = telling.slice(0, mostWords).map((stem) => spellingOf(index, other, stem))
    return [{ uid: other.uid, score, words: said, quote }]
  })
}

interface Scored {
  readonly other: IndexedPage
  readonly score: number
  /** Telling stems that both have. */
  readonly shared: number[]
  /** Where the nearest passage stands, for a page that is only near in meaning. */
  readonly near?: EchoOf
}

/** The same pages by words and meaning, and those that only mean nearly the same. */
function withMeaning(index: PageIndex, scored: readonly Scored[], { worthOf, echoes }: NearPage): Scored[] {
  const known = new Set(scored.map(({ other }) => other.uid))
  const alone = echoes((uid) => !known.has(uid) && index.get(uid) !== undefined)
  return [
    ...scored.map((one) => ({ ...one, score: one.score + worthOf(one.other.uid) })),
    ...alone.flatMap((near): Scored[] => {
      const other = index.get(near.uid)
      return other ? [{ other, score: near.worth, shared: [], near }] : []
    }),
  ]
}

/** The stems of what somebody wrote on a page: those begun from one template are not alike for what it asks. */
function weightsOf({ stems }: IndexedPage, idf: (stem: number) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  for (const [stem, count] of counts) {
    const weight = (1 + Math.log(count)) * idf(stem)
    if (weight > 0) counts.set(stem, weight)
    else counts.delete(stem)
  }
  return counts
}

const heaviest = (weights: Weights): Weights =>
  weights.size <= mostStems ? weights : new Map([...weights].sort((a, b) => b[1] - a[1]).slice(0, mostStems))

function cosine(a: Weights, b: Weights): number {
  let dot = 0
  for (const [stem, weight] of a) dot += weight * (b.get(stem) ?? 0)
  return dot === 0 ? 0 : dot / (norm(a) * norm(b))
}

function norm(weights: Weights): number {
  let sum = 0
  for (const weight of weights.values()) sum += weight * weight
  return Math.sqrt(sum)
}

/** So many pages, those that share most, are compared in full. */
const mostCompared = 150

/** The pages that share the most telling stems, by what these weigh. */
function candidatesOf(
  index: PageIndex,
  own: Weights,
  strong: readonly number[],
  page: IndexedPage,
): IndexedPage[] {
  const { texts } = index
  const shared = new Float64Array(texts.slotCount)
  /** The last stem that was counted for a page: it may stand in several of its passages. */
  const counted = new Int32Array(texts.slotCount).fill(-1)
  for (const stem of strong)
    texts.stems.eachPassage(stem, (passage) => {
      const slot = texts.slotOf(passage)
      if (slot < 0 || counted[slot] === stem) return
      counted[slot] = stem
      shared[slot] = (shared[slot] ?? 0) + (own.get(stem) ?? 0)
    })
  shared[page.slot] = 0
  const slots: number[] = []
  shared.forEach((weight, slot) => {
    if (weight > 0) slots.push(slot)
  })
  slots.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
  return slots.slice(0, mostCompared).flatMap((slot) => index.at(slot) ?? [])
}

const isName = ({ vocabulary }: PageIndex, { ids }: IndexedPage, stem: number): boolean =>
  ids.some((id) => vocabulary.stemOf(id) === stem && vocabulary.isName(id))

/** How the other page writes a stem. */
function spellingOf({ vocabulary }: PageIndex, { ids }: IndexedPage, stem: number): string {
  return vocabulary.spelling(ids.find((id) => vocabulary.stemOf(id) === stem) ?? 0)
}

function bestSentence(
  { texts: { stems } }: PageIndex,
  { entry }: IndexedPage,
  telling: Weights,
): string | null {
  let best: { quote: string; score: number } | null = null
  for (const { text } of sentences(ownWords(entry))) {
    let score = 0
    for (const stem of new Set(tellingWords(text).map((word) => stems.idOf(word.stem) ?? -1)))
      score += telling.get(stem) ?? 0
    if (score > (best?.score ?? 0)) best = { quote: text, score }
  }
  return best && clipped(best.quote)
}

const ownWords = ({ content }: IndexedPage['entry']): string => withoutPrompts(content, isBuiltInPrompt)
