import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceJob, DeviceOperation, JobResult } from '#domain/jobs/device-job.ts'
import { job as jobShape } from '#domain/jobs/job.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { DeviceJobs } from './device-jobs.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

type JobRunner = (signal: AbortSignal) => Promise<JobResult>
const done = async (): Promise<JobResult> => ({ pages: 1 })

/** A device whose vault is opened again and again, in one tab or several. */
function device() {
  const session = memorySession(createStore())
  const order: string[] = []
  let ids = 0
  const open = (some: Partial<Record<DeviceOperation, JobRunner>> = {}) => {
    const life = new AbortController()
    const jobs = new DeviceJobs({
      local: session,
      now: () => Date.now(),
      newId: () => `3f0d3b0e-7a3c-4f59-9d5e-${String(ids++).padStart(12, '0')}`,
      alone: (work) => work(),
      signal: life.signal,
      run: (operation, signal) => {
        order.push(operation)
        return (some[operation] ?? done)(signal)
      },
    })
    const of = async (operation: DeviceOperation): Promise<DeviceJob | undefined> =>
      (await jobs.now()).jobs.find((one) => one.operation === operation)
    return { jobs, of, close: () => life.abort() }
  }
  return { session, order, open }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

/** Work that goes on until it is told to end. */
function endless() {
  let end: (result: JobResult) => void = () => undefined
  const runner: JobRunner = () =>
    new Promise((resolve) => {
      end = resolve
    })
  return { runner, end: (result: JobResult) => end(result) }
}

test('what is asked for runs one after the other, and its counts are kept in the shape of every job', async () => {
  const { order, open } = device()
  const slow = endless()
  const { jobs, of } = open({ 'memory.assemble': slow.runner })
  await jobs.ask('memory.assemble')
  await jobs.ask('insights.generate')
  await jobs.ask('insights.generate')
  await settled()
  expect(order).toEqual(['memory.assemble'])
  expect(await of('insights.generate')).toMatchObject({ status: 'queued' })
  slow.end({ pages: 12 })
  await settled()
  expect(order).toEqual(['memory.assemble', 'insights.generate'])
  expect(await of('memory.assemble')).toMatchObject({ status: 'completed', result: { pages: 12 } })
  for (const one of (await jobs.now()).jobs) expect(jobShape.safeParse(one).success).toBe(true)
})

test('what fails is tried exactly twice more, later each time, and again when somebody asks', async () => {
  const { order, open } = device()
  let isBroken = true
  const { jobs, of } = open({
    'memory.assemble': async () => {
      if (isBroken) throw new TypeError('Anna said that she')
      return { pages: 2 }
    },
  })
  await jobs.ask('memory.assemble')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(order).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(order).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(order).toHaveLength(3)
  expect(await of('memory.assemble')).toMatchObject({ status: 'failed', error: 'TypeError', retryCount: 2 })
  // The words of a fault may be those of a page.
  expect(JSON.stringify(await jobs.now())).not.toContain('Anna')
  isBroken = false
  await jobs.ask('memory.assemble')
  await settled()
  expect(await of('memory.assemble')).toMatchObject({ status: 'completed', error: null, retryCount: 0 })
  expect((await jobs.now()).jobs).toHaveLength(1)
})

test('nothing begins while it is paused, and what waited begins afterwards', async () => {
  const { order, open } = device()
  const { jobs } = open()
  jobs.pause(true)
  await jobs.ask('insights.generate')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(order).toEqual([])
  expect(await jobs.now()).toMatchObject({ isPaused: true, analytics: [{ status: 'pending' }] })
  jobs.pause(false)
  await settled()
  expect(order).toEqual(['insights.generate'])
  expect(await jobs.now()).toMatchObject({ isPaused: false, analytics: [{ status: 'completed' }] })
})

test('a job that waits can be given up, and never runs', async () => {
  const { order, open } = device()
  const { jobs, of } = open()
  jobs.pause(true)
  await jobs.ask('memory.assemble')
  jobs.cancel((await of('memory.assemble'))?.id ?? '')
  jobs.pause(false)
  await settled()
  expect(order).toEqual([])
  expect(await of('memory.assemble')).toMatchObject({ status: 'cancelled' })
})

test('work that goes on by itself tells how far it is, waits visibly during a pause, and is run by nobody else', async () => {
  const { order, open } = device()
  const { jobs, of } = open()
  const telling = jobs.begin('journal.read', 0)
  telling.progress(3, 10)
  expect(await of('journal.read')).toMatchObject({ status: 'processing', progress: { done: 3, of: 10 } })
  telling.held()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await of('journal.read')).toMatchObject({ status: 'queued', progress: { done: 3, of: 10 } })
  telling.progress(4, 10)
  telling.completed({ pages: 10 })
  telling.progress(5, 10)
  expect(await of('journal.read')).toMatchObject({ status: 'completed', result: { pages: 10 } })
  expect(order).toEqual([])
})

