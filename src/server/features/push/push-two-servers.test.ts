import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import { makeDatabase } from '../../testing/postgres-cluster.ts'
import { askServer, type PushServer, startPushServer, subscribedAt } from '../../testing/push/push-servers.ts'
import { type PushService, startPushService } from '../../testing/push/push-service.ts'

const cluster = inject('postgresUrl')
const contacts = ['one@example.org', 'two@example.org']
const ringsAt = (at: number, count: number) =>
  Array.from({ length: count }, () => ({ id: randomBytes(16).toString('base64url'), at }))

/** How many pushes were not sent yet. */
const waiting = async (db: Db): Promise<number> =>
  (await db.selectFrom('push_instants').select('ring_id').execute()).length

/** Two servers in processes of their own on one database, which push services can tell from each other by whom they may write to. */
async function withTwoServers(work: (servers: PushServer[], service: PushService, db: Db) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-push-'))
  const service = await startPushService()
  const DATABASE_URL = await makeDatabase(cluster ?? '')
  const env = { DATABASE_URL, INKWELL_DATA: folder, INKWELL_PUSH_SERVICES: service.origin }
  const servers: PushServer[] = []
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataFolder: folder })
  try {
    for (const INKWELL_CONTACT of contacts) servers.push(await startPushServer({ ...env, INKWELL_CONTACT }))
    await work(servers, service, database.db)
    expect(service.faults).toEqual([])
  } finally {
    const ended = servers.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit'))
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(ended)
    await service.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

test.skipIf(cluster === null)(
  'of two servers on one PostgreSQL database each sends what the other does not, and none sends twice',
  { timeout: 120_000 },
  async () => {
    await withTwoServers(async (servers, service, db) => {
      const senders = () => new Set(service.taken.map(({ subject }) => subject))
      // What one of them has taken up stays unanswered until the other has taken up something, too.
      service.onTaken = () => expect.poll(() => senders().size, { timeout: 8_000 }).toBe(2)
      const cookies: string[] = []
      for (let nth = 0; nth < 6; nth++) cookies.push(await subscribedAt(servers[nth % 2]?.url ?? '', service))
      const at = Date.now() + 4_000
      const planned: string[] = []
      for (const [nth, cookie] of cookies.entries()) {
        const instants = ringsAt(at, 6)
        planned.push(...instants.map(({ id }) => id))
        await askServer(`${servers[nth % 2]?.url}/api/push/instants`, 'PUT', { instants }, cookie)
      }
      const taken = () => service.taken.map(({ message }) => message.id)
      await expect.poll(() => new Set(taken()).size, { timeout: 60_000 }).toBe(planned.length)
      await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(0)
      // A second one of a push would have been taken up beside the first, and is here by now.
      await after(500)
      expect(taken().sort()).toEqual(planned.sort())
      expect(senders()).toEqual(new Set(contacts.map((contact) => `mailto:${contact}`)))
    })
  },
)
