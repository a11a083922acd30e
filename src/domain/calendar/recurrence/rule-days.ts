import { type DayNumber, daysInMonth, monthStart, partsOf } from '../../time/day-number.ts'
import type { RepeatRule } from './repeat-rule.ts'

/** One of the stretches that a rule counts by: a day, a week, a month or a year. */
interface Period {
  /** Its first day. */
  readonly first: (index: number) => DayNumber
  /** Which one holds a day. */
  readonly indexOf: (day: DayNumber) => number
  /** The days in it that the rule means, in order. */
  readonly days: (index: number) => DayNumber[]
}

const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7

/** Those days from first to last (inclusive) that fall on one of the rule's weekdays, with its place in the stretch where it has one. */
function onWeekdays({ weekdays }: RepeatRule, first: DayNumber, last: DayNumber): DayNumber[] {
  const found: DayNumber[] = []
  for (const { weekday, nth } of weekdays) {
    const earliest = first + ((weekday - weekdayOf(first) + 7) % 7)
    const count = Math.floor((last - earliest) / 7) + 1
    if (nth === 0) for (let at = 0; at < count; at++) found.push(earliest + at * 7)
    else {
      const at = nth > 0 ? nth - 1 : count + nth
      if (at >= 0 && at < count) found.push(earliest + at * 7)
    }
  }
  return inOrder(found)
}

const inOrder = (days: DayNumber[]): DayNumber[] => [...new Set(days)].sort((a, b) => a - b)

/** The days of a month that the rule means: by number, by weekday, by both, or as the first occurrence was. */
function inMonth(rule: RepeatRule, year: number, month: number, usual: number): DayNumber[] {
  const { monthDays, weekdays } = rule
  const first = monthStart(year, month)
  const length = daysInMonth(year, month)
  const byWeekday = weekdays.length > 0 ? onWeekdays(rule, first, first + length - 1) : null
  if (byWeekday && monthDays.length === 0) return byWeekday
  const wanted = monthDays.length > 0 ? monthDays : [usual]
  const byNumber = wanted
    .map((date) => (date > 0 ? date : length + 1 + date))
    .filter((date) => date >= 1 && date <= length)
    .map((date) => first + date - 1)
  return inOrder(byWeekday ? byNumber.filter((day) => byWeekday.includes(day)) : byNumber)
}

function inYear(rule: RepeatRule, year: number, start: DayNumber): DayNumber[] {
  const { month, date } = partsOf(start)
  const { months, monthDays, weekdays } = rule
  if (months.length === 0 && monthDays.length === 0 && weekdays.length > 0)
    return onWeekdays(rule, monthStart(year, 1), monthStart(year + 1, 1) - 1)
  const every = Array.from({ length: 12 }, (_, at) => at + 1)
  const meant = months.length > 0 ? [...months].sort((a, b) => a - b) : monthDays.length > 0 ? every : [month]
  return meant.flatMap((one) => inMonth(rule, year, one, date))
}

/** Of a day or of the days of a week: what the rule's parts leave of it. */
function limited(rule: RepeatRule, days: DayNumber[]): DayNumber[] {
  const { months, monthDays, weekdays } = rule
  if (months.length === 0 && monthDays.length === 0 && weekdays.length === 0) return days
  return days.filter((day) => {
    const { year, month, date, weekday } = partsOf(day)
    if (months.length > 0 && !months.includes(month)) return false
    if (weekdays.length > 0 && !weekdays.some((one) => one.weekday === weekday)) return false
    const fromEnd = date - daysInMonth(year, month) - 1
    return monthDays.length === 0 || monthDays.includes(date) || monthDays.includes(fromEnd)
  })
}

function periodsOf(rule: RepeatRule, start: DayNumber): Period {
  if (rule.frequency === 'daily')
    return { first: (day) => day, indexOf: (day) => day, days: (day) => limited(rule, [day]) }
  if (rule.frequency === 'weekly') {
    // Day 0 was a Thursday: the week that began on the rule's weekday before it is week 0.
    const offset = (4 - rule.weekStart + 7) % 7
    const first = (week: number) => week * 7 - offset
    const own = rule.weekdays.length > 0 ? null : weekdayOf(start)
    return {
      first,
      indexOf: (day) => Math.floor((day + offset) / 7),
      days: (week) => {
        const days = Array.from({ length: 7 }, (_, at) => first(week) + at)
        return limited(rule, own === null ? days : days.filter((day) => weekdayOf(day) === own))
      },
    }
  }
  if (rule.frequency === 'monthly') {
    const usual = partsOf(start).date
    return {
      first: (index) => monthStart(Math.floor(index / 12), (index % 12) + 1),
      indexOf: (day) => partsOf(day).year * 12 + partsOf(day).month - 1,
      days: (index) => {
        const month = (index % 12) + 1
        const isMeant = rule.months.length === 0 || rule.months.includes(month)
        return isMeant ? inMonth(rule, Math.floor(index / 12), month, usual) : []
      },
    }
  }
  return {
    first: (year) => monthStart(year, 1),
    indexOf: (day) => partsOf(day).year,
    days: (year) => inYear(rule, year, start),
  }
}

function atPositions(days: DayNumber[], positions: readonly number[]): DayNumber[] {
  if (positions.length === 0) return days
  return inOrder(positions.flatMap((at) => days.at(at > 0 ? at - 1 : at) ?? []))
}

/** The last day that UNTIL can mean, whichever zone its instant is read in. */
const untilDay = (until: string | null): DayNumber =>
  until === null
    ? Number.POSITIVE_INFINITY
    : Date.UTC(Number(until.slice(0, 4)), Number(until.slice(4, 6)) - 1, Number(until.slice(6, 8))) /
        86_400_000 +
      (until.length > 8 ? 1 : 0)

/**
 * The days from `from` to `to` (inclusive) on which a rule that began on `start` falls, in order (RFC 5545, 3.3.10). A month or year that has no such
 * day (a 31st, a 29 February) is left out, as the RFC says. Of an UNTIL with a time of day the caller compares the instant.
 */
export function ruleDays(rule: RepeatRule, start: DayNumber, from: DayNumber, to: DayNumber): DayNumber[] {
  const last = Math.min(to, untilDay(rule.until))
  const period = periodsOf(rule, start)
  const begin = period.indexOf(start)
  const isCounted = rule.count !== null
  const skip = isCounted
    ? 0
    : Math.max(0, Math.floor((period.indexOf(Math.max(from, start)) - begin) / rule.interval))
  const found: DayNumber[] = []
  let counted = 0
  for (let index = begin + skip * rule.interval; period.first(index) <= last; index += rule.interval)
    for (const day of atPositions(period.days(index), rule.positions)) {
      if (day < start || day > last) continue
      counted += 1
      if (isCounted && counted > (rule.count ?? 0)) return found
      if (day >= from) found.push(day)
    }
  return found
}