test('work that tells of itself while the queue does the same is one job', async () => {
  const { open } = device()
  const slow = endless()
  const { jobs, of } = open({ 'memory.assemble': slow.runner })
  await jobs.ask('memory.assemble')
  await settled()
  const telling = jobs.begin('memory.assemble', 2)
  telling.progress(1, 2)
  telling.completed({ pages: 2, nodes: 5 })
  slow.end({ pages: 2 })
  await settled()
  expect((await jobs.now()).jobs).toHaveLength(1)
  expect(await of('memory.assemble')).toMatchObject({ status: 'completed', result: { pages: 2, nodes: 5 } })
})

test('what a tab left behind when it ended is gone on with, unless only a screen waited for it', async () => {
  const { order, open } = device()
  const first = open({ 'memory.assemble': endless().runner })
  await first.jobs.ask('memory.assemble')
  await settled()
  first.jobs.begin('insights.generate', 2)
  await first.jobs.save()
  first.close()

  const second = open()
  await second.jobs.recover()
  expect(await second.of('memory.assemble')).toMatchObject({ status: 'queued', error: 'lost', retryCount: 1 })
  expect(await second.of('insights.generate')).toMatchObject({ status: 'cancelled' })
  await vi.advanceTimersByTimeAsync(31_000)
  expect(order).toEqual(['memory.assemble', 'memory.assemble'])
  expect(await second.of('memory.assemble')).toMatchObject({ status: 'completed' })
})

test('jobs are sealed on this device under one name, and no record is made of them that could be sent', async () => {
  const { session, open } = device()
  const put = vi.spyOn(session, 'put')
  const written = vi.spyOn(session, 'writeLocal')
  const { jobs } = open()
  await jobs.ask('memory.assemble')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(written.mock.calls.map(([name]) => name)).toEqual(['jobs.device'])
  expect(await session.readLocal('jobs.device')).toMatchObject([{ status: 'completed', callbackUrl: null }])
  expect(put).not.toHaveBeenCalled()
})

test('work that failed by itself is tried again by the queue when it said so', async () => {
  const { order, open } = device()
  const { jobs, of } = open()
  const telling = jobs.begin('memory.assemble', 0)
  telling.failed(new TypeError('It is broken'))
  expect(await of('memory.assemble')).toMatchObject({ status: 'queued', retryCount: 1 })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(order).toEqual(['memory.assemble'])
  expect(await of('memory.assemble')).toMatchObject({ status: 'completed' })
})

test('work that goes on by itself is stopped where it said how, and left alone where it did not', async () => {
  const { open } = device()
  const { jobs, of } = open()
  const stop = vi.fn()
  jobs.begin('memory.assemble', 0, stop)
  jobs.begin('journal.read', 0)
  for (const operation of ['memory.assemble', 'journal.read'] as const)
    jobs.cancel((await of(operation))?.id ?? '')
  expect(stop).toHaveBeenCalledOnce()
  expect(await of('memory.assemble')).toMatchObject({ status: 'cancelled' })
  expect(await of('journal.read')).toMatchObject({ status: 'processing' })
})

test('a runner whose job is stopped in the middle hears of it', async () => {
  const { open } = device()
  let heard = false
  const { jobs, of } = open({
    'memory.assemble': (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          heard = true
          resolve({})
        }),
      ),
  })
  await jobs.ask('memory.assemble')
  await settled()
  jobs.cancel((await of('memory.assemble'))?.id ?? '')
  await settled()
  expect(heard).toBe(true)
  expect(await of('memory.assemble')).toMatchObject({ status: 'cancelled' })
})
