import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReleased } from './when-released.ts'

let page = new EventTarget()
const press = (type: string, pointerId = 1): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), { pointerId }))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what waits for nobody comes at once, before anything else runs', () => {
  const then = vi.fn()
  whenReleased()(then)
  expect(then).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])(
  'while a finger is down nothing comes; after its %s a click has time to arrive',
  (end) => {
    const [then, released] = [vi.fn(), whenReleased()]
    press('pointerdown', 1)
    press('pointerdown', 2)
    released(then)
    press(end, 1)
    vi.runAllTimers()
    expect(then).not.toHaveBeenCalled()
    press(end, 2)
    expect(then).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(then).toHaveBeenCalledOnce()
    press('pointerdown')
    press('pointerup')
    vi.runAllTimers()
    expect(then).toHaveBeenCalledOnce()
  },
)

test('a finger that leaves the window is not waited for', () => {
  const [then, released] = [vi.fn(), whenReleased()]
  press('pointerdown')
  released(then)
  page.dispatchEvent(new Event('blur'))
  vi.runAllTimers()
  expect(then).toHaveBeenCalledOnce()
})
