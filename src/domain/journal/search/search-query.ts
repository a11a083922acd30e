import { wordsIn } from '#domain/search/search-words.ts'
import { addDays, type Day } from '../../time/day.ts'
import { type EmotionCategory, emotionCategories } from '../emotion.ts'
import type { RatingScale } from '../rating-words.ts'
import { type AskedQuestion, askedQuestion } from './asked-question.ts'
import { type DaySpan, dayOperand } from './day-span.ts'
import { type OperatorKey, type QueryToken, queryTokens } from './query-tokens.ts'
import { type RatingRange, ratingOperand } from './rating-range.ts'
import { topicSearchKey } from './topic-key.ts'

/** One thing that a page has or has not. Words are folded. */
export type Condition =
  /** Words that follow each other; of the last one the beginning is enough where `isBeginning`. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isBeginning: boolean }
  /** Signs that hold no word, literally. */
  | { readonly kind: 'signs'; readonly text: string }
  | { readonly kind: 'name'; readonly words: readonly string[] }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'rating'; readonly scale: RatingScale; readonly range: RatingRange }
  /** From one day to another, both included; null: no end on that side. */
  | { readonly kind: 'days'; readonly from: Day | null; readonly to: Day | null; readonly span: DaySpan }
  | { readonly kind: 'photo' }
  | { readonly kind: 'starred' }
  | { readonly kind: 'feeling'; readonly feeling: EmotionCategory }

/** A condition as it was asked for, with its place in what was typed. */
export interface Asked {
  readonly condition: Condition
  readonly isNot: boolean
  readonly from: number
  readonly to: number
}

/** At least one of these has to hold. */
export type Clause = readonly Asked[]

/** Something that could not be used, in a sentence for the person. */
export interface QueryProblem {
  readonly from: number
  readonly to: number
  readonly sentence: string
}

/** All clauses have to hold. Without any, every page is found; of those that hold, a question has the ones that may answer it. */
export interface SearchQuery {
  readonly clauses: readonly Clause[]
  readonly question: AskedQuestion | null
  readonly problems: readonly QueryProblem[]
}

/** More conditions than this are not looked for: each takes up to two of an integer's bits. */
const mostConditions = 15

type Reading = { readonly condition: Condition | null; readonly problem?: string }

/** What a search asks for. Never fails: what cannot be understood is left out, or looked for as a word, and said. `today` is the person's day. */
export function parseQuery(typed: string, today: Day): SearchQuery {
  const clauses: Asked[][] = []
  const problems: QueryProblem[] = []
  const { question, tokens } = withQuestion(queryTokens(typed))
  let isOr = false
  let count = 0
  for (const [at, token] of tokens.entries()) {
    const { from, to, isNot } = token
    if (token.kind === 'or' && clauses.length > 0) {
      isOr = true
      continue
    }
    const { condition, problem } = readingOf(token, today, at === tokens.length - 1)
    if (problem) problems.push({ from, to, sentence: problem })
    if (condition && count++ < mostConditions) {
      const asked = { condition, isNot, from, to }
      const before = clauses.at(-1)
      if (isOr && before) before.push(asked)
      else clauses.push([asked])
    }
    isOr = false
  }
  if (count > mostConditions) problems.push(tooMuch(typed))
  return { clauses, question, problems }
}

interface Split {
  readonly question: AskedQuestion | null
  /** What is asked for beside it. */
  readonly tokens: readonly QueryToken[]
}

/** Words that ask a question are taken together; quotes, operators and what must not be there stand beside it. */
function withQuestion(tokens: readonly QueryToken[]): Split {
  const isPlain = (token: QueryToken | undefined): boolean => token?.kind === 'word' && !token.isNot
  const plain = tokens.filter(isPlain)
  const question = askedQuestion(plain.map(({ operand }) => operand).join(' '))
  if (!question) return { question, tokens }
  const isAmongWords = (at: number): boolean => isPlain(tokens[at - 1]) || isPlain(tokens[at + 1])
  return {
    question,
    tokens: tokens.filter((token, at) => !isPlain(token) && (token.kind !== 'or' || !isAmongWords(at))),
  }
}

