import type { Hit, IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { type AnswerPlace, answerPlaces } from './answer-places.ts'
import { deniesLike } from './is-event.ts'
import type { JournalQuestion } from './journal-question.ts'
import { type Among, isNearEnough, mayBeMeant } from './near-finding.ts'
import { quoteAt } from './quote.ts'
import { statementsIn } from './statements.ts'
import { type Beside, openingOf, summaryFinding } from './summary-finding.ts'
import {
  aboutTerms,
  enoughOfIt,
  found,
  holding,
  literally,
  mostPassages,
  shareOf,
  type Term,
  toldFinding,
} from './told-finding.ts'

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
  const isNamed =
    names.length > 0 && names.every((name) => tellingWords(name).every(({ stem }) => index.holds(stem)))
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
