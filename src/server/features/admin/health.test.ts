import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HealthLine, Overview } from '#contract/admin/admin.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import { comeBy, someone, withGoogle } from '../../testing/google-way.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startOidcServer } from '../../testing/oidc-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const lineOf = async (admin: TestBrowser, part: string): Promise<HealthLine | undefined> =>
  (await admin.get('/api/admin/overview')).json<Overview>().health.find((one) => one.part === part)

async function addJob({ deps: { db, now } }: TestApp, status: string, agoMs: number): Promise<void> {
  const at = now() - agoMs
  const isOver = status === 'failed'
  await db
    .insertInto('jobs')
    .values({
      ...{ id: randomUUID(), category: 'analytics', operation: 'x', status, priority: 1, data: '{}' },
      ...{ retry_count: 0, max_retries: 0, retry_delay: 0, created_at: at },
      ...{ due_at: isOver ? null : at, finished_at: isOver ? at : null },
    })
    .execute()
}

const showWorker = ({ deps: { db, now } }: TestApp) =>
  db.insertInto('job_workers').values({ id: randomUUID(), started_at: 0, seen_at: now() }).execute()

onBothDatabases('the health of the database and its queue', ({ openEmpty }) => {
  test('says which database it is, and how many of its connections are in use', async () => {
    await using app = await openEmpty()
    const { admin } = await adminAndPerson(app)
    const line = await lineOf(admin, 'Database')
    expect(line).toMatchObject({ state: 'well', ms: expect.any(Number) })
    if (app.deps.dialect === 'sqlite') expect(line?.says).toMatch(/^SQLite [\d.]+$/)
    else {
      expect(line?.says).toMatch(/^PostgreSQL [\d.]+, \d+ of \d+ connections$/)
      expect(line?.says).not.toMatch(/, 0 of/)
    }
    const ofBackups = app.deps.dialect === 'sqlite' ? 'INKWELL_BACKUPS' : 'pg_dump'
    expect(await lineOf(admin, 'Backups')).toMatchObject({
      state: 'not_configured',
      says: expect.stringContaining(ofBackups),
    })
  })

  test('is a matter of the last day: what failed before, and what waits for a moment, is no fault', async () => {
    await using app = await openEmpty()
    const { admin } = await adminAndPerson(app)
    await showWorker(app)
    await addJob(app, 'failed', dayMs + minuteMs)
    await addJob(app, 'queued', minuteMs)
    const at = new Date(app.deps.now()).toISOString()
    expect(await lineOf(admin, 'Jobs')).toMatchObject({ state: 'well', says: '1 server, 1 job waits', at })
    await addJob(app, 'failed', dayMs - minuteMs)
    expect(await lineOf(admin, 'Jobs')).toMatchObject({
      state: 'warning',
      says: '1 server, 1 job waits, 1 failed in the last 24 hours',
    })
  })

  test('says that it is paused', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword } = await adminAndPerson(app)
    await showWorker(app)
    await admin.put('/api/admin/jobs/pause', { isPaused: true, proof: proofBy(adminPassword) })
    expect(await lineOf(admin, 'Jobs')).toMatchObject({
      state: 'warning',
      says: 'paused: nothing new begins, 1 server, 0 jobs wait',
    })
  })

  test('warns of browsers that cannot be reached only where they are many', async () => {
    await using app = await openEmpty()
    const { admin } = await adminAndPerson(app)
    const { db } = app.deps
    for (let nth = 0; nth < 2; nth++) await app.browser().signUp()
    const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).limit(4).execute()
    for (const [nth, { id, user_id }] of sessions.entries())
      await db
        .insertInto('push_subscriptions')
        .values({
          ...{ session_id: id, user_id, endpoint: `https://push.example.org/${nth}`, p256dh: 'x', auth: 'x' },
          ...{ failures: nth === 0 ? 1 : 0, paused_until: 0 },
        })
        .execute()
    const says = '4 browsers get reminders, 1 cannot be reached'
    expect(await lineOf(admin, 'Push')).toMatchObject({ state: 'well', says })
    await db.updateTable('push_subscriptions').set({ failures: 2 }).execute()
    expect(await lineOf(admin, 'Push')).toMatchObject({ state: 'warning' })
  })
})

test('a clock and a trouble that are staged are told where health is, and make no other part look ill', async () => {
  await using app = await openTestApp({ env: { OPENAI_API_KEY: 'key' } })
  const { admin, adminPassword } = await adminAndPerson(app)
  await showWorker(app)
  const proof = proofBy(adminPassword)
  expect(await lineOf(admin, 'Clock')).toMatchObject({ state: 'well' })
  await admin.put('/api/admin/testing/trials', { clockShiftMs: 2 * dayMs, providerTrouble: 'slow', proof })
  expect(await lineOf(admin, 'Clock')).toMatchObject({
    state: 'warning',
    says: 'moved 2 days ahead, on Testing',
    at: new Date(app.deps.now()).toISOString(),
  })
  expect(await lineOf(admin, 'Model providers')).toMatchObject({ state: 'warning' })
  expect(await lineOf(admin, 'Jobs')).toMatchObject({ state: 'well' })
})

const untried = {
  state: 'well',
  says: expect.stringContaining('not used since the start'),
  at: null,
  ms: null,
}
const worked = { state: 'well', at: expect.any(String) }
const failed = {
  state: 'warning',
  says: expect.stringContaining('its last use failed'),
  at: expect.any(String),
}

test('a mail server is well once it took a mail, and not when it refused the last one', async () => {
  const server = await startMailServer()
  const mail = { host: '127.0.0.1', port: server.port, isTls: false, login: null, from: 'a@example.org' }
  await using app = await openTestApp({ config: { mail } })
  const admin = app.browser()
  await admin.signUp({ email: 'admin@example.org' })
  expect(await lineOf(admin, 'Mail')).toMatchObject(untried)
  expect((await admin.post('/api/admin/testing/mail', {})).status).toBe(200)
  expect(await lineOf(admin, 'Mail')).toMatchObject(worked)
  server.mood = 'refuses'
  expect((await admin.post('/api/admin/testing/mail', {})).status).toBe(503)
  expect(await lineOf(admin, 'Mail')).toMatchObject(failed)
  await server.close()
  app.takeWarnings()
})

test('Google is well once it said who somebody is, and not when it was away', async () => {
  const oidc = await startOidcServer()
  Object.assign(oidc, { mood: 'well', discovery: 'well', person: someone() })
  await using app = await openTestApp(withGoogle(oidc))
  const { admin } = await adminAndPerson(app)
  expect(await lineOf(admin, 'Google')).toMatchObject(untried)
  expect(await comeBy(app.browser())).toBe('302 /onboarding')
  expect(await lineOf(admin, 'Google')).toMatchObject(worked)
  oidc.mood = 'wrong-signature'
  await comeBy(app.browser())
  expect(await lineOf(admin, 'Google')).toMatchObject(failed)
  await oidc.close()
  app.takeWarnings()
})
