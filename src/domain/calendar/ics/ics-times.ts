import ICAL from 'ical.js'
import { addDays, type Day, dateOnWall } from '../../time/day.ts'
import { wallInstant, wallMsInstant } from '../../time/wall-instant.ts'
import { firstValue } from './ics-component.ts'
import { type IcsZone, wallOf } from './ics-zones.ts'

export type Zones = (tzid: string) => IcsZone | undefined

/** A time of a file: an instant, by whose clock, and whether it is a whole day. */
export interface At {
  readonly ms: number
  readonly zone: string
  readonly isDay: boolean
  readonly wall: number
  readonly note?: string
}

export const isUsable = (time: unknown): time is ICAL.Time =>
  time instanceof ICAL.Time && Number.isFinite(wallOf(time)) && time.year >= 1600 && time.year <= 9999

export function timeOf(property: ICAL.Property | null, zones: Zones, here: string): At | null {
  const time = firstValue(property)
  if (!property || !isUsable(time)) return null
  const wall = wallOf(time)
  if (time.isDate) {
    const day = new Date(wall).toISOString().slice(0, 10)
    return { ms: wallInstant(day, '00:00', here), zone: here, isDay: true, wall }
  }
  const tzid = property.getFirstParameter('tzid') as string | undefined
  if (time.zone === ICAL.Timezone.utcTimezone) return { ms: wall, zone: 'UTC', isDay: false, wall }
  const found = zones(tzid ?? '')
  if (found?.zone) return { ms: found.instantOf(time), zone: found.zone, isDay: false, wall }
  if (found) {
    const note = `Its time zone “${tzid}” is not known by name; it keeps the clock of ${here}.`
    return { ms: found.instantOf(time), zone: here, isDay: false, wall, note }
  }
  const day = new Date(wall).toISOString()
  const ms = wallInstant(day.slice(0, 10), day.slice(11, 16), here) + time.second * 1_000
  const note = `Its time zone “${tzid}” is not known; it was read by the clock of ${here}.`
  return { ms, zone: here, isDay: false, wall, ...(tzid && { note }) }
}

const latestEnd = Date.UTC(9999, 11, 31, 23, 59, 59)

/** The first instant after it (ms), of whole days the midnight after the last, and what had to be changed for it. */
export function endOf(
  component: ICAL.Component,
  start: At,
  zones: Zones,
  here: string,
): { ms: number; notes: string[] } {
  const end = timeOf(component.getFirstProperty('dtend'), zones, here)
  const duration = firstValue(component.getFirstProperty('duration'))
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0
  const isBack = end ? end.ms < start.ms : seconds < 0
  const notes = isBack ? ['It ends before it begins, so its end was left out.'] : []
  if (start.isDay) {
    const startDay = new Date(start.wall).toISOString().slice(0, 10)
    const days = end ? Math.ceil((end.wall - start.wall) / 86_400_000) : Math.ceil(seconds / 86_400)
    return { ms: wallInstant(addDays(startDay, Math.max(1, days)), '00:00', here), notes }
  }
  const ms = Math.max(start.ms, end ? end.ms : start.ms + seconds * 1_000)
  if (ms > latestEnd) throw new RangeError('It lasts beyond the year 9999')
  return { ms, notes }
}

/** The instant (ms) of a time of a file; by the clock of `zone` where it names none. Null: it is only a date, or none. */
export function instantIn(
  value: unknown,
  property: ICAL.Property,
  zone: string,
  zones: Zones,
): number | null {
  if (!isUsable(value) || value.isDate) return null
  if (value.zone === ICAL.Timezone.utcTimezone) return wallOf(value)
  const tzid = property.getFirstParameter('tzid') as string | undefined
  const found = tzid ? zones(tzid) : undefined
  return found ? found.instantOf(value) : wallMsInstant(wallOf(value), zone)
}

/** The day of the series that a time of a file means, by the clock of its beginning. */
export function dayIn(value: unknown, property: ICAL.Property, start: At, zones: Zones): Day | null {
  if (!isUsable(value)) return null
  const at = start.isDay ? null : instantIn(value, property, start.zone, zones)
  return at === null ? new Date(wallOf(value)).toISOString().slice(0, 10) : dateOnWall(at, start.zone)
}

/** An occurrence as a file writes it: its day, and when (ms) it would begin; null: the file says only its day. */
export interface WrittenOccurrence {
  readonly day: Day
  readonly ms: number | null
}

/** The occurrence that a changed one stands for. */
export function occurrenceOf(
  component: ICAL.Component,
  zones: Zones,
  here: string,
): WrittenOccurrence | null {
  const property = component.getFirstProperty('recurrence-id')
  const at = timeOf(property, zones, here)
  if (!at) return null
  const hasZone = at.zone === 'UTC' || Boolean(property?.getFirstParameter('tzid'))
  return { day: new Date(at.wall).toISOString().slice(0, 10), ms: hasZone && !at.isDay ? at.ms : null }
}
