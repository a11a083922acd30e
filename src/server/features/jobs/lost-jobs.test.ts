import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { databaseFile } from '../../db/database.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { attemptsAt, jobOf } from './job-lookups.store.ts'
import { cancelJob, completeJob, failAttempt, takeDue } from './jobs.store.ts'
import { added, operation, queueOf } from './jobs.test-support.ts'

onBothDatabases('jobs that are cancelled or lost', ({ open }) => {
  test('a job that waits and one that runs can be cancelled, and nothing that a cancelled one still does is written', async () => {
    await using app = await open()
    const { db } = app.deps
    const begun = Promise.withResolvers<void>()
    const name = `test-${randomUUID()}`
    const slow = operation(async ({ signal }) => {
      begun.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return {
        result: 'late',
        effects: async (all) => void (await all.insertInto('counters').values({ name, value: 1 }).execute()),
      }
    })
    const queue = queueOf(app, [slow])
    const cancel = (id: string) => db.transaction().execute((all) => cancelJob(all, id, queue.ending()))
    const waiting = await added(queue, { operation: slow })
    expect(await cancel(waiting)).toBe(true)
    expect(await cancel(waiting)).toBe(false)
    expect(await queue.runDue()).toBe(0)
    const running = await added(queue, { operation: slow, maxRetries: 3 })
    const ended = queue.runDue()
    await begun.promise
    expect(await cancel(running)).toBe(true)
    app.deps.bus.publish('jobs', 'changed')
    await ended
    for (const id of [waiting, running])
      expect(await jobOf(db, id)).toMatchObject({ status: 'cancelled', due_at: null, result: null })
    expect((await attemptsAt(db, running)).map(({ outcome }) => outcome)).toEqual(['cancelled'])
    expect(await db.selectFrom('counters').selectAll().where('name', '=', name).execute()).toEqual([])
    await queue.stop()
  })

  test('a server that slept through its lease finds the job taken, and what it brings is refused', async () => {
    await using app = await open()
    const { db } = app.deps
    const counting = operation(async () => ({ result: 'second' }))
    const queue = queueOf(app, [counting])
    const id = await added(queue, { operation: counting, maxRetries: 1, retryDelay: 0 })
    const take = {
      nowMs: app.deps.now(),
      leaseMs: 1_000,
      worker: 'asleep',
      operations: [counting.name],
      most: 1,
    }
    const [held] = await takeDue(db, take)
    if (!held) throw new Error('Not taken')
    expect(await queue.runDue()).toBe(0)
    app.advance(1_000)
    expect(await queue.runDue()).toBe(1)
    let isWritten = false
    const effects = async () => {
      isWritten = true
    }
    expect(await completeJob(db, held, { result: 'first', effects }, queue.ending())).toBe(false)
    expect(isWritten).toBe(false)
    expect(await jobOf(db, id)).toMatchObject({ status: 'completed', result: '"second"' })
    expect((await attemptsAt(db, id)).map(({ outcome }) => outcome)).toEqual(['lost', 'completed'])
    await queue.stop()
  })

  test('a job that may be tried once is not begun again when its server was lost', async () => {
    await using app = await open()
    const once = operation(async () => ({ result: null }))
    const queue = queueOf(app, [once])
    const id = await added(queue, { operation: once })
    await takeDue(app.deps.db, {
      nowMs: app.deps.now(),
      leaseMs: 1_000,
      worker: 'dead',
      operations: [once.name],
      most: 1,
    })
    app.advance(1_000)
    expect(await queue.runDue()).toBe(0)
    expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'failed', error: 'lost' })
    await queue.stop()
  })

  test('a lease is renewed for as long as the work takes', async () => {
    await using app = await open({ limits: { jobLeaseMs: 300 } })
    const { db, now } = app.deps
    const gate = Promise.withResolvers<void>()
    const slow = operation(async () => {
      await gate.promise
      return { result: null }
    })
    const [queue, other] = [queueOf(app, [slow]), queueOf(app, [slow])]
    const id = await added(queue, { operation: slow, maxRetries: 3 })
    const ended = queue.runDue()
    await expect.poll(async () => (await jobOf(db, id))?.status).toBe('processing')
    // Longer than the lease in all, never as long between two renewals.
    for (let nth = 0; nth < 4; nth++) {
      app.advance(200)
      await expect.poll(async () => (await jobOf(db, id))?.due_at).toBe(now() + 300)
      expect(await other.runDue()).toBe(0)
    }
    gate.resolve()
    await ended
    expect(await jobOf(db, id)).toMatchObject({ status: 'completed', retry_count: 0 })
    await Promise.all([queue.stop(), other.stop()])
  })

  test('what a server that ends still holds is given back at once, with all its attempts, unless it may be tried once', async () => {
    await using app = await open()
    const { db, now } = app.deps
    const gate = Promise.withResolvers<void>()
    let runs = 0
    const many = operation(
      async () => {
        runs++
        if (runs === 1) await gate.promise
        return { result: runs }
      },
      { maxRetries: 3 },
    )
    const once = operation(({ signal }) => after(600_000, { result: null }, { signal }))
    const ending = queueOf(app, [many, once])
    const id = await added(ending, { operation: many })
    const single = await added(ending, { operation: once })
    const ended = ending.runDue()
    await expect
      .poll(async () => (await attemptsAt(db, id)).length + (await attemptsAt(db, single)).length)
      .toBe(2)
    await ending.stop()
    expect(await jobOf(db, id)).toMatchObject({
      status: 'queued',
      due_at: now(),
      retry_count: 0,
      worker: null,
    })
    expect(await jobOf(db, single)).toMatchObject({ status: 'failed', error: 'server stopped', due_at: null })
    const next = queueOf(app, [many, once])
    expect(await next.runDue()).toBe(1)
    gate.resolve()
    await ended
    expect(await jobOf(db, id)).toMatchObject({ status: 'completed', result: '2', retry_count: 0 })
    expect(await attemptsAt(db, id)).toMatchObject([
      { outcome: 'cancelled', error: 'server stopped', finished_at: now() },
      { outcome: 'completed' },
    ])
    expect(await attemptsAt(db, single)).toMatchObject([{ outcome: 'cancelled', error: 'server stopped' }])
    await next.stop()
  })

  test('what ends soon after its server was told to end is done', async () => {
    await using app = await open()
    const gate = Promise.withResolvers<void>()
    const short = operation(async () => {
      await gate.promise
      return { result: 'in time' }
    })
    const queue = queueOf(app, [short])
    const id = await added(queue, { operation: short })
    const ended = queue.runDue()
    await expect.poll(async () => (await jobOf(app.deps.db, id))?.status).toBe('processing')
    const stopped = queue.stop()
    gate.resolve()
    await Promise.all([ended, stopped])
    expect(await jobOf(app.deps.db, id)).toMatchObject({ status: 'completed', result: '"in time"' })
  })

  test('what a job writes and that it is done are one', async () => {
    await using app = await open()
    const { db } = app.deps
    const name = `test-${randomUUID()}`
    const writing = operation(async ({ data }) => ({
      result: null,
      effects: async (all) => {
        await all.insertInto('counters').values({ name, value: 1 }).execute()
        if (data === 'fail') throw new Error('after writing')
      },
    }))
    const queue = queueOf(app, [writing])
    await queue.add({ operation: writing, data: 'fail' })
    await queue.runDue()
    const written = () => db.selectFrom('counters').selectAll().where('name', '=', name).execute()
    expect(await written()).toEqual([])
    await queue.add({ operation: writing })
    await queue.runDue()
    expect(await written()).toHaveLength(1)
    await queue.stop()
  })
})

