import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test, vi } from 'vitest'
import { openEvents } from '../testing/event-stream.ts'
import { makeDatabase } from '../testing/postgres-cluster.ts'
import { newChange, sealedBytes } from '../testing/sealed-bytes.ts'
import { newSlot, putSlot } from '../testing/slots.ts'
import { openTestApp } from '../testing/test-app.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const cluster = inject('postgresUrl')

describe.skipIf(cluster === null)('several servers on one PostgreSQL', () => {
  test('start at the same moment on an empty database, and serve the same people', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    const apps = await Promise.all([1, 2, 3].map(() => openTestApp({ databaseUrl })))
    const people = await Promise.all(apps.map((one) => one.browser().signUp()))
    expect(people.map(({ user }) => user.id).sort()).toEqual([1, 2, 3])
    for (const one of apps) await one[Symbol.asyncDispose]()
  })

  test('a change of records, one of keys and a sign-out on one server are heard on the other', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    {
      await using here = await openTestApp({ databaseUrl })
      await using there = await openTestApp({ databaseUrl })
      const browser = here.browser()
      await browser.signUp()
      const events = await openEvents(`${await there.listen()}/api/records/events`, browser.cookieHeader)
      await events.until(/"upTo":0/)
      await browser.post('/api/records', { changes: [newChange()] })
      await events.until(/"upTo":1/)
      await putSlot(browser, newSlot())
      await events.until(/event: slots\ndata: \{"version":1\}/)
      await browser.post('/api/logout')
      await events.untilEnded()
    }
  })

  test('chunks sent to several servers at once keep to one quota, and each server gives all of them back', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    {
      const bytes = sealedBytes(4_000)
      const limits = { blobQuotaBytes: 6 * bytes.length }
      await using here = await openTestApp({ databaseUrl, limits })
      await using there = await openTestApp({ databaseUrl, limits })
      const browser = here.browser()
      await browser.signUp()
      const elsewhere = new TestBrowser(there.app)
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
      const blobId = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? browser : elsewhere).askBytes('PUT', `/api/blobs/${blobId}/${index}?total=20`, bytes),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
      expect(answers.filter(({ status }) => status === 413)).toHaveLength(14)
      for (const [index, { status }] of answers.entries())
        for (const one of [browser, elsewhere])
          expect((await one.get(`/api/blobs/${blobId}/${index}`)).status).toBe(status === 200 ? 200 : 404)
    }
  })

  test('a server whose line to the others broke listens again', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    {
      await using here = await openTestApp({ databaseUrl })
      await using there = await openTestApp({ databaseUrl })
      const browser = here.browser()
      const { user } = await browser.signUp()
      const heard: number[] = []
      there.deps.changes.subscribe(user.id, (upTo) => heard.push(upTo))
      const { sql } = await import('kysely')
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen inkwell'`.execute(
        here.deps.db,
      )
      await vi.waitFor(
        async () => {
          await browser.post('/api/records', { changes: [newChange()] })
          expect(heard.length).toBeGreaterThan(0)
        },
        { timeout: 20_000, interval: 300 },
      )
      expect((await new TestBrowser(there.app).get('/api/auth/status')).status).toBe(200)
    }
  })
})
