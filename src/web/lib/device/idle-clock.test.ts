import { expect, test } from 'vitest'
import { idleStep, isGapOver, touchGapMs } from './idle-clock.ts'

const at = Date.UTC(2026, 10, 19, 21, 0)
const after = (seconds: number, minutes: number | null = 15) =>
  idleStep({ lastActiveAt: at, minutes, now: at + seconds * 1000 })

test('without a rule a device never locks by itself', () => {
  expect(after(1_000_000, null)).toEqual({ is: 'never' })
})

test('a device waits until half a minute before the end, and looks again exactly then', () => {
  expect(after(0)).toEqual({ is: 'waiting', inMs: 14.5 * 60_000 })
  expect(after(869)).toEqual({ is: 'waiting', inMs: 1_000 })
})

test('the last half minute is a warning that counts down', () => {
  expect(after(870)).toEqual({ is: 'warning', inMs: 30_000, secondsLeft: 30 })
  expect(after(899.5)).toEqual({ is: 'warning', inMs: 500, secondsLeft: 1 })
})

test('after the minutes it is over, also when the device slept for hours in between', () => {
  expect(after(900)).toEqual({ is: 'over' })
  expect(after(9 * 3600)).toEqual({ is: 'over' })
})

test('a clock that was set back neither locks at once nor waits longer than the rule', () => {
  expect(after(-3600)).toEqual({ is: 'waiting', inMs: 14.5 * 60_000 })
})

test('being here is told once in half a minute', () => {
  expect(isGapOver(null, at, touchGapMs)).toBe(true)
  expect(isGapOver(at, at + 29_999, touchGapMs)).toBe(false)
  expect(isGapOver(at, at + 30_000, touchGapMs)).toBe(true)
  expect(isGapOver(at, at - 60_000, touchGapMs)).toBe(true)
})
