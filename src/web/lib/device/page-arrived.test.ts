import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageArrived } from './page-arrived.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose selectors match as long as `shown` says. */
function pageThat(shown: (selector: string) => boolean): () => boolean {
  vi.stubGlobal('document', { querySelector: (selector: string) => (shown(selector) ? {} : null) })
  let isThere = false
  void pageArrived().then(() => {
    isThere = true
  })
  return () => isThere
}

test('a page has arrived once nothing in it is still coming, and has not begun to come again', async () => {
  let isBusy = true
  const hasArrived = pageThat((selector) => selector === 'main' || isBusy)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hasArrived()).toBe(false)
  isBusy = false
  await vi.advanceTimersByTimeAsync(200)
  expect(hasArrived()).toBe(false)
  isBusy = true
  await vi.advanceTimersByTimeAsync(200)
  isBusy = false
  await vi.advanceTimersByTimeAsync(400)
  expect(hasArrived()).toBe(true)
})

test('a window without a page in it has not arrived', async () => {
  const hasArrived = pageThat(() => false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(hasArrived()).toBe(false)
})

test('something that never comes is not waited for longer than six seconds', async () => {
  const hasArrived = pageThat(() => true)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(hasArrived()).toBe(true)
})
