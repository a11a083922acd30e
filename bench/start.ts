import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, spawnServer } from '../e2e/support/server.ts'
import { type Measure, median } from './measure.ts'

const rounds = 5

/** From the start of Node's process to the line that names the address: median of 5 after one that warms the caches. */
export async function measureStart(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-bench-'))
  try {
    const took: number[] = []
    for (let round = 0; round <= rounds; round++) took.push(await startOnce(folder))
    return {
      what: 'server start to listening',
      measured: median(took.slice(1)),
      budget: 700,
      unit: 'ms',
      rule: 'at most',
      note: `first start of all, with migrations: ${took[0]?.toFixed(0)} ms; the aim after that is 300 ms`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawnServer(folder, port)
  const ended = once(child, 'exit')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const look = (piece: Buffer): void => {
      printed += piece.toString()
      if (printed.includes(`:${port}`)) resolve()
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${printed}`)))
  })
  const took = performance.now() - startedAt
  child.kill('SIGTERM')
  await ended
  return took
}
