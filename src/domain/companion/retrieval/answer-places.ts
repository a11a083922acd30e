import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { stretchOf } from './answer-stretch.ts'
import { keysAlike } from './asked-alike.ts'
import { answerTests, asksForName } from './asked-for.ts'
import type { Period } from './journal-question.ts'
import { retrieve } from './retrieve.ts'

/** Where a question may be answered. */
export interface AnswerPlace {
  /** Its quote is a stretch of whole statements. */
  readonly passage: RecalledPassage
  /** How likely it is against there being none, 0 to 1, and in itself, to be compared with other places for the same question. */
  readonly chance: number
  readonly likelihood: number
  /** The share of what is asked about that its passage and its title hold, in idf: 0 to 1. */
  readonly held: number
  /** It holds what the question asks for: a number, a name, a place. */
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
 * What counts for a place, in nats, and for there being none. Fitted as one softmax over the places of a question and nowhere, on 480 questions to
 * 66 invented journals (bench/moves), a quarter of them about what is nowhere. Sets of people left out in turn: docs/companion.md.
 */
const weights = {
  /** The share of the question that the passage touches, and how much that is (nats / 10). */
  share: 2.6,
  much: 2,
  /** The cosine of its meaning. */
  meaning: 12.6,
  /** Nothing in it could be the answer. */
  noAnswer: -1.4,
} as const
/** A word of the same matter touches a question as so much of the word itself. */
const ofMatter = 0.6
/** What speaks for nowhere: that it asks whether it is there at all, and for a name; and against it: that it tells one word or none of what it asks about, or days. */
const nowhere = { always: 5.4, whether: 5.3, name: 2.3, oneWord: -3.6, days: -1.6, unlessByMeaning: -3.6 }

const candidates = 30
/** A word that is commoner (nats) tells of nothing. */
export const commonIdf = 2.5
/** The passages of days that have so few pages are all looked at. */
const fewPages = 6

interface Shares {
  /** By its words alone, and by words of the same matter as well. */
  readonly held: number
  readonly touched: number
}

class Question {
  readonly #terms: readonly { readonly stem: string; readonly idf: number }[]
  /** What all its telling words weigh, nats. */
  readonly total: number
  readonly #answers: readonly ((text: string) => boolean)[]

  constructor(index: SearchIndex, asked: string, about: string) {
    const stems = new Set(tellingWords(about).map(({ stem }) => stem))
    this.#terms = Array.from(stems, (stem) => ({ stem, idf: index.term(stem)?.idf ?? 0 }))
    this.total = this.#terms.reduce((sum, { idf }) => sum + idf, 0) || 1
    this.#answers = answerTests(asked)
  }

  sharesOf(text: string): Shares {
    const stems = new Set(tellingWords(text).map(({ stem }) => stem))
    let [held, alike] = [0, 0]
    for (const { stem, idf } of this.#terms) {
      if (stems.has(stem)) held += idf
      else if ([...keysAlike(stem)].some((near) => stems.has(near))) alike += idf
    }
    return { held: held / this.total, touched: (held + ofMatter * alike) / this.total }
  }

  couldAnswer = (text: string): boolean => this.#answers.every((isAnswer) => isAnswer(text))

  /** It asks for something that a sentence is seen to hold, and this one holds it. */
  answers = (text: string): boolean => this.#answers.length > 0 && this.couldAnswer(text)

  /** How many words tell what it is about. */
  get words(): number {
    return this.#terms.length
  }

  worthOf = (text: string): number => this.sharesOf(text).touched + (this.answers(text) ? 0.3 : 0)
}

/** The places that may answer a question best, best first, with as much of each as can be read at a glance. */
export function answerPlaces(index: SearchIndex, asked: PlacesAsked, limit: number): AnswerPlace[] {
  const { period, except, near } = asked
  const question = new Question(index, asked.asked, asked.about)
  const text = asked.about || asked.asked
  const hits = retrieve(index, { text, limit: candidates, except, near, ...(period && { between: period }) })
  const looked = [...hits, ...restOf(index, period, hits, except)]
  const places = looked.map(({ passage, start }) => {
    const whole = `${passage.title} ${passage.text}`
    const { held, touched } = question.sharesOf(whole)
    const couldAnswer = question.couldAnswer(whole)
    const worth =
      (weights.share + (weights.much * question.total) / 10) * touched +
      weights.meaning * (near?.cosineOf(passage.entryUid, start) ?? 0) +
      (couldAnswer ? 0 : weights.noAnswer)
    return { passage, held, couldAnswer, likelihood: Math.exp(worth) }
  })
  const ofNone = Math.exp(
    nowhere.always +
      (asksWhether(asked.asked) ? nowhere.whether : 0) +
      (/\bnames?\b|\bcalled\b/i.test(asked.asked) ? nowhere.name : 0) +
      (question.words <= 1 ? nowhere.oneWord : 0) +
      (period ? nowhere.days : 0) +
      (near ? 0 : nowhere.unlessByMeaning),
  )
  const found: AnswerPlace[] = []
  for (const place of places.sort((a, b) => b.likelihood - a.likelihood)) {
    if (found.length === limit) break
    const quote = stretchOf(place.passage.text, question)
    const chance = place.likelihood / (place.likelihood + ofNone)
    if (quote !== null) found.push({ ...place, chance, passage: { ...place.passage, quote, shared: [] } })
  }
  return found
}

/** It asks whether something is there at all; other questions take it for granted. */
export const asksWhether = (question: string): boolean =>
  /^(?:(?:and|so|but|hey|ok|okay|well|um),? )*(?:did|do|does|have|has|had|was|were|am|is|are|any|anything|quote|show|find)\b/i.test(
    question,
  )

/** So much of a question a sentence holds that was remembered for it: where it says who somebody is, and where it states a fact of somebody who may be called otherwise. */
const enoughToRemember = 0.5

/** False for a sentence that lacks what the question asks for ("who is the matron" asks for a name), or holds little of what it is about. */
export function couldAnswer(
  index: SearchIndex,
  { asked, about }: Pick<PlacesAsked, 'asked' | 'about'>,
  text: string,
  as: 'who' | 'fact',
): boolean {
  const question = new Question(index, asked, about)
  const { touched } = question.sharesOf(text)
  return question.couldAnswer(text) && (touched >= enoughToRemember || (as === 'fact' && asksForName(asked)))
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
