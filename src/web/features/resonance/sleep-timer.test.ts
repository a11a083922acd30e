import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSleep } from './sleep-timer.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 22, 0) })
})
afterEach(() => {
  vi.useRealTimers()
})

function openTimer() {
  const fades: number[] = []
  let rests = 0
  const sleep = makeSleep({
    now: Date.now,
    fade: (level) => fades.push(level),
    rest: () => rests++,
  })
  return { sleep, fades, rests: () => rests, left: () => sleep.moment.read()?.remainingMs }
}

test('a sleep timer fades over its last half minute, lets everything rest once, and gives the volume back', () => {
  const { sleep, fades, rests, left } = openTimer()
  sleep.begin(15)
  expect(left()).toBe(900_000)
  vi.advanceTimersByTime(870_000)
  expect([fades, rests(), left()]).toEqual([[], 0, 30_000])
  vi.advanceTimersByTime(15_000)
  expect(fades.at(-1)).toBe(0.5)
  expect(fades).toEqual(fades.toSorted((a, b) => b - a))
  vi.advanceTimersByTime(15_000)
  expect([rests(), fades.at(-1), left()]).toEqual([1, 1, undefined])
  vi.advanceTimersByTime(3_600_000)
  expect(rests()).toBe(1)
})

test('a timer that is called off gives the volume back and ends nothing', () => {
  const { sleep, fades, rests } = openTimer()
  sleep.begin(15)
  vi.advanceTimersByTime(880_000)
  expect(fades.at(-1)).toBeLessThan(1)
  sleep.cancel()
  expect([fades.at(-1), sleep.moment.read()]).toEqual([1, null])
  vi.advanceTimersByTime(3_600_000)
  expect(rests()).toBe(0)
})

test('another time begins anew, also in the middle of the fade', () => {
  const { sleep, fades, rests, left } = openTimer()
  sleep.begin(15)
  vi.advanceTimersByTime(890_000)
  sleep.begin(30)
  expect([left(), fades.at(-1)]).toEqual([1_800_000, 1])
  vi.advanceTimersByTime(1_799_000)
  expect(rests()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(rests()).toBe(1)
})

test('a device that slept through the end wakes in silence', () => {
  const { sleep, rests } = openTimer()
  sleep.begin(15)
  vi.setSystemTime(Date.UTC(2026, 10, 20, 6, 0))
  vi.advanceTimersByTime(500)
  expect(rests()).toBe(1)
})
