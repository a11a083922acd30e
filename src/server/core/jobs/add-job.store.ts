import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/tables.ts'
import type { JobOperation, Json } from './job-operation.ts'

/** What is asked of the queue. */
export interface NewJob {
  readonly operation: JobOperation
  readonly data?: Json
  readonly priority?: number
  readonly maxRetries?: number
  readonly retryDelay?: number
  readonly callbackUrl?: string | null
  /** Ms since 1970; null: at once. */
  readonly scheduledAt?: number | null
  /** The name of the schedule whose next run it is. */
  readonly schedule?: string
}

/** Adds a job and answers its id; null: the next run of that schedule is there already. */
export async function addJob(all: Db, nowMs: number, asked: NewJob): Promise<string | null> {
  const { operation, data = null, priority = 1, callbackUrl = null, scheduledAt = null } = asked
  const isLater = scheduledAt !== null && scheduledAt > nowMs
  const added = await all
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      category: operation.category,
      operation: operation.name,
      status: isLater ? 'scheduled' : 'queued',
      priority,
      data: JSON.stringify(data),
      retry_count: 0,
      max_retries: asked.maxRetries ?? operation.maxRetries,
      retry_delay: asked.retryDelay ?? operation.retryDelay,
      callback_url: callbackUrl,
      scheduled_at: scheduledAt,
      schedule: asked.schedule ?? null,
      due_at: isLater ? scheduledAt : nowMs,
      created_at: nowMs,
    })
    .onConflict((same) => same.column('schedule').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}
