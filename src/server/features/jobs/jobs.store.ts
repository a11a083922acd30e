import type { Selectable } from 'kysely'
import { afterFailure, nextRun } from '#domain/jobs/job.ts'
import { addJob } from '#server/core/jobs/add-job.store.ts'
import type { JobOperation, Json } from '#server/core/jobs/job-operation.ts'
import type { Db, Tables } from '../../db/tables.ts'

export type JobRow = Selectable<Tables['jobs']>

/** A job that somebody has, for as long as nobody has raised its fence. */
export type HeldJob = Pick<JobRow, 'id' | 'fence'>

/** What is due and not somebody's, what goes first at the front. */
const dueOf = (
  db: Db,
  nowMs: number,
  operations: readonly string[],
  statuses: readonly string[],
  most: number,
) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('due_at', '<=', nowMs)
    .where('operation', 'in', operations)
    .where('status', 'in', statuses)
    .orderBy('priority', 'desc')
    .orderBy('due_at')
    .limit(most)
    .execute()

/** Takes up to `most` jobs that are due, for `leaseMs`, and notes that an attempt begins. Of several that want the same one, one gets it. */
export async function takeDue(
  db: Db,
  {
    nowMs,
    leaseMs,
    worker,
    operations,
    most,
  }: { nowMs: number; leaseMs: number; worker: string; operations: readonly string[]; most: number },
): Promise<JobRow[]> {
  const taken: JobRow[] = []
  for (const { id, fence, due_at } of await dueOf(db, nowMs, operations, ['queued', 'scheduled'], most)) {
    const won = await db.transaction().execute(async (all) => {
      const row = await all
        .updateTable('jobs')
        .set({
          status: 'processing',
          fence: fence + 1,
          due_at: nowMs + leaseMs,
          worker,
          started_at: nowMs,
          finished_at: null,
        })
        .where('id', '=', id)
        .where('fence', '=', fence)
        .where('due_at', '=', due_at)
        .where('status', 'in', ['queued', 'scheduled'])
        .returningAll()
        .executeTakeFirst()
      if (row)
        await all
          .insertInto('job_attempts')
          .values({ job_id: id, fence: row.fence, worker, started_at: nowMs })
          .execute()
      return row
    })
    if (won) taken.push(won)
  }
  return taken
}

/** Keeps a job for longer. False: it is somebody else's by now, or has ended. */
export async function renewLease(db: Db, { id, fence }: HeldJob, leaseEnd: number): Promise<boolean> {
  const kept = await db
    .updateTable('jobs')
    .set({ due_at: leaseEnd })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export interface Ending {
  readonly nowMs: number
  readonly operations: ReadonlyMap<string, JobOperation>
  /** Tells whoever wants to know of a job's end. */
  readonly callback: JobOperation
}

/** Writes down that a held job is done, with what it does to the database. False: it was lost before, and nothing was written. */
export async function completeJob(
  db: Db,
  held: HeldJob,
  { result, effects }: { result: Json; effects?: (all: Db) => Promise<void> },
  ending: Ending,
): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const row = await endHeld(
      all,
      held,
      { status: 'completed', result: JSON.stringify(result), error: null },
      ending,
    )
    if (!row) return false
    await effects?.(all)
    return true
  })
}

/** Writes down that an attempt failed: the job waits for its next one, or has failed. False: it was lost before. */
export async function failAttempt(
  db: Db,
  held: HeldJob,
  { error, outcome }: { error: string; outcome: 'failed' | 'lost' },
  ending: Ending,
): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const kept = await all
      .selectFrom('jobs')
      .select(['retry_count as retryCount', 'max_retries as maxRetries', 'retry_delay as retryDelay'])
      .where('id', '=', held.id)
      .where('fence', '=', held.fence)
      .executeTakeFirst()
    if (!kept) return false
    const { again, waitMs } = afterFailure(kept)
    if (!again) return (await endHeld(all, held, { status: 'failed', error, outcome }, ending)) !== undefined
    const retry = { error, retry_count: kept.retryCount + 1, due_at: ending.nowMs + waitMs }
    return requeueHeld(all, held, retry, { finished_at: ending.nowMs, outcome, error })
  })
}

