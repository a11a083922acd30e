import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { Records } from '#domain/entity/records.ts'
import type { Entity } from '#vault/store/store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

const refreshEveryMs = 3_600_000
/** By the calendar's uid when this device asks for it again at the earliest, ms since 1970. */
const againName = 'calendars-again'

/** The calendars that are fetched by their address. */
export const followedIn = (records: Records): Entity<CalendarSubscription>[] =>
  [...records.of(calendarSubscriptions).values()].filter(({ data }) => data.googleId === null)

/** Says when this device asks for a calendar again at the earliest. */
export async function notBefore({ session }: WorkerTools, uid: string, atMs: number): Promise<void> {
  const again = (await session.readLocal<Record<string, number>>(againName)) ?? {}
  const followed = new Set(followedIn(session.store).map((one) => one.uid))
  const still = Object.entries({ ...again, [uid]: atMs }).filter(([of]) => followed.has(of))
  await session.writeLocal(againName, Object.fromEntries(still))
}

/** Those that nobody fetched within an hour, and that this device may ask for again. */
export async function dueCalendars({ session, now }: WorkerTools): Promise<Entity<CalendarSubscription>[]> {
  const nowMs = now()
  const again = (await session.readLocal<Record<string, number>>(againName)) ?? {}
  // A clock that was wrong holds nothing up for longer than that.
  const isNear = (ms: number): boolean => Math.abs(ms - nowMs) < refreshEveryMs
  return followedIn(session.store).filter(({ uid, data: { fetchedAt } }) => {
    const waitsUntil = again[uid] ?? 0
    const waits = waitsUntil > nowMs && waitsUntil <= nowMs + refreshEveryMs
    return !waits && (fetchedAt === null || !isNear(Date.parse(fetchedAt)))
  })
}
