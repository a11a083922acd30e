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

/** So many pushes of one browser are taken at once: they go one after the other, and all have to be done within a lease. */
const mostOfBrowser = 2

/**
 * Takes up to `most` pushes that are due and that nobody else is sending, and holds them until `leaseEnd`: the earliest of each person first, then the
 * second of each, so that nobody waits behind what somebody else has waiting.
 */
export async function leaseDue(
  db: Db,
  { nowMs, leaseEnd, most }: { nowMs: number; leaseEnd: number; most: number },
): Promise<DuePush[]> {
  const due = await db
    .selectFrom((from) =>
      from
        .selectFrom('push_instants')
        .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'push_instants.session_id')
        .selectAll('push_subscriptions')
        .select((row) => [
          'push_instants.ring_id',
          'push_instants.at',
          row.fn
            .agg<number>('row_number')
            .over((rows) => rows.partitionBy('push_instants.user_id').orderBy('push_instants.at'))
            .as('ofPerson'),
          row.fn
            .agg<number>('row_number')
            .over((rows) => rows.partitionBy('push_instants.session_id').orderBy('push_instants.at'))
            .as('ofBrowser'),
        ])
        .where('push_instants.at', '<=', nowMs)
        .where('push_instants.leased_until', '<=', nowMs)
        .where('push_subscriptions.paused_until', '<=', nowMs)
        .as('due'),
    )
    .selectAll()
    .where('ofBrowser', '<=', mostOfBrowser)
    .orderBy('ofPerson')
    .orderBy('at')
    .limit(most)
    .execute()
  const taken: DuePush[] = []
  for (const { ring_id, at, ofPerson: _, ofBrowser: __, ...to } of due) {
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

/** When the sender has to look again (ms since 1970): the earliest instant that may be sent then, or the end of a lease or a pause; null: there is none. */
export async function nextDueAt(db: Db, nowMs: number): Promise<number | null> {
  const [free, leased, paused] = await Promise.all([
    db
      .selectFrom('push_instants')
      .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'push_instants.session_id')
      .select('at as next')
      .where('push_subscriptions.paused_until', '<=', nowMs)
      .where((row) => row.or([row('at', '>', nowMs), row('leased_until', '<=', nowMs)]))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('push_instants')
      .select((row) => row.fn.min<number | null>('leased_until').as('next'))
      .where('at', '<=', nowMs)
      .where('leased_until', '>', nowMs)
      .executeTakeFirst(),
    db
      .selectFrom('push_subscriptions')
      .select((row) => row.fn.min<number | null>('paused_until').as('next'))
      .where('paused_until', '>', nowMs)
      .executeTakeFirst(),
  ])
  const times = [free, leased, paused].flatMap((row) => row?.next ?? [])
  return times.length === 0 ? null : Math.min(...times.map(Number))
}
