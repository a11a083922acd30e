import { z } from 'zod'

/** One test of a run, or a file that failed without one (`name` is '' then). */
export interface Outcome {
  /** `folder/file.test.ts` */
  readonly file: string
  /** As vitest was given it: what names the file when it is run again. */
  readonly path: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** The beginning of the error of its first failure; '' when it never failed. */
  readonly error: string
}

/** How long a file took, from its first test to the end of its last, in seconds. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
}

export interface Results {
  readonly outcomes: readonly Outcome[]
  readonly times: readonly FileTime[]
}

/** The part of vitest's JSON report that is read. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().nullish(),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
          tags: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** Of a long error its beginning says what it was. */
const errorLength = 600
const stateOf = (status: string): Outcome['state'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/** What a run told; null when it left no report. */
export function resultsOf(json: unknown): Results | null {
  const parsed = report.safeParse(json)
  if (!parsed.success) return null
  const files = parsed.data.testResults
  const outcomes = files.flatMap(({ name: path, status, message, assertionResults }): Outcome[] => {
    const file = path.split('/').slice(-2).join('/')
    // What a run leaves to the long one is no part of it.
    const own = assertionResults.filter(
      ({ status: state, tags }) => stateOf(state) !== 'skipped' || !tags.includes('long'),
    )
    const told = own.map(({ status: state, fullName, failureMessages }): Outcome => {
      const error = (failureMessages ?? []).join(' ').replaceAll(/\s+/g, ' ').slice(0, errorLength)
      return { file, path, name: fullName, state: stateOf(state), error }
    })
    if (status !== 'failed' || told.some(({ state }) => state === 'failed')) return told
    const error = (message ?? '').replaceAll(/\s+/g, ' ').slice(0, errorLength)
    return [...told, { file, path, name: '', state: 'failed', error }]
  })
  const times = files.map(({ name, startTime, endTime }) => ({
    file: name.split('/').slice(-2).join('/'),
    seconds: (endTime - startTime) / 1000,
  }))
  return { outcomes, times }
}

const isSame = (one: Outcome, other: Outcome): boolean => one.path === other.path && one.name === other.name

/**
 * What is known after the failed files were run again: a test that failed and then passed has passed, and keeps the error of its first failure. What
 * had passed stays so.
 */
export function afterAnotherTry(first: readonly Outcome[], again: readonly Outcome[]): Outcome[] {
  const mended = first.map((one): Outcome => {
    if (one.state !== 'failed') return one
    const next =
      one.name === ''
        ? again.some(({ path }) => path === one.path) && !again.some((other) => isSame(one, other))
        : again.some((other) => isSame(one, other) && other.state === 'passed')
    return next ? { ...one, state: 'passed' } : one
  })
  return [...mended, ...again.filter((other) => !first.some((one) => isSame(one, other)))]
}

const told = ({ file, name, error }: Outcome): string => `${file}, ${name || 'the file'}: ${error}`

/** A line for each test that failed: whoever sees only the end of a run sees these. */
export const failuresOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ state }) => state === 'failed').map((one) => `failed: ${told(one)}`)

/** A line for each test that failed at first and passed when it was tried again. */
export const unsteadyOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ state, error }) => state === 'passed' && error !== '').map(told)

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothingYet: Totals = { passed: 0, failed: 0, skipped: 0 }

/** Tests by outcome, one by one. A run that broke off, or failed outside of any test, counts as one failure. */
export function totalsOf(outcomes: readonly Outcome[] | null, exitStatus: number): Totals {
  if (outcomes === null) return { ...nothingYet, failed: 1 }
  const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
  // A file that failed by itself and then did not is no test.
  const passed = outcomes.filter(({ state, name }) => state === 'passed' && name !== '').length
  const failed = count('failed')
  return { passed, failed: exitStatus !== 0 && failed === 0 ? 1 : failed, skipped: count('skipped') }
}

export function sum(all: readonly Totals[]): Totals {
  return all.reduce(
    (so, next) => ({
      passed: so.passed + next.passed,
      failed: so.failed + next.failed,
      skipped: so.skipped + next.skipped,
    }),
    nothingYet,
  )
}

/** The closing line: 'N passed, N failed', and ', N skipped' when there are any. */
export function closingLine(totals: Totals): string {
  const counted = `${totals.passed} passed, ${totals.failed} failed`
  return totals.skipped > 0 ? `${counted}, ${totals.skipped} skipped` : counted
}
