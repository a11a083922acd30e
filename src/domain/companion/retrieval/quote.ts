import { tellingWords } from '#domain/search/word-keys.ts'
import type { Span } from '#domain/text/text.ts'
import { statementsIn } from './statements.ts'

/** A statement is quoted whole; one that is longer than this is none to quote. */
export const longestQuote = 600
/** Statements are joined to a quote only up to this length. */
const longestPair = 220
const shortestQuoteWords = 6
/** What begins so goes on with what stands before it. */
export const goesOn = /^(?:they|he|she|it|this|that|but|so|and|then|because)\b/i

/** A line with what turns it is joined up to this length. */
export const longestTurned = 340
/** What takes back or answers what was told of somebody: "around number nine grandma reached over". */
const turns =
  /^(?:but|until|then|in the end|at last|finally|instead|even so|this time|around (?:number )?\p{L}+) |^(?:and |then |so )?(?:she|he|they|\p{L}+) (?:said|answered|replied|told (?:him|her|them)|stood up|spoke up)\b/iu
const ofAnother =
  /^(?!I\b)(?:\p{L}{1,20} )?(?:he|she|they|uncle|aunt|auntie|mum|mom|mam|dad|boss|\p{Lu}\p{Ll}{1,20}|nobody|everyone) (?:.{0,90} )?(?:used|called|laughed|shouted|said|told|mocked|ignored|kept|forgot|left|lied)\b/u
const farthestTurn = 2

/** Where, within two statements, the page answers a line that tells what another did; null where it stands for itself. */
export function turnAfter(statements: readonly Span[], at: number): number | null {
  if (!ofAnother.test(statements[at]?.text.trim() ?? '')) return null
  const next = statements.slice(at + 1, at + 1 + farthestTurn)
  const last = next.findLastIndex(({ text }) => turns.test(text.trim()))
  return last < 0 ? null : at + 1 + last
}

/** The statement that holds most of what matched, whole, with what follows where it is short, goes on or matches, too; null for none. */
export function quoteOf(text: string, weights: ReadonlyMap<string, number>): string | null {
  const statements = statementsIn(text)
  const scores = statements.map(({ text: said }) => {
    const stems = new Set(tellingWords(said).map((word) => word.stem))
    return [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0)
  })
  const most = Math.max(0, ...scores)
  return most > 0 ? quoteAt(text, statements, scores.indexOf(most), (at) => (scores[at] ?? 0) > 0) : null
}

/** The statement at a place of a text, with what belongs to it; null where it is too long to be read at a glance. */
export function quoteAt(
  text: string,
  statements: readonly Span[],
  at: number,
  isNear: (at: number) => boolean = () => false,
  longestJoined = longestPair,
): string | null {
  const first = statements[at]
  if (!first) return null
  let { end } = first
  for (let next = at + 1; next < statements.length; next++) {
    const following = statements[next]
    if (!following) break
    const isShort = text.slice(first.start, end).split(/\s+/).length < shortestQuoteWords
    const isBeside =
      !text.slice(end, following.start).includes('\n') && following.end - first.start <= longestJoined
    if (!isBeside || !(isShort || isNear(next) || goesOn.test(following.text))) break
    end = following.end
  }
  const whole = text.slice(first.start, end).trimEnd()
  return whole.length <= longestQuote ? whole : null
}
