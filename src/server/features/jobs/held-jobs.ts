import { setTimeout as after } from 'node:timers/promises'
import type { JobOperation, JobOutcome } from '#server/core/jobs/job-operation.ts'
import { errorFields } from '#server/core/logs/logging.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { completeJob, type Ending, failAttempt, giveBack, type JobRow, renewLease } from './jobs.store.ts'

/** What is running when the server ends has so long; after that it is told to stop, has a moment for it, and is given back. */
const farewellMs = 2_000
const stoppingMs = 500

export type Parts = Pick<AppDeps, 'db' | 'health' | 'trueNow' | 'config' | 'bus'>
export type Log = (fields: Record<string, unknown>) => void

interface Held {
  readonly row: JobRow
  readonly life: AbortController
  readonly done: Promise<void>
}

/** The jobs that one server works on: runs each, keeps its lease, and writes down how it ended unless it was lost meanwhile. */
export class HeldJobs {
  readonly #deps: Parts
  readonly #ending: () => Ending
  readonly #log: Log
  readonly #held = new Map<string, Held>()

  constructor(deps: Parts, ending: () => Ending, log: Log) {
    this.#deps = deps
    this.#ending = ending
    this.#log = log
  }

  get size(): number {
    return this.#held.size
  }

  /** Settles when the job has ended here, well or not. */
  begin(row: JobRow): Promise<void> {
    const life = new AbortController()
    const done = this.#work(row, life)
    this.#held.set(row.id, { row, life, done })
    return done
  }

  /** Renews all leases now, and lets go of what was taken away. */
  async renewAll(): Promise<void> {
    for (const { row, life } of [...this.#held.values()]) await this.#renew(row, life)
  }

  /** Gives back what does not end by itself in time; answers how many jobs that were. */
  async stop(): Promise<number> {
    await this.#endedWithin(farewellMs)
    const left = [...this.#held.values()]
    for (const { life } of left) life.abort()
    await this.#endedWithin(stoppingMs)
    // What cannot be given back now is known by the end of the lease.
    for (const { row } of left) await giveBack(this.#deps.db, row, this.#ending()).catch(() => undefined)
    return left.length
  }

  async #endedWithin(ms: number): Promise<void> {
    const late = new AbortController()
    const ended = Promise.all(Array.from(this.#held.values(), ({ done }) => done))
    await Promise.race([ended, after(ms, undefined, { signal: late.signal }).catch(() => undefined)])
    late.abort()
  }

  async #work(row: JobRow, life: AbortController): Promise<void> {
    const renewing = setInterval(() => void this.#renew(row, life), this.#deps.config.limits.jobLeaseMs / 3)
    renewing.unref()
    try {
      const outcome = await outcomeOf(this.#ending().operations.get(row.operation), row, life.signal)
      if (!life.signal.aborted) await completeJob(this.#deps.db, row, outcome, this.#ending())
    } catch (error) {
      if (!life.signal.aborted) await this.#failed(row, error)
    } finally {
      clearInterval(renewing)
      this.#held.delete(row.id)
    }
  }

  async #failed(row: JobRow, error: unknown): Promise<void> {
    const { db, health } = this.#deps
    for (const fault of faultsIn(error)) {
      this.#log({ task: row.operation, ...errorFields(fault) })
      health.noticed(fault)
    }
    // What cannot be written down now is known by the end of the lease.
    await failAttempt(db, row, { error: kindOf(error), outcome: 'failed' }, this.#ending()).catch(
      () => undefined,
    )
  }

  async #renew(row: JobRow, life: AbortController): Promise<void> {
    const { db, trueNow, config } = this.#deps
    // A database that does not answer now may do so before the lease is over.
    const isKept = await renewLease(db, row, trueNow() + config.limits.jobLeaseMs).catch(() => true)
    if (!isKept) life.abort()
  }
}

async function outcomeOf(
  operation: JobOperation | undefined,
  { id, data }: JobRow,
  signal: AbortSignal,
): Promise<JobOutcome> {
  if (!operation) throw new Error('An operation that is not known')
  return operation.run({ id, data: JSON.parse(data), signal })
}

const faultsIn = (error: unknown): unknown[] => (error instanceof AggregateError ? error.errors : [error])

/** What is kept of a fault: its kind, and of several how many there are. Messages can quote what people wrote. */
function kindOf(error: unknown): string {
  if (error instanceof AggregateError)
    return `${error.errors.length} failed: ${[...new Set(error.errors.map(kindOf))].join(', ')}`.slice(0, 200)
  const { error: name, code } = errorFields(error)
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown'
}
