import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { stretchOf } from './answer-stretch.ts'
import { keysAlike } from './asked-alike.ts'
import {
  answerTests,
  asksForName,
  asksForOutcome,
  orderAsked,
  outcomeIn,
  withoutAsking,
} from './asked-for.ts'
import { isEvent } from './is-event.ts'
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
  /** It holds what the question asks for: a number, a name, a place, and the event. */
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
 * What counts for a place, in nats, and for there being none. Fitted as one softmax over the places of a question and nowhere, on 288 questions to
 * 42 invented journals (bench/moves), a quarter of them about what is nowhere. People left out in turn: docs/companion.md.
 */
const weights = {
  /** The share of the question that the passage holds, by its words and by words of the same matter; then its whole page. */
  held: 3,
  alike: 3.1,
  onPage: 2.1,
  /** It lacks the first telling word of what is asked, and any word near it: what is asked about mostly comes first. */
  lead: -1.5,
  /** Deviations above the mean, at most four, and the cosine. */
  meaning: 1.3,
  cosine: 1.6,
  /** Nothing in it could be the answer. */
  noAnswer: -2.5,
  /** It came out as it is asked after, or the other way; the first or last of several, where that is asked. */
  outcome: 2.3,
  order: 0.5,
} as const
/** What speaks for nowhere: that it asks whether it is there at all, and for a name. */
const nowhere = { always: 2.2, whether: 5.2, name: 3.6, unlessByMeaning: -2.4 }

type Signs = Readonly<Record<keyof typeof weights, number>>

interface Weighed extends Omit<AnswerPlace, 'chance' | 'likelihood'> {
  readonly signs: Signs
  /** In nats. */
  readonly worth: number
}

const candidates = 15
/** A word that is commoner (nats) tells of nothing. */
export const commonIdf = 2.5
/** A place that is worth so much less than the best is none of several that the question could mean. */
const nearRival = 1.5
/** The passages of days that have so few pages are all looked at. */
const fewPages = 6
const mostDeviations = 4

interface Shares {
  readonly held: number
  readonly alike: number
  /** It holds the first word that is not common, or one near it; true where all are common. */
  readonly holdsLead: boolean
}

export class Question {
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
    let holdsLead: boolean | null = null
    for (const { stem, idf } of this.#terms) {
      const isHeld = stems.has(stem)
      const isAlike = !isHeld && [...keysAlike(stem)].some((near) => stems.has(near))
      if (isHeld) held += idf
      else if (isAlike) alike += idf
      if (idf > commonIdf) holdsLead ??= isHeld || isAlike
    }
    return { held: held / this.#total, alike: alike / this.#total, holdsLead: holdsLead ?? true }
  }

  couldAnswer = (text: string): boolean => this.#answers.every((isAnswer) => isAnswer(text))

  /** It asks for something that a sentence is seen to hold, and this one holds it. */
  answers = (text: string): boolean => this.#answers.length > 0 && this.couldAnswer(text)

  worthOf(text: string): number {
    const { held, alike } = this.sharesOf(text)
    const isPlan = this.#isOfPast && !isEvent(text)
    return (
      held +
      0.6 * alike +
      (this.answers(text) ? 0.3 : 0) -
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
  const looked = [...hits, ...restOf(index, period, hits, except)]
  const isOfOutcome = asksForOutcome(asked.asked)
  const pages = new Map<string, number>()
  const places = looked.flatMap((hit): Weighed[] => {
    const { passage } = hit
    const { title, text: content, entryUid } = passage
    const quote = stretchOf(content, question)
    if (quote === null) return []
    const { held, alike, holdsLead } = question.sharesOf(`${title} ${content}`)
    const onPage = pages.get(entryUid) ?? question.sharesOf(`${title} ${pageOf(index, hit)}`).held
    pages.set(entryUid, onPage)
    const holdsAnswer = question.couldAnswer(quote) || question.couldAnswer(title)
    const outcome = outcomeIn(asked.asked, `${title} ${content}`)
    const signs = {
      ...{ held, alike, onPage, lead: Number(!holdsLead) },
      meaning: Math.min(mostDeviations, Math.max(0, near?.zOf(entryUid, hit.start) ?? 0)),
      cosine: near?.cosineOf(entryUid, hit.start) ?? 0,
      noAnswer: Number(!holdsAnswer),
      outcome,
      order: 0,
    }
    const quoted = { ...passage, quote, shared: [] }
    // What does not tell the event itself is not sure to be its place.
    const couldAnswer = holdsAnswer && (!isOfOutcome || outcome === 1)
    return [{ passage: quoted, worth: worthOf(signs), signs, held, couldAnswer }]
  })
  const sorted = inOrder(places, orderAsked(asked.asked))
  const ofNone = Math.exp(
    nowhere.always +
      (asksWhether(asked.asked) ? nowhere.whether : 0) +
      (/\bnames?\b|\bcalled\b/i.test(asked.asked) ? nowhere.name : 0) +
      (near ? 0 : nowhere.unlessByMeaning),
  )
  return sorted.slice(0, limit).map(({ passage, held, couldAnswer, worth }) => {
    const likelihood = Math.exp(worth)
    return { passage, held, couldAnswer, likelihood, chance: likelihood / (likelihood + ofNone) }
  })
}

/** It asks whether something is there at all; other questions take it for granted. */
export const asksWhether = (question: string): boolean =>
  /^(?:(?:and|so|but|hey|ok|okay|well|um),? )*(?:did|do|does|have|has|had|was|were|am|is|are|any|anything|quote|show|find)\b/i.test(
    question,
  )

const worthOf = (signs: Signs): number =>
  (Object.keys(weights) as (keyof typeof weights)[]).reduce((sum, key) => sum + weights[key] * signs[key], 0)

/** Where the first or the last of several is asked for, of places that are hardly less likely the earlier or later ones gain. */
function inOrder(places: readonly Weighed[], order: ReturnType<typeof orderAsked>): Weighed[] {
  const sorted = places.toSorted((a, b) => b.worth - a.worth)
  if (!order) return sorted
  const rivals = sorted.filter(({ worth }) => worth >= (sorted[0]?.worth ?? 0) - nearRival)
  const days = [...new Set(rivals.map(({ passage }) => passage.day))].sort()
  const orderOf = (day: string): number => {
    const at = days.indexOf(day) / Math.max(1, days.length - 1)
    return order === 'first' ? 1 - at : order === 'last' ? at : Number(at > 0)
  }
  return sorted
    .map((place) => {
      const signs = { ...place.signs, order: rivals.includes(place) ? orderOf(place.passage.day) : 0 }
      return { ...place, signs, worth: worthOf(signs) }
    })
    .sort((a, b) => b.worth - a.worth)
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
