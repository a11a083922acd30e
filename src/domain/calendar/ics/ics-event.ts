import ICAL from 'ical.js'
import { themeColors } from '../../theme/theme.ts'
import { addDays, type Day, dateOnWall } from '../../time/day.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { type CalendarEvent, longestTitle } from '../calendar-event.ts'
import { eventTypes } from '../event-choices.ts'
import { readRule } from '../recurrence/repeat-rule.ts'
import { allValues, firstValue } from './ics-component.ts'
import { keptOf, ownProperties } from './ics-kept.ts'
import { type IcsZone, wallOf } from './ics-zones.ts'

/** An event of a file, as it would stand here. */
export interface ReadEvent {
  /** The name that it has in every calendar. */
  readonly icsUid: string
  /** Which occurrence of the series of that name it changes, by the series' own clock; null: it stands for itself. */
  readonly day: Day | null
  /** The same as the file writes it: its day, and when (ms) it would begin; null: the file says only its day. */
  readonly occurrence: { readonly day: Day; readonly ms: number | null } | null
  readonly sequence: number
  readonly isCancelled: boolean
  readonly data: Omit<CalendarEvent, 'createdAt' | 'updatedAt' | 'seriesId' | 'source' | 'subscriptionId'>
  /** How long before it somebody wants to be reminded; null: not. */
  readonly minutesBefore: number | null
  /** What could not be taken over as it is, in sentences. */
  readonly notes: readonly string[]
}

type Zones = (tzid: string) => IcsZone | undefined

/** A time of a file: an instant, by whose clock, and whether it is a whole day. */
interface At {
  readonly ms: number
  readonly zone: string
  readonly isDay: boolean
  readonly wall: number
  readonly note?: string
}

const isUsable = (time: unknown): time is ICAL.Time =>
  time instanceof ICAL.Time && Number.isFinite(wallOf(time)) && time.year >= 1600 && time.year <= 9999

function timeOf(property: ICAL.Property | null, zones: Zones, here: string): At | null {
  const time = firstValue(property)
  if (!property || !isUsable(time)) return null
  const wall = wallOf(time)
  if (time.isDate) {
    const day = new Date(wall).toISOString().slice(0, 10)
    return { ms: wallInstant(day, '00:00', here), zone: here, isDay: true, wall }
  }
  const tzid = property.getFirstParameter('tzid') as string | undefined
  if (time.zone === ICAL.Timezone.utcTimezone) return { ms: wall, zone: 'UTC', isDay: false, wall }
  const found = tzid ? zones(tzid) : undefined
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

const words = (component: ICAL.Component, name: string, most: number): string => {
  const value = firstValue(component.getFirstProperty(name))
  return typeof value === 'string' ? value.slice(0, most) : ''
}

/** The first instant after it (ms); of whole days the midnight after the last. */
function endOf(component: ICAL.Component, start: At, zones: Zones, here: string): number {
  const end = timeOf(component.getFirstProperty('dtend'), zones, here)
  const duration = firstValue(component.getFirstProperty('duration'))
  const startDay = new Date(start.wall).toISOString().slice(0, 10)
  if (start.isDay) {
    const days = end?.isDay
      ? Math.round((end.wall - start.wall) / 86_400_000)
      : duration instanceof ICAL.Duration
        ? Math.ceil(duration.toSeconds() / 86_400)
        : 1
    return wallInstant(addDays(startDay, Math.max(1, days)), '00:00', here)
  }
  if (end) return Math.max(start.ms, end.ms)
  if (duration instanceof ICAL.Duration) return start.ms + Math.max(0, duration.toSeconds()) * 1_000
  return start.ms
}

function recurrenceOf(component: ICAL.Component): Pick<
  CalendarEvent,
  'isRecurring' | 'recurringPattern' | 'rule'
> & {
  notes: string[]
} {
  const rules = component.getAllProperties('rrule')
  const none = { isRecurring: false, recurringPattern: 'none', rule: null, notes: [] as string[] } as const
  const [first] = rules
  if (!first) return { ...none, notes: [] }
  const rule = String(firstValue(first)).slice(0, 1_000)
  const read = readRule(rule)
  const notes = rules.length > 1 ? ['It has several rules; the first one counts.'] : []
  if (!read)
    return {
      ...none,
      notes: ['It repeats by a rule that Inkwell does not know, so it stands here once. The rule is kept.'],
    }
  return { isRecurring: true, recurringPattern: read.frequency, rule, notes }
}

/** Days of the series on which it does not take place, by the clock of its beginning. */
function skippedDays(component: ICAL.Component, start: At, zones: Zones): Day[] {
  const days = component
    .getAllProperties('exdate')
    .flatMap((property) => allValues(property).flatMap((value) => dayIn(value, property, start, zones) ?? []))
  return [...new Set(days)].sort().slice(0, 5_000)
}

function dayIn(value: unknown, property: ICAL.Property, start: At, zones: Zones): Day | null {
  if (!isUsable(value)) return null
  const bare = new Date(wallOf(value)).toISOString().slice(0, 10)
  if (value.isDate || start.isDay) return bare
  const tzid = property.getFirstParameter('tzid') as string | undefined
  if (value.zone === ICAL.Timezone.utcTimezone) return dateOnWall(wallOf(value), start.zone)
  const zone = tzid ? zones(tzid) : undefined
  return zone ? dateOnWall(zone.instantOf(value), start.zone) : bare
}

/** The occurrence that a changed one stands for. */
function occurrenceOf(component: ICAL.Component, zones: Zones, here: string): ReadEvent['occurrence'] {
  const property = component.getFirstProperty('recurrence-id')
  const at = timeOf(property, zones, here)
  if (!at) return null
  const hasZone = at.zone === 'UTC' || Boolean(property?.getFirstParameter('tzid'))
  return { day: new Date(at.wall).toISOString().slice(0, 10), ms: hasZone && !at.isDay ? at.ms : null }
}

/** An event with the day of the occurrence that it changes, as the series' own clock has it. */
export function inSeries(
  event: ReadEvent,
  { zone, isAllDay }: Pick<CalendarEvent, 'zone' | 'isAllDay'>,
): ReadEvent {
  if (event.occurrence === null) return event
  const { day: written, ms } = event.occurrence
  const day = ms === null || isAllDay ? written : dateOnWall(ms, zone)
  return { ...event, day, data: { ...event.data, originalDay: day } }
}

/** Minutes before its beginning of the first alarm that is counted from there. */
function alarmOf(component: ICAL.Component): number | null {
  for (const alarm of component.getAllSubcomponents('valarm')) {
    const trigger = alarm.getFirstProperty('trigger')
    const before = firstValue(trigger)
    if (!(before instanceof ICAL.Duration) || trigger?.getFirstParameter('related') === 'END') continue
    const minutes = Math.round(-before.toSeconds() / 60)
    if (minutes >= 0 && minutes <= 40_320) return minutes
  }
  return null
}

const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text.toLowerCase())

