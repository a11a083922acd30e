import { queryOf } from '#domain/search/retrieval-query.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import type { Day } from '#domain/time/day.ts'
import type { LineReason, RecalledPassage } from '../replies/recalled-passage.ts'
import { asSaid, isEvidence, isOneName, type Said, saidIn, worthOfLine } from './line-worth.ts'
import { quoteAt } from './quote.ts'
import { statementsIn } from './statements.ts'

/** What is being talked about. */
export interface RecallQuestion {
  readonly message: string
  /** What the person writes beside the talk; helps only where the message alone says little. */
  readonly pageText: string
  /** Entries that must not come back: the open page, and what this talk has quoted already. */
  readonly except: ReadonlySet<string>
  readonly limit: number
  /** The person's day; what was written on it in another year is nearer. */
  readonly today?: Day
}

/** Scores this close (a share of the better one) are a tie: the newer entry wins. */
const tie = 0.06
/** What a line has to be worth, in words that stand on one page only, and how many words of the message it holds. */
const enough = 1.05
const enoughAmongMany = 1.4
/** A message of more telling words could be near to too much. */
const fewEvidence = 4
const fewestHeld = 2
/** So short a message is about its one telling word, when an everyday word beside it is shared, too: "play the piano". */
const enoughForOneWord = 0.9
/** What a promise, and the same days of another year, add; and the rest of the page for each word of the message there. */
const promised = 0.3
const yearAgo = 0.35
const besideShare = 0.25
/** Of a long page only its end counts: what was written last. */
const pageTail = 1_200
const candidates = 12

/** What somebody set themselves, or will not have. */
export const promise =
  /\bI (?:promised|promise|swore|swear|said I would|told \p{L}+ I would|am going to (?:stop|start|quit)|will (?:never|always|not)|would never|won['’]t|do not want to|don['’]t want to|never want to)\b|\bno exceptions\b|\bfrom (?:now|today|tomorrow) on\b|^(?:Registered for|Signed up for|Going to (?:stop|start|quit))\b/iu

interface Line {
  readonly passage: RecalledPassage
  readonly worth: number
}

/**
 * The earlier lines that are truly related, best first; often none: a false echo is worse than silence. Related means that the line itself
 * shows why: it holds two telling words of the message, or the one telling word of a short one with an everyday word beside it. Every line is
 * whole and a literal substring of its passage.
 */
export function recall(index: SearchIndex, question: RecallQuestion): RecalledPassage[] {
  const said = saidIn(index, question.message)
  const found = linesNear(index, said, question)
  const isThin = said.terms.filter(({ isStrong }) => isStrong).length < 2
  if (found.length > 0 || !isThin) return found
  const tail = question.pageText.slice(-pageTail)
  return tail.trim() === '' ? [] : linesNear(index, saidIn(index, `${tail}\n${question.message}`), question)
}

function linesNear(index: SearchIndex, said: Said, question: RecallQuestion): RecalledPassage[] {
  if (!said.terms.some(({ isStrong }) => isStrong)) return []
  const hits = index.best(index.score(queryOf(index, said.text)), candidates, question.except)
  const lines = hits.flatMap((hit) => lineOf(index, said, hit, question.today) ?? [])
  const picked: Line[] = []
  for (const line of byWorthThenRecency(lines)) {
    if (picked.length === question.limit) break
    const isKnown = picked.some(
      ({ passage }) =>
        passage.entryUid === line.passage.entryUid || passage.quote.trim() === line.passage.quote.trim(),
    )
    if (!isKnown) picked.push(line)
  }
  return picked.map(({ passage }) => passage)
}

/** The nearest line of a passage, where it is near enough. */
function lineOf(
  index: SearchIndex,
  said: Said,
  { passage, stems }: Hit,
  today: Day | undefined,
): Line | null {
  const statements = statementsIn(passage.text)
  const isSameDays = today !== undefined && isYearsAgo(passage.day, today)
  const onPage = new Set(stems)
  const asked = new Set(said.terms.filter(isEvidence).map(({ stem }) => stem))
  const touched = statements.map(({ text }) => tellingWords(text).some(({ stem }) => asked.has(stem)))
  let best: { quote: string; worth: number; shared: readonly string[]; why: LineReason | null } | null = null
  for (const at of statements.keys()) {
    if (!touched[at]) continue
    const quote = quoteAt(passage.text, statements, at, (next) => isSameDays || touched[next] === true)
    if (!quote) continue
    const { worth, held, evidence } = worthOfLine(index, said, quote)
    const isPromise = promise.test(quote)
    const line = { worth, held, evidence }
    if (!isEnough(index, said, line, { onPage, fewest: isPromise || isSameDays ? 1 : fewestHeld })) continue
    const whole = worth + (isPromise ? promised : 0) + (isSameDays ? yearAgo : 0)
    if (best && whole <= best.worth) continue
    const why = isSameDays ? 'year' : isPromise ? 'promise' : null
    best = { quote, worth: whole, shared: asSaid(said, evidence), why }
  }
  if (!best) return null
  const { quote, worth, shared, why } = best
  return { worth, passage: { ...passage, quote, shared, ...(why && { why }) } }
}

/** A long message has many words by which something could seem near. */
function isEnough(
  index: SearchIndex,
  said: Said,
  { worth, held, evidence }: ReturnType<typeof worthOfLine>,
  { onPage, fewest }: { readonly onPage: ReadonlySet<string>; readonly fewest: number },
): boolean {
  if (evidence.length === 0 || held.length < fewestHeld || isOneName(said, evidence)) return false
  const telling = said.terms.filter(({ isStrong }) => isStrong).length
  if (telling <= 1) return worth >= enoughForOneWord
  if (evidence.length < fewest) return false
  const known = new Set(held.map(({ stem }) => stem))
  const beside = said.terms
    .filter((term) => isEvidence(term) && !known.has(term.stem) && onPage.has(term.stem))
    .reduce((sum, { idf }) => sum + (besideShare * idf) / index.rarest, 0)
  const asked = said.terms.filter(isEvidence).length
  const more = Math.max(0, Math.log2(asked / 8)) / 4
  return worth + beside >= (asked > fewEvidence ? enoughAmongMany + more : enough)
}

const dayMs = 86_400_000

/** True for a day that lies one or more years back, within two days of the date. */
function isYearsAgo(day: Day, today: Day): boolean {
  const [from, to] = [Date.parse(`${day}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`)]
  const years = Math.round((to - from) / (365.25 * dayMs))
  return years >= 1 && Math.abs(to - from - years * 365.25 * dayMs) <= 2.5 * dayMs
}

function byWorthThenRecency(lines: readonly Line[]): Line[] {
  const left = [...lines].sort((a, b) => b.worth - a.worth)
  const ordered: Line[] = []
  while (left.length > 0) {
    const floor = (left[0]?.worth ?? 0) * (1 - tie)
    const tied = left.filter(({ worth }) => worth >= floor)
    const newest = tied.reduce((x, y) => (y.passage.createdAt > x.passage.createdAt ? y : x))
    ordered.push(newest)
    left.splice(left.indexOf(newest), 1)
  }
  return ordered
}
