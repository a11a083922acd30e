import { expose, type Remote, wrap } from 'comlink'
import { expect, test } from 'vitest'
import { dayLines } from '#domain/goals/records/day-line.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { carryFaults } from './carry-faults.ts'

test('what could not be kept says on the other side of a wire which field is why, and other errors are as they were', async () => {
  carryFaults()
  const { port1, port2 } = new MessageChannel()
  const session = memorySession(createStore())
  const host = {
    put: (data: object) => session.put(dayLines.kind, '018f2b6a-0000-7000-8000-000000000001', data),
    fail: () => Promise.reject(new RangeError('Too far.')),
  }
  expose(host, port1)
  const remote: Remote<typeof host> = wrap(port2)
  const caught = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)
  const unfit = { date: '2026-11-28', content: '  ', type: 'goal', createdAt: '2026-11-28T10:00:00.000Z' }
  expect(await caught(remote.put(unfit))).toMatchObject({ faults: { content: 'Write a few words.' } })
  const failed = await caught(remote.fail())
  expect(failed).not.toHaveProperty('faults')
  expect(failed).toMatchObject({ name: 'RangeError', message: 'Too far.' })
  port1.close()
})
