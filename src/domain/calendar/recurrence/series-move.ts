import { type Day, dateOnWall } from '../../time/day.ts'
import {
  type DayNumber,
  dayNumberOf,
  dayOfNumber,
  daysInMonth,
  monthStart,
  partsOf,
} from '../../time/day-number.ts'
import { timeOnWall } from '../../time/entry-date.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { type RepeatRule, type RuleWeekday, ruleText } from './repeat-rule.ts'
import { ruleDays } from './rule-days.ts'
import { firstDayOf, occurrenceOn, ruleOfSeries, untilMs } from './series.ts'

type Changes = Partial<CalendarEvent>

/** What a series becomes when one of its occurrences is moved and the others go with it. */
export interface SeriesMoved {
  readonly changes: Changes
  /** Where an occurrence goes that had a day before. */
  readonly dayOf: (day: Day) => Day
}

const shifted = (day: Day, by: number): Day => dayOfNumber(dayNumberOf(day) + by)

/** A weekday's place in its month as a person would say it after moving something there: the last stays the last where it is. */
function placeInMonth(day: DayNumber, isLast: boolean): RuleWeekday {
  const { year, month, date, weekday } = partsOf(day)
  const isNowLast = isLast && date + 7 > daysInMonth(year, month)
  return { weekday, nth: isNowLast ? -1 : Math.ceil(date / 7) }
}

/** The rule of a series of which the occurrence on `from` goes to `to`. */
function movedRule(rule: RepeatRule, from: DayNumber, to: DayNumber): RepeatRule {
  const by = to - from
  if (rule.frequency === 'daily' || rule.frequency === 'weekly') {
    const weekdays = rule.weekdays.map((one) => ({ ...one, weekday: (((one.weekday + by) % 7) + 7) % 7 }))
    return { ...rule, weekdays }
  }
  const [was, is] = [partsOf(from), partsOf(to)]
  const fromEnd = was.date - daysInMonth(was.year, was.month) - 1
  const months = rule.months.map((one) => (one === was.month ? is.month : one))
  const monthDays = rule.monthDays.map((one) => (one === was.date || one === fromEnd ? is.date : one))
  const weekdays = rule.weekdays.map((one) =>
    one.weekday === was.weekday && one.nth !== 0 ? placeInMonth(to, one.nth < 0) : one,
  )
  const moved = { ...rule, months, monthDays, weekdays }
  const isYearly = rule.frequency === 'yearly'
  const plain = { ...rule, months: isYearly ? [is.month] : months, weekdays: [], positions: [] }
  // What cannot be said of the day that it goes to (the last working day) comes by its date from then on.
  return periodDays(moved, to, to).includes(to) ? moved : { ...plain, monthDays: [is.date] }
}

/** A rule without end that says itself what it else has from a day of its series. */
function wholeRule(rule: RepeatRule, usual: DayNumber): RepeatRule {
  const { frequency, months, monthDays, weekdays } = rule
  const endless = { ...rule, count: null, until: null }
  if (weekdays.length > 0 || monthDays.length > 0) return endless
  const { month, date } = partsOf(usual)
  const isOpen = frequency === 'yearly' && months.length === 0
  return { ...endless, monthDays: [date], months: isOpen ? [month] : months }
}

/** The days of a rule in the month or the year of a day. */
function periodDays(rule: RepeatRule, of: DayNumber, usual: DayNumber): DayNumber[] {
  const period = periodOf(rule, of)
  const start = beginOf(rule, period)
  const whole = { ...wholeRule(rule, usual), interval: 1 }
  return ruleDays(whole, start, start, beginOf(rule, period + 1) - 1)
}

/** Counted months or years. */
const periodOf = ({ frequency }: RepeatRule, day: DayNumber): number => {
  const { year, month } = partsOf(day)
  return frequency === 'yearly' ? year : year * 12 + month - 1
}
const beginOf = ({ frequency }: RepeatRule, period: number): DayNumber =>
  frequency === 'yearly' ? monthStart(period, 1) : monthStart(Math.floor(period / 12), (period % 12) + 1)

const isByDays = ({ frequency }: RepeatRule): boolean => frequency === 'daily' || frequency === 'weekly'

/** How the days of a series move whose occurrence on `from` goes to `to`: all by as many days, or within their months and years. */
interface Way {
  readonly old: RepeatRule
  readonly next: RepeatRule
  readonly first: DayNumber
  readonly from: DayNumber
  readonly to: DayNumber
}

