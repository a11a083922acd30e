import type { z } from 'zod'
import { afterFailure, type Job, type JobCategory } from './job.ts'
import { isEnded } from './job-status.ts'

/** What a device does in the background with the opened vault, and which category each is of. */
export const deviceOperations = {
  'journal.read': 'extraction',
  'memory.assemble': 'memoryConsolidation',
  'insights.generate': 'analytics',
  'context.index': 'enhancedContext',
  'meaning.index': 'enhancedContext',
  'calendar.refresh': 'extraction',
} as const satisfies Record<string, JobCategory>
export type DeviceOperation = keyof typeof deviceOperations
export const deviceOperationNames = Object.keys(deviceOperations) as DeviceOperation[]

/** Counts only: results are shown, and kept. */
export type JobResult = Readonly<Record<string, number>>

/** A job that a device does over the opened vault. It is sealed on that device and never sent. */
export interface DeviceJob extends Omit<Job, 'operation'> {
  readonly operation: DeviceOperation
  readonly createdAt: string
  /** Of the latest attempt. */
  readonly startedAt: string | null
  readonly completedAt: string | null
  /** How far it is; null: not told. */
  readonly progress: { readonly done: number; readonly of: number } | null
}

const maxRetries = 2
/** Ms before the first retry. */
const retryDelay = 30_000
/** So many ended jobs of each operation are remembered. */
const endedKept = 5

const iso = (ms: number): string => new Date(ms).toISOString()

/** A new job, queued; `id` is a UUID, `atMs` is ms since 1970. */
export const newDeviceJob = (
  { id, operation, priority }: Pick<DeviceJob, 'id' | 'operation' | 'priority'>,
  atMs: number,
): DeviceJob => ({
  ...{ id, operation, priority, category: deviceOperations[operation], status: 'queued', data: {} },
  ...{ result: null, error: null, retryCount: 0, maxRetries, retryDelay },
  // A device tells nobody what it does.
  callbackUrl: null,
  ...{ scheduledAt: null, createdAt: iso(atMs), startedAt: null, completedAt: null, progress: null },
})

/** The job as it is once somebody has begun with it. */
export const startedJob = (job: DeviceJob, atMs: number): DeviceJob => ({
  ...job,
  ...{ status: 'processing', startedAt: iso(atMs), scheduledAt: null, progress: null },
})

/** The job as it is while it waits for a pause to end: queued, and as far as it came. */
export const heldJob = (job: DeviceJob): DeviceJob => ({ ...job, status: 'queued' })

/** The job with what came of it. */
export const completedJob = (job: DeviceJob, result: JobResult, atMs: number): DeviceJob => ({
  ...job,
  ...{ status: 'completed', result: result as z.core.util.JSONType, error: null, completedAt: iso(atMs) },
})

/** The job after an attempt that failed: queued again for later, or failed for good after 1 + maxRetries attempts. `error`: the kind of the fault. */
export function failedJob(job: DeviceJob, error: string, atMs: number): DeviceJob {
  const { again, waitMs } = afterFailure(job)
  if (!again) return { ...job, status: 'failed', error, completedAt: iso(atMs) }
  const { retryCount } = job
  return { ...job, status: 'queued', error, retryCount: retryCount + 1, scheduledAt: iso(atMs + waitMs) }
}

/** The job given up; one that has ended stays as it is. */
export const cancelledJob = (job: DeviceJob, atMs: number): DeviceJob =>
  isEnded(job.status) ? job : { ...job, status: 'cancelled', completedAt: iso(atMs) }

/** An ended job asked for once more, with all its attempts before it; one that has not ended is due at once. */
export const triedAgain = (job: DeviceJob): DeviceJob => ({
  ...job,
  ...(isEnded(job.status) && { retryCount: 0, error: null, result: null }),
  ...(job.status !== 'processing' && {
    status: 'queued',
    progress: null,
    scheduledAt: null,
    completedAt: null,
  }),
})

/** What becomes of a job whose tab ended in the middle of it: an attempt that failed, or nothing more where only a screen waited for it. */
export function lostJob(job: DeviceJob, atMs: number): DeviceJob {
  if (job.status !== 'processing') return job
  return job.priority === 2 ? cancelledJob(job, atMs) : failedJob(job, 'lost', atMs)
}

const dueAt = ({ scheduledAt }: DeviceJob): number => (scheduledAt === null ? 0 : Date.parse(scheduledAt))

/** The queued jobs in the order in which they are taken: the most urgent first, then the oldest. */
const inTurn = (jobs: Iterable<DeviceJob>): DeviceJob[] =>
  [...jobs]
    .filter(({ status }) => status === 'queued' || status === 'scheduled')
    .sort(
      (a, b) =>
        b.priority - a.priority || (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0),
    )

/** The job to take now; null: none is due. */
export const nextJob = (jobs: Iterable<DeviceJob>, nowMs: number): DeviceJob | null =>
  inTurn(jobs).find((job) => dueAt(job) <= nowMs) ?? null

/** When the next queued job is due (ms since 1970, 0: now); null: none waits. */
export function nextDueAt(jobs: Iterable<DeviceJob>): number | null {
  const waiting = inTurn(jobs).map(dueAt)
  return waiting.length === 0 ? null : Math.min(...waiting)
}

/** The jobs that are remembered: all that have not ended, and of each operation the latest few that have; newest first. */
export function keptJobs(jobs: Iterable<DeviceJob>): DeviceJob[] {
  const ended = new Map<DeviceOperation, number>()
  return [...jobs]
    .sort((a, b) => (a.createdAt > b.createdAt ? -1 : a.createdAt < b.createdAt ? 1 : 0))
    .filter(({ status, operation }) => {
      if (!isEnded(status)) return true
      const count = (ended.get(operation) ?? 0) + 1
      ended.set(operation, count)
      return count <= endedKept
    })
}
