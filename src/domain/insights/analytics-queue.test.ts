import { expect, test } from 'vitest'
import { completedJob, failedJob, newDeviceJob, startedJob } from '../jobs/device-job.ts'
import { analyticsQueueOf } from './analytics-queue.ts'
import { analyticsRequest } from './derived.ts'

const at = Date.UTC(2026, 10, 21, 8, 30)
const idOf = (nth: number): string => `3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a1${nth}`
const asked = (nth: number) =>
  newDeviceJob({ id: idOf(nth), operation: 'insights.generate', priority: 1 }, at + nth)

// Spec: S3-115, S3-116
test('the analytics queue shows each analysis that a device was asked for, in its own shape', () => {
  const waiting = asked(1)
  const running = startedJob(asked(2), at + 10)
  const done = completedJob(startedJob(asked(3), at + 20), { pages: 4 }, at + 30)
  const again = failedJob(startedJob(asked(4), at + 20), 'TypeError', at + 30)
  const queue = analyticsQueueOf([again, done, running, waiting])
  expect(queue.map(({ status }) => status)).toEqual(['pending', 'processing', 'completed', 'pending'])
  expect(queue[0]).toEqual(analyticsRequest.parse({ requestType: 'insights.generate' }))
  expect(queue[2]).toMatchObject({
    results: { pages: 4 },
    startedAt: '2026-11-21T08:30:00.020Z',
    completedAt: '2026-11-21T08:30:00.030Z',
  })
  expect(queue[3]).toMatchObject({ error: 'TypeError', completedAt: null })
  for (const one of queue) expect(analyticsRequest.parse(one)).toEqual(one)
})

test('an analysis that comes by itself goes last, and one that a screen waits for first', () => {
  const jobs = ([0, 1, 2] as const).map((priority) => ({ ...asked(priority), priority }))
  expect(analyticsQueueOf(jobs).map(({ priority }) => priority)).toEqual([2, 5, 8])
})

test('jobs of other categories are no analyses', () => {
  const other = newDeviceJob({ id: idOf(1), operation: 'journal.read', priority: 0 }, at)
  expect(analyticsQueueOf([other])).toEqual([])
})
