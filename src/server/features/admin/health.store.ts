import { sql } from 'kysely'
import { switchOf } from '#server/core/switches/switches.store.ts'
import type { Db } from '../../db/tables.ts'

/** A count of rows; PostgreSQL gives such numbers as text. */
type Counted = number | string

const dayMs = 24 * 60 * 60 * 1000
/** A server shows itself every quarter of a minute. */
const hereMs = 45_000
/** A job that could have begun so long ago is late. */
const lateMs = 10 * 60 * 1000

/** Browsers that are sent reminders, and how many of them their push services did not take something for. */
export async function pushCounts(db: Db): Promise<{ browsers: number; failing: number }> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select((one) => [
      one.fn.countAll<Counted>().as('browsers'),
      one.fn.countAll<Counted>().filterWhere('failures', '>', 0).as('failing'),
    ])
    .executeTakeFirstOrThrow()
  return { browsers: Number(row.browsers), failing: Number(row.failing) }
}

/** Servers that are here, when one last showed itself (ms since 1970), jobs that wait or are late, and those that failed in the last day. */
export async function queueCounts(db: Db, nowMs: number) {
  const { workers, seenAt } = await db
    .selectFrom('job_workers')
    .select((row) => [
      row.fn
        .countAll<Counted>()
        .filterWhere('seen_at', '>=', nowMs - hereMs)
        .as('workers'),
      row.fn.max<Counted | null>('seen_at').as('seenAt'),
    ])
    .executeTakeFirstOrThrow()
  const jobs = await db
    .selectFrom('jobs')
    .select((row) => [
      row.fn.countAll<Counted>().filterWhere('status', '=', 'queued').as('waiting'),
      row.fn
        .countAll<Counted>()
        .filterWhere('status', 'in', ['queued', 'scheduled'])
        .filterWhere('due_at', '<', nowMs - lateMs)
        .as('late'),
      row.fn
        .countAll<Counted>()
        .filterWhere('status', '=', 'failed')
        .filterWhere('finished_at', '>=', nowMs - dayMs)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return {
    workers: Number(workers),
    seenAt: seenAt === null ? null : Number(seenAt),
    waiting: Number(jobs.waiting),
    late: Number(jobs.late),
    failed: Number(jobs.failed),
    isPaused: (await switchOf(db, 'jobs-paused')) === true,
  }
}

/** Connections to this PostgreSQL database that are open, of all programs, and how many its server takes for all its databases. */
export async function connectionCounts(db: Db): Promise<{ open: number; most: number }> {
  const { rows } = await sql<{ open: Counted; most: Counted }>`
    select count(*) as open, current_setting('max_connections') as most
    from pg_stat_activity where datname = current_database()`.execute(db)
  return { open: Number(rows[0]?.open), most: Number(rows[0]?.most) }
}
