import { passageSpans } from '#domain/search/passages.ts'
import { queryOf } from '#domain/search/retrieval-query.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import type { Span } from '#domain/text/text.ts'
import type { Day } from '#domain/time/day.ts'
import { type Claim, claimsIn } from '../moves/claims.ts'
import { isNorm } from '../moves/perils.ts'
import type { LineReason, RecalledPassage } from '../replies/recalled-passage.ts'
import { alikeness, asSaid, heldIn, type Said, saidIn, shareOfEnough, showsWhy } from './line-worth.ts'
import { adviceIn, isRule } from './own-rule.ts'
import { longestTurned, quoteAt, turnAfter } from './quote.ts'
import { isOfPeril, noTies, rulesTies, type Told, termsOfTopics, toldOf } from './rule-ties.ts'
import { statementsIn } from './statements.ts'

/** Where lines are looked for, and by what. */
export interface Beside {
  /** Entries that must not come back: the open page and the talk itself. */
  readonly except: ReadonlySet<string>
  /** What this talk has quoted already. Of such a page only a rule, or what holds against what is said, may still come, if it was not what was quoted. */
  readonly quoted?: readonly Pick<RecalledPassage, 'entryUid' | 'quote'>[]
  /** The person's day; what was written on it in another year is said to be. */
  readonly today?: Day | undefined
}

/** What is being talked about. */
export interface RecallQuestion extends Beside {
  readonly message: string
  /** What the person writes beside the talk; helps only where the message alone says little. */
  readonly pageText: string
  readonly limit: number
}

/** A line that belongs beside what is said. */
export interface RankedLine {
  readonly passage: RecalledPassage
  /** Log-odds that it is the line that belongs there. */
  readonly worth: number
  /** What it holds against. */
  readonly against: Claim | null
}