function movedDay({ old, next, from, to }: Way, day: DayNumber): DayNumber {
  const by = to - from
  if (isByDays(old)) return day + by
  const periods = periodOf(old, to) - periodOf(old, from)
  const before = periodDays(old, day, from)
  const after = periodDays(next, beginOf(old, periodOf(old, day) + periods), to)
  const isOneOfSeveral = before.length > 1 && periods === 0
  const found = isOneOfSeveral
    ? after.includes(day)
      ? day
      : after.find((one) => !before.includes(one))
    : after[before.indexOf(day)]
  return found ?? day + by
}

/** Where the series begins then: not before the month or year in which it began, unless it is its beginning that was moved there. */
function movedFirst(way: Way): DayNumber {
  const { old, next, first, from, to } = way
  if (isByDays(old)) return first + to - from
  const period = periodOf(old, first) + periodOf(old, to) - periodOf(old, from)
  const begin = beginOf(old, period)
  const earliest = Math.max(begin, beginOf(old, periodOf(old, first)))
  const isSeveral = periodDays(old, first, from).length > 1
  const bound = Math.min(to, isSeveral ? Math.max(earliest, first + Math.min(0, to - from)) : earliest)
  return ruleDays(wholeRule(next, to), begin, bound, to)[0] ?? to
}

/** The last day on which one may begin, moved as the last occurrence up to it is. */
function movedLast(way: Way, endMs: number, clock: string, zone: string): DayNumber {
  const end = dayNumberOf(dateOnWall(endMs, zone)) - (timeOnWall(endMs, zone) < clock ? 1 : 0)
  const by = way.to - way.from
  if (isByDays(way.old)) return end + by
  const last = ruleDays({ ...way.old, until: null }, way.first, way.first, end).at(-1)
  return last === undefined ? end + by : movedDay(way, last)
}

/** Where the rule or the series ends, in the form in which it said so. */
function movedEnds(
  event: CalendarEvent,
  way: Way,
  zone: string,
): { until: string | null; end: string | null } {
  const clock = timeOnWall(Date.parse(event.startTime), event.zone)
  const move = (endMs: number): Day => dayOfNumber(movedLast(way, endMs, clock, event.zone))
  const lastMinute = (day: Day) => new Date(wallInstant(day, '23:59', zone)).toISOString()
  const { until } = way.old
  const untilDay = until === null ? null : move(untilMs(until, event.zone))
  const written = untilDay === null ? null : until?.length === 8 ? untilDay : lastMinute(untilDay)
  return {
    until: written?.replace(/\.\d+/, '').replaceAll(/[-:]/g, '') ?? null,
    end: event.recurringEndDate === null ? null : lastMinute(move(Date.parse(event.recurringEndDate))),
  }
}

/**
 * Moves a whole series as its occurrence on a day is moved. `changes`: what else is changed with it; another zone, rule or end among it is taken as it is
 * said. The weekdays of a rule move with its days; what is counted in months (the 4th, the second Tuesday) becomes what the new day is in its month.
 */
export function moveSeries(event: CalendarEvent, day: Day, changes: Changes): SeriesMoved {
  const { startTime, endTime, zone = event.zone } = changes
  const at = occurrenceOn(event, day)
  const old = ruleOfSeries(event)
  if (!old || (startTime === undefined && endTime === undefined)) return { changes: {}, dayOf: (one) => one }
  const startMs = Date.parse(startTime ?? '') || (at?.startMs ?? Date.parse(event.startTime))
  const endMs = Date.parse(endTime ?? '') || startMs + ((at?.endMs ?? 0) - (at?.startMs ?? 0))
  const [from, to] = [dayNumberOf(day), dayNumberOf(dateOnWall(startMs, zone))]
  const first = dayNumberOf(firstDayOf(event))
  const kept = ruleOfSeries({ ...event, ...changes })
  const isSame = from === to || kept?.frequency !== old.frequency
  const next = isSame ? (kept ?? old) : movedRule(kept, from, to)
  const way: Way = { old, next, first, from, to }
  const isShifted = kept?.frequency !== old.frequency
  const begin = from === to ? first : isShifted ? first + to - from : movedFirst(way)
  const dayOf = (one: Day): Day =>
    from === to ? one : isShifted ? shifted(one, to - from) : dayOfNumber(movedDay(way, dayNumberOf(one)))
  const beginMs = wallInstant(dayOfNumber(begin), timeOnWall(startMs, zone), zone)
  const ends = movedEnds(event, way, zone)
  const hasOwnRule = ('rule' in changes ? changes.rule : event.rule) !== null
  return {
    dayOf,
    changes: {
      startTime: new Date(beginMs).toISOString(),
      endTime: new Date(beginMs + Math.max(0, endMs - startMs)).toISOString(),
      skipped: event.skipped.map(dayOf),
      ...(hasOwnRule && { rule: ruleText('rule' in changes ? next : { ...next, until: ends.until }) }),
      ...(!('recurringEndDate' in changes) && { recurringEndDate: ends.end }),
    },
  }
}
