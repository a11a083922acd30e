import { z } from 'zod'
import { job, jobCategories, jobPriority, maxRetriesRule, retryDelayRule } from '#domain/jobs/job.ts'
import { jobStatuses } from '#domain/jobs/job-status.ts'
import { endpoint } from '../endpoint.ts'
import { ownerProof } from '../owner-proof.ts'
import { auditEntry } from './admin.ts'

const instant = z.iso.datetime()
const proof = ownerProof.optional()

/** A job as admins see it: of its payload only numbers, ids and instants. */
export const shownJob = job.extend({
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When it may be taken, or when the lease of who has it is over. */
  dueAt: instant.nullable(),
  /** It is the next run of a schedule. */
  isScheduleRun: z.boolean(),
})
export type ShownJob = z.infer<typeof shownJob>

export const jobAttempt = z.object({
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** lost: its server was not heard of again. */
  outcome: z.enum(['completed', 'failed', 'cancelled', 'lost']).nullable(),
  error: z.string().nullable(),
  worker: z.string(),
})
export type JobAttempt = z.infer<typeof jobAttempt>

/** One category: how many jobs are in each state, and how long those that were completed took. */
const categoryCount = z.object({
  category: z.enum(jobCategories),
  counts: z.record(z.enum(jobStatuses), z.int()),
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
})
export type CategoryCount = z.infer<typeof categoryCount>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  summary: 'The queue of this server: what waits, runs and ended in the last day',
  query: z.object({
    category: z.enum(jobCategories).optional(),
    status: z.enum(jobStatuses).optional(),
    operation: z.string().max(100).optional(),
    /** Jobs from the one after this many on. */
    skip: z.coerce.number().int().min(0).max(100_000).optional(),
  }),
  answer: z.object({
    now: instant,
    isPaused: z.boolean(),
    /** Of jobs that have not ended, and of those that ended in the last 24 hours. */
    categories: z.array(categoryCount),
    /** Since when the longest waiting job could have begun; null: none waits. */
    oldestDueAt: instant.nullable(),
    workers: z.array(z.object({ id: z.string(), startedAt: instant, seenAt: instant, isHere: z.boolean() })),
    /** What an admin may ask for. */
    operations: z.array(
      z.object({
        name: z.string(),
        category: z.enum(jobCategories),
        about: z.string(),
        everyMs: z.number().nullable(),
        /** It only looks, and is asked for without a proof. */
        isReadOnly: z.boolean(),
      }),
    ),
    /** Operations of which there is a job, of the category that was asked for. */
    operationNames: z.array(z.string()),
    /** Newest first, 50 at most. */
    jobs: z.array(shownJob),
    total: z.int(),
    /** All that failed and are still kept: as many are tried again at once. */
    failed: z.int(),
    /** Pushes wait in a queue of their own: all, those that are due, and of these the ones whose browser was not reached the last time. */
    pushes: z.object({ waiting: z.int(), due: z.int(), failed: z.int() }),
  }),
})

const oneJob = z.object({ jobId: z.uuid() })

export const readJob = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/:jobId',
  access: 'admin',
  summary: 'A job with its attempts, and what admins did to it, the first one first',
  params: oneJob,
  answer: z.object({ job: shownJob, attempts: z.array(jobAttempt), deeds: z.array(auditEntry) }),
})

/**
 * 404 for an operation that nobody may ask for; 400 for an address that is not on the list; 403 proof_needed without `proof`, except for what
 * only looks and tells nobody.
 */
export const addJobByHand = endpoint({
  method: 'POST',
  path: '/api/admin/jobs',
  access: 'admin',
  summary: 'Give the queue a job',
  body: z.object({
    operation: z.string().min(1).max(100),
    priority: jobPriority.optional(),
    maxRetries: maxRetriesRule.optional(),
    retryDelay: retryDelayRule.optional(),
    callbackUrl: z.url().max(2000).optional(),
    scheduledAt: instant.optional(),
    proof,
  }),
  answer: z.object({ id: z.string() }),
})

/** 409 where the job is in no state for it; 403 proof_needed without `proof`, except for a priority. */
export const changeJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:jobId',
  access: 'admin',
  summary: 'Try a job again, cancel it, run it now, or change its priority',
  params: oneJob,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal(['retry', 'cancel', 'run']), proof }),
    z.object({ action: z.literal('prioritise'), priority: jobPriority }),
  ]),
  answer: z.object({ job: shownJob }),
})

/** 403 proof_needed without `proof`. */
export const retryFailedJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/retry-failed',
  access: 'admin',
  summary: 'Try all failed jobs again',
  body: z.object({ proof }),
  answer: z.object({ count: z.int() }),
})

/** To pause needs `proof`: 403 proof_needed without it; to go on does not. */
export const pauseJobs = endpoint({
  method: 'PUT',
  path: '/api/admin/jobs/pause',
  access: 'admin',
  summary: 'Take no further jobs, or take them again; what runs already ends',
  body: z.object({ isPaused: z.boolean(), proof }),
  answer: z.object({}),
})
