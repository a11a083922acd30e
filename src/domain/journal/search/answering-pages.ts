import { queryOf } from '#domain/search/retrieval-query.ts'
import { foldWord } from '#domain/search/search-words.ts'
import { nearKeys, tellingWords } from '#domain/search/word-keys.ts'
import type { AskedQuestion } from './asked-question.ts'
import { closestWord } from './closest-word.ts'
import type { Correction } from './compile-query.ts'
import type { PageIndex } from './page-index.ts'

/** What a question is looked up by in an index. */
export interface LookedUp {
  /** By word of the question: the stems that stand for it. */
  readonly words: readonly (readonly string[])[]
  /** All of these stems. */
  readonly stems: ReadonlySet<string>
  readonly corrections: readonly Correction[]
}

/** Words that were begun stand for so many of the journal's at most. */
const mostBegun = 12

/** The stems that a question's words mean on these pages: a mistyped name is mended, the last word may be begun only. */
export function lookUp({ texts, vocabulary }: PageIndex, { words }: AskedQuestion): LookedUp {
  const corrections: Correction[] = []
  const found = words.map((word, at): string[] => {
    const [told] = tellingWords(word)
    if (!told || texts.holds(told.stem)) return told ? [told.stem] : []
    const folded = foldWord(word)
    const begun = at === words.length - 1 ? vocabulary.idsBeginning(folded).slice(0, mostBegun) : []
    const isName = /^\p{Lu}/u.test(word)
    const closest = begun.length === 0 && isName ? closestWord(vocabulary, folded, true) : undefined
    if (closest !== undefined)
      corrections.push({ asked: word, shown: vocabulary.spelling(closest), word: vocabulary.word(closest) })
    const ids = closest === undefined ? begun : [closest]
    const stems = ids.map((id) => vocabulary.stemOf(id)).filter((stem) => stem >= 0)
    return stems.length > 0 ? [...new Set(stems.map((stem) => texts.stems.stem(stem)))] : [told.stem]
  })
  return { words: found, stems: new Set(found.flat()), corrections }
}

interface Answering {
  readonly slot: number
  /** The share of the question that the page holds, 0 to 1, weighed by how telling its words are. */
  readonly share: number
  readonly worth: number
}

/** A page that has less of the question than this is none of its answers. */
const leastShare = 0.4
const mostPartial = 30
/** Floating point. */
const whole = 0.999
/** So much of what its other passages are worth a page has beside its best one. */
const otherShare = 0.3
/** A word that people use for the same counts for so much of the word itself. */
const nearShare = 0.5

/**
 * The pages that may answer a question, of those given: first those that hold all of it, then those that hold part of it. Complete ones stand in the
 * order of time where the first or the last is asked for; all others by BM25 of their passages. Of equal ones, in the order given.
 */
export function answeringPages(
  index: PageIndex,
  { wants, words }: AskedQuestion,
  lookedUp: LookedUp,
  slots: readonly number[],
): number[] {
  const worth = worthOfPages(index, [...words, ...lookedUp.stems].join(' '))
  const share = sharesOf(index, lookedUp.words)
  const found = slots.flatMap((slot): Answering[] => {
    const own = share[slot] ?? 0
    return own < leastShare ? [] : [{ slot, share: own, worth: worth[slot] ?? 0 }]
  })
  const complete = found.filter((one) => one.share > whole)
  const partial = found.filter((one) => one.share <= whole)
  const at = (slot: number): number => index.atMs[slot] ?? 0
  const byWorth = (a: Answering, b: Answering): number => b.worth - a.worth
  complete.sort((a, b) =>
    wants === null ? byWorth(a, b) : (at(b.slot) - at(a.slot)) * (wants === 'newest' ? 1 : -1),
  )
  partial.sort(byWorth)
  return [...complete, ...partial.slice(0, mostPartial)].map(({ slot }) => slot)
}

/** By slot: what its best passage is worth for a text, and a share of what the others are. */
function worthOfPages({ texts }: PageIndex, text: string): Float64Array {
  const { of, touched } = texts.score(queryOf(texts, text))
  const [best, sum] = [new Float64Array(texts.slotCount), new Float64Array(texts.slotCount)]
  for (const id of touched) {
    const slot = texts.slotOf(id)
    if (slot < 0) continue
    best[slot] = Math.max(best[slot] ?? 0, of[id] ?? 0)
    sum[slot] = (sum[slot] ?? 0) + (of[id] ?? 0)
  }
  return best.map((one, slot) => one + ((sum[slot] ?? 0) - one) * otherShare)
}

/** By slot: the share of some words that a page holds, each word by any of its stems, for less by one that people use for the same. */
function sharesOf({ texts }: PageIndex, words: readonly (readonly string[])[]): Float64Array {
  const share = new Float64Array(texts.slotCount)
  const weights = words.map((stems) => weightOf(texts, stems))
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  for (const [nth, stems] of words.entries()) {
    const has = new Float64Array(texts.slotCount)
    const mark = (stem: string, by: number): void => {
      const id = texts.stems.idOf(stem)
      if (id === undefined) return
      texts.stems.eachPassage(id, (passage) => {
        const slot = texts.slotOf(passage)
        if (slot >= 0) has[slot] = Math.max(has[slot] ?? 0, by)
      })
    }
    for (const stem of stems) {
      mark(stem, 1)
      for (const near of nearKeys(stem)) mark(near, nearShare)
    }
    for (const [slot, by] of has.entries())
      if (by > 0) share[slot] = (share[slot] ?? 0) + (by * (weights[nth] ?? 0)) / total
  }
  return share
}

/** An everyday word and one of nearly every page decide little. */
function weightOf(texts: PageIndex['texts'], stems: readonly string[]): number {
  const [first = ''] = stems
  const term = texts.term(first)
  return term ? term.idf * (term.isStrong ? 1 : everydayShare) : commonWeight
}

const everydayShare = 0.3
const commonWeight = 0.1
