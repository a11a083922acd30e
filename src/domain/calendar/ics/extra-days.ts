import ICAL from 'ical.js'
import { addDays, type Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { wallInstant, wallMsInstant } from '../../time/wall-instant.ts'
import { occurrenceOn } from '../recurrence/series.ts'
import { allValues } from './ics-component.ts'
import { isForFollowing, type ReadEvent } from './ics-event.ts'
import { clockOf, namedDays, noSeries } from './ics-recurrence.ts'
import { type At, dayIn, instantIn, isUsable, timeOf, type Zones } from './ics-times.ts'

const dayMs = 86_400_000
/** More days than anybody names one by one are left out. */
const mostExtra = 1_000

/** A time that an event also takes place at, ms. `endMs` null: it lasts as long as the others. */
interface Extra {
  readonly day: Day
  readonly ms: number
  readonly endMs: number | null
}

function extrasIn(component: ICAL.Component, start: At, zones: Zones): Extra[] {
  const { clockMs } = clockOf(start)
  const found = new Map<number, Extra>()
  for (const property of component.getAllProperties('rdate'))
    for (const value of allValues(property)) {
      const time = value instanceof ICAL.Period ? value.start : value
      const day = dayIn(time, property, start, zones)
      if (day === null) continue
      const at = start.isDay ? null : instantIn(time, property, start.zone, zones)
      const ms = at ?? wallMsInstant(dayNumberOf(day) * dayMs + clockMs, start.zone)
      const end = value instanceof ICAL.Period && !start.isDay ? value.getEnd() : null
      const endMs = isUsable(end) ? instantIn(end, property, start.zone, zones) : null
      found.set(ms, { day, ms, endMs })
    }
  return [...found.values()].sort((a, b) => a.ms - b.ms)
}

/** An event that takes place at a further time, under a name that is the same whenever the file is read again. */
function eventAt(event: ReadEvent, { day, ms, endMs }: Extra): ReadEvent {
  const { data } = event
  const startTime = new Date(ms).toISOString()
  const icsUid = `${event.icsUid.slice(0, 400)} ${startTime}`
  const lengthMs = Date.parse(data.endTime) - Date.parse(data.startTime)
  const lastMs = data.isAllDay
    ? wallInstant(addDays(day, Math.round(lengthMs / dayMs)), '00:00', data.zone)
    : Math.max(ms, endMs ?? ms + lengthMs)
  const metadata = { ...data.metadata, ics: { ...(data.metadata.ics as object), uid: icsUid } }
  const endTime = new Date(lastMs).toISOString()
  const alone = { day: null, occurrence: null, notes: [] }
  return {
    ...event,
    ...alone,
    icsUid,
    data: { ...data, ...noSeries, startTime, endTime, originalDay: null, metadata },
  }
}

/** An event of a file that stands for a further day of another, with the name and the day of what a file may say of that day alone. */
export interface ExtraEvent extends ReadEvent {
  readonly extraOf: { readonly icsUid: string; readonly day: Day }
}

/** The further days (RDATE) that an event takes place on, each as an event of its own, and what is said of them at the event. */
export function extraEvents(
  component: ICAL.Component,
  event: ReadEvent,
  zones: Zones,
  here: string,
): { extras: readonly ExtraEvent[]; notes: readonly string[] } {
  const start = timeOf(component.getFirstProperty('dtstart'), zones, here)
  // Lotus Notes sends a series as its first occurrence and all that follow, with each of their days.
  const isWhole = event.day === null || isForFollowing(component)
  if (!start || !isWhole || event.isCancelled) return { extras: [], notes: [] }
  const { data } = event
  const further = extrasIn(component, start, zones).filter(
    ({ day, ms }) =>
      ms !== start.ms && !data.skipped.includes(day) && occurrenceOn(data, day)?.startMs !== ms,
  )
  if (further.length === 0) return { extras: [], notes: [] }
  const taken = further.slice(0, mostExtra)
  const extras = taken.map((one) => ({
    ...eventAt(event, one),
    extraOf: { icsUid: event.icsUid, day: one.day },
  }))
  const days = [...new Set(taken.map(({ day }) => day))]
  const own = taken.length === 1 ? 'that is a separate event' : 'those are separate events'
  const left = further.length - taken.length
  const notes = [
    `It also takes place on ${namedDays(days)}; here ${own}.`,
    ...(left > 0 ? [`${left} further days of it were left out.`] : []),
  ]
  return { extras, notes }
}
