import { type Day, dateOnWall } from '../time/day.ts'
import { dayNumberOf, dayOfNumber } from '../time/day-number.ts'
import { timeOnWall } from '../time/entry-date.ts'
import type { MyDayRule } from '../time/my-day.ts'
import { instantOnDay, wallInstant } from '../time/wall-instant.ts'
import type { CalendarMark } from './calendar-mark.ts'
import { clockAt } from './day-columns.ts'

/** A day's column has so many minutes, by the clock on the wall: also on days on which clocks change. */
export const columnMinutes = 1_440

/** Minutes by the wall clock from the beginning of a person's day to an instant on it. */
const minutesOn = (atMs: number, { zone, startHour }: MyDayRule): number => {
  const [hour = 0, minute = 0] = timeOnWall(atMs, zone).split(':').map(Number)
  return (hour * 60 + minute - startHour * 60 + columnMinutes) % columnMinutes
}

/** Where a mark with a time stands in the column of one of its days, in minutes from its top; null for whole days. */
export function placeOn(mark: CalendarMark, day: Day, rule: MyDayRule): { from: number; to: number } | null {
  if (mark.startMs === null || mark.endMs === null) return null
  const from = mark.day < day ? 0 : minutesOn(mark.startMs, rule)
  const to = mark.lastDay > day ? columnMinutes : minutesOn(mark.endMs, rule)
  // What ends as the day does ends at 0 of the next one.
  return { from, to: to < from || (to === 0 && mark.endMs > mark.startMs) ? columnMinutes : to }
}

/** The instant (ms) at so many minutes (0 to 1440) of a day's column. */
export const instantAt = (day: Day, minutes: number, rule: MyDayRule): number =>
  minutes >= columnMinutes
    ? instantOnDay(dayOfNumber(dayNumberOf(day) + 1), clockAt(0, rule.startHour), rule)
    : instantOnDay(day, clockAt(minutes, rule.startHour), rule)

/**
 * The instants of something that was moved by days and minutes on the wall: it keeps its clock over a change of the clocks, and its length. A series of
 * whole days moves by whole days, in the zone that it has.
 */
export function movedBy(
  at: { startMs: number; endMs: number },
  byDays: number,
  byMinutes: number,
  zone: string,
): { startMs: number; endMs: number } {
  const wall =
    Date.parse(`${dateOnWall(at.startMs, zone)}T${timeOnWall(at.startMs, zone)}Z`) + byMinutes * 60_000
  const date = dayOfNumber(Math.floor(wall / 86_400_000) + byDays)
  const startMs = wallInstant(date, new Date(wall).toISOString().slice(11, 16), zone)
  return { startMs, endMs: startMs + (at.endMs - at.startMs) }
}
