import type { FeedWords } from '#domain/calendar/sharing/sharing-records.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Follows a calendar of another server; answers its uid. Rejects with a sentence where it cannot be read or is followed already: nothing is kept then. */
export const followCalendar = command<{ name: string; address: string }, string>('calendar.follow')
/** Fetches a calendar that is followed now. Rejects with a sentence where this device or the server is why it cannot. */
export const refreshCalendar = command<{ uid: string }, void>('calendar.refresh-outside')
/** What calendars have a fault that was not told on this device since they were last well; it counts as told from then on. */
export const takeCalendarFaults = command<null, readonly { name: string; trouble: string }[]>(
  'calendar.take-faults',
)

/** Chooses what calendar programs may read, at the server first. Rejects with a sentence: nothing changed then. `hasNewAddress`: the address of before leads nowhere from then on. */
export const chooseFeed = command<{ isOn?: boolean; words?: FeedWords; hasNewAddress?: boolean }, void>(
  'calendar.choose-feed',
)
/** Brings the feed up to date; why calendar programs do not read what was chosen, in a sentence, or null. */
export const feedTrouble = command<null, string | null>('calendar.feed-trouble')
