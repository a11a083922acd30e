import { monthName, shortDate } from '#domain/time/entry-date.ts'
import { addDays, type Day } from '../../time/day.ts'

/** A stretch of days: a day, a month or a year. `to` is its last day. */
export interface DaySpan {
  readonly from: Day
  readonly to: Day
}

export type DayOperand =
  | { readonly ok: true; readonly span: DaySpan }
  /** 'no-such-day': written as a day, but there is none. */
  | { readonly ok: false; readonly why: 'unfinished' | 'no-such-day' | 'unclear' }

const written = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/
const unfinished = /^(?:\d{0,3}|\d{4}-|\d{4}-\d{1,2}-)$/

/** The days that an operand means: '2026', '2026-01', '2026-01-31', 'today' or 'yesterday'; `today` is the person's day. */
export function dayOperand(operand: string, today: Day): DayOperand {
  const word = operand.toLowerCase()
  if (word === 'today') return { ok: true, span: { from: today, to: today } }
  if (word === 'yesterday') {
    const day = addDays(today, -1)
    return { ok: true, span: { from: day, to: day } }
  }
  const match = written.exec(operand)
  if (!match) {
    const isBegun = unfinished.test(operand) || 'today'.startsWith(word) || 'yesterday'.startsWith(word)
    return { ok: false, why: isBegun ? 'unfinished' : 'unclear' }
  }
  const span = spanOf(match[1] ?? '', match[2], match[3])
  if (!span) return { ok: false, why: /-0$/.test(operand) ? 'unfinished' : 'no-such-day' }
  return { ok: true, span }
}

function spanOf(year: string, month: string | undefined, date: string | undefined): DaySpan | null {
  if (year === '0000') return null
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const monthNumber = Number(month)
  if (monthNumber < 1 || monthNumber > 12) return null
  const first = `${year}-${month.padStart(2, '0')}`
  const length = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate()
  if (date === undefined) return { from: `${first}-01`, to: `${first}-${length}` }
  if (Number(date) < 1 || Number(date) > length) return null
  const day = `${first}-${date.padStart(2, '0')}`
  return { from: day, to: day }
}

/** A span as somebody says it: '2026', 'January 2026', '31 January 2026'. */
export function spanInWords({ from, to }: DaySpan): string {
  const year = from.slice(0, 4)
  if (from === to) return shortDate(from, '')
  return from.slice(0, 7) === to.slice(0, 7) ? `${monthName(from)} ${year}` : year
}
