import { expect, test } from 'vitest'
import {
  afterAnotherTry,
  closingLine,
  failuresOf,
  nothingYet,
  type Outcome,
  resultsOf,
  sum,
  totalsOf,
  unsteadyOf,
} from './outcomes.ts'

interface Told {
  readonly fullName?: string
  readonly status: string
  readonly failureMessages?: readonly string[]
  readonly tags?: readonly string[]
}
const file = (status: string, tests: readonly Told[], more: object = {}) => ({
  name: '/somewhere/e2e/deep/lock.test.ts',
  status,
  assertionResults: tests,
  ...more,
})
const outcomesOf = (...testResults: object[]): readonly Outcome[] =>
  resultsOf({ testResults })?.outcomes ?? []
const passes = (fullName: string): Told => ({ fullName, status: 'passed' })
const fails = (fullName: string, ...failureMessages: string[]): Told => ({
  fullName,
  status: 'failed',
  failureMessages,
})

test('tests are counted one by one', () => {
  const outcomes = outcomesOf(
    file('passed', [passes('a'), passes('b'), { status: 'skipped' }]),
    file('failed', [fails('c'), { status: 'todo' }]),
  )
  expect(totalsOf(outcomes, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('what is left to the long run is not counted as skipped', () => {
  const left = { status: 'skipped', tags: ['long'] }
  const outcomes = outcomesOf(file('passed', [passes('a'), left, { status: 'skipped', tags: ['other'] }]))
  expect(totalsOf(outcomes, 0)).toEqual({ passed: 1, failed: 0, skipped: 1 })
})

test('a file that could not even be read counts as one failure', () => {
  const outcomes = outcomesOf(file('failed', []), file('passed', [passes('a'), passes('b')]))
  expect(totalsOf(outcomes, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

test('a run that failed outside of any test, or left no report, is never told as passed', () => {
  expect(totalsOf(outcomesOf(file('passed', [passes('a')])), 1).failed).toBe(1)
  expect(resultsOf(null)).toBe(null)
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
  const outcomes = outcomesOf(
    file('failed', [passes('unlocks'), fails('locks', 'Error: still open\n    at lock.ts:3')]),
    file('failed', [], { name: '/somewhere/src/a.test.ts', message: 'not a module' }),
  )
  expect(failuresOf(outcomes)).toEqual([
    'failed: deep/lock.test.ts, locks: Error: still open at lock.ts:3',
    'failed: src/a.test.ts, the file: not a module',
  ])
})

test('a file takes from the start of its first test to the end of its last', () => {
  const results = resultsOf({ testResults: [file('passed', [], { startTime: 1_000, endTime: 3_500 })] })
  expect(results?.times).toEqual([{ file: 'deep/lock.test.ts', seconds: 2.5 }])
})

test('what fails and then passes has passed, is told as unsteady, and what had passed stays so', () => {
  const first = outcomesOf(file('failed', [passes('unlocks'), fails('locks', 'Error: still open')]))
  const again = outcomesOf(file('failed', [fails('unlocks', 'Error: slow'), passes('locks')]))
  const both = afterAnotherTry(first, again)
  expect(totalsOf(both, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  expect(unsteadyOf(both)).toEqual(['deep/lock.test.ts, locks: Error: still open'])
  expect(failuresOf(both)).toEqual([])
})

test('what fails each time has failed, and is not told as unsteady', () => {
  const broken = outcomesOf(file('failed', [fails('locks', 'Error: still open')]))
  const both = afterAnotherTry(broken, broken)
  expect(totalsOf(both, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect([unsteadyOf(both), failuresOf(both).length]).toEqual([[], 1])
})

test('a file that could not start and then did counts with its tests, and is told as unsteady', () => {
  const first = outcomesOf(file('failed', [], { message: 'no port' }))
  const both = afterAnotherTry(first, outcomesOf(file('passed', [passes('locks')])))
  expect(totalsOf(both, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(unsteadyOf(both)).toEqual(['deep/lock.test.ts, the file: no port'])
})
