import type { z } from 'zod'
import type { JobCategory } from '#domain/jobs/job.ts'
import type { Db } from '#server/db/tables.ts'

export type Json = z.core.util.JSONType

/** One attempt at a job, as the operation sees it. */
export interface JobRun {
  readonly id: string
  readonly data: Json
  /** Aborts when the job was cancelled, when somebody else has it, and when the server ends. */
  readonly signal: AbortSignal
}

export interface JobOutcome {
  /** Counts and ids only: admins see it. */
  readonly result: Json
  /** What is written to the database, in the same transaction as the job's end: both, or neither. Works with what it is given alone. */
  readonly effects?: (all: Db) => Promise<void>
}

/** Something that servers do later. Features declare theirs and `app.ts` gives all of them to the queue. */
export interface JobOperation {
  /** Such as 'prune.hourly'. */
  readonly name: string
  readonly category: JobCategory
  /** What it does, as an admin reads it. */
  readonly about: string
  /** With 0 it is never begun twice, whatever happens. */
  readonly maxRetries: number
  readonly retryDelay: number
  /** Runs by itself at this interval, once for all servers of a database. */
  readonly everyMs?: number
  /** Whether an admin may ask for it. */
  readonly isAskable: boolean
  /** It only looks: an admin asks for it without their password. */
  readonly isReadOnly?: boolean
  /** What it is given is emptied once it has ended, well or not. */
  readonly forgetsData?: boolean
  run(run: JobRun): Promise<JobOutcome>
}
