import { describe, expect, inject, test, vi } from 'vitest'
import { openEvents } from '../testing/event-stream.ts'
import { makeDatabase } from '../testing/postgres-cluster.ts'
import { newChange } from '../testing/sealed-bytes.ts'
import { openTestApp } from '../testing/test-app.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const cluster = inject('postgresUrl')

describe.skipIf(cluster === null)('several servers on one PostgreSQL', () => {
  test('start at the same moment on an empty database, and serve the same people', async () => {
    const database = await makeDatabase(cluster ?? '')
    const apps = await Promise.all([1, 2, 3].map(() => openTestApp({ databaseUrl: database.url })))
    const people = await Promise.all(apps.map((one) => one.browser().signUp()))
    expect(people.map(({ user }) => user.id).sort()).toEqual([1, 2, 3])
    for (const one of apps) await one[Symbol.asyncDispose]()
    await database.drop()
  })

  test('a change and a sign-out on one server are heard on the other', async () => {
    const database = await makeDatabase(cluster ?? '')
    {
      await using here = await openTestApp({ databaseUrl: database.url })
      await using there = await openTestApp({ databaseUrl: database.url })
      const browser = here.browser()
      await browser.signUp()
      const events = await openEvents(`${await there.listen()}/api/records/events`, browser.cookieHeader)
      await events.until(/"upTo":0/)
      await browser.post('/api/records', { changes: [newChange()] })
      await events.until(/"upTo":1/)
      await browser.post('/api/logout')
      await events.untilEnded()
    }
    await database.drop()
  })

  test('a server whose line to the others broke listens again', async () => {
    const database = await makeDatabase(cluster ?? '')
    {
      await using here = await openTestApp({ databaseUrl: database.url })
      await using there = await openTestApp({ databaseUrl: database.url })
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
        { timeout: 8_000, interval: 300 },
      )
      expect((await new TestBrowser(there.app).get('/api/auth/status')).status).toBe(200)
    }
    await database.drop()
  })
})
