import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRecords } from '#contract/records.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import { backup } from '../../scripts/operate/backup.ts'
import { firstSeed } from '../../scripts/test/sample.ts'
import { loginByCall, registerByCall } from '../support/account-calls.ts'
import { startRestore } from '../support/restore-program.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const rounds = 24
/** A sample ends when one of its kills cut a transaction, but not before these. */
const start = firstSeed('kills')
const mara = { username: 'mara', password: 'a river in november' }
let folder: string
let server: RunningServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkwell-restore-'))
  server = await startServer()
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function write(cookie: string, count: number): Promise<void> {
  const changes = Array.from({ length: count }, () =>
    newChange({ sealed: sealedBytes(60_000).toString('base64') }),
  )
  const answer = await fetch(`${server.url}${writeRecords.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  })
  expect(answer.status).toBe(200)
}

/** One value for everything that people have in a database; it has to be whole as well. */
function stateOf(file: string): string {
  const open = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    expect(open.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    const hash = createHash('sha256')
    for (const query of [
      'select uid, revision, seq, sealed from records order by uid',
      'select change_id, seq from record_changes order by change_id',
      'select id, username, password_hash from users order by id',
      'select user_id, record_seq from vaults order by user_id',
    ])
      for (const row of open.prepare(query).iterate())
        for (const value of Object.values(row)) hash.update(value instanceof Uint8Array ? value : `${value}|`)
    return hash.digest('hex')
  } finally {
    open.close()
  }
}

const beforesIn = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('inkwell-before'))

function removeBefores(): void {
  for (const name of beforesIn(server.dataDir)) rmSync(join(server.dataDir, name))
}

/** Two backups with different records, some twenty megabytes each. */
async function twoBackups(): Promise<[string, string]> {
  const cookie = await registerByCall(server.url, mara)
  const [first, second] = [join(folder, 'first.db'), join(folder, 'second.db')]
  const where = { dataFolder: server.dataDir, databaseUrl: null }
  for (let batch = 0; batch < 4; batch++) await write(cookie, 80)
  backup(where, first)
  for (let batch = 0; batch < 2; batch++) await write(cookie, 80)
  backup(where, second)
  return [first, second]
}

test('a restore that is killed at random moments leaves all of the old or all of the new, and the server goes on', async ({
  annotate,
}) => {
  const [first, second] = await twoBackups()
  const live = join(server.dataDir, 'inkwell.db')
  const states = new Map([first, second].map((file) => [stateOf(file), file]))
  const began = performance.now()
  expect((await startRestore(server.dataDir, first).ended).code).toBe(0)
  const wholeMs = performance.now() - began
  const outcomes = { old: 0, new: 0, finished: 0 }
  let inside = 0
  removeBefores()
  let round = 0
  for (; round < rounds; round++) {
    // Half of the rounds without a server.
    const isServed = round % 4 < 2
    if (!isServed) await server.kill('SIGTERM')
    const old = states.get(stateOf(live))
    const wanted = old === first ? second : first
    const { child, ended } = startRestore(server.dataDir, wanted)
    const share = (((start + round) * 7) % rounds) / rounds
    // Every other time it is killed in the middle of its transaction, which begins with the copy of what was before.
    if (round % 2 === 0) await after(wholeMs * (0.25 + 0.8 * share))
    else {
      while (beforesIn(server.dataDir).length === 0 && child.exitCode === null) await after(2)
      await after(wholeMs * 0.4 * share)
    }
    child.kill('SIGKILL')
    const { code } = await ended
    if (!isServed) await server.restart()
    const now = states.get(stateOf(live))
    expect([first, second], `round ${round}`).toContain(now)
    if (code === 0) expect(now).toBe(wanted)
    outcomes[code === 0 ? 'finished' : now === wanted ? 'new' : 'old']++
    if (code !== 0 && now === old && beforesIn(server.dataDir).length > 0) inside++
    // The person is there, and can read and write; what was written is taken away again by the next restore.
    const cookie = await loginByCall(server.url, mara)
    await write(cookie, 1)
    expect((await startRestore(server.dataDir, now ?? '').ended).code).toBe(0)
    removeBefores()
  }
  expect(inside).toBeGreaterThan(0)
  expect(readdirSync(server.dataDir).filter((name) => name.startsWith('inkwell-restoring'))).toEqual([])
  await annotate(
    `${round} kills within ${wholeMs.toFixed(0)} ms: ${outcomes.old} left the old (${inside} of them cut its transaction), ${outcomes.new} the new, ${outcomes.finished} came after the end`,
  )
})
