import { calendarAddress } from '#domain/calendar/sharing/calendar-address.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { createOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { takeFaults } from './calendar-faults.ts'
import { followedIn } from './due-calendars.ts'
import { type FetchText, fetchByServer, OutsideCalendarError } from './fetch-text.ts'
import { changeFeed, type FeedServer, feedServer, troubleOfFeed } from './keep-feed.ts'
import { refreshOne } from './refresh-calendars.ts'
import {
  chooseFeed,
  feedTrouble,
  followCalendar,
  refreshCalendar,
  takeCalendarFaults,
} from './sharing.calls.ts'
import { readFollowed, takeOver } from './take-over.ts'

async function follow(
  tools: WorkerTools,
  { name, address: typed }: { name: string; address: string },
  fetchText: FetchText,
): Promise<string> {
  const { session, now } = tools
  const address = calendarAddress(typed)
  const known = followedIn(session.store).find(({ data }) => calendarAddress(data.address) === address)
  if (known) throw new OutsideCalendarError(`You follow this calendar already, as “${known.data.name}”.`)
  const fetchedAt = new Date(now()).toISOString()
  const text = await fetchText(address)
  const uid = await session.uidFor(calendarSubscriptions.kind, address)
  // What cannot be read is not followed.
  const placing = await readFollowed(tools, { uid, name, text })
  const unread = placing.unread.length
  await createOf(tools, calendarSubscriptions, { name, address, fetchedAt, unread }, uid)
  await takeOver(tools, uid, placing)
  return uid
}

/** What can be done about calendars elsewhere; tests have their own server. */
export const sharingWith = (fetchText: FetchText, server: FeedServer): readonly CommandImpl[] => [
  perform(followCalendar, (tools, what) => follow(tools, what, fetchText)),
  perform(refreshCalendar, (tools, { uid }) => refreshOne(tools, uid, fetchText)),
  perform(takeCalendarFaults, takeFaults),
  perform(chooseFeed, (tools, choice) => changeFeed(tools, choice, server)),
  perform(feedTrouble, (tools) => troubleOfFeed(tools, server)),
]

export const sharingCommands: readonly CommandImpl[] = sharingWith(fetchByServer, feedServer)
