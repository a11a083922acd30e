import { type Day, dateOnWall, offsetMs } from '../../time/day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, wholeDays } from '../../time/day-number.ts'
import { wallMsInstant } from '../../time/wall-instant.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { plainRule, type RepeatRule, readRule } from './repeat-rule.ts'
import { ruleDays } from './rule-days.ts'

const dayMs = 86_400_000

/** What anything has that may come again: an event, or a reminder (which has no whole days). */
export interface Recurring
  extends Pick<
    CalendarEvent,
    | 'startTime'
    | 'endTime'
    | 'zone'
    | 'isRecurring'
    | 'recurringPattern'
    | 'recurringEndDate'
    | 'rule'
    | 'skipped'
  > {
  readonly isAllDay?: boolean
}

/** One time that something takes place. Whole days have no instants: they are those dates wherever one is. */
export interface Occurrence {
  /** The day it has in its series, by the series' own clock: what it is known by, wherever it is read. */
  readonly day: Day
  readonly startMs: number
  readonly endMs: number
}

const rules = new Map<string, RepeatRule | null>()

/** Rules are read once by their text. */
function knownRule(text: string): RepeatRule | null {
  const known = rules.get(text)
  if (known !== undefined) return known
  const read = readRule(text)
  if (rules.size < 5_000) rules.set(text, read)
  return read
}

/** The rule by which something comes again; null: it takes place once, also where a rule cannot be read. */
export function ruleOfSeries(
  of: Pick<Recurring, 'isRecurring' | 'recurringPattern' | 'rule'>,
): RepeatRule | null {
  if (of.rule !== null) return knownRule(of.rule)
  return of.isRecurring && of.recurringPattern !== 'none' ? plainRule(of.recurringPattern) : null
}

/** A series made ready for many questions: its wall clock is read once. */
interface Prepared {
  readonly start: DayNumber
  /** Ms from midnight on the wall at which each occurrence begins. */
  readonly clockMs: number
  readonly lengthMs: number
  /** How many whole days each occurrence takes; 0 for what has instants. */
  readonly wholeDays: number
  readonly rule: RepeatRule | null
  readonly skipped: ReadonlySet<Day>
  readonly lastStartMs: number
}

/** What comes again is taken as no longer than a year: of what lasts for ages and comes every day, each day would hold all that ever began. */
const longestRepeatedMs = 366 * dayMs

const prepared = new WeakMap<Recurring, Prepared>()

/** The instant of an UNTIL; none: it never comes. */
export const untilMs = (until: string | null, zone: string): number => {
  if (until === null) return Number.POSITIVE_INFINITY
  const [year, month, date] = [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ]
  const asUtc =
    until.length === 8
      ? Date.UTC(year, month - 1, date + 1) - 1
      : Date.UTC(
          year,
          month - 1,
          date,
          Number(until.slice(9, 11)),
          Number(until.slice(11, 13)),
          Number(until.slice(13, 15)),
        )
  return until.endsWith('Z') ? asUtc : wallMsInstant(asUtc, zone)
}

function prepare(of: Recurring): Prepared {
  const known = prepared.get(of)
  if (known) return known
  const startMs = Date.parse(of.startTime)
  const wall = startMs + offsetMs(startMs, of.zone)
  const rule = ruleOfSeries(of)
  const longest = rule ? longestRepeatedMs : Number.POSITIVE_INFINITY
  const endMs = Math.min(startMs + longest, Math.max(startMs, Date.parse(of.endTime)))
  const start = wholeDays(wall)
  const endWall = endMs + offsetMs(endMs, of.zone)
  const made: Prepared = {
    start,
    clockMs: wall - start * dayMs,
    lengthMs: endMs - startMs,
    wholeDays: of.isAllDay ? Math.max(1, Math.round((endWall - wall) / dayMs)) : 0,
    rule,
    skipped: new Set(of.skipped),
    lastStartMs: Math.min(
      of.recurringEndDate === null ? Number.POSITIVE_INFINITY : Date.parse(of.recurringEndDate),
      untilMs(rule?.until ?? null, of.zone),
    ),
  }
  prepared.set(of, made)
  return made
}

/** How many whole days something takes; 0 where it has a time of day. */
export const wholeDaysOf = (of: Recurring): number => prepare(of).wholeDays

/** The day on which a series begins, by its own clock. */
export const firstDayOf = (of: Recurring): Day => dayOfNumber(prepare(of).start)

/**
 * Those occurrences that touch the time from `fromMs` up to `toMs`, in order. The wall clock of the series' zone is kept over changes of the clock: what
 * begins at an hour that is left out begins an hour later that day, of one that comes twice it is the first. Lengths are exact (RFC 5545, 3.8.5.3).
 * Of whole days the instants are the midnights in `zone`, so that they are the same dates wherever one is.
 */
export function occurrencesIn(
  of: Recurring,
  { fromMs, toMs, zone }: { fromMs: number; toMs: number; zone: string },
): Occurrence[] {
  const { start, clockMs, lengthMs, wholeDays: whole, rule, skipped, lastStartMs } = prepare(of)
  // No zone is further than a day from another.
  const from = wholeDays(fromMs - lengthMs) - 2 - whole
  const to = wholeDays(toMs) + 2
  const days = rule ? ruleDays(rule, start, from, to) : start >= from && start <= to ? [start] : []
  const found: Occurrence[] = []
  for (const number of days) {
    const ownStart = wallMsInstant(number * dayMs + clockMs, of.zone)
    if (rule && ownStart > lastStartMs) break
    const startMs = whole > 0 ? wallMsInstant(number * dayMs, zone) : ownStart
    const endMs = whole > 0 ? wallMsInstant((number + whole) * dayMs, zone) : startMs + lengthMs
    const touches = startMs < toMs && (endMs > fromMs || (endMs === startMs && startMs >= fromMs))
    if (!touches) continue
    const day = dayOfNumber(number)
    if (!skipped.has(day)) found.push({ day, startMs, endMs })
  }
  return found
}

/** The occurrence of a series on one of its days; null where there is none. */
export function occurrenceOn(of: Recurring, day: Day): Occurrence | null {
  const at = dayNumberOf(day)
  const { clockMs } = prepare(of)
  const startMs = wallMsInstant(at * dayMs + clockMs, of.zone)
  const near = occurrencesIn(of, { fromMs: startMs - dayMs, toMs: startMs + dayMs, zone: of.zone })
  return near.find((one) => one.day === day) ?? null
}

/** How many occurrences a rule has before one of its days, skipped ones among them. */
export function countBefore(of: Recurring, day: Day): number {
  const { start, rule } = prepare(of)
  return rule ? ruleDays(rule, start, start, dayNumberOf(day) - 1).length : 0
}

/** Nobody waits for a rule that has nothing to count for ages. */
const longestCountedDays = 100 * 366

/** The last day on which a series may begin an occurrence, by its own clock, whether a date, a rule's UNTIL or its COUNT says so; null: it goes on. */
export function lastDayOf(of: Recurring): Day | null {
  const { start, rule, lastStartMs } = prepare(of)
  const byDate = Number.isFinite(lastStartMs) ? dateOnWall(lastStartMs, of.zone) : null
  if (!rule || rule.count === null) return byDate
  const counted = ruleDays(rule, start, start, start + longestCountedDays)
  const last = counted.length === rule.count ? counted.at(-1) : undefined
  const byCount = last === undefined ? null : dayOfNumber(last)
  return byDate !== null && byCount !== null && byDate < byCount ? byDate : (byCount ?? byDate)
}
