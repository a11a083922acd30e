import type { Day } from '../../time/day.ts'
import type { ExtraEvent } from './extra-days.ts'
import { inSeries, type ReadEvent } from './ics-event.ts'

/** An event, with the line of the file on which it begins. */
export interface FileEvent extends ReadEvent {
  readonly line: number
  /** The name of the event that it stands for on a further day, and that day, which the file may say something else of. */
  readonly extraOf?: ExtraEvent['extraOf']
}

const sameMoment = (one: FileEvent, other: FileEvent): boolean =>
  one.data.startTime === other.data.startTime && one.data.isAllDay === other.data.isAllDay

/** An event under a name of its own, which is the same whenever the file is read again. */
function renamed(event: FileEvent): FileEvent {
  const icsUid = `${event.icsUid.slice(0, 400)} ${event.data.startTime}`
  const { ics } = event.data.metadata
  const metadata = { ...event.data.metadata, ics: { ...(ics as object), uid: icsUid } }
  const note = 'Another event of this file has the same name (UID); both were taken.'
  return { ...event, icsUid, data: { ...event.data, metadata }, notes: [...event.notes, note] }
}

const withNote = (event: FileEvent, gone: FileEvent): FileEvent => {
  const isAlike = JSON.stringify(event.data) === JSON.stringify(gone.data)
  const note = `It stands in the file more than once; line ${gone.line} is an earlier one and was left out.`
  return isAlike
    ? event
    : { ...event, notes: [...event.notes, ...gone.notes.filter(isOfSame).slice(0, 20), note] }
}
const isOfSame = (note: string): boolean => note.startsWith('It stands in the file more than once')

/** The latest of each name and day. What has a name that another has by mistake, at another time, stands beside it. */
function latestOf(all: readonly FileEvent[]): Map<string, FileEvent> {
  const latest = new Map<string, FileEvent>()
  const take = (event: FileEvent): void => {
    const known = latest.get(keyOf(event))
    if (!known) latest.set(keyOf(event), event)
    else if (event.day === null && event.sequence === known.sequence && !sameMoment(event, known))
      take(renamed(event))
    else if (event.sequence >= known.sequence) latest.set(keyOf(event), withNote(event, known))
    else latest.set(keyOf(event), withNote(known, event))
  }
  for (const event of all) if (event.day === null) take(event)
  for (const event of all) {
    if (event.day === null) continue
    const series = latest.get(`${event.icsUid} `)
    take(series ? inSeries(event, series.data) : event)
  }
  return latest
}

const keyOf = ({ icsUid, day }: FileEvent): string => `${icsUid} ${day ?? ''}`

/** Of several that are the same the latest; what was cancelled of a series becomes a day that it skips. */
export function together(all: readonly FileEvent[]): {
  events: readonly FileEvent[]
  cancelled: number
} {
  const latest = latestOf(all)
  const skipped = new Map<string, Day[]>()
  let cancelled = 0
  const kept: FileEvent[] = []
  for (const event of latest.values()) {
    // What is said of that day alone stands for it.
    if (event.extraOf && latest.has(`${event.extraOf.icsUid} ${event.extraOf.day}`)) continue
    if (!event.isCancelled) kept.push(event)
    else if (event.day !== null && latest.has(`${event.icsUid} `))
      skipped.set(event.icsUid, [...(skipped.get(event.icsUid) ?? []), event.day])
    else cancelled += 1
  }
  const events = kept.map((event) => {
    const days = event.day === null ? skipped.get(event.icsUid) : undefined
    if (!days) return event
    return {
      ...event,
      data: { ...event.data, skipped: [...new Set([...event.data.skipped, ...days])].sort() },
    }
  })
  return { events, cancelled }
}