/** "I want to run, but": a wish is met by a next step. */
const wish = /\bI(?:['’]d| would)? (?:want|like|need|should like|am minded) to\b.{3,120}\bbut\b/i
/** Said to who reads it. */
const addressed = /\b(?:you|u|your)\b(?! know)/i

/**
 * What each sign adds to the log-odds that a line is the one that belongs there: its words as a share of enough; how alike both are; what the words find
 * in the whole passage; that it holds against what is said; that it is a rule of their own; of the message that it is a wish, or speaks to the
 * reader; and what joins the message and a rule of their own, as long as nothing heavy is said.
 * Learned by logistic regression on the telling turns of bench/moves (`scripts/talks/score-lines.ts`). Set by hand: `against`, to less than would be
 * learned (2.4), because its patterns were written with these people known; and what joins a rule, so that the other lines stay as they were.
 */
export const weights = [
  ...[1.5, 1.37, 1.21, 2.15, 1.55, -1.46, -0.34],
  ...[1.25, 0.55, 1, 0.25, 2.5, 0.8, 0.7, 1.8, 0.3, 0.35, 0.5, 0.8, -0.8, -1, 3.5],
]
const bias = -5.03
/** The least worth that is shown. Learned anew with each person left out, at 238 turns 53 of 141 marked lines come up, and another line at 6 (2.5 %). */
const least = -0.9
const mostByWords = 12
/** Of passages that are about the same, as many are looked through for a rule. */
const mostByTopic = 24
/** Of the newest pages, where something is said that one of them may hold against without sharing a word. */
const newestRead = 24
/** Of a long page only its end counts: what was written last. */
const pageTail = 1_200

/**
 * The earlier lines that belong beside what is said, best first; often none: a false echo is worse than silence. Each is whole and a literal substring of its
 * passage. `ranked`: those near the message, where they are known.
 */
export function recall(
  index: SearchIndex,
  question: RecallQuestion,
  ranked = rankedLines(index, question.message, question),
): RecalledPassage[] {
  const found = picked(ranked, question)
  const isThin = index.terms(question.message).filter(({ isStrong }) => isStrong).length < 2
  const tail = question.pageText.slice(-pageTail)
  if (found.length > 0 || !isThin || tail.trim() === '') return found
  return picked(rankedLines(index, `${tail}\n${question.message}`, question), question)
}

function picked(ranked: readonly RankedLine[], { limit }: RecallQuestion): RecalledPassage[] {
  const chosen: RecalledPassage[] = []
  for (const { passage } of ranked) {
    const isKnown = chosen.some(
      ({ entryUid, quote }) => entryUid === passage.entryUid || quote.trim() === passage.quote.trim(),
    )
    if (!isKnown && chosen.length < limit) chosen.push(passage)
  }
  return chosen
}

/** The lines near enough, one of each passage, the nearest first; of those that are as near the newest. */
export function rankedLines(index: SearchIndex, text: string, beside: Beside): RankedLine[] {
  const heard = heardIn(index, text)
  const lines = candidates(index, heard, beside).flatMap((hit) => {
    const lines = signsOfLines(index, heard, hit, beside).filter((line) => !wasQuoted(line, hit, beside))
    const rated = lines.filter(({ isShown }) => isShown)
    const [best] = rated.toSorted((a, b) => b.worth - a.worth)
    if (!best || best.worth < least) return []
    // What the page came to says more than what happened on it.
    const guide =
      !best.isOwnRule && !best.against && heard.told?.isDoing && lines.find(({ isGuide }) => isGuide)
    return lineOf(guide ? { ...guide, isOwnRule: true, worth: best.worth } : best, rated, hit, beside.today)
  })
  const step = ({ worth }: RankedLine): number => Math.round(worth * 5)
  return lines.sort((a, b) => step(b) - step(a) || (a.passage.createdAt < b.passage.createdAt ? 1 : -1))
}

function wasQuoted(
  { quote, against, isOwnRule }: SignsOfLine,
  { passage }: Hit,
  { quoted = [] }: Pick<Beside, 'quoted'>,
): boolean {
  const before = quoted.filter(({ entryUid }) => entryUid === passage.entryUid)
  if (!isOwnRule && against === null) return before.length > 0
  return before.some(
    ({ quote: one }) => quote.includes(one) || (one.includes(quote) && one.length < 2 * quote.length),
  )
}

/** What is said, and what is asked of it once for all lines. */
interface Heard extends Said {
  readonly claims: readonly Claim[]
  /** Of `weights`, what is a sign of the message alone. */
  readonly ofMessage: readonly number[]
  readonly told: Told | null
}

export function heardIn(index: SearchIndex, text: string): Heard {
  const said = saidIn(index, text)
  const ofMessage = [wish, addressed].map((pattern) => Number(pattern.test(text)))
  return { ...said, claims: claimsIn(text), ofMessage, told: toldOf(said) }
}

/** A passage that may hold a line, statement by statement. */
interface Candidate extends Hit {
  readonly statements: readonly (Span & { readonly isRule: boolean })[]
}

const inStatements = (index: SearchIndex, hit: Hit, knowsRules = true): Candidate => {
  const statements = statementsIn(hit.passage.text)
  const guides = knowsRules ? guidesIn(index, hit, statements) : []
  return { ...hit, statements: statements.map((one, at) => ({ ...one, isRule: guides[at] ?? false })) }
}

/** Of each passage as the index has it, which statements are guides: it is read for that once. */
const knownGuides = new WeakMap<object, readonly boolean[]>()

function guidesIn(index: SearchIndex, { id }: Hit, statements: readonly Span[]): readonly boolean[] {
  const place = index.placeOf(id)
  const guides =
    (place && knownGuides.get(place)) ??
    statements.map(
      ({ text }, at) => isAnyGuide(text) || (isNorm(text) && isOfPeril(contextOf(statements, at))),
    )
  if (place) knownGuides.set(place, guides)
  return guides
}

/** False for a passage of which no line can show why it stands there. Words of an address are none of its stems. */
const mayShow = ({ told, claims, terms, evidence }: Heard, { passage, stems }: Hit): boolean =>
  told !== null ||
  claims.length > 0 ||
  passage.text.includes('](') ||
  (evidence.some(({ stem }) => stems.includes(stem)) &&
    terms.filter(({ stem }) => stems.includes(stem)).length > 1)

/** A statement with the two before it: what it is about. */
const contextOf = (statements: readonly Span[], at: number): string =>
  statements
    .slice(Math.max(0, at - 2), at + 1)
    .map(({ text }) => text)
    .join(' ')

/** A rule of their own, or what somebody told them to do. */
const isAnyGuide = (line: string): boolean => isRule(line) || adviceIn(line) !== null

/** What may hold a line: what is near in words, and the newest pages where one may disagree without them. */
export function candidates(index: SearchIndex, heard: Heard, { except }: Beside): Candidate[] {
  const { text, claims, told } = heard
  const scores = index.score(queryOf(index, text))
  const newest = claims.some(({ strength }) => strength > 1) ? index.entries(null).slice(-newestRead) : []
  const spans = newest.flatMap(({ uid, content }) =>
    passageSpans(content).map(({ start }) => ({ uid, start })),
  )
  const found = new Map(index.best(scores, mostByWords, except).map((hit) => [hit.id, hit]))
  for (const { uid, start } of spans) {
    const id = except.has(uid) ? undefined : index.at(uid, start)
    const hit = id === undefined || found.has(id) ? null : index.hit(id, scores.of[id] ?? 0)
    if (hit) found.set(hit.id, hit)
  }
  const ofTopics = told ? termsOfTopics(index, told) : []
  const near = ofTopics.length > 0 ? index.best(index.score(ofTopics), mostByTopic, except) : []
  const withRules = near
    .filter((hit) => !found.has(hit.id) && mayShow(heard, hit))
    .map((hit) => inStatements(index, hit))
    .filter(({ statements }) => statements.some((one) => one.isRule))
  return [...Array.from(found.values(), (hit) => inStatements(index, hit, told !== null)), ...withRules]
}

/** A statement of a passage, as it is quoted, and what speaks for it. */
export interface SignsOfLine {
  readonly at: number
  /** Where the quote begins: a statement before it, where that names what it is about. */
  readonly from: number
  readonly quote: string
  /** In the order of `weights`. */
  readonly signs: readonly number[]
  readonly worth: number
  readonly shared: readonly string[]
  readonly against: Claim | null
  /** It is a rule of their own, or what somebody told them, and holds now. */
  readonly isGuide: boolean
  /** It is, and something joins it and the message. */
  readonly isOwnRule: boolean
  /** It shows why itself: by its words, or by what it is. */
  readonly isShown: boolean
}

export function signsOfLines(
  index: SearchIndex,
  heard: Heard,
  { passage, score, stems, statements }: Candidate,
  { today }: Pick<Beside, 'today'> = {},
): SignsOfLine[] {
  const { claims, ofMessage, told } = heard
  const onPage = new Set(stems)
  return statements.flatMap((statement, at): SignsOfLine[] => {
    const quote = quoteAt(passage.text, statements, at)
    if (!quote) return []
    const line = heldIn(heard, quote)
    const against = claims.find((claim) => claim.line.test(quote)) ?? null
    const isJoined = quote !== statement.text && told !== null && !statements[at + 1]?.isRule
    const isRuled = statement.isRule || (isJoined && isAnyGuide(quote))
    // The quote begins where the danger is named that the rule is about.
    const tied = [at, at - 1, at - 2].flatMap((from) => {
      const first = told && isRuled ? statements[from] : undefined
      const context = first && passage.text.slice(first.start, statement.end)
      return told && context ? [{ from, ties: rulesTies(told, quote, onPage, today, context) }] : []
    })
    const { from, ties } = tied.find(({ ties }) => ties?.at(-1)) ?? { from: at, ties: tied[0]?.ties ?? null }
    const isGuide = ties !== null
    const isOwnRule = isGuide && ties !== noTies
    const byWords = [
      shareOfEnough(index, heard, line, onPage),
      alikeness(index, heard, line),
      score / (3 * index.rarest),
    ]
    const ofLine = [
      ...(isOwnRule ? [0, ...byWords.slice(1)] : byWords),
      against?.strength ?? 0,
      Number(isOwnRule),
    ]
    const signs = [...ofLine, ...ofMessage, ...(ties ?? noTies)]
    const worth = signs.reduce((sum, sign, sort) => sum + sign * (weights[sort] ?? 0), bias)
    const isShown = against !== null || isOwnRule || showsWhy(heard, line)
    const shared = asSaid(heard, line.evidence)
    return [{ at, from, quote, signs, worth, shared, against, isGuide, isOwnRule, isShown }]
  })
}

function lineOf(
  best: SignsOfLine,
  rated: readonly SignsOfLine[],
  { passage, statements }: Candidate,
  today: Day | undefined,
): RankedLine[] {
  const { at, from, worth, shared, against, isOwnRule } = best
  const before = from === at - 1 ? passage.text.slice(statements[from]?.start, statements[at]?.start) : ''
  const isNear = (next: number): boolean => rated.some((one) => one.at === next && one.worth >= least)
  const turned = isOwnRule || against ? null : turnAfter(statements, at)
  // A resolve stands alone, with one sentence that goes on with it.
  const around = isOwnRule ? statements.slice(0, at + 2) : statements
  const quote =
    turned === null
      ? (quoteAt(passage.text, around, at, (next) => !isOwnRule && isNear(next)) ?? best.quote)
      : quoteAt(passage.text, statements, at, (next) => next <= turned, longestTurned)
  if (quote === null || (turned !== null && !quote.includes(statements[turned]?.text.trim() ?? ''))) return []
  const isSameDays = today !== undefined && isYearsAgo(passage.day, today)
  const ofGuide = isOwnRule
    ? adviceIn(best.quote) !== null && !isRule(best.quote)
      ? 'told'
      : 'promise'
    : null
  const why: LineReason | null = ofGuide ?? (isSameDays ? 'year' : null)
  return [{ worth, against, passage: { ...passage, quote: before + quote, shared, ...(why && { why }) } }]
}

const dayMs = 86_400_000

/** True for a day that lies one or more years back, within two days of the date. */
function isYearsAgo(day: Day, today: Day): boolean {
  const [from, to] = [Date.parse(`${day}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`)]
  const years = Math.round((to - from) / (365.25 * dayMs))
  return years >= 1 && Math.abs(to - from - years * 365.25 * dayMs) <= 2.5 * dayMs
}
