import type ICAL from 'ical.js'
import { type Day, offsetMs } from '../../time/day.ts'
import { dayNumberOf, wholeDays } from '../../time/day-number.ts'
import { longDate } from '../../time/entry-date.ts'
import { wallMsInstant } from '../../time/wall-instant.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { type RepeatRule, readRule, ruleText } from '../recurrence/repeat-rule.ts'
import { ruleDays } from '../recurrence/rule-days.ts'
import { allValues, firstValue } from './ics-component.ts'
import { type At, dayIn, instantIn, type Zones } from './ics-times.ts'

const dayMs = 86_400_000

/** How an event of a file comes again, and what of that is otherwise here. */
export interface ReadRecurrence {
  readonly series: Pick<
    CalendarEvent,
    'isRecurring' | 'recurringPattern' | 'rule' | 'recurringEndDate' | 'skipped'
  >
  readonly notes: readonly string[]
}

/** What takes place once. */
export const noSeries: ReadRecurrence['series'] = {
  isRecurring: false,
  recurringPattern: 'none',
  rule: null,
  recurringEndDate: null,
  skipped: [],
}

/** The last instant that an UNTIL allows, ISO. */
export function untilInstant(until: string, { zone }: Pick<CalendarEvent, 'zone'>): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  const time =
    until.length === 8 ? '23:59:59' : `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}`
  const wall = Date.parse(`${day}T${time}Z`)
  return new Date(until.endsWith('Z') ? wall : wall - offsetMs(wall, zone)).toISOString()
}

/** The day that a series begins on, and the ms from midnight at which, by its own clock. */
export function clockOf({ ms, zone }: At): { first: number; clockMs: number } {
  const wall = ms + offsetMs(ms, zone)
  const first = wholeDays(wall)
  return { first, clockMs: wall - first * dayMs }
}

/** Counting a rule out has an end: what comes more often, or over more years, keeps its count. */
const mostCounted = 1_000
const longestCountedDays = 366 * 40

/** The days after the first one on which a week has an occurrence, by a rule that says no more than its weekdays. */
function weekOf({ weekdays, weekStart }: RepeatRule, first: number): number[] {
  const own = (((first + 4) % 7) + 7) % 7
  const fromStart = (weekday: number) => (weekday - weekStart + 7) % 7
  const days = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [own]
  return [...new Set(days.map((day) => fromStart(day) - fromStart(own)))].sort((a, b) => a - b)
}

/** The last day that a count allows; null: it would take too long to count. */
function lastCounted(rule: RepeatRule, count: number, first: number): number | null {
  const { frequency, interval, weekdays, months, monthDays, positions } = rule
  if (count > mostCounted) return null
  if (frequency === 'monthly' || frequency === 'yearly') {
    const days = ruleDays(rule, first, first, first + longestCountedDays)
    return days.length === count ? (days.at(-1) ?? null) : null
  }
  if (months.length + monthDays.length + positions.length > 0) return null
  if (frequency === 'daily') return weekdays.length > 0 ? null : first + interval * (count - 1)
  const week = weekOf(rule, first)
  const earlier = week.filter((day) => day < 0).length
  const at = earlier + count - 1
  return first + Math.floor(at / week.length) * 7 * interval + (week[at % week.length] ?? 0)
}

/** When a series ends, so that it can be seen and changed: by UNTIL, or by the last that COUNT allows. */
function endOfSeries(rule: RepeatRule, start: At): { end: string | null; count: number | null } {
  const { until, count } = rule
  const { first, clockMs } = clockOf(start)
  const end = until === null ? null : untilInstant(start.isDay ? until.slice(0, 8) : until, start)
  const last = count === null ? null : lastCounted(rule, count, first)
  if (last === null) return { end, count }
  return { end: new Date(wallMsInstant(last * dayMs + clockMs, start.zone)).toISOString(), count: null }
}

/** Days of the series on which it does not take place, by the clock of its beginning. */
function skippedDays(component: ICAL.Component, start: At, zones: Zones): { days: Day[]; notes: string[] } {
  const { clockMs } = clockOf(start)
  const days = new Set<Day>()
  const others = new Set<Day>()
  for (const property of component.getAllProperties('exdate'))
    for (const value of allValues(property)) {
      const day = dayIn(value, property, start, zones)
      if (day === null) continue
      days.add(day)
      const at = start.isDay ? null : instantIn(value, property, start.zone, zones)
      if (at !== null && at !== wallMsInstant(dayNumberOf(day) * dayMs + clockMs, start.zone)) others.add(day)
    }
  const notes =
    others.size > 0
      ? [
          `It skips ${namedDays([...others].sort())} at another time of the day; here it skips the whole of it.`,
        ]
      : []
  return { days: [...days].sort().slice(0, 5_000), notes }
}

const mostNamed = 3

/** 'Monday 5 October 2026, Tuesday 6 October 2026 and 4 more days' */
export function namedDays(days: readonly Day[]): string {
  const shown = days.slice(0, mostNamed).map(longDate)
  const more = days.length - shown.length
  const last = more > 0 ? `${more} more ${more === 1 ? 'day' : 'days'}` : (shown.pop() ?? '')
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last
}

/** How an event of a file comes again, as it would stand here. */
export function recurrenceOf(component: ICAL.Component, start: At, zones: Zones): ReadRecurrence {
  const rules = component.getAllProperties('rrule')
  const [first] = rules
  const notes = component.getFirstProperty('exrule')
    ? ['It has a rule for days without it, which is kept but not followed here.']
    : []
  if (!first) return { series: noSeries, notes }
  if (rules.length > 1) notes.push('It has several rules; the first one counts.')
  const rule = readRule(String(firstValue(first)).slice(0, 1_000))
  if (!rule)
    return {
      series: noSeries,
      notes: [
        ...notes,
        'It repeats by a rule that Inkwell does not know, so it stands here once. The rule is kept.',
      ],
    }
  const { end, count } = endOfSeries(rule, start)
  if (end !== null && Date.parse(end) < start.ms)
    return {
      series: noSeries,
      notes: [...notes, 'Its rule ends before it begins, so it stands here once. The rule is kept.'],
    }
  const { first: day } = clockOf(start)
  if (ruleDays(rule, day, day, day).length === 0)
    notes.push('Its first day does not follow its own rule, so it is not shown on that day.')
  const skipped = skippedDays(component, start, zones)
  return {
    series: {
      isRecurring: true,
      recurringPattern: rule.frequency,
      rule: ruleText({ ...rule, until: null, count }),
      recurringEndDate: end,
      skipped: skipped.days,
    },
    notes: [...notes, ...skipped.notes],
  }
}
