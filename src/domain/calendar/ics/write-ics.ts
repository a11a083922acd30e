import ICAL from 'ical.js'
import { type Day, dateOnWall, offsetMs } from '../../time/day.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { plainRule, readRule, ruleText } from '../recurrence/repeat-rule.ts'
import { occurrenceOn, type Recurring, ruleOfSeries, wholeDaysOf } from '../recurrence/series.ts'
import type { KnownEvent } from '../recurrence/series-edit.ts'
import { keptIn, ownProperties } from './ics-kept.ts'
import { untilInstant } from './ics-recurrence.ts'
import { zoneComponent } from './ics-timezone.ts'

/** An event that goes into a file. */
export interface WrittenEvent extends KnownEvent {
  /** How long before it somebody is reminded; null: not. */
  readonly minutesBefore: number | null
}

const productId = '-//Inkwell//Calendar//EN'

/**
 * A calendar file (RFC 5545) of events: strict, with the rules of every zone in it, lines folded at 75 octets. `atMs` (since 1970): when it is written.
 * What an event brought along from another calendar goes out with it. `isBare`: without what only Inkwell reads, and when an event was written.
 */
export function writeIcs(
  events: readonly WrittenEvent[],
  atMs: number,
  { isBare = false }: { isBare?: boolean } = {},
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', productId)
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  const byUid = new Map(events.map((event) => [event.uid, event]))
  for (const [zone, [from, to]] of spansOf(events)) calendar.addSubcomponent(zoneComponent(zone, from, to))
  for (const event of events) calendar.addSubcomponent(componentOf(event, byUid, atMs, isBare))
  return `${calendar.toString()}\r\n`
}

/** The zones that are needed, each with its first and its last beginning. */
function spansOf(events: readonly WrittenEvent[]): Map<string, [number, number]> {
  const spans = new Map<string, [number, number]>()
  for (const { data } of events) {
    if (data.isAllDay || data.zone === 'UTC') continue
    const startMs = Date.parse(data.startTime)
    const [from, to] = spans.get(data.zone) ?? [startMs, startMs]
    spans.set(data.zone, [Math.min(from, startMs), Math.max(to, startMs)])
  }
  return spans
}

const utc = (iso: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(iso), true)
const dateTime = (day: Day): ICAL.Time => ICAL.Time.fromDateString(day)

/** Adds an instant by the clock of a zone, or a whole day. */
function addTime(
  component: ICAL.Component,
  name: string,
  ms: number,
  { zone, isAllDay }: Pick<CalendarEvent, 'zone' | 'isAllDay'>,
): void {
  if (isAllDay) component.addPropertyWithValue(name, dateTime(dateOnWall(ms, zone)))
  else if (zone === 'UTC') component.addPropertyWithValue(name, utc(new Date(ms).toISOString()))
  else {
    const wall = new Date(ms + offsetMs(ms, zone)).toISOString().slice(0, 19)
    component.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(wall)).setParameter('tzid', zone)
  }
}

function componentOf(
  { uid, data, minutesBefore }: WrittenEvent,
  byUid: ReadonlyMap<string, WrittenEvent>,
  atMs: number,
  isBare: boolean,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const series = data.seriesId === null ? undefined : byUid.get(data.seriesId)
  const kept = keptIn(data.metadata)
  const isChanged = series !== undefined && data.originalDay !== null
  event.addPropertyWithValue('uid', isChanged ? uidOf(series) : uidOf({ uid, data }))
  event.addPropertyWithValue('dtstamp', utc(new Date(atMs).toISOString()))
  if (!isBare) {
    event.addPropertyWithValue('created', utc(data.createdAt))
    event.addPropertyWithValue('last-modified', utc(data.updatedAt))
  }
  if (isChanged && data.originalDay !== null) addRecurrenceId(event, series.data, data.originalDay)
  addTime(event, 'dtstart', Date.parse(data.startTime), data)
  addTime(event, 'dtend', endMs(data), data)
  event.addPropertyWithValue('summary', data.title)
  if (data.description) event.addPropertyWithValue('description', data.description)
  if (data.place) event.addPropertyWithValue('location', data.place)
  if (!isBare) event.addPropertyWithValue(ownProperties.type, data.eventType)
  if (data.color) event.addPropertyWithValue(ownProperties.color, data.color)
  if (!isChanged) addRule(event, data)
  for (const property of kept?.properties ?? []) event.addProperty(new ICAL.Property(property))
  // The first is a reminder here when it comes back.
  if (minutesBefore !== null) event.addSubcomponent(alarm(minutesBefore, data.title))
  for (const component of kept?.components ?? []) event.addSubcomponent(new ICAL.Component(component))
  return event
}

