import { z } from 'zod'

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothingYet: Totals = { passed: 0, failed: 0, skipped: 0 }

/** The part of vitest's JSON report that is counted. */
const results = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

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
