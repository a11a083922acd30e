import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { attemptsAt, jobOf } from './job-lookups.store.ts'
import type { JobQueue } from './job-queue.ts'
import { jobQueueName } from './jobs.routes.ts'
import { takeDue } from './jobs.store.ts'
import { added, operation, queueOf } from './jobs.test-support.ts'
import { listedJobs } from './jobs-shown.store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

onBothDatabases('another time that is tried out', ({ openEmpty }) => {
  test('moves no schedule and no sign of life, and has housekeeping forget no job', async () => {
    await using app = await openEmpty()
    const { now, trials } = app.deps
    const queue = app.app.getDecorator<JobQueue>(jobQueueName)
    const prune = queue.operations.get('prune.hourly')
    if (!prune) throw new Error('No housekeeping')
    const trueMs = now()
    await queue.add({ operation: prune })
    await queue.runDue()
    trials.clockShiftMs = 20 * dayMs
    await queue.add({ operation: prune })
    app.advance(hourMs)
    while ((await queue.runDue()) > 0);
    const listed = await listedJobs(app.deps, queue, {})
    expect(Date.parse(listed.now)).toBe(trueMs + hourMs)
    expect(listed.workers).toMatchObject([
      { id: queue.workerId, isHere: true, seenAt: new Date(trueMs + hourMs).toISOString() },
    ])
    expect(listed.jobs.map(({ status }) => status).sort()).toEqual([
      'completed',
      'completed',
      'completed',
      'scheduled',
    ])
    const next = listed.jobs.find(({ status }) => status === 'scheduled')
    expect(next?.dueAt).toBe(new Date(trueMs + 2 * hourMs).toISOString())
  })

  test('takes no job away from another server', async () => {
    await using app = await openEmpty()
    const { db, now, trials } = app.deps
    const held = operation(async () => ({ result: null }), { maxRetries: 3 })
    const queue = queueOf(app, [held])
    const id = await added(queue, { operation: held })
    const take = { nowMs: now(), leaseMs: 60_000, worker: 'other', operations: [held.name], most: 1 }
    expect(await takeDue(db, take)).toHaveLength(1)
    trials.clockShiftMs = dayMs
    expect(await queue.runDue()).toBe(0)
    expect(await jobOf(db, id)).toMatchObject({ status: 'processing', worker: 'other' })
    expect(await attemptsAt(db, id)).toMatchObject([{ outcome: null }])
    await queue.stop()
  })
})
