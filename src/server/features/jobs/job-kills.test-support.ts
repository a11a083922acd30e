import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { addJob } from '#server/core/jobs/add-job.store.ts'
import { openDatabase } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import { counterOf, countingOperations } from '../../testing/jobs/counting-operations.ts'
import { attemptsAt } from './job-lookups.store.ts'

/** What became of one job. */
export interface JobSeen {
  readonly id: string
  readonly operation: string
  readonly status: string
  readonly maxRetries: number
  readonly retryCount: number
  /** As the database has them. */
  readonly attempts: number
  /** As the work itself noted them. */
  readonly starts: number
  /** How often its work was written. */
  readonly written: number
}

interface Killing {
  readonly databaseUrl: string | null
  /** Servers that share the queue; one of them is killed each time. */
  readonly servers: number
  readonly kills: number
  /** Chooses the moments. */
  readonly seed: number
}

/** Of the servers here, see `job-server.ts`. */
const leaseMs = 250

const script = path.resolve(import.meta.dirname, '..', '..', 'testing', 'jobs', 'job-server.ts')

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The server ended by itself with ${child.exitCode}`)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Keeps servers busy with jobs, kills one of them again and again, and answers what became of every job once all have ended. */
export async function workThroughKills({ databaseUrl, servers, kills, seed }: Killing): Promise<JobSeen[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-jobs-'))
  const startsFile = path.join(dataFolder, 'starts')
  writeFileSync(startsFile, '')
  const env = {
    INKWELL_DATA: dataFolder,
    STARTS_FILE: startsFile,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  const database = await openDatabase({ databaseUrl, dataFolder })
  const running: ChildProcess[] = []
  try {
    for (let nth = 0; nth < servers; nth++) running.push(await startServer(env))
    for (let nth = 0; nth < kills; nth++) {
      await giveJobs(database.db, startsFile)
      await after(20 + (((seed + nth) * 37) % 160))
      const victim = running[nth % servers]
      if (victim) await kill(victim)
      running[nth % servers] = await startServer(env)
    }
    const giveUpAt = Date.now() + 60_000
    while ((await waiting(database.db)) > 0 && Date.now() < giveUpAt) await after(50)
    return await seen(database.db, startsFile)
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await database.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** What became of two jobs that a server held when it was killed, and when each thing was. */
export interface HandedOver {
  readonly killed: string
  /** The end of the lease just before the kill. */
  readonly leaseEnd: number
  /** Attempts that there were before the kill, while both servers were there for longer than a lease. */
  readonly before: number
  readonly many: JobSeen & { readonly attemptsOf: readonly Attempt[] }
  readonly single: JobSeen & { readonly attemptsOf: readonly Attempt[] }
}
type Attempt = Awaited<ReturnType<typeof attemptsAt>>[number]

/** Lets one of two servers begin two jobs that it would never end, kills it, and answers what the other made of them. */
export async function killHolder(databaseUrl: string): Promise<HandedOver> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-jobs-'))
  const startsFile = path.join(dataFolder, 'starts')
  writeFileSync(startsFile, '')
  const env = { INKWELL_DATA: dataFolder, STARTS_FILE: startsFile, DATABASE_URL: databaseUrl }
  const { db, close } = await openDatabase({ databaseUrl, dataFolder })
  const running: ChildProcess[] = []
  try {
    const { many, once: single } = countingOperations(startsFile)
    for (const operation of [many, single]) await addJob(db, Date.now(), { operation })
    const holder = await startServer({ ...env, WORK_MS: '600000' })
    running.push(holder)
    while (readFileSync(startsFile, 'utf8').split('\n').length < 3) await after(20)
    running.push(await startServer(env))
    await after(4 * leaseMs)
    const before = (await db.selectFrom('job_attempts').select('job_id').execute()).length
    const held = await db.selectFrom('jobs').selectAll().where('status', '=', 'processing').execute()
    await kill(holder)
    while ((await waiting(db)) > 0) await after(20)
    const jobs = await seen(db, startsFile)
    const of = async (name: string) => {
      const job = jobs.find(({ operation }) => operation === name)
      if (!job) throw new Error(`There is no ${name}`)
      return { ...job, attemptsOf: await attemptsAt(db, job.id) }
    }
    return {
      killed: held[0]?.worker ?? '',
      leaseEnd: Math.min(...held.map(({ due_at }) => due_at ?? 0)),
      before,
      many: await of(many.name),
      single: await of(single.name),
    }
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function giveJobs(db: Db, startsFile: string): Promise<void> {
  const { many, once: single } = countingOperations(startsFile)
  for (const operation of [many, single, many, single]) await addJob(db, Date.now(), { operation })
}

async function waiting(db: Db): Promise<number> {
  const rows = await db.selectFrom('jobs').select('id').where('due_at', 'is not', null).execute()
  return rows.length
}

async function seen(db: Db, startsFile: string): Promise<JobSeen[]> {
  const starts = Map.groupBy(readFileSync(startsFile, 'utf8').split('\n'), (id) => id)
  const jobs = await db.selectFrom('jobs').selectAll().where('operation', 'like', 'test.%').execute()
  const attempts = await db.selectFrom('job_attempts').select('job_id').execute()
  const counters = new Map(
    (await db.selectFrom('counters').selectAll().execute()).map(({ name, value }) => [name, value]),
  )
  return jobs.map((job) => ({
    id: job.id,
    operation: job.operation,
    status: job.status,
    maxRetries: job.max_retries,
    retryCount: job.retry_count,
    attempts: attempts.filter(({ job_id }) => job_id === job.id).length,
    starts: starts.get(job.id)?.length ?? 0,
    written: counters.get(counterOf(job.id)) ?? 0,
  }))
}

/** What is wrong with what was seen: each job ended, was written exactly as often as it says, and was begun no more often than it may. */
export const faultsOf = (jobs: readonly JobSeen[]): JobSeen[] =>
  jobs.filter((job) => {
    const isEnded = job.status === 'completed' || (job.status === 'failed' && job.operation === 'test.once')
    const isCounted = job.written === (job.status === 'completed' ? 1 : 0)
    const isBounded = job.starts <= job.attempts && job.attempts <= 1 + job.maxRetries
    return !(isEnded && isCounted && isBounded && job.attempts === job.retryCount + 1)
  })
