import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { haveBrowser } from '../../e2e/support/chromium.ts'
import { buildWeb } from '../build/build-web.ts'
import { root } from '../root.ts'
import { checkSteps } from './check.ts'
import { closingLine, sum } from './outcomes.ts'
import { endWithin, failedStep, mostUnsteady, type StepResult, tests } from './steps.ts'

// npm test: everything but the deep journeys and the long tests. With --gate the deep journeys too: what a change has to pass, the same every
// time. npm run test:long: what explores, in full, with a new seed: the deep journeys with every look through axe, kills, lives, measures.
const isLong = process.argv.includes('--long')
const isGate = process.argv.includes('--gate')
const gateMinutes = 40
const slowestShown = 10

if (isLong) {
  delete process.env.INKWELL_SAMPLE
  process.env.INKWELL_SEED ||= String(randomInt(1_000_000_000))
  console.log(`The same again: INKWELL_SEED=${process.env.INKWELL_SEED} npm run test:long`)
} else {
  delete process.env.INKWELL_SEED
  process.env.INKWELL_SAMPLE = '1'
}
if (isGate) endWithin(gateMinutes)
const results: StepResult[] = []

/** Something the tests need; what went wrong with it is one failure. */
async function prepare(what: () => Promise<string | null> | string | null): Promise<boolean> {
  const trouble = await what()
  if (trouble === null) return true
  console.error(trouble)
  results.push(failedStep())
  return false
}

/** What passed only when it was tried again, in words and in screens/unsteady.txt. True: there is more of it than a run may have. */
function tellUnsteady(unsteady: readonly string[]): boolean {
  const lines = [`unsteady: ${unsteady.length}`, ...unsteady]
  mkdirSync(join(root, 'screens'), { recursive: true })
  writeFileSync(join(root, 'screens', 'unsteady.txt'), `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
  return unsteady.length > mostUnsteady
}

if (!isLong) {
  for (const run of checkSteps) results.push(await run())
  results.push(await tests('server tests', 'server'))
}
if ((await prepare(buildWeb)) && (await prepare(haveBrowser))) {
  if (!isLong) results.push(await tests('browser journeys', 'e2e', { triesAgain: true }))
  if (isLong || isGate)
    results.push(await tests('deep journeys', 'deep', { triesAgain: true, withoutLong: !isLong }))
  if (isLong || isGate) results.push(await tests('quick long tests', 'quick'))
  if (isLong) {
    results.push(await tests('long tests', 'long'))
    results.push(await tests('timed tests', 'timed'))
  }
}
const slowest = results.flatMap(({ times }) => times).sort((a, b) => b.seconds - a.seconds)
console.log(`The ${slowestShown} slowest files:`)
for (const { file, seconds } of slowest.slice(0, slowestShown))
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
if (tellUnsteady(results.flatMap((result) => result.unsteady)))
  results.push(failedStep(`more than ${mostUnsteady} tests are unsteady`))
for (const { failures } of results) for (const line of failures) console.log(line)
// Last of all and alone in its line; format, lint, types and layers are counted only when they fail.
console.log(closingLine(sum(results.map((result) => result.totals))))
process.exitCode = results.every((result) => result.isOk) ? 0 : 1
