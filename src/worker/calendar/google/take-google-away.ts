import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { Entity, VaultSession } from '#vault/store/store.ts'
import { removeOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** By this an event says where it came from. */
export const fromGoogle = 'Google Calendar'

/** Runs one after the other over all tabs of this browser: what reads and writes, and what takes away. */
export const alone = <T>({ userId }: VaultSession, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`inkwell-google-${userId}`, work)

export const shownOfGoogle = ({ store }: VaultSession): readonly Entity<CalendarSubscription>[] =>
  [...store.of(calendarSubscriptions).values()].filter(({ data }) => data.googleId !== null)

/** Takes calendars away with their events. */
export const unfollow = (tools: WorkerTools, all: readonly Entity<CalendarSubscription>[]) =>
  removeOf(
    tools,
    calendarSubscriptions,
    all.map(({ uid }) => uid),
  )

/** Events without their calendar, and when everything had arrived for the last time before they were noticed. */
const noticed = new Map<string, number | null>()

/**
 * Removes events whose calendar was taken away on another device while this one, or that one, still read it. A calendar may be on its way here: only once
 * everything has arrived since, and it is not set aside either, is it gone.
 */
export async function takeLeftBehind({ session }: WorkerTools): Promise<void> {
  const { store, health } = session
  const left = eventsIn(store).filter(
    ({ data: { source, subscriptionId } }) =>
      source === fromGoogle && subscriptionId !== null && !store.one(calendarSubscriptions, subscriptionId),
  )
  if (left.length === 0) return noticed.clear()
  const { syncedAt } = session.status()
  const setAside = new Set((await health.quarantined()).map(({ uid }) => uid))
  for (const { uid, data } of left) {
    if (!noticed.has(uid)) noticed.set(uid, syncedAt)
    else if (syncedAt !== noticed.get(uid) && !setAside.has(data.subscriptionId ?? ''))
      await session.remove(uid)
  }
}