/** Lets go of a held job whose server ends: it waits again, due at once, and has lost none of its attempts; what may be tried once has failed. */
export async function giveBack(
  db: Db,
  held: HeldJob & Pick<JobRow, 'max_retries'>,
  ending: Ending,
): Promise<void> {
  const { nowMs } = ending
  const end = { outcome: 'cancelled', error: 'server stopped' } as const
  await db.transaction().execute(async (all) => {
    if (held.max_retries === 0) await endHeld(all, held, { status: 'failed', ...end }, ending)
    else await requeueHeld(all, held, { due_at: nowMs }, { finished_at: nowMs, ...end })
  })
}

/** False: it was lost before. */
async function requeueHeld(
  all: Db,
  held: HeldJob,
  next: Pick<JobRow, 'due_at'> & Partial<Pick<JobRow, 'error' | 'retry_count'>>,
  end: AttemptEnd,
): Promise<boolean> {
  const row = await all
    .updateTable('jobs')
    .set({ ...next, status: 'queued', worker: null, fence: held.fence + 1 })
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await endAttempt(all, held, end)
  return true
}

/** Jobs whose worker was not heard of for the length of a lease: that attempt is over. Answers how many there were. */
export async function releaseLost(db: Db, most: number, ending: Ending): Promise<number> {
  const lost = await dueOf(db, ending.nowMs, [...ending.operations.keys()], ['processing'], most)
  for (const held of lost) await failAttempt(db, held, { error: 'lost', outcome: 'lost' }, ending)
  return lost.length
}

/** Cancels a job that has not ended, inside a transaction. Whoever has it loses it with this, and nothing it still does is written. */
export async function cancelJob(all: Db, id: string, ending: Ending): Promise<boolean> {
  const row = await all
    .updateTable('jobs')
    .set((one) => ({
      fence: one('fence', '+', 1),
      status: 'cancelled',
      due_at: null,
      worker: null,
      finished_at: ending.nowMs,
    }))
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  const cancelled = { finished_at: ending.nowMs, outcome: 'cancelled', error: null }
  await endAttempt(all, { id, fence: row.fence - 1 }, cancelled)
  await afterEnd(all, row, ending)
  return true
}

interface End {
  readonly status: 'completed' | 'failed'
  readonly result?: string
  readonly error: string | null
  readonly outcome?: 'failed' | 'lost' | 'cancelled'
}

async function endHeld(all: Db, held: HeldJob, end: End, ending: Ending): Promise<JobRow | undefined> {
  const { status, result = null, error, outcome = status } = end
  const row = await all
    .updateTable('jobs')
    .set({ status, result, error, due_at: null, worker: null, finished_at: ending.nowMs })
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  await endAttempt(all, held, { finished_at: ending.nowMs, outcome, error })
  await afterEnd(all, row, ending)
  return row
}

interface AttemptEnd {
  readonly finished_at: number
  readonly outcome: string
  readonly error: string | null
}

async function endAttempt(all: Db, { id, fence }: HeldJob, end: AttemptEnd): Promise<void> {
  await all
    .updateTable('job_attempts')
    .set(end)
    .where('job_id', '=', id)
    .where('fence', '=', fence)
    .where('finished_at', 'is', null)
    .execute()
}

/** A run of a schedule is followed by the next one, whoever asked to be told is told, and what is not to be kept is emptied: in the transaction of the end. */
async function afterEnd(all: Db, row: JobRow, { nowMs, operations, callback }: Ending): Promise<void> {
  if (operations.get(row.operation)?.forgetsData)
    await all.updateTable('jobs').set({ data: 'null' }).where('id', '=', row.id).execute()
  if (row.callback_url !== null)
    await addJob(all, nowMs, { operation: callback, data: { of: row.id, status: row.status } })
  if (row.schedule === null) return
  await all.updateTable('jobs').set({ schedule: null }).where('id', '=', row.id).execute()
  const operation = operations.get(row.operation)
  if (operation?.everyMs === undefined) return
  const scheduledAt = nextRun(row.scheduled_at ?? nowMs, operation.everyMs, nowMs)
  await addJob(all, nowMs, { operation, scheduledAt, schedule: row.schedule })
}

/** Makes sure that each operation which runs by itself has its next run. */
export async function ensureSchedules(
  db: Db,
  nowMs: number,
  operations: Iterable<JobOperation>,
): Promise<void> {
  for (const operation of operations)
    if (operation.everyMs !== undefined)
      await addJob(db, nowMs, { operation, scheduledAt: nowMs + operation.everyMs, schedule: operation.name })
}
