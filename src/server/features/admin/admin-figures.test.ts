import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ListedPerson, Overview } from '#contract/admin/admin.ts'
import { pruneSessions } from '#server/core/accounts/session.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { StripeStub } from '../../testing/billing/stripe-stub.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'
import type { TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = 30
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A server on which several people have done several things over two months. */
async function busyServer(app: TestApp) {
  const { admin, person, act } = await adminAndPerson(app)
  const sizes = [100, 3_000, 40_000]
  const changes = sizes.map((size) => newChange({ sealed: sealedBytes(size).toString('base64') }))
  expect((await person.post('/api/records', { changes })).status).toBe(200)
  await admin.post('/api/records', { changes: [newChange()] })
  for (const [browser, chunks] of [
    [admin, 1],
    [person, 3],
  ] as const) {
    const file = randomUUID()
    for (let nth = 0; nth < chunks; nth++)
      await browser.askBytes('PUT', `/api/blobs/${file}/${nth}?total=${chunks}`, sealedBytes(500 * (nth + 1)))
  }
  app.advance(40 * dayMs)
  await app.browser().signUp()
  app.advance(20 * dayMs)
  for (let nth = 0; nth < 2; nth++) await app.browser().signUp()
  app.advance(9 * dayMs)
  const last = app.browser()
  const { username, password } = await last.signUp()
  await app.browser().post('/api/login', { username, password, derived: true })
  await act('disable', {}, 3)
  await addJobs(app)
  // The admin's own session has ended by age: it is another one that looks.
  return { admin: await signedIn(app) }
}

async function signedIn(app: TestApp) {
  const browser = app.browser()
  const { user } = await browser.signUp()
  await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', user.id).execute()
  return browser
}

async function addJobs({ deps: { db, now } }: TestApp): Promise<void> {
  const minute = 60_000
  for (const [status, due_at] of [
    ['queued', now()],
    ['queued', now() - 60 * minute],
    ['scheduled', now() + 60 * minute],
    ['failed', null],
    ['failed', null],
    ['completed', null],
  ] as const)
    await db
      .insertInto('jobs')
      .values({
        ...{
          id: randomUUID(),
          category: 'analytics',
          operation: 'x',
          status,
          due_at,
          priority: 1,
          data: '{}',
        },
        ...{ retry_count: 0, max_retries: 0, retry_delay: 0, created_at: now() - 60 * minute },
        finished_at: due_at === null ? now() - minute : null,
      })
      .execute()
  for (const seen_at of [now(), now() - minute])
    await db.insertInto('job_workers').values({ id: randomUUID(), started_at: 0, seen_at }).execute()
}

/** Every row of the tables, so that they are counted here and by no query of the product's. */
async function tablesOf({ deps: { db } }: TestApp) {
  const [users, sessions, records, chunks, jobs, workers] = await Promise.all([
    db.selectFrom('users').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('records').selectAll().execute(),
    db.selectFrom('blob_chunks').selectAll().execute(),
    db.selectFrom('jobs').selectAll().execute(),
    db.selectFrom('job_workers').selectAll().execute(),
  ])
  return { users, sessions, records, chunks, jobs, workers }
}

onBothDatabases('every figure that admins see', ({ openEmpty }) => {
  test('about people, records and files is what a count of the rows gives', async () => {
    await using app = await openEmpty()
    const { admin } = await busyServer(app)
    const seen = (await admin.get('/api/admin/overview')).json<Overview>()
    const { users, sessions, records, chunks } = await tablesOf(app)
    const nowMs = app.deps.now()
    expect(seen).toMatchObject({
      people: users.length,
      newIn7Days: users.filter((one) => one.created_at > nowMs - 7 * dayMs).length,
      newIn7DaysBefore: users.filter(
        ({ created_at }) => created_at > nowMs - 14 * dayMs && created_at <= nowMs - 7 * dayMs,
      ).length,
      sessions: sessions.length,
      records: records.length,
      recordBytes: sum(records.map(({ sealed }) => sealed?.length ?? 0)),
      files: new Set(chunks.map((one) => `${one.user_id} ${one.blob_id}`)).size,
      fileBytes: sum(chunks.map(({ sealed }) => sealed.length)),
    })
    expect([seen.people, seen.records, seen.files]).toEqual([7, 4, 2])
    const madeOn = Object.groupBy(users, (one) => dayOf(one.created_at))
    expect(seen.signUps).toEqual(
      Array.from({ length: days }, (_, nth) => {
        const day = dayOf(nowMs - (days - 1 - nth) * dayMs)
        return { day, count: madeOn[day]?.length ?? 0 }
      }),
    )
    expect(sum(seen.signUps.map(({ count }) => count))).toBeGreaterThan(2)
  })

  test('about one person is what a count of their rows gives', async () => {
    await using app = await openEmpty()
    const { admin } = await busyServer(app)
    const { people, total } = (await admin.get('/api/admin/people')).json<{
      people: ListedPerson[]
      total: number
    }>()
    const { users, sessions, records } = await tablesOf(app)
    expect(total).toBe(users.length)
    for (const { id, ...shown } of people) {
      const own = records.filter((one) => one.user_id === id)
      expect([id, shown]).toEqual([
        id,
        expect.objectContaining({
          records: own.length,
          recordBytes: sum(own.map(({ sealed }) => sealed?.length ?? 0)),
          sessions: sessions.filter((one) => one.user_id === id).length,
        }),
      ])
    }
    expect(people.map(({ id }) => id)).toEqual(users.map(({ id }) => id).sort((a, b) => a - b))
  })

  test('of who was here counts people who have signed out since, or whose sessions have ended', async () => {
    await using app = await openEmpty()
    const [out, away, here] = [app.browser(), app.browser(), app.browser()]
    const { user } = await out.signUp()
    await app.deps.db.updateTable('users').set({ is_admin: 1 }).execute()
    await away.signUp()
    const last = await here.signUp()
    app.advance(5 * dayMs)
    // Two uses around midnight, within the minutes in which that of a session is not written down again.
    app.advance(dayMs - 60_000 - (app.deps.now() % dayMs))
    await out.get('/api/user')
    app.advance(120_000)
    await out.get('/api/user')
    const lastDay = dayOf(app.deps.now())
    await out.post('/api/logout')
    app.advance(6 * dayMs)
    const look = async () => {
      await pruneSessions(app.deps)
      const admin = app.browser()
      await admin.post('/api/login', { username: last.username, password: last.password, derived: true })
      await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', last.user.id).execute()
      const { activeIn7Days, activeIn30Days } = (await admin.get('/api/admin/overview')).json<Overview>()
      const { people } = (await admin.get('/api/admin/people')).json<{ people: ListedPerson[] }>()
      const shown = people.find(({ id }) => id === user.id)
      return [activeIn7Days, activeIn30Days, shown?.lastSeenDay, shown?.sessions]
    }
    // Who looks is here, whoever signed out was, the third was two weeks ago.
    expect(await look()).toEqual([2, 3, lastDay, 0])
    app.advance(dayMs)
    expect(await look()).toEqual([1, 3, lastDay, 0])
    app.advance(17 * dayMs)
    expect(await look()).toEqual([1, 2, lastDay, 0])
    app.advance(6 * dayMs)
    expect(await look()).toEqual([1, 1, lastDay, 0])
  })

  test('about the queue, push and what is sold is what a count of the rows gives', async () => {
    await using stripe = await new StripeStub().start()
    await using app = await openEmpty({ env: stripe.env })
    const { admin } = await busyServer(app)
    const { health } = (await admin.get('/api/admin/overview')).json<Overview>()
    const { jobs, workers } = await tablesOf(app)
    const waiting = jobs.filter(({ status }) => status === 'queued').length
    const failed = jobs.filter(({ status }) => status === 'failed').length
    const here = workers.filter(({ seen_at }) => seen_at >= app.deps.now() - 45_000).length
    const line = (part: string) => health.find((one) => one.part === part)
    expect(line('Jobs')?.says).toBe(
      `${here} server, ${waiting} jobs wait, 1 for more than ten minutes, ${failed} failed in the last 24 hours`,
    )
    expect(line('Push')?.says).toBe('0 browsers get reminders')
    expect(line('Stripe')).toMatchObject({ state: 'well', says: '1 plan is sold', ms: expect.any(Number) })
    expect(stripe.asked).toEqual(['GET /v1/subscriptions'])
  })

  test('is given while Stripe is away, and that is said', async () => {
    await using stripe = await new StripeStub().start()
    await using app = await openEmpty({ env: stripe.env })
    const { admin } = await adminAndPerson(app)
    stripe.mood = 'unauthorized'
    const { people, health } = (await admin.get('/api/admin/overview')).json<Overview>()
    expect(people).toBe(2)
    expect(health.find(({ part }) => part === 'Stripe')).toMatchObject({ state: 'failing' })
  })
})
