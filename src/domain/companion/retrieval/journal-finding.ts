import { topicWords } from '#domain/journal/reading/topics/keyphrases-topic-words.ts'
import type { Hit, IndexedEntry, QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { type AnswerPlace, answerPlaces } from './answer-places.ts'
import { deniesLike, isEvent } from './is-event.ts'
import type { JournalQuestion, Period } from './journal-question.ts'
import { type Among, isNearEnough, mayBeMeant } from './near-finding.ts'
import { quoteAt, quoteOf } from './quote.ts'
import { statementsIn } from './statements.ts'
import { type Beside, openingOf, summaryFinding } from './summary-finding.ts'

const mostPassages = 3
/** A passage is about something when it holds this share of what the something weighs, in idf. */
const enoughOfIt = 0.6
/** A sentence tells of it when it holds so much. */
const enoughInSentence = 0.7
const manyTerms = 3
/** Of the places that may answer, those are shown that are so near the best (worth). */
const nearTheBest = 1.5
const unsureWithin = 3
/** So much of it what may answer holds by its words. */
const someOfIt = 0.3

/** Looks a question up. Pages are counted, talks are not; meaning counts as nothing and may only be offered. */
export function findingFor(
  index: SearchIndex,
  asked: JournalQuestion,
  { page, talk }: Beside,
  { except = new Set(), near = null }: Among = {},
): Finding {
  const question = ofOnesPages(index, withinPages(index, asked))
  if (question.kind === 'summary') return summaryFinding(index, question, { page, talk })
  const looked = { index, question, near, except: new Set([...except, ...(page ? [page.uid] : [])]) }
  const finding = findingOf(looked, page)
  return near ? { meaning: 'asked', ...finding } : finding
}

/** Days without a page are no days to look in: "which day is the court hearing next week" was written of before. */
function withinPages(index: SearchIndex, question: JournalQuestion): JournalQuestion {
  const { kind, period, about } = question
  if (kind === 'summary' || !period || about === '' || index.entries(period).length > 0) return question
  return { ...question, period: null, periodWords: null }
}

/** Who asks of somebody that the pages name, or of what they hold, asks the pages. */
function ofOnesPages(index: SearchIndex, question: JournalQuestion): JournalQuestion {
  const names = question.asked.match(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}+/gu) ?? []
  const isNamed = names.some((name) => tellingWords(name).some(({ stem }) => index.holds(stem)))
  const isHeld = shareOf(aboutTerms(index, question.about), ({ stem }) => index.holds(stem)) >= enoughOfIt
  return isNamed || isHeld ? { ...question, isPlain: true } : question
}

interface Looked extends Required<Among> {
  readonly index: SearchIndex
  readonly question: JournalQuestion
}

function findingOf(looked: Looked, page: IndexedEntry | null): Finding {
  const { index, question, except } = looked
  const { period } = question
  const inPeriod = period ? index.entries(period).filter(({ uid }) => uid !== page?.uid) : []
  const searched = period ? inPeriod.length : index.entryCount - (page && index.has(page.uid) ? 1 : 0)
  const about = aboutTerms(index, question.about)
  const all = about.length > 0 ? holding(index, about, question.period) : []
  const hits = all.filter(({ passage }) => !except.has(passage.entryUid))
  if (question.kind === 'premise') return premiseFinding(looked, about, hits, searched)
  if (question.period && about.length === 0 && question.kind !== 'how') return ofDays(question, inPeriod)
  if (question.kind === 'recall' || (question.kind === 'how' && !period && about.length > 0))
    return recallFinding(looked, hits, searched)
  const told = question.kind === 'how' ? hits : literally(hits, about)
  const finding = told.length > 0 ? toldFinding(question, about, told, searched) : null
  return finding && finding.passages.length > 0 ? finding : unsureFinding(looked, told, searched)
}

