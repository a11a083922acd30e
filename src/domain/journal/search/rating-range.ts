import type { Rating } from '../rating-words.ts'

/** Ratings from `from` to `to`, both 1 to 10; or those that were never given. */
export type RatingRange = { readonly from: number; readonly to: number } | 'none'

const compared = /^(<=|>=|<|>|=)?(\d{1,4})$/
const between = /^(\d{1,4})\.\.(\d{1,4})$/
/** What can still become a condition while somebody types it. */
const unfinished = /^(?:<=?|>=?|=|\d{1,2}\.{1,2}|n|no|non)?$/i

export type RatingOperand =
  | { readonly ok: true; readonly range: RatingRange }
  /** 'outside': numbers that no rating has; 'unclear': no number at all. */
  | { readonly ok: false; readonly why: 'unfinished' | 'outside' | 'unclear' }

/** The ratings that an operand such as '<4', '>=7', '5', '3..6' or 'none' means. */
export function ratingOperand(operand: string): RatingOperand {
  if (/^none$/i.test(operand)) return { ok: true, range: 'none' }
  const range = between.exec(operand)
  if (range) return within(Number(range[1]), Number(range[2]))
  const match = compared.exec(operand)
  if (!match) return { ok: false, why: unfinished.test(operand) ? 'unfinished' : 'unclear' }
  const number = Number(match[2])
  if (number < 1 || number > 10) return { ok: false, why: 'outside' }
  const [from, to] = boundsOf(match[1], number)
  return from > to ? { ok: false, why: 'outside' } : { ok: true, range: { from, to } }
}

function within(a: number, b: number): RatingOperand {
  const [from, to] = [Math.min(a, b), Math.max(a, b)]
  return from < 1 || to > 10 ? { ok: false, why: 'outside' } : { ok: true, range: { from, to } }
}

function boundsOf(sign: string | undefined, number: number): [number, number] {
  if (sign === '<') return [1, number - 1]
  if (sign === '<=') return [1, number]
  if (sign === '>') return [number + 1, 10]
  if (sign === '>=') return [number, 10]
  return [number, number]
}

/** True when a rating lies in a range. One that was never given lies in 'none' alone. */
export function isRatingIn(rating: Rating | undefined, range: RatingRange): boolean {
  if (rating === null || rating === undefined) return range === 'none'
  return range !== 'none' && rating >= range.from && rating <= range.to
}

/** The given ratings in a range: '5 or lower', '7', '3 to 6', '8 or higher'. */
export function rangeInWords({ from, to }: Exclude<RatingRange, 'none'>): string {
  if (from === to) return `${from}`
  if (from <= 1) return `${to} or lower`
  return to >= 10 ? `${from} or higher` : `${from} to ${to}`
}
