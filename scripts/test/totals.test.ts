import { expect, test } from 'vitest'
import { closingLine, failuresOf, nothingYet, sum, totalsOf } from './totals.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('tests are counted one by one', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'todo')],
  }
  expect(totalsOf(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that could not even be read counts as one failure', () => {
  expect(totalsOf({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test('a run that failed outside of any test, or left no report, is never told as passed', () => {
  expect(totalsOf({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1)
  expect(totalsOf(null, 0)).toEqual({ ...nothingYet, failed: 1 })
})

test('the closing line sums all runs and names skipped tests only when there are any', () => {
  const runs = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ]
  expect(closingLine(sum(runs))).toBe('7 passed, 1 failed')
  expect(closingLine(sum([...runs, { passed: 0, failed: 0, skipped: 2 }]))).toBe(
    '7 passed, 1 failed, 2 skipped',
  )
})

test('each failed test is told in one line with its file and the beginning of its error', () => {
  const report = {
    testResults: [
      {
        name: '/somewhere/e2e/deep/lock.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'unlocks' },
          { status: 'failed', fullName: 'locks', failureMessages: ['Error: still open\n    at lock.ts:3'] },
        ],
      },
      { name: '/somewhere/src/a.test.ts', status: 'failed', message: 'not a module', assertionResults: [] },
    ],
  }
  expect(failuresOf(report)).toEqual([
    'failed: deep/lock.test.ts, locks: Error: still open at lock.ts:3',
    'failed: src/a.test.ts, the file: not a module',
  ])
  expect(failuresOf(null)).toEqual([])
})
