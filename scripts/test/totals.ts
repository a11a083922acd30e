import { z } from 'zod'

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothingYet: Totals = { passed: 0, failed: 0, skipped: 0 }

/** The part of vitest's JSON report that is counted and told of. */
const results = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Of a long error its beginning says what it was. */
const errorLength = 600

/** A line for each test that failed, `folder/file.test.ts, its name: what went wrong`: whoever sees only the end of a run sees these. */
export function failuresOf(report: unknown): string[] {
  const parsed = results.safeParse(report)
  if (!parsed.success) return []
  const line = (file: string, name: string, error: string) =>
    `failed: ${file.split('/').slice(-2).join('/')}, ${name}: ${error.replaceAll(/\s+/g, ' ').slice(0, errorLength)}`
  return parsed.data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(name, 'the file', message ?? '')]
    return failed.map((each) => line(name, each.fullName, each.failureMessages?.join(' ') ?? ''))
  })
}

/** Tests by outcome. A file that failed without a failed test counts as one failure, and so does a run that broke off. */
export function totalsOf(report: unknown, exitStatus: number): Totals {
  const parsed = results.safeParse(report)
  if (!parsed.success) return { ...nothingYet, failed: 1 }
  const totals = { passed: 0, failed: 0, skipped: 0 }
  for (const file of parsed.data.testResults) {
    const outcomes = file.assertionResults.map((test) => test.status)
    const failed = outcomes.filter((status) => status === 'failed').length
    const passed = outcomes.filter((status) => status === 'passed').length
    totals.passed += passed
    totals.failed += failed === 0 && file.status === 'failed' ? 1 : failed
    totals.skipped += outcomes.length - passed - failed
  }
  if (exitStatus !== 0 && totals.failed === 0) totals.failed = 1
  return totals
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
