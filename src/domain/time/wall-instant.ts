import { addDays, type Day, type DayRule, offsetMs } from './day.ts'

/** The same for a wall clock given as the instant (ms) at which a clock in UTC shows it. */
export function wallMsInstant(asUtc: number, zone: string): number {
  // A change of the clock lies within a day: the rules before and after it are the only two there can be.
  const before = asUtc - offsetMs(asUtc - 86_400_000, zone)
  const after = asUtc - offsetMs(asUtc + 86_400_000, zone)
  if (before === after) return before
  const shows = (instant: number) => instant + offsetMs(instant, zone) === asUtc
  const exact = [before, after].filter(shows)
  return exact.length > 0 ? Math.min(...exact) : before
}

/**
 * The instant (ms) at which the wall clock of a zone shows a date and a time 'HH:MM'. Of a time that comes twice the first; a time that is
 * skipped counts on from before the gap, so 02:30 becomes 03:30. NaN for what is no date or time.
 */
export function wallInstant(date: Day, time: string, zone: string): number {
  const asUtc =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time)
      ? Date.parse(`${date}T${time}Z`)
      : Number.NaN
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== date) return Number.NaN
  return wallMsInstant(asUtc, zone)
}

/**
 * The instant (ms) of a time 'HH:MM' on one of a person's days: hours before their day begins belong to its end. The other way round of
 * `dayOf`. NaN as for `wallInstant`.
 */
export function instantOnDay(day: Day, time: string, { zone, startHour }: DayRule): number {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return Number.NaN
  return wallInstant(Number(time.slice(0, 2)) < startHour ? addDays(day, 1) : day, time, zone)
}
