import { topicWords } from '#domain/journal/reading/topics/keyphrases-topic-words.ts'
import type { Hit, QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { isEvent } from './is-event.ts'
import type { JournalQuestion, Period } from './journal-question.ts'
import { quoteAt, quoteOf } from './quote.ts'
import { statementsIn } from './statements.ts'

export const mostPassages = 3
/** A passage is about something when it holds this share of what the something weighs, in idf. */
export const enoughOfIt = 0.6
/** A sentence tells of it when it holds so much. */
const enoughInSentence = 0.7
const manyTerms = 3

export type Term = Pick<QueryTerm, 'stem' | 'idf'> & { readonly alike: ReadonlySet<string> }

const particles = /\b(?:away|back|up|off|out|over|again|together)\b/gi

/** What a question is about: its telling words, each with those that say the same; a topic of life stands for its words. */
export function aboutTerms(index: SearchIndex, about: string): Term[] {
  const words = tellingWords(about.replace(particles, ''))
  return words.flatMap(({ stem, folded }) => {
    const alike = new Set([...nearKeys(stem), ...topicKeys(folded)])
    const idf = index.term(stem)?.idf ?? 0
    return idf > 0 || alike.size > 0 ? [{ stem, idf: Math.max(idf, 1), alike }] : []
  })
}

function topicKeys(folded: string): string[] {
  const topic = folded in topicWords ? topicWords[folded as keyof typeof topicWords] : null
  return topic ? topic.sure.split(/\s+/).filter(Boolean).map(wordKey) : []
}

/** All passages that hold enough of it, in no order. */
export function holding(index: SearchIndex, about: readonly Term[], period: Period | null): Hit[] {
  const terms = about.flatMap(({ stem, idf, alike }) => [stem, ...alike].map((one) => ({ stem: one, idf })))
  const { of, touched } = index.score(terms)
  const total = about.reduce((sum, { idf }) => sum + idf, 0)
  const mass = index.stems.held(
    about.map(({ stem, idf, alike }) => ({ stems: [stem, ...alike], idf })),
    of.length,
  )
  const isMeant = (id: number): boolean => {
    const day = index.placeOf(id)?.entry.day ?? ''
    return !period || (day >= period.from && day <= period.to)
  }
  return touched
    .filter((id) => (mass[id] ?? 0) >= total * enoughOfIt && isMeant(id))
    .flatMap((id) => index.hit(id, of[id] ?? 0) ?? [])
}

/** Those that hold one of the very words: a cat is no dog, and a film of a child no cinema. */
export const literally = (hits: readonly Hit[], about: readonly Term[]): readonly Hit[] => {
  const least = about.length < manyTerms ? 1 : enoughInSentence
  const literal = hits.filter(({ stems }) => shareOf(about, ({ stem }) => stems.includes(stem)) >= least)
  return literal.length > 0
    ? literal
    : hits.filter(({ stems }) => about.some(({ stem }) => stems.includes(stem)))
}

/** The first of them that has a sentence to quote. */
function firstQuotable(hits: readonly Hit[], about: readonly Term[]): RecalledPassage[] {
  for (const hit of hits) {
    const passages = passagesOf([hit], about)
    if (passages.length > 0) return passages
  }
  return []
}

/** Where lines hold the words: how often, when first or last, or how it was. */
export function toldFinding(
  question: JournalQuestion,
  about: readonly Term[],
  held: readonly Hit[],
  searched: number,
): Finding {
  const mentioned = oldestFirst(held)
  const happened = isOfWriting(question.asked) ? null : mentioned.filter((hit) => hasHappened(hit, about))
  if (happened && question.kind !== 'how') {
    const told = happened.length > 0 ? happened : mentioned
    const chosen = chosenOf(question.kind, told)
    const passages = chosen.flatMap((hit) => happenedIn(hit, about) ?? passagesOf([hit], about).slice(0, 1))
    const pages = new Set(happened.map(({ passage }) => passage.entryUid)).size
    return {
      ...found(question, passages.slice(0, mostPassages), mentioned, searched),
      ...{ happened: pages, ...daysOf(told) },
    }
  }
  const passages =
    question.kind === 'last'
      ? firstQuotable(mentioned.toReversed(), about)
      : question.kind === 'first'
        ? firstQuotable(mentioned, about)
        : passagesOf(spread(mentioned), about)
  return found(question, passages, mentioned, searched)
}

const oldestFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => (a.passage.createdAt < b.passage.createdAt ? -1 : 1))

