import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords } from '#domain/search/word-keys.ts'
import type { Span } from '#domain/text/text.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { answerTests, asksForName, withoutAsking } from './asked-for.ts'
import { isEvent } from './is-event.ts'
import type { Period } from './journal-question.ts'
import { longestQuote } from './quote.ts'
import { retrieve } from './retrieve.ts'
import { statementsIn } from './statements.ts'

/** Where a question may be answered. */
export interface AnswerPlace {
  /** Its quote is a stretch of whole statements. */
  readonly passage: RecalledPassage
  /** Higher is likelier; only to be compared with other places for the same question. */
  readonly worth: number
  /** The share of what is asked about that its passage and its title hold, in idf: 0 to 1. */
  readonly held: number
  /** How near its passage is to the question in meaning: deviations above the mean of the journal, and the cosine; 0 where that is not known. */
  readonly deviations: number
  readonly cosine: number
  /** The quote holds what the question asks for: a number, a name, a place. */
  readonly couldAnswer: boolean
}

export interface PlacesAsked {
  readonly asked: string
  readonly about: string
  readonly period: Period | null
  readonly except: ReadonlySet<string>
  readonly near: MeaningScores | null
}

/**
 * What counts for a place. Fitted as one softmax over the places of a question on the invented journals of bench/ (221 questions that have an
 * answer, people left out in turn): the answer is first in 112 of them, among the first three in 158; by the order of `retrieve` alone in 106 and 153.
 */
const weights = {
  /** The share of the question that the passage holds, by its words and by words that people use for the same; then its whole page. */
  held: 2.1,
  alike: 2,
  onPage: 0.5,
  /** Deviations above the mean, at most four, and the cosine. */
  meaning: 0.3,
  cosine: 2.8,
  /** As a share of what the first find of the retrieval is worth. */
  found: 2.7,
  /** Nothing in it could be the answer; it only asks itself. */
  noAnswer: -1.2,
  asks: -2.7,
} as const

const candidates = 15
/** The passages of days that have so few pages are all looked at. */
const fewPages = 6
/** A quote that does not yet answer goes on with what stands around it, up to so many characters. */
const longestStretch = 300
/** So little says too little by itself. */
const shortestStretch = 120
const mostDeviations = 4

interface Shares {
  readonly held: number
  readonly alike: number
}

class Question {
  readonly #terms: readonly { readonly stem: string; readonly idf: number }[]
  readonly #total: number
  readonly #answers: readonly ((text: string) => boolean)[]
  readonly #isOfPast: boolean

  constructor(index: SearchIndex, asked: string, about: string) {
    const words = tellingWords(withoutAsking(about))
    const stems = new Set((words.length > 0 ? words : tellingWords(about)).map(({ stem }) => stem))
    this.#terms = Array.from(stems, (stem) => ({ stem, idf: index.term(stem)?.idf ?? 0 }))
    this.#total = this.#terms.reduce((sum, { idf }) => sum + idf, 0) || 1
    this.#answers = answerTests(asked)
    this.#isOfPast = /\b(?:did|was|were|had|have|has)\b/i.test(asked)
  }

