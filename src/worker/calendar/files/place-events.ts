import { type CalendarEvent, calendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { inSeries } from '#domain/calendar/ics/ics-event.ts'
import {
  type BrokenEvent,
  type ReadCalendar,
  readIcs,
  type UnreadEvent,
} from '#domain/calendar/ics/read-ics.ts'
import type { FileEvent } from '#domain/calendar/ics/same-names.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { canonicalJson } from '#vault/sync/canonical-json.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** Where a calendar file comes from. */
export interface Origin {
  /** The calendar that is followed; null: a file, whose events belong here from then on. */
  readonly subscriptionId: string | null
  /** The name of the file. */
  readonly source: string
}

/** An event of a file with its place in the vault. */
export interface Placed {
  readonly uid: string
  readonly event: FileEvent
  readonly known: CalendarEvent | undefined
  readonly data: CalendarEvent
}

export interface Placing extends Omit<ReadCalendar, 'events'> {
  readonly placed: readonly Placed[]
}

const ownName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@inkwell$/

/** Where an event of a file belongs: to itself where it went out from here, else always to the same place for the same name. */
async function placeOf(
  session: VaultSession,
  { subscriptionId }: Origin,
  icsUid: string,
  day: string | null,
): Promise<string> {
  // What comes from elsewhere never stands in the place of what belongs here.
  if (subscriptionId !== null)
    return session.uidFor(calendarEvents.kind, 'outside', subscriptionId, icsUid, day ?? '')
  const own = ownName.exec(icsUid)?.[1]
  if (own !== undefined && day === null) return own
  if (own !== undefined) {
    const known = eventsIn(session.store).find(
      ({ data }) => data.seriesId === own && data.originalDay === day,
    )
    if (known) return known.uid
  }
  return session.uidFor(calendarEvents.kind, 'ics', icsUid, day ?? '')
}

/** Reads a calendar file and finds each of its events a place. Throws NoCalendarError, CalendarTooLargeError. */
export async function placeAll(tools: WorkerTools, text: string, origin: Origin): Promise<Placing> {
  const { session, now } = tools
  const { events, broken, unread, ...rest } = readIcs(text, ruleOf(tools).zone)
  const at = new Date(now()).toISOString()
  const hasSeries = new Set(events.filter(({ day }) => day === null).map(({ icsUid }) => icsUid))
  const placed: Placed[] = []
  const odd: BrokenEvent[] = []
  const alsoUnread: UnreadEvent[] = []
  for (const read of events) {
    const seriesUid = read.day === null ? null : await placeOf(session, origin, read.icsUid, null)
    const stored = seriesUid === null ? undefined : session.store.one(calendarEvents, seriesUid)?.data
    const isInFile = hasSeries.has(read.icsUid)
    const event = stored && !isInFile ? inSeries(read, stored) : read
    const uid = await placeOf(session, origin, event.icsUid, event.day)
    const known = session.store.one(calendarEvents, uid)?.data
    const isOfSeries = seriesUid !== null && (isInFile || stored !== undefined)
    const checked = calendarEvent.safeParse({
      ...event.data,
      ...(known && !event.says.eventType && { eventType: known.eventType }),
      ...(known && !event.says.color && { color: known.color }),
      seriesId: isOfSeries ? seriesUid : null,
      originalDay: isOfSeries ? event.day : null,
      subscriptionId: origin.subscriptionId,
      source: known ? known.source : origin.source.slice(0, 200),
      createdAt: known?.createdAt ?? at,
      updatedAt: at,
    })
    if (checked.success) placed.push({ uid, event, known, data: checked.data })
    else {
      const { icsUid, line } = event
      const { title } = event.data
      odd.push({ title, line, why: 'It says something that Inkwell has no place for.' })
      alsoUnread.push({ icsUid, title })
    }
  }
  return { ...rest, placed, broken: [...broken, ...odd], unread: [...unread, ...alsoUnread] }
}

/** Whether it stands in the vault as the file says. */
export const isSame = ({ known, data }: Placed): boolean =>
  known !== undefined &&
  canonicalJson({ ...known, updatedAt: '' }) === canonicalJson({ ...data, updatedAt: '' })
