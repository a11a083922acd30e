import { offsetMs } from '../../time/day.ts'
import { isZone } from '../../time/known-zone.ts'
import { longestTitle } from '../calendar-event.ts'
import { componentOf } from '../ics/ics-component.ts'
import { type ReadEvent, readEvent } from '../ics/ics-event.ts'
import { zonesOf } from '../ics/ics-zones.ts'
import { type GoogleEvent, type GoogleTime, plainWords } from './google-event.ts'

/** What stands in an event of Google's, as it would stand here; of an occurrence without its place in the series. */
export type GoogleReading = Omit<ReadEvent['data'], 'metadata' | 'originalDay' | 'eventType' | 'color'>

const zones = zonesOf([])

/** A time as a line of a calendar file says it. */
function lineOf(name: string, at: GoogleTime, zone: string): string {
  if (at.date) return `${name};VALUE=DATE:${at.date.replaceAll('-', '')}`
  const ms = Date.parse(at.dateTime ?? '')
  const ownZone = at.timeZone && isZone(at.timeZone) ? at.timeZone : zone
  const wall = new Date(ms + offsetMs(ms, ownZone)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  return `${name};TZID=${ownZone}:${wall}`
}

/**
 * Reads an event of Google's. Its times and rules are those of calendar files (RFC 5545), and are read as in one. `zone` (IANA): that of its calendar, for
 * what names none. Null for what says no time, or one that cannot be read.
 */
export function readGoogleEvent(event: GoogleEvent, zone: string): GoogleReading | null {
  const { start, end, recurrence } = event
  if (!start?.date && !start?.dateTime) return null
  const lines = [
    lineOf('DTSTART', start, zone),
    ...(end?.date || end?.dateTime ? [lineOf('DTEND', end, start.timeZone ?? zone)] : []),
    ...recurrence.filter((line) => /^(?:RRULE|EXDATE|RDATE)[;:][^\r\n]*$/i.test(line)),
  ]
  const component = componentOf({ name: 'VEVENT', lines })
  if (!component) return null
  try {
    const read = readEvent(component, zones, start.timeZone && isZone(start.timeZone) ? start.timeZone : zone)
    if ('why' in read) return null
    const { metadata, originalDay, eventType, color, ...data } = read.data
    const title = event.summary.trim().slice(0, longestTitle).trim()
    return {
      ...data,
      title: title || 'Untitled',
      description: plainWords(event.description).slice(0, 20_000),
      place: event.location.slice(0, 500),
    }
  } catch (error) {
    // What lies beyond all time that there is cannot be read.
    if (error instanceof RangeError) return null
    throw error
  }
}
