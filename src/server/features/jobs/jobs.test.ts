import { expect, test } from 'vitest'
import { addJob } from '#server/core/jobs/add-job.store.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { attemptsAt, jobOf, retryJobs } from './job-lookups.store.ts'
import { cancelJob } from './jobs.store.ts'
import { added, nothing, operation, queueOf } from './jobs.test-support.ts'
import { setPaused } from './queue-pause.ts'

onBothDatabases('the queue of jobs', ({ open, openEmpty }) => {
  test('a job is run once, with what it was given, and says what came of it', async () => {
    await using app = await open()
    const seen: unknown[] = []
    const count = operation(async ({ data }) => {
      seen.push(data)
      return { result: { counted: 3 } }
    })
    const queue = queueOf(app, [count])
    const id = await added(queue, { operation: count, data: { of: 7 } })
    expect(id).toHaveLength(36)
    expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'queued', priority: 1, retry_count: 0 })
    expect(await queue.runDue()).toBe(1)
    expect(await queue.runDue()).toBe(0)
    expect(seen).toEqual([{ of: 7 }])
    expect(await jobOf(app.deps.db, id)).toMatchObject({
      status: 'completed',
      result: '{"counted":3}',
      error: null,
      due_at: null,
    })
    await queue.stop()
  })

  test.each([0, 1, 4])(
    'a job that always fails is tried exactly once and %i times more, each wait twice the one before',
    async (maxRetries) => {
      await using app = await open()
      let tries = 0
      const failing = operation(async () => {
        tries++
        throw new RangeError('Dear diary')
      })
      const queue = queueOf(app, [failing])
      const id = await added(queue, { operation: failing, maxRetries, retryDelay: 1_000 })
      for (let nth = 0; nth < maxRetries; nth++) {
        expect(await queue.runDue()).toBe(1)
        expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'queued', retry_count: nth + 1 })
        app.advance(1_000 * 2 ** nth - 1)
        expect(await queue.runDue()).toBe(0)
        app.advance(1)
      }
      expect(await queue.runDue()).toBe(1)
      app.advance(100 * 24 * 60 * 60 * 1000)
      expect(await queue.runDue()).toBe(0)
      expect(tries).toBe(1 + maxRetries)
      const job = await jobOf(app.deps.db, id)
      expect(job).toMatchObject({ status: 'failed', error: 'RangeError', retry_count: maxRetries })
      const attempts = await attemptsAt(app.deps.db, id)
      expect(attempts.map(({ outcome }) => outcome)).toEqual(Array(1 + maxRetries).fill('failed'))
      expect(JSON.stringify([job, attempts])).not.toContain('diary')
      await queue.stop()
    },
  )

  test('what goes first is taken first, and of the same priority what has waited longer', async () => {
    await using app = await open()
    const order: unknown[] = []
    const noting = operation(async ({ data }) => {
      order.push(data)
      return { result: null }
    })
    const queue = queueOf(app, [noting])
    for (const [nth, priority] of [1, 0, 2, 1].entries()) {
      await queue.add({ operation: noting, data: nth, priority })
      app.advance(1)
    }
    while ((await queue.runDue()) > 0);
    expect(order).toEqual([2, 0, 3, 1])
    await queue.stop()
  })

  test('a job for later waits for its instant, also when the server that was given it is gone', async () => {
    await using app = await open()
    let runs = 0
    const later = operation(async () => {
      runs++
      return { result: null }
    })
    const scheduledAt = app.deps.now() + 60_000
    const first = queueOf(app, [later])
    const id = await added(first, { operation: later, scheduledAt })
    expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'scheduled', scheduled_at: scheduledAt })
    await first.stop()
    const second = queueOf(app, [later])
    app.advance(59_999)
    expect(await second.runDue()).toBe(0)
    app.advance(1)
    expect(await second.runDue()).toBe(1)
    expect(runs).toBe(1)
    await second.stop()
  })

  test('a schedule runs once for all servers, goes on after a restart, and does not make up for what it missed', async () => {
    await using app = await openEmpty()
    let runs = 0
    const hourly = operation(
      async () => {
        runs++
        return { result: null }
      },
      { everyMs: 3_600_000 },
    )
    const servers = [queueOf(app, [hourly]), queueOf(app, [hourly])]
    for (const server of servers) expect(await server.runDue()).toBe(0)
    app.advance(3_600_000)
    await Promise.all(servers.map((server) => server.runDue()))
    expect(runs).toBe(1)
    await Promise.all(servers.map((server) => server.stop()))
    app.advance(9 * 3_600_000)
    const third = queueOf(app, [hourly])
    expect(await third.runDue()).toBe(1)
    expect(await third.runDue()).toBe(0)
    expect(runs).toBe(2)
    const rows = await app.deps.db
      .selectFrom('jobs')
      .selectAll()
      .where('operation', '=', hourly.name)
      .where('due_at', 'is not', null)
      .execute()
    expect(rows.map(({ status, due_at }) => [status, (due_at ?? 0) - app.deps.now()])).toEqual([
      ['scheduled', 3_600_000],
    ])
    await third.stop()
  })

  test('a run of a schedule that fails or is cancelled is followed by the next one', async () => {
    await using app = await openEmpty()
    const failing = operation(async () => Promise.reject(new Error('no')), { everyMs: 1_000 })
    const queue = queueOf(app, [failing])
    await queue.runDue()
    app.advance(1_000)
    expect(await queue.runDue()).toBe(1)
    const nextOf = async () => {
      const [next] = await app.deps.db
        .selectFrom('jobs')
        .selectAll()
        .where('schedule', '=', failing.name)
        .execute()
      if (!next) throw new Error('No next run')
      return next
    }
    const next = await nextOf()
    await app.deps.db.transaction().execute((all) => cancelJob(all, next.id, queue.ending()))
    expect((await nextOf()).id).not.toBe(next.id)
    await queue.stop()
  })

  test('what an operation does not keep is emptied when the job has ended, and not while it is tried again', async () => {
    await using app = await openEmpty()
    const secret = operation(async () => Promise.reject(new Error('no')), {
      maxRetries: 1,
      forgetsData: true,
    })
    const queue = queueOf(app, [secret])
    const asked = { operation: secret, data: { sealed: 'something' } }
    const [tried, cancelled] = [await added(queue, asked), await added(queue, asked)]
    await app.deps.db.transaction().execute((all) => cancelJob(all, cancelled, queue.ending()))
    const dataOf = async (id: string) => (await jobOf(app.deps.db, id))?.data
    await queue.runDue()
    expect([await dataOf(cancelled), await dataOf(tried)]).toEqual(['null', '{"sealed":"something"}'])
    app.advance(1_000)
    await queue.runDue()
    expect(await jobOf(app.deps.db, tried)).toMatchObject({ status: 'failed', data: 'null' })
    await queue.stop()
  })

  test('a queue that is paused takes nothing until it goes on', async () => {
    await using app = await openEmpty()
    const queue = queueOf(app, [nothing])
    await queue.add({ operation: nothing })
    await setPaused(app.deps.db, true, 0)
    expect(await queue.runDue()).toBe(0)
    await setPaused(app.deps.db, false, 0)
    expect(await queue.runDue()).toBe(1)
    await queue.stop()
  })

  test('a failed job that is tried again has all its attempts once more', async () => {
    await using app = await open()
    let isWell = false
    const moody = operation(async () => (isWell ? { result: 'well' } : Promise.reject(new Error('ill'))))
    const queue = queueOf(app, [moody])
    const id = await added(queue, { operation: moody })
    await queue.runDue()
    isWell = true
    expect(await queue.runDue()).toBe(0)
    expect(await retryJobs(app.deps.db, { only: id }, app.deps.now())).toBe(1)
    expect(await retryJobs(app.deps.db, { only: id }, app.deps.now())).toBe(0)
    expect(await queue.runDue()).toBe(1)
    expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'completed', retry_count: 0 })
    expect((await attemptsAt(app.deps.db, id)).map(({ outcome }) => outcome)).toEqual(['failed', 'completed'])
    await queue.stop()
  })

  test('of many servers that want the same jobs each gets others', async () => {
    await using app = await open()
    const runs = new Map<string, number>()
    const counting = operation(async ({ id }) => {
      runs.set(id, (runs.get(id) ?? 0) + 1)
      return { result: null }
    })
    const servers = Array.from({ length: 4 }, () => queueOf(app, [counting]))
    const ids: (string | null)[] = []
    for (let nth = 0; nth < 24; nth++)
      ids.push(await addJob(app.deps.db, app.deps.now(), { operation: counting }))
    while ((await Promise.all(servers.map((server) => server.runDue()))).some((taken) => taken > 0));
    expect([...runs.keys()].sort()).toEqual(ids.toSorted())
    expect([...runs.values()].every((count) => count === 1)).toBe(true)
    await Promise.all(servers.map((server) => server.stop()))
  })
})
