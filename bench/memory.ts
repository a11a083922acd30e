import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { startServer } from '../e2e/support/server.ts'
import type { Measure } from './measure.ts'

/** Resident memory of the server's process, five seconds after it answered its first requests. */
export async function measureMemory(): Promise<Measure> {
  const server = await startServer()
  try {
    for (let nth = 0; nth < 20; nth++) await fetch(`${server.url}/api/auth/status`)
    await fetch(server.url)
    await after(5_000)
    return {
      what: 'server resident, idle',
      measured: residentBytes(server.pid()) / 1e6,
      budget: 190,
      unit: 'MB',
      rule: 'at most',
      note: 'the aim after that is 100 MB',
    }
  } finally {
    await server.stop()
  }
}

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kibibytes) * 1024
}
