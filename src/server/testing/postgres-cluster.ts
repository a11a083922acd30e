import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const startMs = 30_000

export interface PostgresCluster {
  /** For `DATABASE_URL`; the database `postgres` of it. */
  readonly url: string
  stop(): Promise<void>
}

/** A throw-away PostgreSQL on a socket in a folder of its own, or null where its programs are not installed. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const programs = programFolder()
  if (!programs) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-pg-'))
  const asUser = await unprivileged()
  if (asUser) chownSync(folder, asUser.uid, asUser.gid)
  const data = path.join(folder, 'data')
  const options = { cwd: folder, ...asUser }
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--no-locale'],
    options,
  )
  // The shell stops the server when its own input ends, and that it does even if the test run is killed.
  const script = '"$0" "$@" & read -r _; kill -INT $!; wait $!'
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    // Nothing here outlives the tests, so nothing is made safe for a later start.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'checkpoint_timeout=1d',
    'max_wal_size=4GB',
    'autovacuum=off',
    'max_connections=200',
  ]
  const server = spawn(
    'sh',
    ['-c', script, path.join(programs, 'postgres'), '-D', data, ...settings.flatMap((one) => ['-c', one])],
    { ...options, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgresql://postgres@${encodeURIComponent(folder)}/postgres`
  await answering(url)
  return {
    url,
    async stop() {
      server.stdin?.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function programFolder(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...installed.map((version) => path.join(versions, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))
}

/** PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user here')
}

async function answering(url: string): Promise<void> {
  const until = Date.now() + startMs
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await delay(50)
    }
  }
}

/** Makes an empty database and returns its address; it goes with its cluster. */
export async function makeDatabase(clusterUrl: string): Promise<string> {
  const name = `t${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return clusterUrl.replace(/\/postgres$/, `/${name}`)
}
