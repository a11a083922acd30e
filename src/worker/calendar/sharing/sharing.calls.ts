import type { FeedWords } from '#domain/calendar/sharing/sharing-records.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Follows a calendar of another server; answers its uid. Rejects with a sentence where it cannot be read: nothing is kept then. */
export const followCalendar = command<{ name: string; address: string }, string>('calendar.follow')
/** Fetches the calendars that are followed: all whose last time is an hour ago, or `uid` now. */
export const refreshCalendars = command<{ uid: string | null }, void>('calendar.refresh-outside')

/** Chooses what calendar programs may read, and tells the server at once. `hasNewAddress`: the address of before leads nowhere from then on. */
export const chooseFeed = command<{ isOn?: boolean; words?: FeedWords; hasNewAddress?: boolean }, void>(
  'calendar.choose-feed',
)