/** Where lines hold the words: how often, when first or last, or how it was. */
function toldFinding(
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
function shareOf(about: readonly Term[], isHeld: (term: Term) => boolean): number {
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

/** The sentence that says what somebody asks to be shown; without one it is not there, and the nearest is offered. */
function premiseFinding(
  looked: Looked,
  about: readonly Term[],
  hits: readonly Hit[],
  searched: number,
): Finding {
  const { question } = looked
  const isOwn = /\bI\b/i.test(question.about)
  const said = hits.flatMap(({ passage }) => {
    const statements = statementsIn(passage.text)
    const at = statements.findIndex(({ text }) => {
      const stems = new Set(tellingWords(text).map(({ stem }) => stem))
      const isSaid = about.length > 0 && about.every(({ stem }) => stems.has(stem))
      return isSaid && deniesLike(question.asked, text) && (!isOwn || saysI.test(text))
    })
    const quote = at < 0 ? null : quoteAt(passage.text, statements, at)
    return quote ? [{ ...passage, quote, shared: [] }] : []
  })
  if (said.length > 0) return found(question, said.slice(0, mostPassages), hits, searched)
  return unsureFinding(looked, hits, searched)
}

/** "She wants to quit" is not "I want to quit". */
const saysI = /\b(?:I|we)\b(?!.{0,20}\b(?:said|says|told|heard)\b.{0,12}\b(?:s?he|they)\b)/i

type Term = Pick<QueryTerm, 'stem' | 'idf'> & { readonly alike: ReadonlySet<string> }

const particles = /\b(?:away|back|up|off|out|over|again|together)\b/gi

/** What a question is about: its telling words, each with those that say the same; a topic of life stands for its words. */
function aboutTerms(index: SearchIndex, about: string): Term[] {
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
function holding(index: SearchIndex, about: readonly Term[], period: Period | null): Hit[] {
  const terms = about.flatMap(({ stem, idf, alike }) => [stem, ...alike].map((one) => ({ stem: one, idf })))
  const { of, touched } = index.score(terms)
  const total = about.reduce((sum, { idf }) => sum + idf, 0)
  const mass = new Float64Array(of.length)
  // By passage: the last term that was counted.
  const counted = new Int32Array(of.length)
  for (const [at, { stem, idf, alike }] of about.entries())
    for (const one of [stem, ...alike])
      index.stems.eachPassage(index.stems.idOf(one) ?? -1, (id) => {
        if (counted[id] !== at + 1) mass[id] = (mass[id] ?? 0) + idf
        counted[id] = at + 1
      })
  const isMeant = (id: number): boolean => {
    const day = index.placeOf(id)?.entry.day ?? ''
    return (mass[id] ?? 0) >= total * enoughOfIt && (!period || (day >= period.from && day <= period.to))
  }
  return touched.flatMap((id) => (isMeant(id) ? (index.hit(id, of[id] ?? 0) ?? []) : []))
}

/** Those that hold one of the very words: a cat is no dog, and a film of a child no cinema. */
const literally = (hits: readonly Hit[], about: readonly Term[]): readonly Hit[] => {
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

/** Days that are asked about and nothing else: how their newest pages begin. */
function ofDays(question: JournalQuestion, entries: readonly IndexedEntry[]): Finding {
  const said = entries.slice(-mostPassages).map(openingOf)
  return { ...found(question, said, [], entries.length), pages: entries.length, isOfDays: true }
}

/** Where lines hold enough of what is asked about, and what could answer it, these; else what may. */
function recallFinding(looked: Looked, hits: readonly Hit[], searched: number): Finding {
  const places = placesFor(looked)
  const sure = places.filter(({ held, couldAnswer }) => held >= enoughOfIt && couldAnswer)
  if (sure.length === 0 || sure[0] !== places[0]) return unsureOf(looked, places, hits, searched)
  const question = { ...looked.question, kind: 'recall' as const }
  return found(question, besideTheBest(sure, mostPassages), hits, searched)
}

const placesFor = ({ index, question, except, near }: Looked): AnswerPlace[] =>
  answerPlaces(index, { ...question, except, near }, mostPassages)

const besideTheBest = (
  places: readonly AnswerPlace[],
  most: number,
  within = nearTheBest,
): RecalledPassage[] =>
  places
    .filter(({ worth }) => worth >= (places[0]?.worth ?? 0) - within)
    .slice(0, most)
    .map(({ passage }) => passage)

const unsureFinding = (looked: Looked, hits: readonly Hit[], searched: number): Finding =>
  unsureOf(looked, placesFor(looked), hits, searched)

/** It asks whether something is there at all; other questions take it for granted. */
const asksWhether =
  /^(?:(?:and|so|but|hey|ok|okay|well|um),? )*(?:did|do|does|have|has|had|was|were|am|is|are|any|anything|quote|show|find)\b/i

/** What comes nearest without being the answer for sure; nothing where that is far. */
function unsureOf(
  { question }: Looked,
  places: readonly AnswerPlace[],
  hits: readonly Hit[],
  searched: number,
): Finding {
  const [best] = places
  const kind = question.kind === 'how' && !question.period ? 'recall' : question.kind
  const none = { ...found({ ...question, kind }, [], hits, searched), isUnsure: true }
  if (!best) return none
  const isWhether = question.kind === 'premise' || asksWhether.test(question.asked)
  if (best.held >= (isWhether ? enoughOfIt : someOfIt))
    return { ...none, passages: besideTheBest(places, isWhether ? 1 : mostPassages, unsureWithin) }
  if (!(isWhether ? isNearEnough(best) : mayBeMeant(best))) return none
  return {
    ...none,
    passages: besideTheBest(places, isWhether ? 1 : mostPassages, unsureWithin),
    meaning: 'offered',
  }
}

function found(
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
