import type { Db } from '../../db/tables.ts'

/** Pushes that wait to be sent: all of them, those whose instant has come, and of these the ones whose browser was not reached the last time. */
export async function waitingPushes(
  db: Db,
  nowMs: number,
): Promise<{ waiting: number; due: number; failed: number }> {
  const row = await db
    .selectFrom('push_instants')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_id', 'push_instants.session_id')
    .select((one) => [
      one.fn.countAll<number>().as('waiting'),
      one.fn.countAll<number>().filterWhere('at', '<=', nowMs).as('due'),
      one.fn.countAll<number>().filterWhere('at', '<=', nowMs).filterWhere('failures', '>', 0).as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), due: Number(row.due), failed: Number(row.failed) }
}
