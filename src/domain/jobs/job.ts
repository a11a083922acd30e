import { z } from 'zod'
import { jobStatuses } from './job-status.ts'

export const jobCategories = ['enhancedContext', 'extraction', 'memoryConsolidation', 'analytics'] as const
export type JobCategory = (typeof jobCategories)[number]

/** 0 can wait, 1 is usual, 2 goes first. */
export const jobPriority = z
  .int('Priority is 0, 1 or 2')
  .min(0, 'Priority is 0, 1 or 2')
  .max(2, 'Priority is 0, 1 or 2')
export const mostRetries = 25
export const maxRetriesRule = z.int().min(0).max(mostRetries)
const dayMs = 24 * 60 * 60 * 1000
/** Ms before the first retry. */
export const retryDelayRule = z.int().min(0).max(dayMs)

/** Job: work that is done later, by a server's queue or by the worker of a device. */
export const job = z.object({
  id: z.uuid().length(36),
  category: z.enum(jobCategories),
  /** What is done, such as 'prune.hourly'. */
  operation: z.string().min(1).max(100),
  status: z.enum(jobStatuses),
  priority: jobPriority,
  /** What the operation is given: ids and numbers, never words of a journal. */
  data: z.json(),
  /** What came of it; null until it is completed. */
  result: z.json(),
  /** The kind of the last fault; null: none. */
  error: z.string().max(200).nullable(),
  /** Attempts after the first one. */
  retryCount: z.int().min(0),
  maxRetries: maxRetriesRule,
  retryDelay: retryDelayRule,
  /** Told id and status once the job has ended; null: nobody. */
  callbackUrl: z.url().max(2000).nullable(),
  /** Not before; null: at once. */
  scheduledAt: z.iso.datetime().nullable(),
})
export type Job = z.infer<typeof job>

/** The attempts that a job gets in all. */
export const attemptsOf = ({ maxRetries }: Pick<Job, 'maxRetries'>): number => 1 + maxRetries

/** What follows an attempt that failed: another one after so many ms, or none. The wait doubles with each retry, up to a day. */
export function afterFailure({
  retryCount,
  maxRetries,
  retryDelay,
}: Pick<Job, 'retryCount' | 'maxRetries' | 'retryDelay'>): {
  readonly again: boolean
  readonly waitMs: number
} {
  if (retryCount >= maxRetries) return { again: false, waitMs: 0 }
  return { again: true, waitMs: Math.min(dayMs, retryDelay * 2 ** retryCount) }
}

/**
 * The next instant (ms) of a schedule with the interval `everyMs` that is later than `nowMs`. Instants that nobody was there for are passed over:
 * after a week of rest there is one run, not a week of them.
 */
export function nextRun(lastMs: number, everyMs: number, nowMs: number): number {
  if (everyMs <= 0) throw new RangeError('A schedule needs an interval above zero')
  return lastMs + Math.max(1, Math.floor((nowMs - lastMs) / everyMs) + 1) * everyMs
}

/** The share `share` (0 to 1) of some durations in ms, by the nearest rank; null: there are none. */
export function percentile(durationsMs: readonly number[], share: number): number | null {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}
