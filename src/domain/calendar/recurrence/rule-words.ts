import { ordinal } from '#domain/text/ordinal.ts'
import type { Day } from '../../time/day.ts'
import { dayNumberOf, partsOf } from '../../time/day-number.ts'
import { dayNumber, monthName, weekday } from '../../time/entry-date.ts'
import type { RepeatRule, RuleWeekday } from './repeat-rule.ts'

const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' and ')

// 1970 began on a Thursday, day 4 of its week.
const weekdayName = (number: number): string => weekday(`1970-01-0${((number + 3) % 7) + 1}`, 'long')

/** Weekdays from Monday on. */
const inWeek = (weekdays: readonly RuleWeekday[]): number[] =>
  [...new Set(weekdays.map((one) => one.weekday))].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const placeOf = (nth: number): string | null => (nth === -1 ? 'last' : (places[nth - 1] ?? null))

/** 'second Tuesday', 'first and third Monday'; null for what cannot be said so shortly. */
function placedWeekdays({ weekdays, positions }: RepeatRule): string | null {
  const [first] = weekdays
  if (!first || weekdays.some((one) => one.weekday !== first.weekday)) return null
  const nths = positions.length > 0 ? positions : weekdays.map(({ nth }) => nth)
  if (positions.length > 0 && weekdays.some(({ nth }) => nth !== 0)) return null
  const said = nths.map(placeOf)
  return said.every((one) => one !== null) ? `${listed(said)} ${weekdayName(first.weekday)}` : null
}

const dateWord = (date: number): string | null => (date > 0 ? ordinal(date) : date === -1 ? 'last day' : null)

function inMonth(rule: RepeatRule, date: number): string | null {
  const { weekdays, monthDays, positions } = rule
  if (weekdays.length > 0) return monthDays.length > 0 ? null : placedWeekdays(rule)
  if (positions.length > 0) return null
  const said = (monthDays.length > 0 ? monthDays : [date]).map(dateWord)
  return said.every((one) => one !== null) ? listed(said) : null
}

function weekly({ weekdays, months, monthDays, positions }: RepeatRule, first: Day): string | null {
  if (months.length + monthDays.length + positions.length > 0) return null
  const days = inWeek(weekdays)
  if (days.length === 0) return weekday(first, 'long')
  if (days.length === 7) return 'day'
  if (days.join() === '1,2,3,4,5') return 'weekday'
  return listed(days.map(weekdayName))
}

function yearly(rule: RepeatRule, first: Day): string | null {
  const { date, month } = partsOf(dayNumberOf(first))
  const { months, monthDays, weekdays } = rule
  if (months.length > 1 || monthDays.length > 1) return null
  const name = monthName(`2000-${String(months[0] ?? month).padStart(2, '0')}`)
  if (weekdays.length > 0) {
    const placed = months.length === 1 && monthDays.length === 0 ? placedWeekdays(rule) : null
    return placed === null ? null : `the ${placed} of ${name}`
  }
  const [only = date] = monthDays
  if (rule.positions.length > 0 || only < 0 || (monthDays.length === 1 && months.length === 0)) return null
  return `${monthDays.length === 1 ? only : dayNumber(first)} ${name}`
}

/** How often a rule comes, with 'Every' before it: 'Tuesday and Friday', '2 weeks on Tuesday', 'month on the last Friday'. `first`: the day that it begins on. Null for what cannot be said so shortly. */
export function ruleWords(rule: RepeatRule, first: Day): string | null {
  const { frequency, interval } = rule
  const isEach = interval === 1
  if (frequency === 'daily') {
    if (rule.weekdays.length > 0) return isEach ? weekly(rule, first) : null
    return rule.months.length + rule.monthDays.length + rule.positions.length > 0
      ? null
      : isEach
        ? 'day'
        : `${interval} days`
  }
  if (frequency === 'weekly') {
    const days = weekly(rule, first)
    if (days === null || isEach) return days
    if (rule.weekdays.length === 0) return `${interval} weeks`
    const on = days === 'day' ? 'every day' : days === 'weekday' ? 'every weekday' : days
    return `${interval} weeks on ${on}`
  }
  if (frequency === 'monthly') {
    if (rule.months.length > 0) return null
    if (!isEach && rule.weekdays.length + rule.monthDays.length + rule.positions.length === 0)
      return `${interval} months`
    const days = inMonth(rule, partsOf(dayNumberOf(first)).date)
    return days === null ? null : `${isEach ? 'month' : `${interval} months`} on the ${days}`
  }
  if (
    !isEach &&
    rule.weekdays.length + rule.monthDays.length + rule.months.length + rule.positions.length === 0
  )
    return `${interval} years`
  const day = yearly(rule, first)
  return day === null ? null : `${isEach ? 'year' : `${interval} years`} on ${day}`
}
