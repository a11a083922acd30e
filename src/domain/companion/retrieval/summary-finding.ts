import { readEntry } from '#domain/journal/reading/read-entry.ts'
import type { IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import type { JournalQuestion } from './journal-question.ts'
import { statementsIn } from './statements.ts'

/** What a summary may mean: the page beside the talk, and what the person said in the talk. Neither is an earlier page. */
export interface Beside {
  readonly page: IndexedEntry | null
  readonly talk: IndexedEntry | null
}

const mostOfPage = 3
const mostOfPeriod = 4

/** The sentences that stand for the days, the page or the talk that is meant. */
export function summaryFinding(index: SearchIndex, question: JournalQuestion, beside: Beside): Finding {
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
export function sentencesOf(
  { uid, title, content, createdAt, day }: IndexedEntry,
  most: number,
): RecalledPassage[] {
  const reading = readEntry(content, { day, weekStart: 'monday', names: [], notNames: [] })
  const chosen = reading.summary.length > 0 ? reading.summary : reading.sentences.slice(0, 1)
  return chosen
    .slice(0, most)
    .map(({ text }) => ({ entryUid: uid, title, text: content, createdAt, day, quote: text, shared: [] }))
}

const shortestOpening = 60

/** How a page begins: its first statements, until they say something. */
export function openingOf({ uid, title, content, createdAt, day }: IndexedEntry): RecalledPassage {
  const statements = statementsIn(content)
  const [first] = statements
  const last = statements.find(({ end }) => end - (first?.start ?? 0) >= shortestOpening) ?? statements.at(-1)
  const quote = content.slice(first?.start ?? 0, last?.end ?? 0).trimEnd()
  return { entryUid: uid, title, text: content, createdAt, day, quote, shared: [] }
}
