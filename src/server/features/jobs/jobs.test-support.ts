import { randomUUID } from 'node:crypto'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'

/** Some work, by default tried once. */
export const operation = (run: JobOperation['run'], more: Partial<JobOperation> = {}): JobOperation => ({
  name: `test.${randomUUID()}`,
  category: 'analytics',
  about: 'A test',
  maxRetries: 0,
  retryDelay: 1_000,
  isAskable: true,
  run,
  ...more,
})
export const nothing = operation(async () => ({ result: null }))

/** A server's queue beside that of the app. */
export const queueOf = (
  { deps }: TestApp,
  operations: readonly JobOperation[],
  callback = nothing,
): JobQueue => createJobQueue(deps, operations, callback, () => undefined)

/** Adds a job and answers its id. */
export async function added(queue: JobQueue, asked: Parameters<JobQueue['add']>[0]): Promise<string> {
  const id = await queue.add(asked)
  if (id === null) throw new Error('No job')
  return id
}
