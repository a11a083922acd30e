import { expect, test } from 'vitest'
import { sendThroughKills } from './push-kills.test-support.ts'

test('a server that is killed between sending and noting it down rings each reminder once on a device, and forgets none', {
  timeout: 120_000,
}, async () => {
  const { planned, shown, repeats, kills, faults } = await sendThroughKills(6)
  expect(new Set(shown)).toEqual(new Set(planned))
  expect(shown).toHaveLength(6)
  expect(kills).toBe(6)
  // Two of six were killed before they heard the answer, and had to send again.
  expect(repeats).toBeGreaterThanOrEqual(2)
  expect(faults).toEqual([])
})
