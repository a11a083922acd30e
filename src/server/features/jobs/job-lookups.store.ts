import type { JobCategory } from '#domain/jobs/job.ts'
import type { JobStatus } from '#domain/jobs/job-status.ts'
import type { Db } from '../../db/tables.ts'
import type { JobRow } from './jobs.store.ts'

export const jobOf = (db: Db, id: string): Promise<JobRow | undefined> =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** Whom a job tells of its end. */
export async function callbackUrlOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('jobs').select('callback_url').where('id', '=', id).executeTakeFirst()
  return row?.callback_url ?? null
}

export const attemptsAt = (db: Db, id: string) =>
  db.selectFrom('job_attempts').selectAll().where('job_id', '=', id).orderBy('fence').execute()

export interface WhichJobs {
  readonly category?: JobCategory | undefined
  readonly status?: JobStatus | undefined
  readonly operation?: string | undefined
}

/** A page of jobs, newest first, and how many there are in all. */
export async function jobPage(
  db: Db,
  { category, status, operation }: WhichJobs,
  { skip, most }: { skip: number; most: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const chosen = db
    .selectFrom('jobs')
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? ''))
    .$if(operation !== undefined, (rows) => rows.where('operation', '=', operation ?? ''))
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await chosen
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(skip)
    .execute()
  return { rows, total: Number(total) }
}

/** Operations of which there is a job, by name; those of one category where it is named. */
export async function operationNames(db: Db, category: JobCategory | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('operation')
    .distinct()
    .$if(category !== undefined, (jobs) => jobs.where('category', '=', category ?? ''))
    .orderBy('operation')
    .execute()
  return rows.map(({ operation }) => operation)
}

/** How many jobs there are by category and state: those that have not ended, and those that ended since an instant. */
export async function jobCounts(
  db: Db,
  endedSince: number,
): Promise<{ category: string; status: string; count: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['category', 'status'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row.or([row('due_at', 'is not', null), row('finished_at', '>=', endedSince)]))
    .groupBy(['category', 'status'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** How long jobs took that were completed since an instant: the last attempt of each, the latest 10,000. */
export async function jobDurations(db: Db, endedSince: number): Promise<{ category: string; ms: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['category', 'started_at', 'finished_at'])
    .where('status', '=', 'completed')
    .where('finished_at', '>=', endedSince)
    .orderBy('finished_at', 'desc')
    .limit(10_000)
    .execute()
  return rows.map(({ category, started_at, finished_at }) => ({
    category,
    ms: (finished_at ?? 0) - (started_at ?? 0),
  }))
}

/** Since when the longest waiting job could have begun (ms since 1970); null: none is kept waiting. */
export async function oldestDue(db: Db, nowMs: number): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select((one) => one.fn.min('due_at').as('at'))
    .where('status', 'in', ['queued', 'scheduled'])
    .where('due_at', '<=', nowMs)
    .executeTakeFirst()
  return row?.at ?? null
}

/** When somebody has to look at the queue next (ms since 1970); null: nothing is waiting. */
export async function nextDueAt(db: Db, operations: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select((one) => one.fn.min('due_at').as('at'))
    .where('operation', 'in', operations)
    .executeTakeFirst()
  return row?.at ?? null
}

/** How many failed and wait for nothing. */
export async function failedJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('due_at', 'is', null)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Jobs that failed or were cancelled wait again, with all their attempts. Answers how many; `only` names one. */
export async function retryJobs(
  all: Db,
  which: { only: string } | { status: 'failed' },
  nowMs: number,
): Promise<number> {
  const rows = await all
    .updateTable('jobs')
    .set({ status: 'queued', retry_count: 0, error: null, due_at: nowMs, finished_at: null })
    .where('due_at', 'is', null)
    .where('status', 'in', 'status' in which ? [which.status] : ['failed', 'cancelled'])
    .$if('only' in which, (jobs) => jobs.where('id', '=', 'only' in which ? which.only : ''))
    .returning('id')
    .execute()
  return rows.length
}

/** A job that waits may be taken at once. False: it waits for nothing. */
export async function runNow(all: Db, id: string, nowMs: number): Promise<boolean> {
  const row = await all
    .updateTable('jobs')
    .set({ status: 'queued', due_at: nowMs })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'scheduled'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function prioritise(all: Db, id: string, priority: number): Promise<boolean> {
  const row = await all
    .updateTable('jobs')
    .set({ priority })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'scheduled'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
