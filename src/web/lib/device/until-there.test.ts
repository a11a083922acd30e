import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilThere } from './until-there.ts'

const network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('there')
  for (let time = 0; time < times; time++)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  return load
}

test('a part that cannot be fetched is asked for again, less and less often, until it is there', async () => {
  const load = failing(7)
  const askedAt: number[] = []
  const begun = Date.now()
  const had = untilThere(() => {
    askedAt.push((Date.now() - begun) / 1_000)
    return load()
  })
  await vi.advanceTimersByTimeAsync(125_000)
  expect(await had).toBe('there')
  expect(askedAt).toEqual([0, 2, 6, 14, 30, 60, 90, 120])
})

test('a connection that comes back ends the pause', async () => {
  const load = failing(1)
  const had = untilThere(load)
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledTimes(1)
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await had).toBe('there')
})

test('whoever waits is told once that it is late', async () => {
  const say = vi.fn()
  const had = untilThere(failing(3), say)
  await vi.advanceTimersByTimeAsync(60_000)
  await had
  expect(say).toHaveBeenCalledTimes(1)
})
