import { type CalendarEvent, calendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import {
  dayInSeries,
  type GoogleEvent,
  isCancelled,
  reminderUidOf,
} from '#domain/calendar/google/google-event.ts'
import { readGoogleEvent } from '#domain/calendar/google/read-google-event.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { Day } from '#domain/time/day.ts'
import { isZone } from '#domain/time/known-zone.ts'
import { canonicalJson } from '#vault/sync/canonical-json.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { GoogleTroubleError } from './google-api.ts'
import { fromGoogle } from './take-google-away.ts'

const mostEvents = 2_000

/** What is told of a calendar that is shown. */
export interface Told {
  /** The calendar's place in the vault. */
  readonly uid: string
  readonly name: string
  readonly events: readonly GoogleEvent[]
  readonly zone: string
  /** What is not among the events is there no more. */
  readonly isWhole: boolean
}

type Known = Map<string, CalendarEvent>

/** Days of a series that Google takes away one by one, kept apart from those that its rule leaves out. */
const cancelledIn = ({ metadata }: Pick<CalendarEvent, 'metadata'>): readonly Day[] =>
  Array.isArray(metadata.cancelled) ? metadata.cancelled.map(String) : []

/** Brings the events of a calendar of Google's up to date in the vault. The same events get the same places on every device. Throws GoogleTroubleError. */
export async function takeEvents(tools: WorkerTools, told: Told): Promise<void> {
  const { session } = tools
  const before: Known = new Map(
    eventsIn(session.store)
      .filter(({ data }) => data.subscriptionId === told.uid)
      .map(({ uid, data }) => [uid, data]),
  )
  const next: Known = told.isWhole ? new Map() : new Map(before)
  const zone = isZone(told.zone) ? told.zone : 'UTC'
  const place = (googleId: string) => session.uidFor(calendarEvents.kind, 'outside', told.uid, googleId)
  // Reminders that were written there stand here already.
  const events = told.events.filter(({ id }) => reminderUidOf(id) === null)
  for (const event of events)
    if (!event.recurringEventId) await takeWhole(tools, told, { event, zone, before, next, place })
  for (const event of events)
    if (event.recurringEventId) await takeOccurrence(tools, told, { event, zone, before, next, place })
  if (next.size > mostEvents)
    throw new GoogleTroubleError(
      `“${told.name}” has more than 2,000 events since last year. Inkwell shows smaller calendars.`,
    )
  // As they are there, and not as something that was changed here.
  for (const [uid, data] of next) {
    // Another device may have taken the calendar away with its events.
    if (!session.store.one(calendarSubscriptions, told.uid)) return
    const known = before.get(uid)
    if (!known || !isAlike(known, data)) await session.put(calendarEvents, uid, data, known)
  }
  for (const uid of before.keys()) if (!next.has(uid)) await session.remove(uid)
}

const isAlike = (a: CalendarEvent, b: CalendarEvent): boolean =>
  canonicalJson({ ...a, updatedAt: '' }) === canonicalJson({ ...b, updatedAt: '' })

interface Taking {
  readonly event: GoogleEvent
  readonly zone: string
  readonly before: Known
  readonly next: Known
  readonly place: (googleId: string) => Promise<string>
}

function eventOf(
  { now }: WorkerTools,
  told: Told,
  { event, zone }: Taking,
  known: CalendarEvent | undefined,
): CalendarEvent | null {
  const read = readGoogleEvent(event, zone)
  const at = new Date(now()).toISOString()
  const data = calendarEvent.safeParse({
    ...read,
    eventType: 'journal',
    subscriptionId: told.uid,
    source: fromGoogle,
    createdAt: known?.createdAt ?? at,
    updatedAt: at,
  })
  return read && data.success ? data.data : null
}

async function takeWhole(tools: WorkerTools, told: Told, taking: Taking): Promise<void> {
  const { event, before, next, place } = taking
  const uid = await place(event.id)
  const made = isCancelled(event) ? null : eventOf(tools, told, taking, before.get(uid))
  if (!made) {
    next.delete(uid)
    for (const [of, { seriesId }] of next) if (seriesId === uid) next.delete(of)
    return
  }
  const cancelled = cancelledIn(next.get(uid) ?? { metadata: {} })
  next.set(uid, withCancelled(made, made.skipped, cancelled))
}

const withCancelled = (
  data: CalendarEvent,
  ofRule: readonly Day[],
  cancelled: readonly Day[],
): CalendarEvent => ({
  ...data,
  skipped: [...new Set([...ofRule, ...cancelled])].sort(),
  metadata: { ...data.metadata, ...(cancelled.length > 0 && { cancelled: [...cancelled].sort() }) },
})

/** One occurrence of a series that was changed or taken away. Where its series is not known it stands for itself. */
async function takeOccurrence(tools: WorkerTools, told: Told, taking: Taking): Promise<void> {
  const { event, zone, before, next, place } = taking
  const [uid, seriesUid] = await Promise.all([place(event.id), place(event.recurringEventId ?? '')])
  const series = next.get(seriesUid)
  const day = dayInSeries(event.originalStartTime, series?.zone ?? zone)
  if (series && day !== null) {
    const others = cancelledIn(series).filter((one) => one !== day)
    const ofRule = series.skipped.filter((one) => !cancelledIn(series).includes(one))
    const bare = { ...series, metadata: {} }
    next.set(seriesUid, withCancelled(bare, ofRule, isCancelled(event) ? [...others, day] : others))
  }
  const made = isCancelled(event) ? null : eventOf(tools, told, taking, before.get(uid))
  if (made) next.set(uid, { ...made, seriesId: series ? seriesUid : null, originalDay: series ? day : null })
  else next.delete(uid)
}
