import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { CategoryCount, JobAttempt, listJobs, ShownJob } from '#contract/admin/jobs.ts'
import { type JobCategory, jobCategories, percentile } from '#domain/jobs/job.ts'
import { jobStatuses } from '#domain/jobs/job-status.ts'
import { redactPayload } from '#domain/jobs/redact-payload.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Tables } from '../../db/tables.ts'
import {
  failedJobs,
  jobCounts,
  jobDurations,
  jobPage,
  oldestDue,
  operationNames,
  type WhichJobs,
} from './job-lookups.store.ts'
import type { JobQueue } from './job-queue.ts'
import { workersOf } from './job-workers.store.ts'
import type { JobRow } from './jobs.store.ts'
import { waitingPushes } from './other-queues.store.ts'
import { isPaused } from './queue-pause.ts'

const dayMs = 24 * 60 * 60 * 1000
const pageSize = 50
/** A server shows itself every quarter of a minute. */
const hereMs = 45_000

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

/** Origin and path of an address: tokens stand in what comes after. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** A row of the queue as admins see it. */
export const shownJobOf = (row: JobRow): ShownJob => ({
  id: row.id,
  category: row.category as JobCategory,
  operation: row.operation,
  status: row.status as ShownJob['status'],
  priority: row.priority,
  data: redactPayload(JSON.parse(row.data)),
  result: row.result === null ? null : redactPayload(JSON.parse(row.result)),
  error: row.error,
  retryCount: row.retry_count,
  maxRetries: row.max_retries,
  retryDelay: row.retry_delay,
  callbackUrl: row.callback_url === null ? null : withoutQuery(row.callback_url),
  scheduledAt: isoOrNull(row.scheduled_at),
  createdAt: iso(row.created_at),
  startedAt: isoOrNull(row.started_at),
  finishedAt: isoOrNull(row.finished_at),
  dueAt: isoOrNull(row.due_at),
  isScheduleRun: row.schedule !== null,
})

export const shownAttempt = (row: Selectable<Tables['job_attempts']>): JobAttempt => ({
  startedAt: iso(row.started_at),
  finishedAt: isoOrNull(row.finished_at),
  outcome: row.outcome as JobAttempt['outcome'],
  error: row.error,
  worker: row.worker,
})

/** Everything that the page of jobs shows. */
export async function listedJobs(
  { db, now, trueNow }: Pick<AppDeps, 'db' | 'now' | 'trueNow'>,
  queue: JobQueue,
  { skip = 0, ...which }: WhichJobs & { skip?: number | undefined },
): Promise<z.input<typeof listJobs.answer>> {
  const nowMs = trueNow()
  const { rows, total } = await jobPage(db, which, { skip, most: pageSize })
  const workers = await workersOf(db)
  return {
    now: iso(nowMs),
    isPaused: await isPaused(db),
    categories: countsByCategory(await jobCounts(db, nowMs - dayMs), await jobDurations(db, nowMs - dayMs)),
    oldestDueAt: isoOrNull(await oldestDue(db, nowMs)),
    workers: workers.map(({ id, started_at, seen_at }) => ({
      id,
      startedAt: iso(started_at),
      seenAt: iso(seen_at),
      isHere: nowMs - seen_at < hereMs,
    })),
    operations: Array.from(queue.operations.values())
      .filter(({ isAskable }) => isAskable)
      .map(({ name, category, about, everyMs = null, isReadOnly = false }) => ({
        name,
        category,
        about,
        everyMs,
        isReadOnly,
      })),
    operationNames: await operationNames(db, which.category),
    jobs: rows.map(shownJobOf),
    total,
    failed: await failedJobs(db),
    pushes: await waitingPushes(db, now()),
  }
}

function countsByCategory(
  counts: readonly { category: string; status: string; count: number }[],
  durations: readonly { category: string; ms: number }[],
): CategoryCount[] {
  return jobCategories.map((category) => {
    const own = durations.filter((one) => one.category === category).map(({ ms }) => ms)
    const countOf = (status: string) =>
      counts.find((one) => one.category === category && one.status === status)?.count ?? 0
    return {
      category,
      counts: Object.fromEntries(
        jobStatuses.map((status) => [status, countOf(status)]),
      ) as CategoryCount['counts'],
      medianMs: percentile(own, 0.5),
      p95Ms: percentile(own, 0.95),
    }
  })
}
