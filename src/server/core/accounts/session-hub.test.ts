import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalBus } from '#server/db/bus.ts'
import { createSessionHub } from './session-hub.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a session that somebody removed from the database without a word ends what is open on it', async () => {
  const there = new Set(['kept', 'removed'])
  const expiresAt = Date.now() + 60 * 60 * 1000
  const hub = createSessionHub({
    bus: createLocalBus(),
    now: Date.now,
    expiryOf: async (sessionId) => (there.has(sessionId) ? expiresAt : null),
  })
  const ended: string[] = []
  for (const id of there) hub.watch({ id, expiresAt }, () => ended.push(id))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toEqual([])
  there.delete('removed')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ended).toEqual(['removed'])
  hub.close()
})
