import { expect, test } from 'vitest'
import {
  cancelledJob,
  completedJob,
  type DeviceJob,
  type DeviceOperation,
  deviceOperationNames,
  deviceOperations,
  failedJob,
  keptJobs,
  lostJob,
  newDeviceJob,
  nextDueAt,
  nextJob,
  startedJob,
  triedAgain,
} from './device-job.ts'
import { attemptsOf, job, jobCategories } from './job.ts'

const at = Date.UTC(2026, 10, 21, 8, 30)
let made = 0
function some(operation: DeviceOperation = 'memory.assemble', priority: 0 | 1 | 2 = 1, atMs = at): DeviceJob {
  const id = `3f0d3b0e-7a3c-4f59-9d5e-${String(made++).padStart(12, '0')}`
  return newDeviceJob({ id, operation, priority }, atMs)
}

test('a job of a device has the shape of every job, and there is an operation for each category', () => {
  for (const operation of deviceOperationNames) {
    const shaped = job.parse(some(operation))
    expect(shaped).toMatchObject({
      status: 'queued',
      retryCount: 0,
      callbackUrl: null,
      id: expect.any(String),
    })
    expect(shaped.id).toHaveLength(36)
  }
  expect(new Set(Object.values(deviceOperations))).toEqual(new Set(jobCategories))
})

test('a job that fails is tried again after a wait that doubles, exactly 1 + maxRetries times', () => {
  let now = at
  let one = some()
  const waits: number[] = []
  let attempts = 0
  while (one.status !== 'failed') {
    attempts++
    one = failedJob(startedJob(one, now), 'TypeError', now)
    if (one.scheduledAt === null || one.status === 'failed') continue
    waits.push(Date.parse(one.scheduledAt) - now)
    expect(nextJob([one], Date.parse(one.scheduledAt) - 1)).toBeNull()
    now = Date.parse(one.scheduledAt)
    expect(nextJob([one], now)).toBe(one)
  }
  expect(attempts).toBe(attemptsOf(one))
  expect(waits).toEqual([30_000, 60_000])
  expect(one).toMatchObject({ error: 'TypeError', retryCount: one.maxRetries })
})

test('the most urgent job goes first, then the oldest; what is not due waits', () => {
  const late = failedJob(startedJob(some('journal.read', 2), at), 'Error', at)
  const usual = some('memory.assemble', 1, at + 1)
  const older = some('insights.generate', 1, at)
  const urgent = some('context.index', 2, at + 2)
  expect(nextJob([late, usual, older, urgent], at)).toBe(urgent)
  expect(nextJob([late, usual, older], at)).toBe(older)
  expect(nextJob([late], at)).toBeNull()
  expect(nextDueAt([late])).toBe(at + 30_000)
  expect(nextDueAt([late, usual])).toBe(0)
  expect(nextDueAt([completedJob(usual, {}, at)])).toBeNull()
})

test('a job whose tab ended is tried again, unless only a screen waited for it', () => {
  expect(lostJob(startedJob(some('memory.assemble', 1), at), at)).toMatchObject({
    status: 'queued',
    error: 'lost',
    retryCount: 1,
  })
  expect(lostJob(startedJob(some('memory.assemble', 2), at), at)).toMatchObject({ status: 'cancelled' })
  const waiting = some()
  expect(lostJob(waiting, at)).toBe(waiting)
})

test('a job that has ended stays so when it is cancelled, and has all its attempts again when it is asked for anew', () => {
  const done = completedJob(startedJob(some(), at), { pages: 3 }, at)
  expect(cancelledJob(done, at + 1)).toBe(done)
  let failed = some()
  while (failed.status !== 'failed') failed = failedJob(startedJob(failed, at), 'Error', at)
  expect(triedAgain(failed)).toMatchObject({
    status: 'queued',
    retryCount: 0,
    error: null,
    completedAt: null,
  })
  const running = startedJob(some(), at)
  expect(triedAgain(running)).toMatchObject({ status: 'processing', startedAt: running.startedAt })
})

test('of jobs that have ended the latest five of each operation are remembered, and every one that has not', () => {
  const ended = Array.from({ length: 9 }, (_, nth) =>
    completedJob(some('memory.assemble', 1, at + nth), {}, at),
  )
  const open = Array.from({ length: 9 }, (_, nth) => some('journal.read', 0, at - nth))
  const kept = keptJobs([...ended, ...open])
  expect(kept.filter(({ status }) => status === 'completed')).toEqual(ended.slice(4).reverse())
  expect(kept.filter(({ status }) => status === 'queued')).toHaveLength(9)
})
