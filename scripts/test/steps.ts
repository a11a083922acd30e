import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'
import {
  afterAnotherTry,
  type FileTime,
  failuresOf,
  nothingYet,
  type Outcome,
  resultsOf,
  type Totals,
  totalsOf,
  unsteadyOf,
} from './outcomes.ts'

export interface StepResult {
  readonly isOk: boolean
  readonly totals: Totals
  /** A line for each test that failed. */
  readonly failures: readonly string[]
  /** A line for each test that passed only when it was tried again. */
  readonly unsteady: readonly string[]
  readonly times: readonly FileTime[]
}

interface Ended {
  readonly status: number
  readonly output: string
  readonly isOutOfTime: boolean
}

/** When all that runs has to have ended, in ms as `performance.now()` tells it. */
let deadline = Number.POSITIVE_INFINITY
export const endWithin = (minutes: number): void => {
  deadline = performance.now() + minutes * 60_000
}

/** Of a few that failed it is worth knowing whether they fail again; more are a fault. */
export const mostUnsteady = 3
const mostTries = 3

export const failedStep = (failure?: string): StepResult => ({
  isOk: false,
  totals: { ...nothingYet, failed: 1 },
  failures: failure === undefined ? [] : [`failed: ${failure}`],
  unsteady: [],
  times: [],
})

let running: number | undefined
/** Ends what runs with all that it started: it is in a group of its own, and does not hear what ends us. */
function endRunning(signal: NodeJS.Signals): void {
  try {
    if (running !== undefined) process.kill(-running, signal)
  } catch {
    // It has ended meanwhile.
  }
}
process.on('exit', () => endRunning('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]))

/** Runs a program of node_modules/.bin (run.mjs put it into PATH). `isLive`: shows its output while it runs. Out of time it is ended with all that it started. */
function run(program: string, args: readonly string[], isLive: boolean): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    })
    running = child.pid
    let output = ''
    let isOutOfTime = false
    const left = deadline - performance.now()
    const timer = Number.isFinite(left)
      ? setTimeout(
          () => {
            isOutOfTime = true
            endRunning('SIGKILL')
          },
          Math.max(0, left),
        )
      : undefined
    const keep = (piece: Buffer): void => {
      output += piece.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const ended = (status: number, words: string): void => {
      clearTimeout(timer)
      running = undefined
      resolve({ status, output: words, isOutOfTime })
    }
    child.on('error', (error) => ended(1, `${program}: ${error.message}\n`))
    child.on('close', (code) => ended(code ?? 1, output))
  })
}

function report(name: string, startedAt: number, ended: Ended, remark = ''): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (ended.status !== 0) process.stdout.write(ended.output)
  console.log(
    `${ended.status === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(18)} ${seconds.padStart(6)} s${remark}`,
  )
}

/** One step that passes or fails as a whole: it counts as one failure, and never as a passed test. */
export async function step(name: string, program: string, ...args: string[]): Promise<StepResult> {
  const startedAt = performance.now()
  const ended = await run(program, args, false)
  report(name, startedAt, ended)
  if (ended.status === 0) return { isOk: true, totals: nothingYet, failures: [], unsteady: [], times: [] }
  return failedStep(ended.isOutOfTime ? `${name} ran out of time` : name)
}

interface TestsOptions {
  /** Shows vitest's output while it runs. */
  readonly isLive?: boolean
  /** Runs the files of a few failed tests again, at most twice, each with a new browser and server. */
  readonly triesAgain?: boolean
  /** Leaves out the tests with the tag `long`. */
  readonly withoutLong?: boolean
}

/** The tests of one vitest project, counted one by one. */
export async function tests(
  name: string,
  project: string,
  { isLive = true, triesAgain = false, withoutLong = false }: TestsOptions = {},
): Promise<StepResult> {
  const startedAt = performance.now()
  const filter = withoutLong ? ['--tags-filter', '!long'] : []
  let { ended, results } = await vitest(project, filter, isLive)
  let outcomes = results?.outcomes ?? null
  for (let tries = 1; triesAgain && tries < mostTries && outcomes && !ended.isOutOfTime; tries++) {
    const failed: Outcome[] = outcomes.filter(({ state }) => state === 'failed')
    if (failed.length === 0 || failed.length > mostUnsteady) break
    const files = [...new Set(failed.map(({ path }) => path))]
    console.log(`Failed, and tried again: ${files.join(', ')}`)
    const again = await vitest(project, [...filter, ...files], isLive)
    if (!again.results) break
    ended = again.ended
    outcomes = afterAnotherTry(outcomes, again.results.outcomes)
  }
  const totals = totalsOf(outcomes, ended.status)
  report(name, startedAt, ended, `   ${totals.passed} passed`)
  const failures = failuresOf(outcomes ?? [])
  return {
    isOk: totals.failed === 0,
    totals,
    failures: ended.isOutOfTime ? [...failures, `failed: ${name} ran out of time`] : failures,
    unsteady: unsteadyOf(outcomes ?? []),
    times: results?.times ?? [],
  }
}

async function vitest(project: string, more: readonly string[], isLive: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-tests-'))
  const file = join(folder, 'results.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const ended = await run('vitest', ['run', '--project', project, ...reporters, ...more], isLive)
    return { ended, results: resultsOf(readJson(file)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
