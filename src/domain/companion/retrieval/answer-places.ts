import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { stretchOf } from './answer-stretch.ts'
import { keysAlike } from './asked-alike.ts'
import { answerTests, asksForName, namesIn } from './asked-for.ts'
import type { Period } from './journal-question.ts'
import { nearness } from './nearness.ts'
import { retrieve } from './retrieve.ts'

/** Where a question may be answered. */
export interface AnswerPlace {
  /** Its quote is a stretch of whole statements. */
  readonly passage: RecalledPassage
  /** How likely it is against there being none, 0 to 1, and in itself, to be compared with other places for the same question. */
  readonly chance: number
  readonly likelihood: number
}

export interface PlacesAsked {
  readonly asked: string
  readonly about: string
  readonly period: Period | null
  readonly except: ReadonlySet<string>
  readonly near: MeaningScores | null
}

/**
 * What counts for a place, in nats, and for there being none: by words and meaning, or by words alone. Each fitted as one softmax over the places of a
 * question and nowhere, on questions to invented journals (bench/moves), a quarter of them about what is nowhere. docs/companion.md has what is left out in turn.
 */
interface Weights {
  /** The share of the question that the passage touches, and how much that is (nats / 10). */
  readonly share: number
  readonly much: number
  /** Nothing in it could be the answer. */
  readonly noAnswer: number
  /** How near it is by what is learned with the encoder (`nearness.ts`), beside how near none is. */
  readonly near: number
  /** The share of the names in the question that it holds; and for nowhere, that there are any. */
  readonly names: number
  readonly named: number
  /** What speaks for nowhere: always, that it doubts whether it was written, asks whether it is there at all, or for a name; and against it: that one word or none tells what it is about, and stands somewhere. */
  readonly always: number
  readonly doubted: number
  readonly whether: number
  readonly name: number
  readonly oneWord: number
}
/** What a question asks for is known by its vector. */
const byMeaning: Weights = {
  ...{ share: 1.7, much: 2.2, noAnswer: -0.9, near: 0.78, names: 0.7, named: 2.6 },
  ...{ always: -1.8, doubted: 2.8, whether: 0, name: 0, oneWord: -1.2 },
}
const byWords: Weights = {
  ...{ share: 2.9, much: 1.7, noAnswer: -1.8, near: 0, names: 0, named: 0 },
  ...{ always: 1.8, doubted: 1.7, whether: 2.9, name: 1.7, oneWord: -1.5 },
}
/** A word of the same matter touches a question as so much of the word itself. */
const ofMatter = 0.6
const doubts =
  /\bi (?:ever )?(?:write|wrote|written|say|said|mention\w*)\b.{0,20}\babout\b|\bdid i (?:put|write|note) (?:it|that|this)\b/i

const candidates = 30
/** A word that is commoner (nats) tells of nothing. */
export const commonIdf = 2.5
/** The passages of days that have so few pages are all looked at. */
const fewPages = 6

class Question {
  readonly #terms: readonly { readonly stem: string; readonly idf: number }[]
  /** What all its telling words weigh, nats. */
  readonly total: number
  /** At most one word tells what it is about, and it is there. */
  readonly isOfOneWord: boolean
  readonly #names: ReadonlySet<string>
  readonly #answers: readonly ((text: string) => boolean)[]

  constructor(index: SearchIndex, asked: string, about: string) {
    const stems = new Set(tellingWords(about).map(({ stem }) => stem))
    this.#terms = Array.from(stems, (stem) => ({ stem, idf: index.term(stem)?.idf ?? 0 }))
    this.total = this.#terms.reduce((sum, { idf }) => sum + idf, 0) || 1
    const isThere = (stem: string): boolean => [stem, ...keysAlike(stem)].some((one) => index.holds(one))
    this.isOfOneWord = stems.size <= 1 && [...stems].every(isThere)
    this.#answers = answerTests(asked)
    this.#names = new Set(namesIn(asked).flatMap((name) => tellingWords(name).map(({ stem }) => stem)))
  }

  /** The share of what is asked about that a text holds, in idf, by its words and by words of the same matter: 0 to 1. */
  touchedBy(text: string): number {
    const stems = new Set(tellingWords(text).map(({ stem }) => stem))
    let touched = 0
    for (const { stem, idf } of this.#terms) {
      if (stems.has(stem)) touched += idf
      else if ([...keysAlike(stem)].some((near) => stems.has(near))) touched += ofMatter * idf
    }
    return touched / this.total
  }

  get hasNames(): boolean {
    return this.#names.size > 0
  }

  /** The share of its names that a text holds, 0 to 1. */
  namedIn(text: string): number {
    const stems = new Set(tellingWords(text).map(({ stem }) => stem))
    return [...this.#names].filter((name) => stems.has(name)).length / Math.max(1, this.#names.size)
  }

  couldAnswer = (text: string): boolean => this.#answers.every((isAnswer) => isAnswer(text))

  /** It asks for something that a sentence is seen to hold, and this one holds it. */
  answers = (text: string): boolean => this.#answers.length > 0 && this.couldAnswer(text)

  worthOf = (text: string): number => this.touchedBy(text) + (this.answers(text) ? 0.3 : 0)
}

/** The places that may answer a question best, best first, with as much of each as can be read at a glance. */
export function answerPlaces(index: SearchIndex, asked: PlacesAsked, limit: number): AnswerPlace[] {
  const { period, except, near } = asked
  const question = new Question(index, asked.asked, asked.about)
  const text = asked.about || asked.asked
  const hits = retrieve(index, { text, limit: candidates, except, near, ...(period && { between: period }) })
  const looked = [...hits, ...restOf(index, period, hits, except)]
  const weights = near ? byMeaning : byWords
  const head = nearness('question')
  const places = looked.map(({ passage, start }) => {
    const whole = `${passage.title} ${passage.text}`
    const worth =
      (weights.share + (weights.much * question.total) / 10) * question.touchedBy(whole) +
      weights.near * head.cosine(near?.cosineOf(passage.entryUid, start) ?? 0) +
      weights.names * question.namedIn(whole) +
      (question.couldAnswer(whole) ? 0 : weights.noAnswer)
    return { passage, likelihood: Math.exp(worth) }
  })
  const ofNone = Math.exp(
    weights.always +
      (near ? weights.near * head.none(near.asked) : 0) +
      (question.hasNames ? weights.named : 0) +
      (asksWhether(asked.asked) ? weights.whether : 0) +
      (/\bnames?\b|\bcalled\b/i.test(asked.asked) ? weights.name : 0) +
      (question.isOfOneWord ? weights.oneWord : doubts.test(asked.asked) ? weights.doubted : 0),
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
  return (
    question.couldAnswer(text) &&
    (question.touchedBy(text) >= enoughToRemember || (as === 'fact' && asksForName(asked)))
  )
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
