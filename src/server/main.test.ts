import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { kdfDefaults } from '#contract/account.ts'
import type { ChangeResult } from '#contract/records.ts'
import { openEvents } from './testing/event-stream.ts'
import { proofBy } from './testing/factors.ts'
import { newChange } from './testing/sealed-bytes.ts'

const folders: string[] = []
const running = new Set<Started>()

interface Started {
  readonly process: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-main-'))
  folders.push(folder)
  return folder
}

function start(env: Record<string, string>): Started {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', INKWELL_MUSIC: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString()
    })
  const exit = once(server, 'close').then(([code]) => {
    running.delete(started)
    return code as number | null
  })
  const started: Started = { process: server, output: () => output, exit }
  running.add(started)
  return started
}

async function addressOf(server: Started): Promise<string> {
  const until = Date.now() + 20_000
  for (;;) {
    const [, address] = /listening on (\S+)/.exec(server.output()) ?? []
    if (address) return address
    if (Date.now() > until || !running.has(server)) throw new Error(`It does not listen: ${server.output()}`)
    await delay(10)
  }
}

async function signUp(address: string, password = randomBytes(32).toString('base64')): Promise<string> {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `person-${randomUUID()}`,
      email: 'person@example.org',
      password,
      derived: { ...kdfDefaults, salt: randomBytes(16).toString('base64') },
    }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const stop = async (server: Started): Promise<number | null> => {
  server.process.kill('SIGTERM')
  return server.exit
}