const tooMuch = (typed: string): QueryProblem => ({
  from: 0,
  to: typed.length,
  sentence: `Only the first ${mostConditions} parts of this search are looked for.`,
})

function readingOf(token: QueryToken, today: Day, isLast: boolean): Reading {
  if (token.kind === 'unfinished') return { condition: null }
  if (token.kind === 'operator' && token.key) return readingOfOperator(token, token.key, today, isLast)
  if (token.kind === 'topic') {
    const topic = topicSearchKey(token.operand)
    return { condition: topic ? { kind: 'topic', topic } : null }
  }
  const isQuote = token.kind === 'quote'
  const problem = isQuote && token.isOpen && token.operand !== '' ? openQuote : undefined
  const condition = wordsCondition(token.operand, !isQuote || token.isOpen)
  return problem ? { condition, problem } : { condition }
}

const openQuote = 'The quote has no end yet, so everything after it is looked for as one run of words.'

function wordsCondition(text: string, isBeginning: boolean): Condition | null {
  const words = wordsIn(text).map((word) => word.folded)
  if (words.length > 0) return { kind: 'words', words, isBeginning }
  const signs = text.trim()
  return signs ? { kind: 'signs', text: signs } : null
}

function readingOfOperator(token: QueryToken, key: OperatorKey, today: Day, isLast: boolean): Reading {
  const operand = token.operand.trim()
  if (operand === '') return { condition: null }
  if (key === 'with') {
    const words = wordsIn(operand).map((word) => word.folded)
    return { condition: words.length > 0 ? { kind: 'name', words } : null }
  }
  if (key === 'mood' || key === 'energy' || key === 'stress') return readingOfRating(key, operand, isLast)
  if (key === 'after' || key === 'before' || key === 'on') return readingOfDays(key, operand, today, isLast)
  return readingOfKind(key, operand, isLast)
}

function readingOfRating(scale: RatingScale, operand: string, isLast: boolean): Reading {
  const read = ratingOperand(operand)
  if (read.ok) return { condition: { kind: 'rating', scale, range: read.range } }
  if (read.why === 'unfinished' && isLast) return { condition: null }
  const why =
    read.why === 'outside'
      ? `${scale} goes from 1 to 10`
      : `${scale} takes a number, such as ${scale}:<4 or ${scale}:3..6, or none`
  return { condition: null, problem: `“${scale}:${operand}” is left out: ${why}.` }
}

function readingOfDays(
  key: 'after' | 'before' | 'on',
  operand: string,
  today: Day,
  isLast: boolean,
): Reading {
  const read = dayOperand(operand, today)
  if (read.ok) {
    const { span } = read
    if (key === 'after') return { condition: { kind: 'days', from: span.from, to: null, span } }
    if (key === 'before') return { condition: { kind: 'days', from: null, to: addDays(span.from, -1), span } }
    return { condition: { kind: 'days', ...span, span } }
  }
  if (read.why === 'unfinished' && isLast) return { condition: null }
  const why =
    read.why === 'no-such-day'
      ? 'there is no such day'
      : 'a day is written 2026, 2026-01 or 2026-01-31, or today, or yesterday'
  return { condition: null, problem: `“${key}:${operand}” is left out: ${why}.` }
}

function readingOfKind(key: 'has' | 'is' | 'feeling', operand: string, isLast: boolean): Reading {
  const word = operand.toLowerCase()
  const known: readonly string[] =
    key === 'has' ? ['photo', 'photos'] : key === 'is' ? ['starred'] : emotionCategories
  if (known.includes(word)) return { condition: kindCondition(key, word) }
  if (isLast && known.some((one) => one.startsWith(word))) return { condition: null }
  const offered = key === 'has' ? 'photo' : known.join(', ')
  return { condition: null, problem: `“${key}:${operand}” is left out: ${key}: knows ${offered}.` }
}

function kindCondition(key: 'has' | 'is' | 'feeling', word: string): Condition {
  if (key === 'has') return { kind: 'photo' }
  const feeling = emotionCategories.find((one) => one === word)
  return feeling ? { kind: 'feeling', feeling } : { kind: 'starred' }
}
