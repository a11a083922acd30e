import { expect, it } from 'vitest'
import { creep } from './loading-screen.tsx'

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
