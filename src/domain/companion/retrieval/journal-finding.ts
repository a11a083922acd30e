import type { Hit, IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { type AnswerPlace, answerPlaces, asksWhether, commonIdf } from './answer-places.ts'
import { keysAlike } from './asked-alike.ts'
import { namesIn } from './asked-for.ts'
import { deniesLike } from './is-event.ts'
import type { JournalQuestion } from './journal-question.ts'
import type { Among } from './near-finding.ts'
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

/**
 * How likely the best place is against there being none: shown plainly from, shown with a doubt from, and as the nearest to what is likelier nowhere
 * from; and how likely beside it others are that are shown with it. docs/companion.md has what each costs.
 */
const likely = { plain: 0.985, doubted: 0.55, nearest: 0.35, besideBest: 0.1 }

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

const ofOnesLife = /\b(?:i|me|my|mine|we|us|our|he|she|him|her|his|they|them)\b/i

/** What may be told is looked for as a place alone. Who asks of somebody that the pages name, or of what they hold, asks the pages; of names alone that stand in none, the world. */
function ofOnesPages(index: SearchIndex, question: JournalQuestion): JournalQuestion {
  if (question.isDoubtful && question.kind !== 'summary') return { ...question, kind: 'recall' }
  if (question.isMeant) return question
  const names = namesIn(question.asked)
  const isKnown = (name: string): boolean => tellingWords(name).every(({ stem }) => index.holds(stem))
  const isNamed = names.length > 0 && names.every(isKnown)
  const isOfWorld = names.length > 0 && !names.some(isKnown) && !ofOnesLife.test(question.asked)
  if (isOfWorld) return { ...question, isPlain: false, isOfWorld }
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
  // What did not happen is told otherwise: "when did I hear that I had not got it".
  const isOfNot = question.kind !== 'count' && !deniesLike(question.asked, '')
  // Words that are on many pages tell of nothing.
  const isTelling = about.some(({ idf }) => idf > commonIdf)
  const told = question.kind === 'how' ? hits : isOfNot || !isTelling ? [] : literally(hits, about)
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

/** The likeliest places; in doubt where they are less likely, and the nearest alone where there is hardly one. */
function recallFinding(looked: Looked, hits: readonly Hit[], searched: number): Finding {
  const places = placesFor(looked)
  const [best] = places
  const isSure = best && best.chance >= likely.plain && holdsMore(looked, best)
  if (!isSure) return unsureOf(looked, places, hits, searched)
  const question = { ...looked.question, kind: 'recall' as const }
  return found(question, passagesOf(places), hits, searched)
}

/** One word of what may only be told is on some page soon; two are not. */
function holdsMore({ index, question }: Looked, { passage }: AnswerPlace): boolean {
  if (!question.isDoubtful) return true
  const held = new Set(tellingWords(`${passage.title} ${passage.text}`).map(({ stem }) => stem))
  return (
    aboutTerms(index, question.about).filter(({ stem, idf }) => idf > commonIdf && held.has(stem)).length > 1
  )
}

/** The places that are likely enough to be shown. */
function placesFor({ index, question, except, near }: Looked): AnswerPlace[] {
  const { asked } = question
  const places = answerPlaces(index, { ...question, except, near }, mostPassages)
  const [best] = places
  if (!best || best.chance < likely.nearest) return []
  const likeBest = places.filter(({ likelihood }) => likelihood >= likely.besideBest * best.likelihood)
  const granted = grantedIn(asked)
  const isTold = ({ passage }: AnswerPlace): boolean => {
    const held = new Set(tellingWords(`${passage.title} ${passage.text}`).map(({ stem }) => stem))
    return granted.some((stem) => held.has(stem) || [...keysAlike(stem)].some((alike) => held.has(alike)))
  }
  return granted.length > 0 ? likeBest.filter(isTold) : likeBest
}

/** "What did he say when he apologised": what somebody else is said to have done, by its verb, unless that tells little. */
function grantedIn(asked: string): string[] {
  if (!/\b(?:say|said|tell|told|repl(?:y|ied)|answer(?:ed)?|write|wrote)\b/i.test(asked)) return []
  const [, verb = ''] =
    / (?:when|after|the (?:day|night|time)) (?:my |the |our )?(?!I\b|we\b)[\p{L}'’]+ (?:finally |actually |just )?([\p{L}'’-]+)/iu.exec(
      asked,
    ) ?? []
  return tellingWords(lightVerbs.test(verb) ? '' : verb).map(({ stem }) => stem)
}
const lightVerbs =
  /^(?:was|were|is|had|has|have|did|got|get|went|came|come|saw|see|seen|heard|hear|tried|try|brought|rang|called|phoned|found|find|left|took|gave|made|put|said|told|asked|knew|looked|met|turned|first|last|that|and)$/i

const passagesOf = (places: readonly AnswerPlace[]): RecalledPassage[] => places.map(({ passage }) => passage)

const unsureFinding = (looked: Looked, hits: readonly Hit[], searched: number): Finding =>
  unsureOf(looked, placesFor(looked), hits, searched)

/** What comes nearest without being the answer for sure; nothing where that is unlikely. Where it asks whether it is there at all, or is likelier nowhere, one. */
function unsureOf(
  { question }: Looked,
  places: readonly AnswerPlace[],
  hits: readonly Hit[],
  searched: number,
): Finding {
  const kind = question.kind === 'how' && !question.period ? 'recall' : question.kind
  const isNowhere = question.kind === 'premise' || (places[0]?.chance ?? 0) < likely.doubted
  const isOne = isNowhere || asksWhether(question.asked)
  return {
    ...found({ ...question, kind }, passagesOf(isOne ? places.slice(0, 1) : places), hits, searched),
    isUnsure: true,
    ...(isNowhere && places.length > 0 && { meaning: 'offered' as const }),
  }
}
