import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadPages } from './preload-pages.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Notes when which page was asked for. */
function noting() {
  const asked: [string, number][] = []
  const router = {
    preloadRoute: async ({ to }: { to?: string }) => void asked.push([to ?? '', Date.now()]),
  } as unknown as RegisteredRouter
  return { asked, router }
}

// Spec: S4-081, S4-082, S9-063
test('pages are fetched after 1.5 s, a group every second, the pages of a group 500 ms apart', async () => {
  const { asked, router } = noting()
  const done = preloadPages(router, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1499)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(asked).toEqual([
    ['/dashboard', 1500],
    ['/journal-pages-demo', 2000],
    ['/memory-lane', 2500],
    ['/analytics', 3000],
    ['/goals', 3500],
    ['/habits', 4000],
    ['/calendar', 4500],
    ['/settings', 5000],
  ])
})

test('nothing more is fetched once somebody has left', async () => {
  const { asked, router } = noting()
  const stop = new AbortController()
  const done = preloadPages(router, stop.signal)
  await vi.advanceTimersByTimeAsync(2600)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(asked.map(([to]) => to)).toEqual(['/dashboard', '/journal-pages-demo', '/memory-lane'])
})