const uidOf = ({ uid, data }: KnownEvent): string => keptIn(data.metadata)?.uid ?? `${uid}@inkwell`

/** Where it ends: of whole days at least one. */
function endMs(data: CalendarEvent): number {
  const [start, end] = [Date.parse(data.startTime), Date.parse(data.endTime)]
  return data.isAllDay
    ? start + Math.max(1, wholeDaysOf(data)) * 86_400_000 + 3_600_000
    : Math.max(start, end)
}

function addRecurrenceId(event: ICAL.Component, series: CalendarEvent, day: Day): void {
  if (series.isAllDay) event.addPropertyWithValue('recurrence-id', dateTime(day))
  else addTime(event, 'recurrence-id', startOn(series, day), series)
}

/** When a series would begin on one of its days, also on one that it skips. */
function startOn(series: Recurring, day: Day): number {
  const found = occurrenceOn({ ...series, skipped: [] }, day)
  if (found) return found.startMs
  const start = Date.parse(series.startTime)
  const wall = start + offsetMs(start, series.zone)
  const moved = Date.parse(`${day}T00:00:00Z`) + (((wall % 86_400_000) + 86_400_000) % 86_400_000)
  return moved - offsetMs(moved, series.zone)
}

/** The lines of RFC 5545 that say when something comes again, RRULE and EXDATE; none for what takes place once. */
export function recurrenceLines(data: Recurring): string[] {
  const event = new ICAL.Component('vevent')
  addRule(event, data)
  return event.getAllProperties().map((property) => property.toICALString().replaceAll(/\r?\n /g, ''))
}

function addRule(event: ICAL.Component, data: Recurring): void {
  const rule = ruleOfSeries(data)
  if (!rule) return
  const text = ruleText({ ...rule, until: untilOf(data) })
  event.addPropertyWithValue('rrule', ICAL.Recur.fromString(text))
  for (const day of data.skipped)
    if (data.isAllDay) event.addPropertyWithValue('exdate', dateTime(day))
    else addTime(event, 'exdate', startOn(data, day), { zone: data.zone, isAllDay: false })
}

/** UNTIL, as RFC 5545, 3.3.10 wants it: a date for whole days, else an instant in UTC. */
function untilOf(data: Recurring): string | null {
  const rule = ruleOfSeries(data) ?? plainRule('daily')
  const own = data.rule === null ? null : (readRule(data.rule)?.until ?? null)
  const ends = [data.recurringEndDate, own && untilInstant(own, data)].filter(
    (end) => end !== null && end !== '',
  )
  const end = ends.map((one) => Date.parse(String(one))).sort((a, b) => a - b)[0]
  if (end === undefined || rule.count !== null) return null
  if (data.isAllDay) return dateOnWall(end, data.zone).replaceAll('-', '')
  return `${new Date(end).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function alarm(minutesBefore: number, title: string): ICAL.Component {
  const component = new ICAL.Component('valarm')
  component.addPropertyWithValue('action', 'DISPLAY')
  component.addPropertyWithValue('description', title)
  component.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutesBefore))
  return component
}
