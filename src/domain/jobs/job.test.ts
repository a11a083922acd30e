import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, attemptsOf, job, jobCategories, nextRun, percentile } from './job.ts'
import { jobStatuses } from './job-status.ts'

const whole = {
  id: '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11',
  category: 'analytics',
  operation: 'prune.hourly',
  status: 'queued',
  priority: 1,
  data: { most: 3 },
  result: null,
  error: null,
  retryCount: 0,
  maxRetries: 3,
  retryDelay: 1_000,
  callbackUrl: null,
  scheduledAt: null,
}

// Spec: S3-140
test('the id of a job has 36 characters', () => {
  expect(job.parse(whole).id).toHaveLength(36)
  for (const id of ['1', whole.id.slice(1), `${whole.id}0`, 'x'.repeat(36)])
    expect(job.safeParse({ ...whole, id }).success, id).toBe(false)
})

// Spec: S3-141
test('a job belongs to one of four categories', () => {
  expect(jobCategories).toEqual(['enhancedContext', 'extraction', 'memoryConsolidation', 'analytics'])
  for (const category of jobCategories) expect(job.parse({ ...whole, category }).category).toBe(category)
  expect(job.safeParse({ ...whole, category: 'other' }).success).toBe(false)
})

// Spec: S3-142, S4-084
test('a job is in one of six states', () => {
  expect(jobStatuses).toEqual(['queued', 'processing', 'completed', 'failed', 'cancelled', 'scheduled'])
  for (const status of jobStatuses) expect(job.parse({ ...whole, status }).status).toBe(status)
  expect(job.safeParse({ ...whole, status: 'paused' }).success).toBe(false)
})

// Spec: S3-143, S5-037
test('a priority is a whole number from 0 to 2', () => {
  for (const priority of [0, 1, 2]) expect(job.parse({ ...whole, priority }).priority).toBe(priority)
  for (const priority of [-1, 3, 1.5, '1', null])
    expect(job.safeParse({ ...whole, priority }).success, String(priority)).toBe(false)
})

// Spec: S3-144
test('a job says what is done with what, what came of it, how often it is tried again, whom it tells and when it starts', () => {
  const told = {
    ...whole,
    result: { removed: 4 },
    error: 'timeout',
    callbackUrl: 'https://hooks.example.org/inkwell',
    scheduledAt: '2026-11-21T08:30:00.000Z',
  }
  expect(job.parse(told)).toEqual(told)
  for (const field of Object.keys(whole))
    expect(job.safeParse({ ...whole, [field]: undefined }).success, field).toBe(false)
  for (const wrong of [
    { retryCount: -1 },
    { maxRetries: 26 },
    { retryDelay: -1 },
    { callbackUrl: 'nowhere' },
  ])
    expect(job.safeParse({ ...whole, ...wrong }).success).toBe(false)
})

test('a job that always fails gets exactly one attempt and its retries, each wait twice the one before', () => {
  const limits = fc.record({
    maxRetries: fc.integer({ min: 0, max: 25 }),
    retryDelay: fc.integer({ min: 0, max: 86_400_000 }),
  })
  fc.assert(
    fc.property(limits, ({ maxRetries, retryDelay }) => {
      const waits: number[] = []
      let retryCount = 0
      for (;;) {
        const { again, waitMs } = afterFailure({ retryCount, maxRetries, retryDelay })
        if (!again) break
        waits.push(waitMs)
        retryCount++
      }
      expect(1 + waits.length).toBe(attemptsOf({ maxRetries }))
      for (const [nth, wait] of waits.entries())
        expect(wait).toBe(Math.min(86_400_000, retryDelay * 2 ** nth))
    }),
  )
})

test.each([
  ['on time', 1_000, 1_000, 2_000],
  ['a little late', 1_000, 1_700, 2_000],
  ['after a long rest', 1_000, 9_500, 10_000],
  ['by a clock that was put back', 1_000, 400, 2_000],
])('a schedule goes on %s, once for all that was missed', (_when, last, now, next) => {
  expect(nextRun(last, 1_000, now)).toBe(next)
})

test('percentiles are durations that happened', () => {
  expect(percentile([], 0.5)).toBeNull()
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([30, 10, 20, 40], 0.5)).toBe(20)
  expect(
    percentile(
      Array.from({ length: 100 }, (_, nth) => nth + 1),
      0.95,
    ),
  ).toBe(95)
})
