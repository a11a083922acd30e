import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts } from '#web/lib/toasts.ts'
import { IdleLock } from './idle-lock.ts'

const minute = 60_000
const open: IdleLock[] = []
let channels = 0

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 21, 0) })
  // The signs of a person arrive at the window; outside a browser any target of events does.
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
})
afterEach(() => {
  for (const lock of open.splice(0)) lock.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(minutes: number | null) {
  const calls: string[] = []
  const lock = new IdleLock({
    askRule: async (isHere) => {
      calls.push(isHere ? 'touch' : 'ask')
      return minutes
    },
    flush: async () => calls.push('flush'),
    lock: async () => void calls.push('lock'),
    now: () => Date.now(),
    channelName: `idle-test-${++channels}`,
  })
  open.push(lock)
  return calls
}

const press = () => dispatchEvent(new Event('keydown'))
const titles = () => currentToasts().map(({ title }) => title)

test('it keeps what is being written before it locks, after the minutes of the rule', async () => {
  const calls = start(2)
  await vi.advanceTimersByTimeAsync(2 * minute - 1)
  expect(calls).not.toContain('lock')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.slice(calls.indexOf('flush'))).toEqual(['flush', 'lock'])
})

test('half a minute before it warns, and a sign of a person takes the warning back', async () => {
  const calls = start(2)
  await vi.advanceTimersByTimeAsync(1.5 * minute)
  expect(titles()).toEqual(['Locking in half a minute'])
  press()
  expect(titles()).toEqual([])
  await vi.advanceTimersByTimeAsync(1.4 * minute)
  expect(calls).not.toContain('lock')
})

test('Stay in the warning stays', async () => {
  const calls = start(1)
  await vi.advanceTimersByTimeAsync(0.5 * minute)
  currentToasts()[0]?.action?.onPress()
  expect(titles()).toEqual([])
  await vi.advanceTimersByTimeAsync(0.9 * minute)
  expect(calls).not.toContain('lock')
})

test('being here is told at most once in half a minute', async () => {
  const calls = start(15)
  for (let second = 0; second < 65; second++) {
    press()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(calls.filter((call) => call === 'touch')).toHaveLength(3)
})

test('a device that wakes up after its time locks, and the first key does not save it', async () => {
  const calls = start(15)
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() + 9 * 60 * minute)
  press()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.at(-1)).toBe('lock')
})

test('without a rule nothing ever locks', async () => {
  const calls = start(null)
  await vi.advanceTimersByTimeAsync(24 * 60 * minute)
  expect(calls).not.toContain('lock')
})
