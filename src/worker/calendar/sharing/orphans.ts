import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { VaultSession } from '#vault/store/store.ts'

/** By the event's uid when it was first seen without its calendar, ms since 1970. */
const orphansName = 'calendar-orphans'

type Orphans = Readonly<Record<string, number>>
interface Here {
  readonly session: Pick<VaultSession, 'store' | 'status' | 'readLocal' | 'writeLocal' | 'remove'>
  readonly now: () => number
}

/** Events of calendars that are not followed, which nobody could remove by hand. */
const orphansIn = ({ session: { store } }: Here): string[] =>
  eventsIn(store)
    .filter(
      ({ data: { subscriptionId } }) =>
        subscriptionId !== null && store.one(calendarSubscriptions, subscriptionId) === undefined,
    )
    .map(({ uid }) => uid)

export const hasOrphans = (here: Here): boolean => orphansIn(here).length > 0

/**
 * Removes events whose calendar went while they were fetched, here or on another device. A calendar that is only still to come counts as one: everything
 * has to have arrived since an event was first seen without it, and everything has to be readable.
 */
export async function removeOrphans(here: Here): Promise<void> {
  const { session, now } = here
  const seen = (await session.readLocal<Orphans>(orphansName)) ?? {}
  const { syncedAt, setAside } = session.status()
  const waiting: Record<string, number> = {}
  for (const uid of orphansIn(here)) {
    const seenAt = seen[uid]
    if (seenAt !== undefined && syncedAt !== null && syncedAt > seenAt && setAside === 0)
      await session.remove(uid)
    else waiting[uid] = seenAt ?? now()
  }
  if (Object.keys(waiting).length > 0 || Object.keys(seen).length > 0)
    await session.writeLocal(orphansName, waiting)
}
