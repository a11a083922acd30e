import { zoneOffsetMs } from './zone-offset.ts'

/** A calendar day as "2026-11-21". */
export type Day = string

/** How a person counts days: their IANA zone and the hour (0 to 11) at which their day begins. */
export interface DayRule {
  readonly zone: string
  readonly startHour: number
}

interface WallTime {
  readonly date: Day
  readonly hour: number
}

/**
 * What holds at both ends of three days holds within them: two changes of one zone lie a week apart at least (Recife, October 2000) in
 * the years in which all zones of the platform were looked at, 1970 to 2037.
 */
const stretchMs = 3 * 86_400_000
const lastMs = Date.UTC(2038, 0, 1)
/** What is known of a zone: its offset (ms) at the beginning of stretches since 1970, and when (ms) it changes within some of them. */
interface KnownOffsets {
  readonly zone: string
  readonly at: Map<number, number>
  readonly changes: Map<number, number>
}
const known = new Map<string, KnownOffsets>()
/** Who asks once asks of the same zone again. */
let latest: KnownOffsets | undefined

function knownOf(zone: string): KnownOffsets {
  if (latest?.zone === zone) return latest
  latest = known.get(zone) ?? { zone, at: new Map(), changes: new Map() }
  known.set(zone, latest)
  return latest
}

/** The offset at the beginning of the nth stretch. */
function offsetAt({ zone, at }: KnownOffsets, nth: number): number {
  const found = at.get(nth)
  if (found !== undefined) return found
  const offset = zoneOffsetMs(nth * stretchMs, zone)
  at.set(nth, offset)
  return offset
}

/** The first instant (ms) of the nth stretch at which what held at its beginning holds no more: a clock that changes is looked for once. */
function changeIn(of: KnownOffsets, nth: number): number {
  const found = of.changes.get(nth)
  if (found !== undefined) return found
  const first = offsetAt(of, nth)
  let [before, after] = [nth * stretchMs, (nth + 1) * stretchMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (zoneOffsetMs(middle, of.zone) === first) before = middle
    else after = middle
  }
  of.changes.set(nth, after)
  return after
}

/** How far the wall clock of a zone is ahead of UTC at an instant (ms), in ms. */
export function offsetMs(instantMs: number, zone: string): number {
  if (!(instantMs >= 0 && instantMs < lastMs)) return zoneOffsetMs(instantMs, zone)
  const nth = Math.floor(instantMs / stretchMs)
  const of = knownOf(zone)
  const offset = offsetAt(of, nth)
  const next = offsetAt(of, nth + 1)
  return offset === next || instantMs < changeIn(of, nth) ? offset : next
}

const dayMs = 86_400_000
/** Days by their number since 1970: written once, since a calendar asks for the same ones thousands of times. */
const days = new Map<number, Day>()

/** The day of a number, which counts from 1 January 1970 (0). Throws RangeError for none. */
export function dayOfNumber(number: number): Day {
  const known = days.get(number)
  if (known !== undefined) return known
  const day = new Date(number * dayMs).toISOString().slice(0, 10)
  // Two hundred years of days; who looks further does without.
  if (days.size < 75_000) days.set(number, day)
  return day
}

function wallTime(instantMs: number, zone: string): WallTime {
  const wall = instantMs + offsetMs(instantMs, zone)
  const number = Math.floor(wall / dayMs)
  return { date: dayOfNumber(number), hour: Math.floor((wall - number * dayMs) / 3_600_000) }
}

/** The hour on the wall (0 to 23) at an instant in a zone; of UTC where the platform does not know the zone. */
export const hourOf = (instantMs: number, zone: string): number => wallTime(instantMs, zone).hour

/** The day that an instant (ms since 1970) belongs to: before startHour it is still the day before. */
export function dayOf(instantMs: number, { zone, startHour }: DayRule): Day {
  const { date, hour } = wallTime(instantMs, zone)
  return hour < startHour ? addDays(date, -1) : date
}

/** The date in the calendar at an instant (ms since 1970) in a zone, which is not always the day that it belongs to. */
export function dateOnWall(instantMs: number, zone: string): Day {
  return wallTime(instantMs, zone).date
}

/** The day that lies `count` days after (before, when negative) a day. Throws RangeError when it is no day. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** 'night' 0 to 4, 'morning' 5 to 11, 'afternoon' 12 to 16, 'evening' 17 to 23, by the hour on the wall. */
export function timeOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** What one says on meeting at an hour on the wall. 'Good night' is said on leaving, and at two it is no evening any more. */
export function greetingAt(hour: number): string {
  const part = timeOfDay(hour)
  return part === 'night' ? 'Hello' : `Good ${part}`
}
