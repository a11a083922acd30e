import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { keptIn } from '#domain/calendar/ics/ics-kept.ts'
import type { UnreadEvent } from '#domain/calendar/ics/read-ics.ts'
import type { KnownEvent } from '#domain/calendar/recurrence/series-edit.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { isSame, type Placing, placeAll } from '../files/place-events.ts'
import { OutsideCalendarError } from './fetch-text.ts'

const mostEvents = 2_000

/** What the file of a followed calendar says. Throws OutsideCalendarError, NoCalendarError, CalendarTooLargeError. */
export async function readFollowed(
  tools: WorkerTools,
  { uid, name, text }: { readonly uid: string; readonly name: string; readonly text: string },
): Promise<Placing> {
  const placing = await placeAll(tools, text, { subscriptionId: uid, source: name })
  if (!placing.isWhole) throw new OutsideCalendarError('Only a part of this calendar arrived.')
  if (placing.placed.length > mostEvents)
    throw new OutsideCalendarError('This calendar has more than 2,000 events. Inkwell follows smaller ones.')
  return placing
}

const eventsOf = ({ session }: WorkerTools, uid: string): KnownEvent[] =>
  eventsIn(session.store).filter(({ data }) => data.subscriptionId === uid)

/** Whether an event that stands here is one that could not be read this time. */
function isUnread({ data }: KnownEvent, unread: readonly UnreadEvent[]): boolean {
  const own = keptIn(data.metadata)?.uid
  return unread.some(({ icsUid, title }) =>
    icsUid === null ? data.title === title : own === icsUid || own?.startsWith(`${icsUid} `) === true,
  )
}

/** Brings the events of a followed calendar up to date: what is new, what changed, and what is there no more. Nothing stays of one that is not followed any more by now. */
export async function takeOver(tools: WorkerTools, uid: string, { placed, unread }: Placing): Promise<void> {
  const { session } = tools
  const isFollowed = () => session.store.one(calendarSubscriptions, uid) !== undefined
  const kept = new Set(placed.map((one) => one.uid))
  for (const one of placed) {
    if (!isFollowed()) break
    if (!isSame(one)) await session.put(calendarEvents, one.uid, one.data, one.known)
  }
  for (const event of eventsOf(tools, uid))
    if (!isFollowed() || !(kept.has(event.uid) || isUnread(event, unread))) await session.remove(event.uid)
}
