import { topicWords } from '../journal/reading/keyphrases-topic-words.ts'
import { readEntry } from '../journal/reading/read-entry.ts'
import type { JournalQuestion, Period } from './journal-question.ts'
import { quoteOf } from './quote.ts'
import type { Finding, RecalledPassage } from './reply.ts'
import { retrieve } from './retrieve.ts'
import type { Hit, IndexedEntry, QueryTerm, SearchIndex } from './search-index.ts'
import { nearKeys, tellingWords, wordKey } from './word-keys.ts'

const mostPassages = 3
/** A passage is about something when it holds this share of what the something weighs. */
const enoughOfIt = 0.6

/** What a summary may mean: the page beside the talk, and what the person said in the talk. Neither is an earlier page. */
export interface Beside {
  readonly page: IndexedEntry | null
  readonly talk: IndexedEntry | null
}

/** Looks a question up. `except`: what must not come back, the messages of the open talk. Pages are counted, talks are not. */
export function findingFor(
  index: SearchIndex,
  question: JournalQuestion,
  { page, talk }: Beside,
  except: ReadonlySet<string> = new Set(),
): Finding {
  if (question.kind === 'summary') return summaryFinding(index, question, { page, talk })
  const inPeriod = index.entries(question.period).filter(({ uid }) => uid !== page?.uid)
  const about = aboutTerms(index, question.about)
  const all = about.length > 0 ? holding(index, about, question.period) : []
  const hits = all.filter(({ passage }) => passage.entryUid !== page?.uid && !except.has(passage.entryUid))
  if (question.kind === 'recall' || (question.kind === 'how' && about.length === 0))
    return recallFinding(index, question, about, hits, inPeriod)
  const ordered = hits.toSorted((a, b) => (a.passage.createdAt < b.passage.createdAt ? -1 : 1))
  const chosen =
    question.kind === 'last'
      ? ordered.slice(-1)
      : question.kind === 'first'
        ? ordered.slice(0, 1)
        : spread(ordered)
  return found(question, passagesOf(chosen, about), ordered, inPeriod.length)
}

type Term = Pick<QueryTerm, 'stem' | 'idf'> & { readonly alike: ReadonlySet<string> }

/** What a question is about: its telling words, each with those that say the same; a topic of life stands for its words. */
function aboutTerms(index: SearchIndex, about: string): Term[] {
  const words = tellingWords(about)
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
  const hits = index.best(index.score(terms), Number.POSITIVE_INFINITY)
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

function recallFinding(
  index: SearchIndex,
  question: JournalQuestion,
  about: readonly Term[],
  hits: readonly Hit[],
  inPeriod: readonly IndexedEntry[],
): Finding {
  const ordered = hits.toSorted((a, b) => (a.passage.createdAt < b.passage.createdAt ? -1 : 1))
  if (about.length === 0 && question.period) {
    const said = inPeriod.slice(-mostPassages).flatMap((entry) => sentencesOf(entry, 1))
    return { ...found(question, said, [], inPeriod.length), pages: inPeriod.length }
  }
  const best = retrieve(index, {
    text: question.about,
    limit: mostPassages,
    ...(question.period && { between: question.period }),
  })
  const known = new Set(hits.map(({ id }) => id))
  const sure = best.filter(({ id }) => known.has(id))
  const chosen = sure.toSorted((a, b) => (a.passage.createdAt < b.passage.createdAt ? -1 : 1))
  return found(question, passagesOf(chosen, about), ordered, inPeriod.length)
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

const mostOfPage = 3
const mostOfPeriod = 4

function summaryFinding(index: SearchIndex, question: JournalQuestion, beside: Beside): Finding {
  const meant = question.isOfTalk ? (beside.talk ?? beside.page) : (beside.page ?? beside.talk)
  const entries = question.period
    ? index.entries(question.period)
    : meant
      ? [meant]
      : index.entries(null).slice(-1)
  const each = question.period ? 1 : mostOfPage
  const step = Math.max(1, Math.ceil(entries.length / mostOfPeriod))
  const chosen = entries.filter((_, at) => at % step === 0)
  const passages = chosen
    .flatMap((entry) => sentencesOf(entry, each))
    .slice(0, question.period ? mostOfPeriod : mostOfPage)
  const days = entries.map(({ day }) => day)
  return {
    ...{ question, passages, pages: entries.length, searched: entries.length },
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    ratings: [],
  }
}

/** The sentences that stand for a page; of a short one its first. */
function sentencesOf({ uid, title, content, createdAt, day }: IndexedEntry, most: number): RecalledPassage[] {
  const reading = readEntry(content, { day, weekStart: 'monday', names: [], notNames: [] })
  const chosen = reading.summary.length > 0 ? reading.summary : reading.sentences.slice(0, 1)
  return chosen
    .slice(0, most)
    .map(({ text }) => ({ entryUid: uid, title, text: content, createdAt, day, quote: text, shared: [] }))
}