afterEach(async () => {
  for (const server of running) {
    server.process.kill('SIGKILL')
    await server.exit
  }
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('the server program', () => {
  test('says where it listens and nothing else, and SIGTERM ends it cleanly with streams open', {
    retry: 2,
  }, async () => {
    const server = start({ INKWELL_DATA: newFolder() })
    const address = await addressOf(server)
    const cookie = await signUp(address)
    const events = await openEvents(`${address}/api/records/events`, cookie)
    await events.until(/upTo/)
    const begin = performance.now()
    expect(await stop(server)).toBe(0)
    expect(performance.now() - begin).toBeLessThan(2500)
    await events.untilEnded()
    expect(server.output()).toBe(`Inkwell is listening on ${address}\n`)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
  })

  test('SIGTERM gives back the job that runs, and the next server begins it at once', async () => {
    const asked: string[] = []
    // Takes the call and never answers.
    await using hook = createServer(({ url = '' }) => void asked.push(url)).listen(0, '127.0.0.1')
    await once(hook, 'listening')
    const origin = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`
    const env = { INKWELL_DATA: newFolder(), INKWELL_JOB_CALLBACKS: origin }
    const first = start(env)
    const address = await addressOf(first)
    const password = randomBytes(32).toString('base64')
    const cookie = await signUp(address, password)
    const answer = await fetch(`${address}/api/admin/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        operation: 'prune.hourly',
        callbackUrl: `${origin}/done`,
        proof: proofBy(password),
      }),
    })
    expect(answer.status).toBe(200)
    await expect.poll(() => asked, { timeout: 20_000 }).toEqual(['/done'])
    expect(await stop(first)).toBe(0)
    using database = new DatabaseSync(path.join(env.INKWELL_DATA, 'inkwell.db'), { readOnly: true })
    const jobs = database.prepare(
      "select jobs.status, retry_count, outcome from jobs, job_attempts where id = job_id and operation = 'callback.post'",
    )
    expect(jobs.all()).toMatchObject([{ status: 'queued', retry_count: 0, outcome: 'cancelled' }])
    const second = start(env)
    // Sooner than the lease of the first one would have ended.
    await expect.poll(() => asked, { timeout: 20_000 }).toEqual(['/done', '/done'])
    expect(await stop(second)).toBe(0)
  }, 90_000)

  test('a second one on the same data folder ends within two seconds and names the first', {
    retry: 2,
  }, async () => {
    const folder = newFolder()
    const first = start({ INKWELL_DATA: folder })
    const address = await addressOf(first)
    const begin = performance.now()
    const second = start({ INKWELL_DATA: folder })
    expect(await second.exit).toBe(1)
    expect(performance.now() - begin).toBeLessThan(2000)
    expect(second.output()).toBe(
      `The data folder ${folder} is already in use by another Inkwell server ` +
        `(process ${first.process.pid}, ${address}).\n`,
    )
    expect(await stop(first)).toBe(0)
    expect(await stop(await started(folder))).toBe(0)
  })

  test('killed while writing, it starts again with every record it had acknowledged', async () => {
    const folder = newFolder()
    let cookie = ''
    const acknowledged = new Map<string, string>()
    for (let round = 0; round < 4; round++) {
      const server = start({ INKWELL_DATA: folder })
      const address = await addressOf(server)
      cookie ||= await signUp(address)
      const writers = Array.from({ length: 4 }, () => writeUntilCut(address, cookie, acknowledged))
      // In the middle of it: some are acknowledged, some are on their way.
      const enough = acknowledged.size + 10
      while (acknowledged.size < enough) await delay(5)
      await delay(round * 40)
      server.process.kill('SIGKILL')
      await Promise.all([...writers, server.exit])
    }
    const server = start({ INKWELL_DATA: folder })
    const kept = await readAll(await addressOf(server), cookie)
    expect(acknowledged.size).toBeGreaterThanOrEqual(40)
    for (const [uid, sealed] of acknowledged) expect(kept.get(uid)).toBe(sealed)
    expect(await stop(server)).toBe(0)
  }, 60_000)

  test('makes its secret once, for its own eyes only, and refuses a database of another secret', async () => {
    const folder = newFolder()
    expect(await stop(await started(folder))).toBe(0)
    const file = path.join(folder, 'secret')
    const secret = readFileSync(file, 'utf8')
    for (const name of ['secret', 'inkwell.db', 'server.json'])
      expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
    expect(await stop(await started(folder))).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`)
    const other = start({ INKWELL_DATA: folder })
    expect(await other.exit).toBe(1)
    expect(other.output()).toMatch(/^This database was made with another secret/)
  })

  test('a wrong setting, a taken port, production without a secret, an unreachable database are one sentence and exit 1', async () => {
    const first = await started(newFolder())
    const port = new URL(await addressOf(first)).port
    const wrong = [
      start({ INKWELL_DATA: newFolder(), PORT: 'nonsense' }),
      start({ INKWELL_DATA: newFolder(), PORT: port }),
      start({ INKWELL_DATA: newFolder(), NODE_ENV: 'production' }),
      start({ INKWELL_DATA: newFolder(), DATABASE_URL: 'postgres://x:secret@localhost:1/x' }),
    ]
    expect(await Promise.all(wrong.map(({ exit }) => exit))).toEqual([1, 1, 1, 1])
    expect(wrong.map(({ output }) => output().trim())).toEqual([
      'PORT must be a number from 0 to 65535.',
      `Port ${port} is in use. Set PORT to another one.`,
      expect.stringMatching(/^In production INKWELL_SECRET is needed[^\n]*$/),
      expect.stringMatching(/^The PostgreSQL database of DATABASE_URL cannot be opened \([^\n]*\)\.$/),
    ])
    expect(await stop(first)).toBe(0)
  })

  test('in production the setup link is printed until there is an account', async () => {
    const env = {
      INKWELL_DATA: newFolder(),
      NODE_ENV: 'production',
      INKWELL_SECRET: 'x'.repeat(32),
      INKWELL_LOG: 'silent',
    }
    const server = start(env)
    const address = await addressOf(server)
    await expect.poll(server.output).toMatch(/auth\?mode=register#setup=[\w-]{24}\n$/)
    expect(server.output()).toContain(`${address}/auth?mode=register#setup=`)
    expect(await stop(server)).toBe(0)
  })
})

async function started(folder: string): Promise<Started> {
  const server = start({ INKWELL_DATA: folder })
  await addressOf(server)
  return server
}

async function writeUntilCut(
  address: string,
  cookie: string,
  acknowledged: Map<string, string>,
): Promise<void> {
  try {
    for (;;) {
      const change = newChange()
      const answer = await fetch(`${address}/api/records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ changes: [change] }),
      })
      const { results } = (await answer.json()) as { results: ChangeResult[] }
      if (results[0]?.status === 'accepted') acknowledged.set(change.uid, change.sealed)
    }
  } catch {
    // The server is gone: what was sent last was not acknowledged.
  }
}

async function readAll(address: string, cookie: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  let [since, hasMore] = [0, true]
  while (hasMore) {
    const answer = await fetch(`${address}/api/records?since=${since}&limit=500`, { headers: { cookie } })
    const page = (await answer.json()) as {
      records: { uid: string; sealed: string }[]
      upTo: number
      hasMore: boolean
    }
    for (const { uid, sealed } of page.records) kept.set(uid, sealed)
    ;({ upTo: since, hasMore } = page)
  }
  return kept
}
