import type { BetaCode } from '#contract/billing.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'

type Dated = Pick<BetaCode, 'usedAt' | 'usedBy' | 'expiresAt'>

const isExpired = ({ expiresAt }: Dated, nowMs: number): boolean => Date.parse(expiresAt) <= nowMs

/** What became of a code: used, by which account, or until when it can be used. */
export function codeState(code: Dated, moment: Moment): string {
  const on = (instant: string): string => dayWords(Date.parse(instant), moment)
  const { usedAt, usedBy, expiresAt } = code
  if (usedAt !== null)
    return `used on ${on(usedAt)} by ${usedBy === null ? 'an account that is gone' : `account ${usedBy}`}`
  return isExpired(code, moment.now) ? `expired on ${on(expiresAt)}` : `can be used until ${on(expiresAt)}`
}

/** How long the plan of a code lasts, or lasted where an admin ended it. */
export function daysWords(days: number | null): string {
  if (days === null) return 'for good'
  if (days === 0) return 'for less than a day'
  return days === 1 ? 'for a day' : `for ${days} days`
}

/** All codes in a sentence: 'Each works once. 2 can still be used, 1 was used, 3 expired.' */
export function codesWords(codes: readonly Dated[], nowMs: number): string {
  if (codes.length === 0) return 'Each code gives one person a plan, once. There are none yet.'
  const used = codes.filter(({ usedAt }) => usedAt !== null).length
  const expired = codes.filter((code) => code.usedAt === null && isExpired(code, nowMs)).length
  const open = codes.length - used - expired
  return `Each code gives one person a plan, once. ${open} can still be used, ${used} ${used === 1 ? 'was' : 'were'} used, ${expired} expired.`
}