  sharesOf(text: string): Shares {
    const stems = new Set(tellingWords(text).map(({ stem }) => stem))
    let [held, alike] = [0, 0]
    for (const { stem, idf } of this.#terms)
      if (stems.has(stem)) held += idf
      else if ([...nearKeys(stem)].some((near) => stems.has(near))) alike += idf
    return { held: held / this.#total, alike: alike / this.#total }
  }

  couldAnswer = (text: string): boolean => this.#answers.every((isAnswer) => isAnswer(text))

  /** Nothing is missing in it. */
  isWhole = (text: string): boolean =>
    this.#answers.length > 0 && this.couldAnswer(text) && this.sharesOf(text).held > 0.95

  worthOf(text: string): number {
    const { held, alike } = this.sharesOf(text)
    const isPlan = this.#isOfPast && !isEvent(text)
    return (
      held +
      0.6 * alike +
      (this.#answers.length > 0 && this.couldAnswer(text) ? 0.3 : 0) -
      (isPlan ? 0.15 : 0) -
      (text.endsWith('?') ? 0.2 : 0)
    )
  }
}

/** The places that may answer a question best, best first, with as much of each as can be read at a glance. */
export function answerPlaces(index: SearchIndex, asked: PlacesAsked, limit: number): AnswerPlace[] {
  const { period, except, near } = asked
  const question = new Question(index, asked.asked, asked.about)
  const text = asked.about || asked.asked
  const hits = retrieve(index, { text, limit: candidates, except, near, ...(period && { between: period }) })
  const all = [...hits, ...restOf(index, period, hits, except)]
  const best = hits[0]?.score || 1
  const pages = new Map<string, number>()
  const places = all.flatMap((hit): AnswerPlace[] => {
    const { passage } = hit
    const { title, text: content, entryUid } = passage
    const stretch = stretchOf(content, question)
    if (!stretch) return []
    const { held, alike } = question.sharesOf(`${title} ${content}`)
    const onPage = pages.get(entryUid) ?? question.sharesOf(`${title} ${pageOf(index, hit)}`).held
    pages.set(entryUid, onPage)
    const couldAnswer = question.couldAnswer(stretch.quote) || question.couldAnswer(title)
    const deviations = near?.zOf(entryUid, hit.start) ?? 0
    const cosine = near?.cosineOf(entryUid, hit.start) ?? 0
    const worth =
      weights.held * held +
      weights.alike * alike +
      weights.onPage * onPage +
      weights.meaning * Math.min(mostDeviations, Math.max(0, deviations)) +
      weights.cosine * cosine +
      weights.found * (hit.score / best) +
      (couldAnswer ? 0 : weights.noAnswer) +
      (stretch.asks ? weights.asks : 0)
    const quoted = { ...passage, quote: stretch.quote, shared: [] }
    return [{ passage: quoted, worth, held, deviations, cosine, couldAnswer }]
  })
  return places.sort((a, b) => b.worth - a.worth).slice(0, limit)
}

/** So much of a question a sentence holds that was remembered for it: where it says who somebody is, and where it states a fact of somebody who may be called otherwise. */
const enoughOf = { who: 0.5, fact: 0.5 }

/** False for a sentence that lacks what the question asks for ("who is the matron" asks for a name), or holds little of what it is about. */
export function couldAnswer(
  index: SearchIndex,
  { asked, about }: Pick<PlacesAsked, 'asked' | 'about'>,
  text: string,
  as: 'who' | 'fact',
): boolean {
  const question = new Question(index, asked, about)
  const { held, alike } = question.sharesOf(text)
  return question.couldAnswer(text) && (held + alike >= enoughOf[as] || (as === 'fact' && asksForName(asked)))
}

/** The other passages of few days. */
function restOf(
  index: SearchIndex,
  period: Period | null,
  hits: readonly Hit[],
  except: ReadonlySet<string>,
): Hit[] {
  const entries = period ? index.entries(period) : []
  if (entries.length > fewPages) return []
  const known = new Set(hits.map(({ id }) => id))
  return entries
    .filter(({ uid }) => !except.has(uid))
    .flatMap(({ uid }) => index.rowOf(index.at(uid, 0) ?? -1))
    .flatMap((id) => (known.has(id) ? [] : (index.hit(id, 0) ?? [])))
}

const pageOf = (index: SearchIndex, { id }: Hit): string => index.placeOf(id)?.entry.content ?? ''

/** The best statement of a text with what it needs of those around it; null where it is too long to be read at a glance. */
function stretchOf(
  text: string,
  question: Question,
): { readonly quote: string; readonly asks: boolean } | null {
  const statements = statementsIn(text)
  const worths = statements.map(({ text: said }) => question.worthOf(said))
  const best = worths.indexOf(Math.max(...worths))
  let [from, to] = [best, best]
  const cut = (first: number, last: number): string =>
    text.slice(statements[first]?.start ?? 0, statements[last]?.end ?? 0).trimEnd()
  const worthAt = (at: number, [first, last]: readonly [number, number]): number =>
    at >= 0 && at < statements.length && isOneStretch(cut(first, last))
      ? (worths[at] ?? 0)
      : Number.NEGATIVE_INFINITY
  while (best >= 0 && (cut(from, to).length < shortestStretch || !question.isWhole(cut(from, to)))) {
    const before = worthAt(from - 1, [from - 1, to])
    const after = worthAt(to + 1, [from, to + 1])
    if (Math.max(before, after) === Number.NEGATIVE_INFINITY) break
    if (after + 0.05 >= before) to++
    else from--
  }
  const quote = best < 0 ? '' : cut(from, to)
  if (quote === '' || quote.length > longestQuote) return null
  return { quote, asks: (statements[best] as Span).text.endsWith('?') }
}

const isOneStretch = (text: string): boolean => text.length <= longestStretch && !/\n\s*\n/.test(text)
