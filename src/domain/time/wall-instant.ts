import { addDays, type Day, type DayRule } from './day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the wall clock of a zone is ahead of UTC at an instant, in ms. Throws RangeError for an unknown zone. */
function aheadMs(instantMs: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, format)
  }
  const parts: Record<string, string> = {}
  for (const part of format.formatToParts(instantMs)) parts[part.type] = part.value
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year)
  const wall = new Date(0)
  wall.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day))
  wall.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second))
  return wall.getTime() - Math.floor(instantMs / 1000) * 1000
}

/**
 * The instant (ms) at which the wall clock of a zone shows a date and a time 'HH:MM'. Of a time that comes twice the first; a time that is
 * skipped counts on from before the gap, so 02:30 becomes 03:30. NaN for what is no date or time; RangeError for an unknown zone.
 */
export function wallInstant(date: Day, time: string, zone: string): number {
  const asUtc =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time)
      ? Date.parse(`${date}T${time}Z`)
      : Number.NaN
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== date) return Number.NaN
  // A change of the clock lies within a day: the rules before and after it are the only two there can be.
  const before = asUtc - aheadMs(asUtc - 86_400_000, zone)
  const after = asUtc - aheadMs(asUtc + 86_400_000, zone)
  const shows = (instant: number) => instant + aheadMs(instant, zone) === asUtc
  const exact = [before, after].filter(shows)
  return exact.length > 0 ? Math.min(...exact) : before
}

/**
 * The instant (ms) of a time 'HH:MM' on one of a person's days: hours before their day begins belong to its end. The other way round of
 * `dayOf`. NaN and RangeError as for `wallInstant`.
 */
export function instantOnDay(day: Day, time: string, { zone, startHour }: DayRule): number {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return Number.NaN
  return wallInstant(Number(time.slice(0, 2)) < startHour ? addDays(day, 1) : day, time, zone)
}
