import { expect, test } from 'vitest'
import { completedJob, type DeviceJob, failedJob, newDeviceJob, startedJob } from '#domain/jobs/device-job.ts'
import { jobWords, pressOf, readSoFar } from './device-job-words.ts'

const now = Date.UTC(2026, 10, 21, 14)
const moment = { now, zone: 'UTC', startHour: 4, weekStart: 'monday' } as const
const waiting = newDeviceJob(
  { id: '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11', operation: 'memory.assemble', priority: 1 },
  now,
)
const words = (job: DeviceJob | undefined, isPaused = false) =>
  jobWords(job?.operation ?? 'insights.generate', job, isPaused, moment)

test('how far the reading is, in words', () => {
  expect(readSoFar({ read: 0, of: 0 })).toBe('There is no page to read yet')
  expect(readSoFar({ read: 1204, of: 3650 })).toBe('1,204 of 3,650 pages are read')
  expect(readSoFar({ read: 1, of: 1 })).toBe('The one page is read')
  expect(readSoFar({ read: 214, of: 214 })).toBe('All 214 pages are read')
})

test('how a job stands is said in plain words', () => {
  const running = startedJob(waiting, now)
  expect(words(undefined)).toBe('Not done on this device yet')
  expect(jobWords('memory.assemble', undefined, false, moment)).toBe(
    'Begins by itself once your pages are read',
  )
  expect(words(waiting)).toBe('Waits for its turn')
  expect(words(waiting, true)).toBe('Waits until the pause ends')
  expect(words(running)).toBe('Working on it')
  expect(words({ ...running, progress: { done: 1200, of: 3650 } })).toBe(
    'Working on it: 1,200 of 3,650 pages',
  )
  expect(words(completedJob(running, { pages: 1 }, now))).toBe('Done at 14:00, from 1 page')
  expect(words(completedJob(running, { pages: 9, skipped: 1 }, now))).toBe(
    'Done at 14:00, from 9 pages; 1 page could not be read',
  )
  expect(words(completedJob(running, { calendars: 2, faults: 1 }, now))).toBe(
    'Done at 14:00; 1 of 3 could not be fetched',
  )
  expect(words(completedJob(running, { calendars: 2, faults: 0 }, now))).toBe('Done at 14:00')
  expect(words(completedJob(running, { pages: 9 }, now - 48 * 60 * 60 * 1000))).toMatch(
    /^Done on .*19 November.*, at 14:00, from 9 pages$/,
  )
})

test('what did not work says when it is tried again, and at last that it is not', () => {
  let job = failedJob(startedJob(waiting, now), 'TypeError', now)
  expect(words(job)).toBe('It did not work. The next try is at 14:00')
  expect(pressOf('memory.assemble', job)).toBe('Try again')
  while (job.status !== 'failed') job = failedJob(startedJob(job, now), 'TypeError', now)
  expect(words(job)).toBe('It did not work in 3 attempts. Nothing is lost')
  expect(pressOf('journal.read', job)).toBe('Try again')
})

test('what keeps itself up to date is not asked for, and what runs is not asked for twice', () => {
  expect(pressOf('journal.read', undefined)).toBeNull()
  expect(pressOf('context.index', waiting)).toBeNull()
  expect(pressOf('meaning.index', undefined)).toBeNull()
  expect(pressOf('calendar.refresh', undefined)).toBeNull()
  expect(pressOf('insights.generate', undefined)).toBe('Do it now')
  expect(pressOf('insights.generate', startedJob(waiting, now))).toBeNull()
  expect(pressOf('insights.generate', waiting)).toBe('Stop')
  expect(pressOf('memory.assemble', startedJob(waiting, now))).toBe('Stop')
})