/** An event of a file, or why it is none. `here`: the person's zone. */
export function readEvent(
  component: ICAL.Component,
  zones: Zones,
  here: string,
): ReadEvent | { why: string } {
  const start = timeOf(component.getFirstProperty('dtstart'), zones, here)
  if (!start) return { why: 'It does not say when it begins.' }
  const { notes, ...recurrence } = recurrenceOf(component)
  // What takes place once is best read by the person's own clock; a series keeps the one that it was made by.
  const zone = start.zone === 'UTC' && !recurrence.isRecurring ? here : start.zone
  const recurrenceId = component.getFirstProperty('recurrence-id')
  const day = recurrenceId ? dayIn(firstValue(recurrenceId), recurrenceId, start, zones) : null
  const title = words(component, 'summary', longestTitle).trim()
  const icsUid = words(component, 'uid', 500) || `${start.ms} ${title}`
  const isSecond = recurrenceId?.getFirstParameter('range') === 'THISANDFUTURE'
  const extra = component.getFirstProperty('rdate')
    ? ['It has further single dates, which are not shown.']
    : []
  return {
    icsUid,
    day,
    occurrence: occurrenceOf(component, zones, here),
    sequence: Number(firstValue(component.getFirstProperty('sequence')) ?? 0) || 0,
    isCancelled: words(component, 'status', 20).toUpperCase() === 'CANCELLED',
    data: {
      title: title || 'Untitled',
      description: words(component, 'description', 20_000),
      place: words(component, 'location', 500),
      startTime: new Date(start.ms).toISOString(),
      endTime: new Date(endOf(component, start, zones, here)).toISOString(),
      eventType: oneOf(eventTypes, words(component, ownProperties.type, 20)) ?? 'journal',
      color: oneOf(themeColors, words(component, ownProperties.color, 20)) ?? null,
      ...(day === null ? recurrence : { isRecurring: false, recurringPattern: 'none', rule: null }),
      recurringEndDate: null,
      skipped: recurrence.isRecurring ? skippedDays(component, start, zones) : [],
      metadata: { ics: keptOf(component, icsUid, recurrence.isRecurring) },
      zone,
      isAllDay: start.isDay,
      originalDay: day,
    },
    minutesBefore: alarmOf(component),
    notes: [
      ...(start.note ? [start.note] : []),
      ...notes,
      ...extra,
      ...(isSecond ? ['It changes all that follow as well; here only this one is changed.'] : []),
    ],
  }
}
