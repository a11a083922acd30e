import { type Day, type DayRule, dateOnWall, dayOf } from './day.ts'
import { knownZone } from './known-zone.ts'

/** What has an instant (ISO) and the zone that it was in, such as an entry. */
interface Dated {
  readonly createdAt: string
  readonly zone: string
}

/** The day (in the entry's own zone, whatever zone it is read in; in UTC where this platform does not know it) that an entry belongs to; startHour 0 to 11. */
export function entryDay({ createdAt, zone }: Dated, startHour: number): Day {
  return dayOf(Date.parse(createdAt), { zone, startHour })
}

/**
 * The month ('2026-11') of that day. Far from a month's ends no zone can change it, so that ten thousand entries are quickly
 * sorted into their months.
 */
export function entryMonth(entry: Dated, startHour: number): string {
  const inUtc = new Date(entry.createdAt)
  const date = inUtc.getUTCDate()
  const isSafe = date > 1 && date < 28
  return (isSafe ? inUtc.toISOString() : entryDay(entry, startHour)).slice(0, 7)
}

/**
 * 'Thursday 19 November 2026, 21:31': the day that an instant (ms) belongs to, and what the clock on the wall of that zone showed. Where that
 * was the next date already: 'Thursday 19 November 2026, 01:30 next day'.
 */
export function dateAndTime(instantMs: number, rule: DayRule): string {
  const day = dayOf(instantMs, rule)
  const isNextDate = dateOnWall(instantMs, rule.zone) !== day
  return `${longDate(day)}, ${timeOnWall(instantMs, rule.zone)}${isNextDate ? ' next day' : ''}`
}

/** '21:31', the wall clock at an instant (ms) in a zone. */
export function timeOnWall(instantMs: number, zone: string): string {
  return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone).format(instantMs)
}

/** '21:31:08', the same with seconds. */
export function secondOnWall(instantMs: number, zone: string): string {
  return format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }, zone).format(
    instantMs,
  )
}

/** A day as 'Thursday 19 November 2026'. */
export function longDate(day: Day): string {
  return `${weekday(day, 'long')} ${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`
}

/** A day as '14 March', with the year where it is not the given one. */
export function shortDate(day: Day, thisYear: string): string {
  const text = `${dayNumber(day)} ${monthName(day)}`
  return day.startsWith(thisYear) ? text : `${text} ${day.slice(0, 4)}`
}

/** The number of a day in its month: 19. */
export const dayNumber = (day: Day): number => Number(day.slice(8, 10))

/** 'Thu' or 'Thursday'. */
export function weekday(day: Day, length: 'short' | 'long'): string {
  return format({ weekday: length }, 'UTC').format(Date.parse(day))
}

/** 'November', of a day or of a month such as '2026-11'. */
export function monthName(dayOrMonth: string): string {
  return format({ month: 'long' }, 'UTC').format(Date.parse(dayOrMonth))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: knownZone(zone) })
  formats.set(key, known)
  return known
}
