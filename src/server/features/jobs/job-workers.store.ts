import type { Db } from '../../db/tables.ts'

export interface SeenWorker {
  readonly id: string
  readonly startedAt: number
}

/** A server shows that it is there. */
export async function beat(db: Db, { id, startedAt }: SeenWorker, nowMs: number): Promise<void> {
  await db
    .insertInto('job_workers')
    .values({ id, started_at: startedAt, seen_at: nowMs })
    .onConflict((same) => same.column('id').doUpdateSet({ seen_at: nowMs }))
    .execute()
}

export async function leave(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job_workers').where('id', '=', id).execute()
}

/** The servers on this database, as they were seen last; the latest first. */
export const workersOf = (db: Db) =>
  db.selectFrom('job_workers').selectAll().orderBy('seen_at', 'desc').limit(100).execute()

/** Forgets servers that were not seen since an instant. */
export async function forgetWorkers(all: Db, seenBefore: number): Promise<void> {
  await all.deleteFrom('job_workers').where('seen_at', '<', seenBefore).execute()
}

/** Forgets jobs that ended before an instant, with their attempts. */
export async function forgetJobs(all: Db, endedBefore: number): Promise<number> {
  const gone = await all
    .deleteFrom('jobs')
    .where('due_at', 'is', null)
    .where('finished_at', '<', endedBefore)
    .returning('id')
    .execute()
  return gone.length
}