/** Calls `between` once, as soon as the first answer of the database is there. */
function afterFirstAnswer(between: () => void): KyselyPlugin {
  let isFirst = true
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) between()
      isFirst = false
      return result
    },
  }
}

test('a failed attempt is written down, though a program beside the server wants to write while that is read', async () => {
  await using app = await openTestApp()
  const { db, now, config } = app.deps
  const failing = operation(async () => ({ result: null }), { maxRetries: 1 })
  const queue = queueOf(app, [failing])
  const id = await added(queue, { operation: failing })
  const take = { nowMs: now(), leaseMs: 1_000, worker: 'here', operations: [failing.name], most: 1 }
  const [held] = await takeDue(db, take)
  if (!held) throw new Error('Not taken')
  using beside = new DatabaseSync(databaseFile(config.dataFolder), { timeout: 0 })
  const write = () => beside.exec(`insert into counters (name, value) values ('${id}', 1)`)
  const writes: string[] = []
  const tryToWrite = (): void => {
    try {
      write()
      writes.push('let in')
    } catch {
      writes.push('has to wait')
    }
  }
  const watched = db.withPlugin(afterFirstAnswer(tryToWrite))
  expect(await failAttempt(watched, held, { error: 'RangeError', outcome: 'failed' }, queue.ending())).toBe(
    true,
  )
  expect(writes).toEqual(['has to wait'])
  expect(await jobOf(db, id)).toMatchObject({ status: 'queued', error: 'RangeError', retry_count: 1 })
  write()
  await queue.stop()
})
