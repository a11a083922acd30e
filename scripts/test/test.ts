import { randomInt } from 'node:crypto'
import { haveBrowser } from '../../e2e/support/chromium.ts'
import { buildWeb } from '../build/build-web.ts'
import { checkSteps } from './check.ts'
import { type StepResult, tests } from './steps.ts'
import { closingLine, nothingYet, sum } from './totals.ts'

// npm test: everything but the deep journeys and the long tests. npm run test:long: those alone; with --sample all deep journeys, and of
// what only costs time (kills, lives, looks, measures) a part that a new seed chooses.
const isLong = process.argv.includes('--long')
if (isLong && process.argv.includes('--sample')) {
  const seed = process.env.INKWELL_SAMPLE || String(randomInt(1_000_000_000))
  process.env.INKWELL_SAMPLE = seed
  console.log(`A sample; the same again: INKWELL_SAMPLE=${seed} npm run test:long -- --sample`)
} else delete process.env.INKWELL_SAMPLE
const results: StepResult[] = []

/** Something the tests need; what went wrong with it is one failure. */
async function prepare(what: () => Promise<string | null> | string | null): Promise<boolean> {
  const trouble = await what()
  if (trouble === null) return true
  console.error(trouble)
  results.push({ isOk: false, totals: { ...nothingYet, failed: 1 }, failures: [] })
  return false
}

if (!isLong) {
  for (const run of checkSteps) results.push(await run())
  results.push(await tests('server tests', 'server', true))
}
if ((await prepare(buildWeb)) && (await prepare(haveBrowser))) {
  if (isLong) {
    results.push(await tests('deep journeys', 'deep', true))
    results.push(await tests('long tests', 'long', true))
    results.push(await tests('timed tests', 'timed', true))
  } else results.push(await tests('browser journeys', 'e2e', true))
}
for (const { failures } of results) for (const line of failures) console.log(line)
// Last of all and alone in its line; format, lint, types and layers are counted only when they fail.
console.log(closingLine(sum(results.map((result) => result.totals))))
process.exitCode = results.every((result) => result.isOk) ? 0 : 1
