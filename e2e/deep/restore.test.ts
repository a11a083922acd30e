import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { type RecordChange, type readHeads, writeRecords } from '#contract/records.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import { backup } from '../../scripts/operate/backup.ts'
import { loginByCall, registerByCall } from '../support/account-calls.ts'
import { startRestore } from '../support/restore-program.ts'
import { type RunningServer, startServer } from '../support/server.ts'

type Heads = z.output<typeof readHeads.answer>
type Written = z.output<typeof writeRecords.answer>

const mara = { username: 'mara', password: 'a river in november' }
let folder: string
const servers: RunningServer[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkwell-restore-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<RunningServer> {
  const server = await startServer()
  servers.push(server)
  return server
}

const headsOf = (server: RunningServer, cookie: string): Promise<Response> =>
  fetch(`${server.url}/api/records/heads`, { headers: { cookie } })

const write = (server: RunningServer, cookie: string, changes: readonly RecordChange[]): Promise<Response> =>
  fetch(`${server.url}${writeRecords.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  })
const someChanges = (count: number): RecordChange[] =>
  Array.from({ length: count }, () => newChange({ sealed: sealedBytes(20_000).toString('base64') }))

/** Writes again and again until the session is over; every record that was acknowledged goes into `done`. */
async function writeUntilSignedOut(server: RunningServer, cookie: string, done: Set<string>): Promise<void> {
  for (;;) {
    const answer = await write(server, cookie, someChanges(5))
    if (answer.status === 401) return
    // A server that waits for somebody else's writing says so.
    if (answer.status === 503) continue
    expect(answer.status).toBe(200)
    for (const { uid } of ((await answer.json()) as Written).results) done.add(uid)
  }
}

/** Reads again and again until the session is over; answers everything that was read. */
async function readUntilSignedOut(server: RunningServer, cookie: string): Promise<Heads[]> {
  const read: Heads[] = []
  for (;;) {
    const answer = await headsOf(server, cookie)
    if (answer.status === 401) return read
    expect(answer.status).toBe(200)
    read.push((await answer.json()) as Heads)
    await after(5)
  }
}

const uidsIn = (file: string): Set<string> => {
  const open = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const rows = open.prepare('select uid from records').all()
  open.close()
  return new Set(rows.map(({ uid }) => String(uid)))
}

test('a backup is put back under a server that is written to: nobody sees half of it, and what was there is kept beside', {
  tags: ['long'],
}, async () => {
  const server = await start()
  const cookie = await registerByCall(server.url, mara)
  const copy = join(folder, 'copy.db')
  const base = someChanges(200)
  expect((await write(server, cookie, base)).status).toBe(200)
  backup({ dataFolder: server.dataDir, databaseUrl: null }, copy)
  const done = new Set<string>()
  const writing = Promise.all([1, 2, 3].map(() => writeUntilSignedOut(server, cookie, done)))
  const reading = readUntilSignedOut(server, cookie)
  await expect.poll(() => done.size).toBeGreaterThan(100)
  const { code, printed } = await startRestore(server.dataDir, copy).ended
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(
      /^Put back .*: 1 person, 200 records\.\nWhat was there before is in .*\.db\.\nEverybody signs in again\./,
    ),
  ])
  await writing

  const seen = await reading
  expect(seen.length).toBeGreaterThan(10)
  expect(new Set(seen.map(({ history }) => history)).size).toBe(1)
  let known = 0
  for (const { heads } of seen) {
    const uids = new Set(heads?.map(({ uid }) => uid))
    expect(base.every(({ uid }) => uids.has(uid))).toBe(true)
    expect(uids.size).toBeGreaterThanOrEqual(known)
    known = uids.size
  }
  const [, before = ''] = /before is in (\S+\.db)\./.exec(printed) ?? []
  const kept = uidsIn(before)
  expect([...done].filter((uid) => !kept.has(uid))).toEqual([])

  const again = await loginByCall(server.url, mara)
  const now = (await (await headsOf(server, again)).json()) as Heads
  expect(now.history).not.toBe(seen[0]?.history)
  expect(now.heads?.map(({ uid }) => uid).sort()).toEqual(base.map(({ uid }) => uid).sort())
  expect((await write(server, again, someChanges(1))).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('a backup of another server is refused while this one runs, and brought with its secret when it does not', {
  tags: ['long'],
}, async () => {
  const [first, second] = [await start(), await start()]
  await registerByCall(first.url, mara)
  const copy = join(folder, 'copy.db')
  backup({ dataFolder: first.dataDir, databaseUrl: null }, copy)
  expect(await first.stop()).toBe(0)
  const refused = await startRestore(second.dataDir, copy).ended
  expect([refused.code, refused.printed]).toEqual([
    1,
    expect.stringContaining('Stop the server and restore again'),
  ])
  await second.kill('SIGTERM')
  expect((await startRestore(second.dataDir, copy).ended).code).toBe(0)
  await second.restart()
  await loginByCall(second.url, mara)
  expect(await second.stop()).toBe(0)
})
