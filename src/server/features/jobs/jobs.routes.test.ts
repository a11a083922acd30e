import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { listJobs, readJob } from '#contract/admin/jobs.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { callbackOrigins, mayTell } from './callback-config.ts'
import type { JobQueue } from './job-queue.ts'
import { jobQueueName } from './jobs.routes.ts'

const queueIn = ({ app }: TestApp): JobQueue => app.getDecorator<JobQueue>(jobQueueName)

async function adminOf(app: TestApp) {
  const admin = app.browser()
  const { password, username } = await admin.signUp()
  const proof = proofBy(password)
  const list = async (query = '') =>
    (await admin.get(`/api/admin/jobs${query}`)).json<AnswerOf<typeof listJobs>>()
  const ask = (body: object = {}) =>
    admin.post('/api/admin/jobs', { operation: 'prune.hourly', proof, ...body })
  const added = async (body: object = {}) => (await ask(body)).json<{ id: string }>().id
  const one = async (id: string) =>
    (await admin.get(`/api/admin/jobs/${id}`)).json<AnswerOf<typeof readJob>>()
  const change = (id: string, body: object) => admin.post(`/api/admin/jobs/${id}`, { proof, ...body })
  return { admin, username, proof, list, ask, added, one, change }
}

onBothDatabases('the jobs that admins see', ({ openEmpty }) => {
  test('housekeeping is a job that runs every hour, and once more when it is asked for', async () => {
    await using app = await openEmpty()
    const { list, added, one } = await adminOf(app)
    await queueIn(app).runDue()
    const { jobs } = await list()
    expect(jobs).toMatchObject([{ operation: 'prune.hourly', status: 'scheduled', isScheduleRun: true }])
    const id = await added()
    await queueIn(app).runDue()
    expect(await one(id)).toMatchObject({
      job: {
        id,
        category: 'memoryConsolidation',
        status: 'completed',
        result: { isLogCut: expect.any(Boolean) },
      },
      attempts: [{ outcome: 'completed', error: null }],
    })
    app.advance(60 * 60 * 1000)
    await queueIn(app).runDue()
    expect((await list('?status=completed')).total).toBe(2)
    expect((await list('?status=scheduled')).total).toBe(1)
  })

  test('counts, times and pages are those of the table', async () => {
    await using app = await openEmpty()
    const { list } = await adminOf(app)
    const { db, now } = app.deps
    const base = { operation: 'x', priority: 1, data: '{}', retry_count: 0, max_retries: 0, retry_delay: 0 }
    const row = (category: string, status: string, tookMs: number | null, endedAgo = 0) => ({
      ...base,
      id: randomUUID(),
      category,
      status,
      due_at: tookMs === null ? now() + 1_000 : null,
      created_at: now(),
      started_at: tookMs === null ? null : now() - endedAgo - tookMs,
      finished_at: tookMs === null ? null : now() - endedAgo,
    })
    const dayMs = 24 * 60 * 60 * 1000
    await db
      .insertInto('jobs')
      .values([
        ...Array.from({ length: 60 }, (_, nth) => row('extraction', 'completed', (nth + 1) * 10)),
        row('extraction', 'failed', 5),
        row('extraction', 'failed', 5, dayMs + 1),
        { ...row('analytics', 'scheduled', null), operation: 'index' },
        { ...row('analytics', 'queued', null), operation: 'index' },
      ])
      .execute()
    const all = await list()
    expect([all.jobs.length, all.total]).toEqual([50, 64])
    expect((await list('?skip=50')).jobs).toHaveLength(14)
    expect((await list('?category=analytics')).total).toBe(2)
    expect((await list('?category=extraction&status=failed')).total).toBe(2)
    expect(all.operationNames).toEqual(['index', 'x'])
    expect((await list('?category=analytics')).operationNames).toEqual(['index'])
    const ofOne = await list('?operation=index&status=queued')
    expect([ofOne.total, ofOne.jobs[0]?.operation]).toEqual([1, 'index'])
    expect((await list('?operation=nothing')).total).toBe(0)
    expect(all.categories.find(({ category }) => category === 'extraction')).toEqual({
      category: 'extraction',
      counts: { queued: 0, processing: 0, completed: 60, failed: 1, cancelled: 0, scheduled: 0 },
      medianMs: 300,
      p95Ms: 570,
    })
    expect(all.categories.find(({ category }) => category === 'analytics')).toMatchObject({
      counts: { queued: 1, scheduled: 1 },
      medianMs: null,
    })
    expect(all.oldestDueAt).toBeNull()
    app.advance(2_000)
    expect((await list()).oldestDueAt).toBe(new Date(now() - 1_000).toISOString())
  })

  test('a job is cancelled, tried again, run at once and moved forward, and each of it is in the audit log', async () => {
    await using app = await openEmpty()
    const { admin, username, added, one, change } = await adminOf(app)
    const scheduledAt = new Date(app.deps.now() + 60_000).toISOString()
    const id = await added({ scheduledAt, priority: 0 })
    expect((await one(id)).job).toMatchObject({ status: 'scheduled', scheduledAt, priority: 0 })
    expect((await change(id, { action: 'prioritise', priority: 2 })).json()).toMatchObject({
      job: { priority: 2 },
    })
    expect((await change(id, { action: 'cancel' })).json()).toMatchObject({ job: { status: 'cancelled' } })
    expect((await change(id, { action: 'cancel' })).status).toBe(409)
    expect((await change(id, { action: 'retry' })).json()).toMatchObject({
      job: { status: 'queued', retryCount: 0 },
    })
    await change(id, { action: 'cancel' })
    const { deeds } = await one(id)
    expect(deeds.map(({ adminId, admin: who }) => [adminId, who])).toEqual(Array(5).fill([1, username]))
    expect(deeds.map(({ action }) => action).toSorted()).toEqual(
      ['job.add', 'job.cancel', 'job.cancel', 'job.prioritise', 'job.retry'].toSorted(),
    )
    const other = await added({ scheduledAt })
    expect((await change(other, { action: 'run' })).json()).toMatchObject({ job: { status: 'queued' } })
    await queueIn(app).runDue()
    expect((await one(other)).job.status).toBe('completed')
    expect((await change(randomUUID(), { action: 'run' })).status).toBe(404)
    const { entries } = (await admin.get('/api/admin/audit')).json<{ entries: { action: string }[] }>()
    expect(entries.map(({ action }) => action).sort()).toEqual(
      ['job.add', 'job.add', 'job.cancel', 'job.cancel', 'job.prioritise', 'job.retry', 'job.run'].sort(),
    )
  })

  test('no job is there without its line in the audit log', async () => {
    await using app = await openEmpty()
    const { ask, list } = await adminOf(app)
    await app.deps.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    expect((await ask()).status).toBe(500)
    expect((await list()).total).toBe(0)
    app.takeWarnings()
  })

  test('all failed jobs are tried again at once, and no other', async () => {
    await using app = await openEmpty()
    const { admin, proof, added, one, change } = await adminOf(app)
    const [failed, cancelled] = [await added(), await added()]
    await change(cancelled, { action: 'cancel' })
    await app.deps.db
      .updateTable('jobs')
      .set({ status: 'failed', due_at: null })
      .where('id', '=', failed)
      .execute()
    expect((await admin.post('/api/admin/jobs/retry-failed', { proof })).json()).toEqual({ count: 1 })
    expect([(await one(failed)).job.status, (await one(cancelled)).job.status]).toEqual([
      'queued',
      'cancelled',
    ])
  })

  test('while the queue is paused nothing begins', async () => {
    await using app = await openEmpty()
    const { admin, proof, list, added, one } = await adminOf(app)
    await admin.put('/api/admin/jobs/pause', { isPaused: true, proof })
    const id = await added()
    await queueIn(app).runDue()
    expect((await list()).isPaused).toBe(true)
    expect((await one(id)).job.status).toBe('queued')
    await admin.put('/api/admin/jobs/pause', { isPaused: false })
    await queueIn(app).runDue()
    expect((await one(id)).job.status).toBe('completed')
  })

  test('a stolen session begins, ends and stops no job; it only looks and changes the order', async () => {
    await using app = await openEmpty({ env: { INKWELL_JOB_CALLBACKS: 'https://hooks.example.org' } })
    const { admin, proof, list, added, one } = await adminOf(app)
    const later = new Date(app.deps.now() + 40 * 60 * 60_000).toISOString()
    const [waiting, failed] = [await added({ scheduledAt: later }), await added()]
    await app.deps.db
      .updateTable('jobs')
      .set({ status: 'failed', due_at: null })
      .where('id', '=', failed)
      .execute()
    const before = await list()
    const audit = async () => (await admin.get('/api/admin/audit')).json<{ entries: object[] }>().entries
    const noted = await audit()
    const callbackUrl = 'https://hooks.example.org/jobs'
    for (const [method, url, body] of [
      ['POST', '', { operation: 'prune.hourly' }],
      ['POST', '', { operation: 'prune.hourly', callbackUrl }],
      ['POST', `/${waiting}`, { action: 'cancel' }],
      ['POST', `/${waiting}`, { action: 'run' }],
      ['POST', `/${failed}`, { action: 'retry' }],
      ['POST', '/retry-failed', {}],
      ['PUT', '/pause', { isPaused: true }],
    ] as const) {
      const ask = (more: object) => admin.ask(method, `/api/admin/jobs${url}`, { body: { ...body, ...more } })
      const bare = await ask({})
      expect([url, body, bare.status, bare.json().code]).toEqual([url, body, 403, 'proof_needed'])
      const guessed = await ask({ proof: proofBy('wrong wrong wrong') })
      expect([url, body, guessed.status]).toEqual([url, body, 401])
      // Guesses are slowed down, which is tested where proofs are.
      app.advance(60 * 60_000)
    }
    expect((await list()).jobs).toEqual(before.jobs)
    expect((await list()).isPaused).toBe(false)
    expect(await audit()).toEqual(noted)

    const moved = await admin.post(`/api/admin/jobs/${waiting}`, { action: 'prioritise', priority: 2 })
    expect([moved.status, (await one(waiting)).job.priority]).toEqual([200, 2])
    await admin.put('/api/admin/jobs/pause', { isPaused: true, proof })
    expect((await admin.put('/api/admin/jobs/pause', { isPaused: false })).status).toBe(200)
    const { isPaused, operations } = await list()
    expect(isPaused).toBe(false)
    for (const { name: operation } of operations.filter(({ isReadOnly }) => isReadOnly))
      expect((await admin.post('/api/admin/jobs', { operation })).status).toBe(200)
  })

  test('no text of a payload is shown, whatever a job was given', async () => {
    await using app = await openEmpty()
    const { one, list, added } = await adminOf(app)
    const id = await added()
    const data = JSON.stringify({ title: 'My secret title', count: 3 })
    await app.deps.db.updateTable('jobs').set({ data, result: data }).where('id', '=', id).execute()
    const seen = [await one(id), await list()]
    expect(JSON.stringify(seen)).not.toContain('secret')
    expect(seen[0]).toMatchObject({ job: { data: { title: '[left out]', count: 3 } } })
  })

  // Spec: S5-037
  test.each([
    ['a priority above 2', { priority: 3 }, 400],
    ['a priority that is no whole number', { priority: 0.5 }, 400],
    ['too many retries', { maxRetries: 26 }, 400],
    ['an operation that nobody may ask for', { operation: 'callback.post' }, 404],
    ['an operation that is none', { operation: 'nothing' }, 404],
    ['an address that is not on the list', { callbackUrl: 'https://elsewhere.example.org/' }, 400],
  ])('%s is refused', async (_what, body, status) => {
    await using app = await openEmpty()
    const { ask, list } = await adminOf(app)
    expect((await ask(body)).status).toBe(status)
    expect((await list()).total).toBe(0)
  })

  test('an address on the list is told id and status of a job that has ended, and nothing else', async () => {
    const told: { path: string | undefined; body: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += String(part)
      })
      request.on('end', () => {
        told.push({ path: request.url, body })
        // Not the first time: it is told again.
        response.statusCode = told.length === 1 ? 503 : 204
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      await using app = await openEmpty({ env: { INKWELL_JOB_CALLBACKS: origin } })
      const { added, one } = await adminOf(app)
      const id = await added({ callbackUrl: `${origin}/jobs?token=secret` })
      expect((await one(id)).job.callbackUrl).toBe(`${origin}/jobs`)
      await queueIn(app).runDue()
      expect(await queueIn(app).runDue()).toBe(1)
      app.advance(30_000)
      expect(await queueIn(app).runDue()).toBe(1)
      expect(await queueIn(app).runDue()).toBe(0)
      expect(told.map(({ path }) => path)).toEqual(Array(2).fill('/jobs?token=secret'))
      expect(told.map(({ body }) => JSON.parse(body))).toEqual(Array(2).fill({ id, status: 'completed' }))
      expect(app.takeWarnings()).toMatchObject([{ task: 'callback.post', error: 'CallbackFault' }])
    } finally {
      server.close()
    }
  })
})

test('nobody is told of jobs unless the operator lists them, and private addresses never by their number', () => {
  expect([...callbackOrigins({})]).toEqual([])
  const origins = callbackOrigins({ INKWELL_JOB_CALLBACKS: 'https://hooks.example.org, https://10.0.0.7' })
  expect(mayTell(origins, 'https://hooks.example.org/a?b=c')).toBe(true)
  for (const address of [
    'https://hooks.example.org:8443/',
    'http://hooks.example.org/',
    'https://user:pass@hooks.example.org/',
    'https://hooks.example.org.evil.example/',
    'https://10.0.0.7/',
    'nowhere',
  ])
    expect(mayTell(origins, address), address).toBe(false)
  for (const wrong of ['http://hooks.example.org', 'https://hooks.example.org/path', 'hooks'])
    expect(() => callbackOrigins({ INKWELL_JOB_CALLBACKS: wrong })).toThrow('INKWELL_JOB_CALLBACKS must be')
})
