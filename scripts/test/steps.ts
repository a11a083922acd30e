import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'
import { failuresOf, nothingYet, type Totals, totalsOf } from './totals.ts'

export interface StepResult {
  readonly isOk: boolean
  readonly totals: Totals
  /** A line for each test that failed. */
  readonly failures: readonly string[]
}

interface Ended {
  readonly status: number
  readonly output: string
}

/** Runs a program of node_modules/.bin (run.mjs put it into PATH). `isLive`: shows its output while it runs. */
function run(program: string, args: readonly string[], isLive: boolean): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    })
    let output = ''
    const keep = (piece: Buffer): void => {
      output += piece.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ status: 1, output: `${program}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
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
  const isOk = ended.status === 0
  return { isOk, totals: { ...nothingYet, failed: isOk ? 0 : 1 }, failures: [] }
}

/** The tests of one vitest project, counted one by one. */
export async function tests(name: string, project: string, isLive: boolean): Promise<StepResult> {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-tests-'))
  const file = join(folder, 'results.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const ended = await run('vitest', ['run', '--project', project, ...reporters], isLive)
    const found = readResults(file)
    const totals = totalsOf(found, ended.status)
    report(name, startedAt, ended, `   ${totals.passed} passed`)
    return { isOk: ended.status === 0, totals, failures: failuresOf(found) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readResults(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
