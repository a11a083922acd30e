import { expect, test } from 'vitest'
import { actionWords, deedWords, jobDeedWords, whoWords } from './audit-words.ts'

const job = '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11'
const dayMs = 24 * 60 * 60 * 1000

test.each([
  ['flag.set', 'registration', 'off', 'switched registration off'],
  ['person.disable', '7', null, 'disabled account 7'],
  ['person.sign-out', '7', null, 'signed account 7 out everywhere'],
  ['person.second-factor-off', '7', null, 'switched the second factor of account 7 off'],
  ['code.make', null, 'resonance', 'made a code (resonance)'],
  ['code.withdraw', null, null, 'withdrew a code'],
  ['job.add', job, 'prune.hourly', 'asked for a job (prune.hourly)'],
  ['job.cancel', job, null, 'cancelled job 3f0d3b0e'],
  ['job.prioritise', job, '2', 'changed the priority of job 3f0d3b0e (2)'],
  ['job.retry-failed', null, '2', 'tried all failed jobs again (2)'],
  ['testing.people', null, '3', 'made sample accounts (3)'],
  ['testing.clock', null, String(10 * dayMs), 'moved the clock of the server (10 days ahead)'],
  ['testing.clock', null, String(-dayMs), 'moved the clock of the server (1 day behind)'],
  ['testing.clock', null, '0', 'moved the clock of the server (back to now)'],
  ['testing.provider', null, 'cut', 'staged trouble with model providers (cut)'],
  ['something.new', null, null, 'something.new'],
])('%s of %s with %s reads %s', (action, subject, detail, words) => {
  expect(deedWords({ action, subject, detail })).toBe(words)
})

test('beside the job that it was done to, the job has no number', () => {
  const words = (action: string, detail: string | null = null) =>
    jobDeedWords({ action, subject: job, detail })
  expect(words('job.cancel')).toBe('cancelled it')
  expect(words('job.add', 'prune.hourly')).toBe('asked for it')
  expect(words('job.prioritise', '2')).toBe('changed its priority to “goes first”')
})

test('an action has words of its own without what it was done to', () => {
  expect(['person.sign-out', 'job.cancel', 'flag.set', 'jobs.pause'].map(actionWords)).toEqual([
    'Signed an account out everywhere',
    'Cancelled a job',
    'Switched something',
    'Paused the queue',
  ])
})

test('who did it is named while the account is there', () => {
  expect(whoWords({ admin: 'anna', adminId: 1 })).toBe('anna')
  expect(whoWords({ admin: null, adminId: 7 })).toBe('Account 7')
  expect(whoWords({ admin: null, adminId: 0 })).toBe('The operator')
})
