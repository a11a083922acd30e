import { topicWords } from '#domain/journal/reading/topics/keyphrases-topic-words.ts'
import type { Hit, IndexedEntry, QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { deniesLike, isEvent } from './is-event.ts'
import type { JournalQuestion, Period } from './journal-question.ts'
import { type Among, offeredByMeaning } from './near-finding.ts'
import { quoteAt, quoteOf } from './quote.ts'
import { retrieve } from './retrieve.ts'
import { statementsIn } from './statements.ts'
import { type Beside, sentencesOf, summaryFinding } from './summary-finding.ts'

const mostPassages = 3
/** Where meaning helps to find, what holds the words may stand further down. */
const mostLookedUp = 12
/** What is nearest has a word at least that tells so much (nats). */
const leastTelling = 2.5
/** A passage is about something when it holds this share of what the something weighs. */
const enoughOfIt = 0.6
/** So much better than the next one a find has to be that holds less, and so much the shared words have to weigh, in words of one page. */
const clearly = 1.15
const enoughToName = 1.2

/** Looks a question up. Pages are counted, talks are not; meaning counts as nothing and may only be offered. */
export function findingFor(
  index: SearchIndex,
  question: JournalQuestion,
  { page, talk }: Beside,
  { except = new Set(), near = null }: Among = {},
): Finding {
  if (question.kind === 'summary') return summaryFinding(index, question, { page, talk })
  const looked = { index, question, near, except: new Set([...except, ...(page ? [page.uid] : [])]) }
  const finding = findingOf(looked, page)
  return near ? { meaning: 'asked', ...finding } : finding
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
  if (question.kind === 'recall' || (question.kind === 'how' && about.length === 0))
    return recallFinding(looked, about, hits, { inPeriod, searched })
  const held = question.kind === 'how' ? hits : literally(hits, about)
  if (held.length === 0) {
    const [first] = lookedUp({ ...looked, near: null }, 1)
    const isNear = first && about.some(({ stem, idf }) => idf >= leastTelling && first.stems.includes(stem))
    const byWords = isNear ? passagesOf([first], about) : []
    return byWords.length > 0
      ? { ...found(question, byWords, [], searched), isUnsure: true }
      : offered(looked, lookedUp(looked, mostPassages), [], searched)
  }
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

/** The passages that answer best, by words and by meaning where that is known, of the days that are asked about. */
const lookedUp = ({ index, question, except, near }: Looked, limit: number): Hit[] =>
  retrieve(index, {
    ...{ text: question.about, limit, except, near },
    ...(question.period && { between: question.period }),
  })

/** Nothing, or what is near in meaning. */
function offered(
  { question, near }: Looked,
  best: readonly Hit[],
  hits: readonly Hit[],
  searched: number,
): Finding {
  const passage = offeredByMeaning(best, near)
  return {
    ...found(question, passage ? [passage] : [], hits, searched),
    ...(passage && { meaning: 'offered' as const }),
    isUnsure: true,
  }
}

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
  return about.every(({ stem, alike }) => stems.has(stem) || [...alike].some((one) => stems.has(one)))
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
  const said = hits.flatMap(({ passage }) => {
    const statements = statementsIn(passage.text)
    const at = statements.findIndex(({ text }) => {
      const stems = new Set(tellingWords(text).map(({ stem }) => stem))
      return (
        about.length > 0 && about.every(({ stem }) => stems.has(stem)) && deniesLike(question.asked, text)
      )
    })
    const quote = at < 0 ? null : quoteAt(passage.text, statements, at)
    return quote ? [{ ...passage, quote, shared: [] }] : []
  })
  if (said.length > 0) return found(question, said.slice(0, mostPassages), hits, searched)
  if (hits.length === 0) return offered(looked, lookedUp(looked, mostPassages), hits, searched)
  const best = hits.reduce((one, other) => (other.score > one.score ? other : one))
  return { ...found(question, passagesOf([best], about), hits, searched), isUnsure: true }
}

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
  const total = about.reduce((sum, { idf }) => sum + idf, 0)
  const terms = about.flatMap(({ stem, idf, alike }) => [stem, ...alike].map((one) => ({ stem: one, idf })))
  const { of, touched } = index.score(terms)
  const hits = touched.flatMap((id) => index.hit(id, of[id] ?? 0) ?? [])
  return hits.filter(({ stems, passage: { day } }) => {
    if (period && (day < period.from || day > period.to)) return false
    const held = new Set(stems)
    const mass = about.reduce(
      (sum, { stem, idf, alike }) =>
        sum + (held.has(stem) || [...alike].some((one) => held.has(one)) ? idf : 0),
      0,
    )
    return mass >= total * enoughOfIt
  })
}

/** Those that hold one of the very words: a cat is no dog, and a film of a child no cinema. */
const literally = (hits: readonly Hit[], about: readonly Term[]): readonly Hit[] => {
  const literal = hits.filter(({ stems }) => about.every(({ stem }) => stems.includes(stem)))
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

function recallFinding(
  looked: Looked,
  about: readonly Term[],
  hits: readonly Hit[],
  { inPeriod, searched }: { readonly inPeriod: readonly IndexedEntry[]; readonly searched: number },
): Finding {
  const { index, question } = looked
  const ordered = oldestFirst(hits)
  if (about.length === 0 && question.period) {
    const said = inPeriod.slice(-mostPassages).flatMap((entry) => sentencesOf(entry, 1))
    return { ...found(question, said, [], inPeriod.length), pages: inPeriod.length }
  }
  const best = lookedUp(looked, looked.near ? mostLookedUp : mostPassages)
  const known = new Set(hits.map(({ id }) => id))
  const sure = best.filter(({ id }) => known.has(id)).slice(0, mostPassages)
  if (sure.length === 0) {
    const byWords = nearest(index, lookedUp({ ...looked, near: null }, mostPassages), about)
    return byWords.length > 0
      ? { ...found(question, byWords, ordered, searched), isUnsure: true }
      : offered(looked, best, ordered, searched)
  }
  return found(question, passagesOf(oldestFirst(sure), about), ordered, searched)
}

/** The best find by far, where it shares two telling words at least; it may not be what was meant. */
function nearest(index: SearchIndex, best: readonly Hit[], about: readonly Term[]): RecalledPassage[] {
  const [first, second] = best
  if (!first || about.length < 2) return []
  const held = new Set(first.stems)
  const shared = about.filter(({ stem }) => held.has(stem))
  const isClear = first.score >= (second?.score ?? 0) * clearly
  const isTelling = shared.reduce((sum, { idf }) => sum + idf, 0) >= index.rarest * enoughToName
  return shared.length >= 2 && isClear && isTelling ? passagesOf([first], about) : []
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
