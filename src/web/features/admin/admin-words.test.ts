import { expect, test } from 'vitest'
import type { HealthLine } from '#contract/admin/admin.ts'
import type { JobStatus } from '#domain/jobs/job-status.ts'
import {
  askJobsAgainMs,
  bytesWords,
  durationWords,
  everyWords,
  healthWords,
  shownState,
  stuckWords,
} from './admin-words.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_500, '1.5 kB'],
  [312_400_000, '312 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes read %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})

test.each([
  [null, '–'],
  [9.4, '9 ms'],
  [1_240, '1.2 s'],
  [180_000, '3 min'],
])('%s ms read %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})

test.each([
  [3_600_000, 'every hour'],
  [86_400_000, 'every day'],
  [7_200_000, 'every 2 hours'],
  [300_000, 'every 5 minutes'],
])('what happens every %i ms happens %s', (ms, words) => {
  expect(everyWords(ms)).toBe(words)
})

const line = (part: string, state: HealthLine['state'], says = 'as it should', ms: number | null = 4) => ({
  part,
  state,
  says,
  ms,
  at: null,
})

test('whether everything is up is said in one sentence, with the fault of each part', () => {
  expect(healthWords([line('Database', 'well')])).toBe('Yes.')
  expect(healthWords([line('Database', 'well'), line('Google', 'not_configured')])).toBe(
    'Yes. One is not configured, which is not an error.',
  )
  expect(healthWords([line('Mail', 'well', 'set', null), line('Disk', 'well')])).toBe(
    'Yes. One is set up and not tried yet.',
  )
  expect(
    healthWords([
      line('Backups', 'warning', 'last one 30 hours ago, wanted every 24'),
      line('Disk', 'warning', '1.2 GB free of 40 GB'),
      line('Mail', 'not_configured'),
      line('Google', 'not_configured'),
    ]),
  ).toBe(
    'Yes, but look at backups: last one 30 hours ago, wanted every 24; disk: 1.2 GB free of 40 GB. Two are not configured, which is not an error.',
  )
  expect(healthWords([line('Database', 'failing', 'damaged'), line('Disk', 'warning')])).toBe(
    'No. Look at database: damaged.',
  )
})

test('what is set up and has shown nothing yet is not called well', () => {
  const mail = { state: 'well', ms: null, at: null } as const
  expect(shownState(mail)).toBe('untried')
  expect(shownState({ ...mail, at: '2026-11-21T08:30:00.000Z' })).toBe('well')
  expect(shownState({ ...mail, ms: 0 })).toBe('well')
  expect(shownState({ ...mail, state: 'not_configured' })).toBe('not_configured')
})

const nowMs = Date.UTC(2026, 10, 21, 8, 30)
const ago = (ms: number): string => new Date(nowMs - ms).toISOString()
const minuteMs = 60_000

const counts = { queued: 0, processing: 0, completed: 9, failed: 0, cancelled: 0, scheduled: 1 }
const queue = {
  ...{ isPaused: false, categories: [{ counts }], oldestDueAt: null, workers: [{ isHere: true }] },
  failed: 0,
}

test('whether anything is stuck is said with what runs, waits and failed', () => {
  expect(stuckWords(queue, nowMs)).toBe('No. Nothing runs, nothing waits, none failed in the last 24 hours.')
  const busy = { ...counts, queued: 1, processing: 2, failed: 3 }
  expect(stuckWords({ ...queue, categories: [{ counts: busy }], failed: 3 }, nowMs)).toBe(
    'Something needs a look. 2 jobs run, 1 waits, 3 failed in the last 24 hours.',
  )
  expect(stuckWords({ ...queue, failed: 2 }, nowMs)).toBe(
    'No. Nothing runs, nothing waits, none failed in the last 24 hours, 2 before that.',
  )
  expect(stuckWords({ ...queue, isPaused: true }, nowMs)).toMatch(
    /^The queue is paused: nothing new begins\./,
  )
  expect(stuckWords({ ...queue, workers: [{ isHere: false }] }, nowMs)).toMatch(
    /^Yes: no server takes jobs\./,
  )
})

test.each([
  [0, 'No. Nothing runs, 1 waits, none failed in the last 24 hours.'],
  [3 * minuteMs, 'No. Nothing runs, 1 waits, the oldest for 3 minutes, none failed in the last 24 hours.'],
  [
    11 * minuteMs,
    'Something needs a look. Nothing runs, 1 waits, the oldest for 11 minutes, none failed in the last 24 hours.',
  ],
  [
    125 * minuteMs,
    'Something needs a look. Nothing runs, 1 waits, the oldest for 2 hours, none failed in the last 24 hours.',
  ],
])('a job that has waited for %i ms reads %s', (ms, words) => {
  const waiting = { ...queue, categories: [{ counts: { ...counts, queued: 1 } }], oldestDueAt: ago(ms) }
  expect(stuckWords(waiting, nowMs)).toBe(words)
})

test('the queue is asked again soon only while something happens in it', () => {
  const idle = { ...queue, now: ago(0), jobs: [] }
  expect(askJobsAgainMs(idle)).toBe(15_000)
  const running = { ...idle, categories: [{ counts: { ...counts, processing: 1 } }] }
  expect(askJobsAgainMs({ ...running, isPaused: true })).toBe(2_000)
  const due = { ...idle, oldestDueAt: ago(0) }
  expect(askJobsAgainMs(due)).toBe(2_000)
  expect(askJobsAgainMs({ ...due, isPaused: true })).toBe(15_000)
  expect(askJobsAgainMs({ ...idle, oldestDueAt: ago(2 * minuteMs) })).toBe(15_000)
  const next = (status: JobStatus, inMs: number) =>
    askJobsAgainMs({ ...idle, jobs: [{ status, dueAt: ago(-inMs) }] })
  expect(next('queued', minuteMs / 2)).toBe(2_000)
  expect(next('queued', 2 * minuteMs)).toBe(15_000)
  expect(next('scheduled', minuteMs / 2)).toBe(15_000)
})
