import type { Selectable } from 'kysely'
import { mostInstants, type PushSubscriptionKeys, type RingInstant } from '#contract/calendar/push.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import type { Db, Tables } from '../../db/tables.ts'

export type SubscriptionRow = Selectable<Tables['push_subscriptions']>

export const subscriptionOf = (db: Db, sessionId: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('push_subscriptions').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** Keeps where a browser is reached. An address that an earlier session of that browser left is this one's now. */
export async function keepSubscription(
  db: Db,
  { id, userId }: { id: string; userId: number },
  { endpoint, keys }: PushSubscriptionKeys,
): Promise<void> {
  const reached = { endpoint, ...keys, failures: 0, paused_until: 0 }
  await db.transaction().execute(async (all) => {
    await requireSession(all, userId, id)
    await all
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '!=', id)
      .execute()
    await all
      .insertInto('push_subscriptions')
      .values({ session_id: id, user_id: userId, ...reached })
      .onConflict((same) => same.column('session_id').doUpdateSet(reached))
      .execute()
  })
}

export async function dropSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** Takes the place of all instants of a browser; one that stays keeps its lease. False: the browser is sent none. */
export async function replaceInstants(
  db: Db,
  sessionId: string,
  instants: readonly RingInstant[],
): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const subscription = await subscriptionOf(all, sessionId)
    if (!subscription) return false
    const ids = instants.map(({ id }) => id)
    await all
      .deleteFrom('push_instants')
      .where('session_id', '=', sessionId)
      .$if(ids.length > 0, (old) => old.where('ring_id', 'not in', ids))
      .execute()
    if (instants.length > 0)
      await all
        .insertInto('push_instants')
        .values(instants.map((instant) => rowOf(subscription, instant)))
        .onConflict((same) =>
          same.columns(['session_id', 'ring_id']).doUpdateSet((row) => ({ at: row.ref('excluded.at') })),
        )
        .execute()
    return true
  })
}

const rowOf = ({ session_id, user_id }: SubscriptionRow, { id, at }: RingInstant) => ({
  session_id,
  user_id,
  ring_id: id,
  at,
  leased_until: 0,
})

/** Adds one instant, or moves the one of that name. False: the browser is sent none, or has too many. */
export async function putInstant(db: Db, sessionId: string, { id, at }: RingInstant): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const subscription = await subscriptionOf(all, sessionId)
    if (!subscription) return false
    const { count } = await all
      .selectFrom('push_instants')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    // Some room, so that what is put off is not lost while the next plan is on its way.
    if (Number(count) >= 2 * mostInstants) return false
    await all
      .insertInto('push_instants')
      .values(rowOf(subscription, { id, at }))
      .onConflict((same) => same.columns(['session_id', 'ring_id']).doUpdateSet({ at, leased_until: 0 }))
      .execute()
    return true
  })
}

/** A push that is due. */
export interface DuePush {
  readonly ring: RingInstant
  readonly to: SubscriptionRow
}

/** Takes up to `most` pushes that are due and that nobody else is sending, the earliest first, and holds them until `leaseEnd`. */
export async function leaseDue(
  db: Db,
  { nowMs, leaseEnd, most }: { nowMs: number; leaseEnd: number; most: number },
): Promise<DuePush[]> {
  const due = await db
    .selectFrom('push_instants')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'push_instants.session_id')
    .selectAll('push_subscriptions')
    .select(['push_instants.ring_id', 'push_instants.at'])
    .where('push_instants.at', '<=', nowMs)
    .where('push_instants.leased_until', '<=', nowMs)
    .where('push_subscriptions.paused_until', '<=', nowMs)
    .orderBy('push_instants.at')
    .limit(most)
    .execute()
  const taken: DuePush[] = []
  for (const { ring_id, at, ...to } of due) {
    // Another server may have been quicker with this one.
    const won = await db
      .updateTable('push_instants')
      .set({ leased_until: leaseEnd })
      .where('session_id', '=', to.session_id)
      .where('ring_id', '=', ring_id)
      .where('at', '=', at)
      .where('leased_until', '<=', nowMs)
      .returning('ring_id')
      .executeTakeFirst()
    if (won) taken.push({ ring: { id: ring_id, at }, to })
  }
  return taken
}

/** The push service has it: the instant goes, unless it was put off meanwhile. */
export async function settleSent(db: Db, { ring, to }: DuePush): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .deleteFrom('push_instants')
      .where('session_id', '=', to.session_id)
      .where('ring_id', '=', ring.id)
      .where('at', '=', ring.at)
      .execute()
    await all
      .updateTable('push_subscriptions')
      .set({ failures: 0, paused_until: 0 })
      .where('session_id', '=', to.session_id)
      .execute()
  })
}

/** The push service wants to be left alone until `pausedUntil`: this push and those after it wait. */
export async function pausePushes(db: Db, { ring, to }: DuePush, pausedUntil: number): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .updateTable('push_instants')
      .set({ leased_until: 0 })
      .where('session_id', '=', to.session_id)
      .where('ring_id', '=', ring.id)
      .execute()
    await all
      .updateTable('push_subscriptions')
      .set({ failures: to.failures + 1, paused_until: pausedUntil })
      .where('session_id', '=', to.session_id)
      .where('endpoint', '=', to.endpoint)
      .execute()
  })
}

/** When the sender has to look again (ms since 1970): the earliest instant that is not sent yet, its lease and its browser's pause over; null: there is none. */
export async function nextDueAt(db: Db): Promise<number | null> {
  const rows = await db
    .selectFrom('push_instants')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'push_instants.session_id')
    .select(['push_instants.at', 'push_instants.leased_until', 'push_subscriptions.paused_until'])
    .orderBy('push_instants.at')
    .limit(50)
    .execute()
  if (rows.length === 0) return null
  return Math.min(
    ...rows.map(({ at, leased_until, paused_until }) => Math.max(at, leased_until, paused_until)),
  )
}
