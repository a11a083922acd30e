import { expect, it } from 'vitest'
import { creep, creptIn } from './loading-screen.tsx'

// Spec: S2-050
it('creeps toward 99 percent, always onward, and never passes it', () => {
  let percent = 0
  for (let tick = 0; tick < 1000; tick++) {
    const next = creep(percent)
    expect(next).toBeGreaterThanOrEqual(percent)
    expect(next).toBeLessThanOrEqual(99)
    percent = next
  }
  expect(percent).toBe(99)
})

it('goes on from where the page that was being fetched had come to', () => {
  expect(creptIn(0)).toBe(0)
  expect(creptIn(100)).toBeCloseTo(5.94)
  expect(creptIn(5_000)).toBeGreaterThan(90)
  expect(creptIn(3_600_000)).toBeLessThanOrEqual(99)
})
