import { randomUUID } from 'node:crypto'
import { addJob, type NewJob } from '#server/core/jobs/add-job.store.ts'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'
import { inRounds } from '../../core/rounds.ts'
import { HeldJobs, type Log, type Parts } from './held-jobs.ts'
import { nextDueAt } from './job-lookups.store.ts'
import { beat, leave } from './job-workers.store.ts'
import { type Ending, ensureSchedules, releaseLost, takeDue } from './jobs.store.ts'
import { isPaused } from './queue-pause.ts'

/** Jobs that one server works on at a time. */
const atOnce = 2
/** Another server of this database may have been given jobs of which this one knows nothing; and so often it shows that it is there. */
const mostRestMs = 15_000

export interface JobQueue {
  readonly workerId: string
  readonly operations: ReadonlyMap<string, JobOperation>
  /** What the store needs to end a job, at this moment. */
  ending(): Ending
  /** Answers the id; null: the next run of that schedule is there already. */
  add(asked: NewJob): Promise<string | null>
  /** Takes what is due and waits until it has ended; answers how many were taken. */
  runDue(): Promise<number>
  /** Begins to look by itself: now, whenever something is due, and when another server tells of something. */
  start(): void
  stop(): Promise<void>
}

/** The one queue of a database: every server on it takes jobs, and each job is one server's at a time. */
export function createJobQueue(
  deps: Parts,
  all: readonly JobOperation[],
  callback: JobOperation,
  log: Log,
): JobQueue {
  const { db, trueNow: now, bus } = deps
  const operations = new Map([...all, callback].map((one) => [one.name, one]))
  const names = [...operations.keys()]
  const worker = { id: randomUUID(), startedAt: now() }
  const ending = (): Ending => ({ nowMs: now(), operations, callback })
  const held = new HeldJobs(deps, ending, log)
  const takeRound = rounder(deps, { worker, held, ending, names })
  // Rounds that are asked for while one is under way come after it.
  let last: Promise<unknown> = Promise.resolve()
  const round = (): Promise<Promise<void>[]> => {
    const next = last.then(takeRound)
    last = next.catch(() => undefined)
    return next
  }
  const rounds = inRounds(
    { health: deps.health, now },
    {
      task: 'jobs',
      work: async () => {
        for (const done of await round()) void done.then(rounds.wake)
      },
      nextAt: async () => (held.size >= atOnce || (await isPaused(db)) ? null : nextDueAt(db, names)),
      mostRestMs,
    },
    log,
  )
  let isStarted = false
  const stopListening = bus.subscribe('jobs', () => {
    void held.renewAll()
    if (isStarted) rounds.wake()
  })
  return {
    workerId: worker.id,
    operations,
    ending,
    async add(asked) {
      const id = await addJob(db, now(), asked)
      bus.publish('jobs', 'added')
      return id
    },
    async runDue() {
      const running = await round()
      await Promise.all(running)
      return running.length
    },
    start() {
      isStarted = true
      rounds.wake()
    },
    async stop() {
      stopListening()
      await rounds.stop()
      if ((await held.stop()) > 0) bus.publish('jobs', 'released')
      await leave(db, worker.id).catch(() => undefined)
    },
  }
}

/** One look at the queue: shows that this server is there, gives up what was lost, takes what is due. Answers the ends of what was taken. */
function rounder(
  { db, trueNow: now, config }: Parts,
  {
    worker,
    held,
    ending,
    names,
  }: {
    worker: { id: string; startedAt: number }
    held: HeldJobs
    ending: () => Ending
    names: readonly string[]
  },
): () => Promise<Promise<void>[]> {
  let isScheduled = false
  return async () => {
    const nowMs = now()
    await beat(db, worker, nowMs)
    if (!isScheduled) await ensureSchedules(db, nowMs, ending().operations.values())
    isScheduled = true
    if (await isPaused(db)) return []
    await releaseLost(db, atOnce * 4, ending())
    const most = atOnce - held.size
    if (most <= 0) return []
    const { jobLeaseMs: leaseMs } = config.limits
    const taken = await takeDue(db, { nowMs, leaseMs, worker: worker.id, operations: names, most })
    return taken.map((row) => held.begin(row))
  }
}
