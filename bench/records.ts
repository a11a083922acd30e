import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeRecords } from '#contract/records.ts'
import {
  aes256Gcm,
  formatVersion,
  headerLength,
  ivLength,
  paddedLength,
  tagLength,
} from '#contract/sealed-record.ts'
import { registerByCall } from '../e2e/support/account-calls.ts'
import { startServer } from '../e2e/support/server.ts'
import { type Measure, median } from './measure.ts'

/** An entry of a page: ten years of daily writing are about 15 MB. */
const plainBytes = 4_000
/** What a browser sends at once when it has much to send. */
const batchCount = 100
const rounds = 90
/** A server runs for weeks: it is measured once its code has been compiled as far as it gets. */
const warmUpRounds = 40

interface Row {
  readonly uid: string
  readonly sealed: Uint8Array
}

/** Bytes that look like a sealed record from outside, which is all that a server can check. */
function sealedRow(): Row {
  const sealed = randomBytes(headerLength + ivLength + paddedLength(plainBytes) + tagLength)
  sealed[0] = formatVersion
  sealed[1] = aes256Gcm
  sealed.writeUInt32BE(1, 2)
  return { uid: randomUUID(), sealed }
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, sealedRow)

/** New records per second through the HTTP interface, and straight into node:sqlite, in turns on the same disk. */
export async function measureRecordWrites(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-bench-'))
  const server = await startServer({ dataDir: join(folder, 'server') })
  const agent = new Agent({ keepAlive: true })
  const bare = bareWriter(join(folder, 'bare.db'))
  try {
    const cookie = await registerByCall(server.url, { username: 'bench', password: randomUUID() })
    const served: number[] = []
    const straight: number[] = []
    for (let round = 0; round < rounds; round++) {
      const body = bodyOf(rowsOf(batchCount))
      served.push(await timed(() => post(`${server.url}${writeRecords.path}`, body, cookie, agent)))
      const rows = rowsOf(batchCount)
      straight.push(await timed(async () => bare.write(rows)))
    }
    return compared(served, straight)
  } finally {
    bare.close()
    agent.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function compared(served: readonly number[], straight: readonly number[]): Measure {
  const perSecond = (took: readonly number[]): number =>
    (batchCount * 1000) / median(took.slice(warmUpRounds))
  const [ours, theirs] = [perSecond(served), perSecond(straight)]
  return {
    what: 'durable record writes, of bare node:sqlite',
    measured: ours / theirs,
    budget: 0.5,
    unit: 'times',
    rule: 'at least',
    note: `${Math.round(ours)} records/s by HTTP, ${Math.round(theirs)} bare, ${batchCount} of ${plainBytes} bytes a transaction`,
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** The same table and indexes as the server's, the same durability, one transaction for the same rows. */
function bareWriter(file: string): { write(rows: readonly Row[]): void; close(): void } {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table records (user_id bigint not null, uid text not null, revision bigint not null, seq bigint not null,
      sealed blob not null, primary key (user_id, uid));
    create unique index records_by_seq on records (user_id, seq)`)
  const insert = database.prepare(
    'insert into records (user_id, uid, revision, seq, sealed) values (1, ?, 1, ?, ?)',
  )
  let seq = 0
  return {
    write(rows) {
      database.exec('begin immediate')
      for (const { uid, sealed } of rows) insert.run(uid, ++seq, sealed)
      database.exec('commit')
    },
    close: () => database.close(),
  }
}

function bodyOf(rows: readonly Row[]): Buffer {
  const changes = rows.map(({ uid, sealed }) => ({
    changeId: randomUUID(),
    uid,
    baseRevision: 0,
    sealed: Buffer.from(sealed).toString('base64'),
  }))
  return Buffer.from(JSON.stringify({ changes }))
}

/** The client's part of the work stays small: bytes made beforehand, one open connection, the answer read once. */
async function post(url: string, body: Buffer, cookie: string, agent: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie }
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
  const accepted = answer.text.split('"accepted"').length - 1
  if (answer.status !== 200 || accepted !== batchCount)
    throw new Error(
      `The server accepted ${accepted} of ${batchCount} records (${answer.status}): ${answer.text.slice(0, 300)}`,
    )
}
