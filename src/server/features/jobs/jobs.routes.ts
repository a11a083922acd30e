import type { FastifyInstance } from 'fastify'
import {
  addJobByHand,
  changeJob,
  listJobs,
  pauseJobs,
  readJob,
  retryFailedJobs,
} from '#contract/admin/jobs.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { shownAudit } from '#server/core/audit/shown-audit.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { addJob } from '#server/core/jobs/add-job.store.ts'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db } from '../../db/tables.ts'
import { callbackOrigins, mayTell } from './callback-config.ts'
import { callbackOperation } from './callbacks.ts'
import { attemptsAt, jobOf, prioritise, retryJobs, runNow } from './job-lookups.store.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'
import { forgetJobs, forgetWorkers } from './job-workers.store.ts'
import { cancelJob } from './jobs.store.ts'
import { listedJobs, shownAttempt, shownJobOf } from './jobs-shown.store.ts'
import { setPaused } from './queue-pause.ts'

/** Under this name the app has its queue. */
export const jobQueueName = 'jobQueue'
const mostDeeds = 50
const keptMs = 14 * 24 * 60 * 60 * 1000
const workerKeptMs = 24 * 60 * 60 * 1000

/** Forgets jobs that ended two weeks ago, and servers that were not seen for a day. */
export async function pruneJobs({ db, trueNow }: Pick<AppDeps, 'db' | 'trueNow'>): Promise<void> {
  await forgetJobs(db, trueNow() - keptMs)
  await forgetWorkers(db, trueNow() - workerKeptMs)
}

/** The queue of servers' work, and what admins may see of it and do to it. Devices' work never comes here. */
export function jobsFeature(app: FastifyInstance, deps: AppDeps, operations: readonly JobOperation[]): void {
  const queue = createJobQueue(deps, operations, callbackOperation(deps), (fields) => app.log.error(fields))
  app.decorate(jobQueueName, queue)
  let starting: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    starting = setTimeout(() => queue.start(), deps.config.limits.jobsDelayMs)
    starting.unref()
  })
  app.addHook('onClose', () => {
    clearTimeout(starting)
    return queue.stop()
  })

  readingRoutes(app, deps, queue)
  askingRoute(app, deps, queue)
  changingRoutes(app, deps, queue)
}

const tellServers = ({ bus }: AppDeps): void => bus.publish('jobs', 'changed')

function readingRoutes(app: FastifyInstance, deps: AppDeps, queue: JobQueue): void {
  const { db } = deps
  userRoute(app, deps, listJobs, ({ query }) => listedJobs(deps, queue, query))
  userRoute(app, deps, readJob, async ({ params }) => {
    const job = await jobOf(db, params.jobId)
    if (!job) throw new AppError('not_found')
    const deeds = await shownAudit(db, mostDeeds, { subject: job.id })
    return {
      job: shownJobOf(job),
      attempts: (await attemptsAt(db, job.id)).map(shownAttempt),
      deeds: deeds.toReversed(),
    }
  })
}

function askingRoute(app: FastifyInstance, deps: AppDeps, queue: JobQueue): void {
  const { db, now } = deps
  const origins = callbackOrigins(deps.env)
  userRoute(app, deps, addJobByHand, async ({ owner, session, body, request }) => {
    const { operation: name, callbackUrl, scheduledAt, proof, ...limits } = body
    const operation = queue.operations.get(name)
    if (!operation?.isAskable) throw new AppError('not_found')
    if (callbackUrl !== undefined && !mayTell(origins, callbackUrl))
      throw fieldError('callbackUrl', 'This server tells only addresses of INKWELL_JOB_CALLBACKS.')
    // A copy of the database, for one, takes the place of an older one: asked for often enough, none is left from before.
    if (!operation.isReadOnly || callbackUrl !== undefined) await proveOwner(deps, session, proof, request)
    const id = await db.transaction().execute(async (all) => {
      const added = await addJob(all, queue.ending().nowMs, {
        operation,
        ...(limits.priority !== undefined && { priority: limits.priority }),
        ...(limits.maxRetries !== undefined && { maxRetries: limits.maxRetries }),
        ...(limits.retryDelay !== undefined && { retryDelay: limits.retryDelay }),
        callbackUrl: callbackUrl ?? null,
        scheduledAt: scheduledAt === undefined ? null : Date.parse(scheduledAt),
      })
      if (added === null) throw new AppError('conflict')
      await addAudit(all, { at: now(), admin: owner, action: 'job.add', subject: added, detail: name })
      return added
    })
    tellServers(deps)
    return { id }
  })
}

function changingRoutes(app: FastifyInstance, deps: AppDeps, queue: JobQueue): void {
  const { db, now } = deps
  userRoute(app, deps, changeJob, async ({ owner, session, params: { jobId }, body, request }) => {
    if (!(await jobOf(db, jobId))) throw new AppError('not_found')
    // A priority only changes the order; everything else begins or ends work in the server's name.
    if (body.action !== 'prioritise') await proveOwner(deps, session, body.proof, request)
    const isDone = await db.transaction().execute(async (all) => {
      if (!(await change(all, queue, jobId, body))) return false
      const detail = body.action === 'prioritise' ? String(body.priority) : null
      await addAudit(all, { at: now(), admin: owner, action: `job.${body.action}`, subject: jobId, detail })
      return true
    })
    if (!isDone) throw new AppError('conflict', { message: 'This job is no longer in a state for that.' })
    tellServers(deps)
    const job = await jobOf(db, jobId)
    if (!job) throw new AppError('not_found')
    return { job: shownJobOf(job) }
  })
  userRoute(app, deps, retryFailedJobs, async ({ owner, session, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    const count = await db.transaction().execute(async (all) => {
      const retried = await retryJobs(all, { status: 'failed' }, queue.ending().nowMs)
      await addAudit(all, { at: now(), admin: owner, action: 'job.retry-failed', detail: String(retried) })
      return retried
    })
    tellServers(deps)
    return { count }
  })
  userRoute(app, deps, pauseJobs, async ({ owner, session, body: { isPaused, proof }, request }) => {
    // To let the queue go on harms nobody; to stop it ends backups, and forgetting what has ended.
    if (isPaused) await proveOwner(deps, session, proof, request)
    await db.transaction().execute(async (all) => {
      await setPaused(all, isPaused, now())
      await addAudit(all, { at: now(), admin: owner, action: isPaused ? 'jobs.pause' : 'jobs.resume' })
    })
    tellServers(deps)
    return {}
  })
}

type Change = { action: 'retry' | 'cancel' | 'run' } | { action: 'prioritise'; priority: number }

async function change(all: Db, queue: JobQueue, id: string, asked: Change): Promise<boolean> {
  const ending = queue.ending()
  if (asked.action === 'prioritise') return prioritise(all, id, asked.priority)
  if (asked.action === 'cancel') return cancelJob(all, id, ending)
  if (asked.action === 'run') return runNow(all, id, ending.nowMs)
  return (await retryJobs(all, { only: id }, ending.nowMs)) === 1
}
