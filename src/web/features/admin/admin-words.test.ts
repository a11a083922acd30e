import { expect, test } from 'vitest'
import { bytesWords, deedWords, durationWords, everyWords, healthWords, stuckWords } from './admin-words.ts'

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

const line = (part: string, state: 'well' | 'warning' | 'failing' | 'not_configured') => ({ part, state })

test('whether everything is up is said in one sentence, with what to look at', () => {
  expect(healthWords([line('Database', 'well')])).toBe('Yes.')
  expect(healthWords([line('Database', 'well'), line('Google', 'not_configured')])).toBe(
    'Yes. One is not configured, which is not an error.',
  )
  expect(
    healthWords([
      line('Backups', 'warning'),
      line('Disk', 'warning'),
      line('Mail', 'not_configured'),
      line('Google', 'not_configured'),
    ]),
  ).toBe('Yes, but look at backups and disk. Two are not configured, which is not an error.')
  expect(healthWords([line('Database', 'failing'), line('Disk', 'warning')])).toBe('No: look at database.')
})

test('lines of the audit log are sentences', () => {
  expect(deedWords({ action: 'flag.set', subject: 'registration', detail: 'off' })).toBe(
    'switched registration off',
  )
  expect(deedWords({ action: 'person.disable', subject: '7', detail: null })).toBe('disabled account 7')
  expect(deedWords({ action: 'job.add', subject: 'x', detail: 'prune.hourly' })).toBe(
    'asked for a job (prune.hourly)',
  )
  expect(deedWords({ action: 'something.new', subject: null, detail: null })).toBe('something.new')
})

test('whether anything is stuck is said with what runs, waits and failed', () => {
  const counts = { queued: 0, processing: 0, completed: 9, failed: 0, cancelled: 0, scheduled: 1 }
  const queue = {
    ...{ isPaused: false, categories: [{ counts }], oldestDueAt: null, workers: [{ isHere: true }] },
    failed: 0,
  }
  expect(stuckWords(queue)).toBe('No. Nothing runs, nothing waits, none failed in the last day.')
  const busy = { ...counts, queued: 1, processing: 2, failed: 3 }
  expect(stuckWords({ ...queue, categories: [{ counts: busy }], failed: 3 })).toBe(
    'Something needs a look. 2 jobs run, 1 waits, 3 failed in the last day.',
  )
  expect(stuckWords({ ...queue, failed: 2 })).toBe(
    'No. Nothing runs, nothing waits, none failed in the last day, 2 before that.',
  )
  expect(stuckWords({ ...queue, isPaused: true })).toMatch(/^The queue is paused: nothing new begins\./)
  expect(stuckWords({ ...queue, workers: [{ isHere: false }] })).toMatch(/^Yes: no server takes jobs\./)
})
