import { isBuiltInPrompt, withoutPrompts } from '../templates/unanswered.ts'
import { sentences, words } from '../text.ts'
import type { IndexedPage, PageIndex } from './page-index.ts'
import type { StemTable } from './stem-table.ts'

/** A page that is about the same things: the words it shares, the most telling first, and its sentence with most of them, literally. */
export interface RelatedPage {
  readonly uid: string
  /** Cosine of the two pages' weighted stems, 0 to 1. */
  readonly score: number
  readonly words: readonly string[]
  readonly quote: string
}

/** A false echo is worse than silence: less likeness than this is none. */
const leastScore = 0.055
/** A stem as rare as this is evidence. */
const strongIdf = 2.5
const mostStems = 80
const mostWords = 4
const longestQuote = 220

type Weights = ReadonlyMap<number, number>

/**
 * The pages most like a page, best first, often none. Likeness is the cosine between tf-idf vectors over stems, with tf as 1 + ln(count)
 * (Manning, Raghavan, Schütze, "Introduction to Information Retrieval", 2008, ch. 6). At least two telling words, or one name, must be shared.
 */
export function relatedPages(
  index: PageIndex,
  stems: StemTable,
  page: IndexedPage,
  most: number,
): RelatedPage[] {
  stems.update()
  const idfs = new Map<number, number>()
  const idf = (stem: number): number => {
    let known = idfs.get(stem)
    if (known === undefined) {
      known = stems.idf(stem)
      idfs.set(stem, known)
    }
    return known
  }
  const own = heaviest(weightsOf(index, page, stems, idf))
  const strong = [...own.keys()].filter((stem) => idf(stem) >= strongIdf && !stems.isEveryday(stem))
  const scored = candidatesOf(index, stems, own, strong, page).flatMap((other) => {
    const theirs = weightsOf(index, other, stems, idf)
    const score = cosine(own, theirs)
    const shared = strong.filter((stem) => theirs.has(stem))
    const isEnough = shared.length > 1 || shared.some((stem) => isName(index, stems, stem))
    return score >= leastScore && isEnough ? [{ other, score, shared }] : []
  })
  scored.sort((a, b) => b.score - a.score || b.other.atMs - a.other.atMs)
  return scored.slice(0, most).flatMap(({ other, score, shared }) => {
    const telling = shared.sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0))
    const quote = bestSentence(index, stems, other, new Map(telling.map((stem) => [stem, idf(stem)])))
    if (!quote) return []
    const said = telling.slice(0, mostWords).map((stem) => spellingOf(index, stems, other, stem))
    return [{ uid: other.uid, score, words: said, quote }]
  })
}

/** Ids of the words that somebody wrote; pages begun from one template are not alike for what it asks. */
function ownIds({ vocabulary }: PageIndex, { entry, ids }: IndexedPage): Iterable<number> {
  const own = withoutPrompts(entry.content, isBuiltInPrompt)
  if (own === entry.content) return ids
  return words(`${entry.title}\n${own}`).map(({ folded }) => vocabulary.idOf(folded) ?? 0)
}

function weightsOf(
  index: PageIndex,
  page: IndexedPage,
  stems: StemTable,
  idf: (stem: number) => number,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ownIds(index, page)) {
    const stem = stems.stemOfWord(id)
    if (stem >= 0) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  for (const [stem, count] of counts) counts.set(stem, (1 + Math.log(count)) * idf(stem))
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
  stems: StemTable,
  own: Weights,
  strong: readonly number[],
  page: IndexedPage,
): IndexedPage[] {
  const shared = new Float64Array(index.slotCount)
  for (const stem of strong)
    for (const id of stems.wordsOf(stem))
      for (const slot of index.slotsWith(id)) shared[slot] = (shared[slot] ?? 0) + (own.get(stem) ?? 0)
  shared[page.slot] = 0
  const slots: number[] = []
  shared.forEach((weight, slot) => {
    if (weight > 0) slots.push(slot)
  })
  slots.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
  return slots.slice(0, mostCompared).flatMap((slot) => index.at(slot) ?? [])
}

const isName = ({ vocabulary }: PageIndex, stems: StemTable, stem: number): boolean =>
  stems.wordsOf(stem).some((id) => vocabulary.isName(id))

/** How the other page writes a stem. */
function spellingOf({ vocabulary }: PageIndex, stems: StemTable, { ids }: IndexedPage, stem: number): string {
  return vocabulary.spelling(ids.find((id) => stems.stemOfWord(id) === stem) ?? 0)
}

function bestSentence(
  { vocabulary }: PageIndex,
  stems: StemTable,
  { entry }: IndexedPage,
  telling: Weights,
): string | null {
  let best: { quote: string; score: number } | null = null
  for (const { text } of sentences(withoutPrompts(entry.content, isBuiltInPrompt))) {
    let score = 0
    const found = new Set(words(text).map((word) => stems.stemOfWord(vocabulary.idOf(word.folded) ?? -1)))
    for (const stem of found) score += telling.get(stem) ?? 0
    if (score > (best?.score ?? 0)) best = { quote: text, score }
  }
  return best && clipped(best.quote)
}

/** The beginning of a long sentence, cut between words. */
export function clipped(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence
  const gap = sentence.lastIndexOf(' ', longestQuote)
  return (gap > 0 ? sentence.slice(0, gap) : sentence.slice(0, longestQuote)).replace(/[\uD800-\uDBFF]$/, '')
}