/** "When did I write about it" asks for the writing, everything else for what happened. */
const isOfWriting = (asked: string): boolean =>
  /\b(?:write|wrote|written|writing|mention\w*|say|said|tell|told|talk\w*|note\w*)\b/i.test(asked)

/** The newest first for "last", the oldest first for "first", else a few of them. */
function chosenOf(kind: JournalQuestion['kind'], ordered: readonly Hit[]): readonly Hit[] {
  if (kind === 'last') return ordered.slice(-1)
  return kind === 'first' ? ordered.slice(0, 1) : spread(ordered)
}

function daysOf(hits: readonly Hit[]): Pick<Finding, 'first' | 'last'> {
  const days = hits.map(({ passage }) => passage.day).sort()
  return { first: days[0] ?? null, last: days.at(-1) ?? null }
}

/** Cut plainly: of very many passages this has to be quick. */
const plainSentence = /[^.!?\n]+[.!?]*/g

const isOf = (text: string, about: readonly Term[]): boolean => {
  const stems = new Set(tellingWords(text).map(({ stem }) => stem))
  const isHeld = ({ stem, alike }: Term): boolean =>
    stems.has(stem) || [...alike].some((one) => stems.has(one))
  return about.length < manyTerms ? about.every(isHeld) : shareOf(about, isHeld) >= enoughInSentence
}

/** The share of what is asked about, in idf. */
export function shareOf(about: readonly Term[], isHeld: (term: Term) => boolean): number {
  const total = about.reduce((sum, { idf }) => sum + idf, 0)
  return about.reduce((sum, term) => sum + (isHeld(term) ? term.idf : 0), 0) / (total || 1)
}

const hasHappened = ({ passage }: Hit, about: readonly Term[]): boolean =>
  passage.text.match(plainSentence)?.some((text) => isEvent(text.trim()) && isOf(text, about)) === true

/** The sentence of a passage that tells it as something that happened to the writer. */
function happenedIn({ passage }: Hit, about: readonly Term[]): RecalledPassage | null {
  const statements = statementsIn(passage.text)
  for (const [at, { text }] of statements.entries()) {
    const quote = isEvent(text) && isOf(text, about) ? quoteAt(passage.text, statements, at) : null
    if (quote) return { ...passage, quote, shared: [] }
  }
  return null
}

export function found(
  question: JournalQuestion,
  passages: readonly RecalledPassage[],
  hits: readonly Hit[],
  searched: number,
): Finding {
  const onPages = hits.filter(({ passage }) => !passage.isFromTalk)
  const pages = new Set(onPages.map(({ passage }) => passage.entryUid)).size
  const days = hits.map(({ passage }) => passage.day).sort()
  return {
    question,
    passages,
    pages,
    searched,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    ratings: [],
  }
}

/** The first, the last and one between. */
function spread(ordered: readonly Hit[]): Hit[] {
  if (ordered.length <= mostPassages) return [...ordered]
  const middle = ordered[ordered.length >> 1]
  return [ordered[0], middle, ordered.at(-1)].filter((one) => one !== undefined)
}

function passagesOf(hits: readonly Hit[], about: readonly Term[]): RecalledPassage[] {
  const weights = new Map(
    about.flatMap(
      ({ stem, idf, alike }) =>
        [[stem, idf], ...Array.from(alike, (one) => [one, idf * 0.5] as const)] as [string, number][],
    ),
  )
  return hits.flatMap(({ passage }) => {
    const quote = quoteOf(passage.text, weights)
    return quote ? [{ ...passage, quote, shared: [] }] : []
  })
}
