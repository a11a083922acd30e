import { expect, test } from 'vitest'
import { sendThroughKills } from './push-kills.test-support.ts'

/** A device names sixty instants at most. */
const killsOfOne = 50

test.each([1, 2, 3, 4])(
  'through many kills each reminder rings once on a device, and none is forgotten (device %i)',
  async () => {
    const { planned, shown, kills, faults } = await sendThroughKills(killsOfOne)
    expect(new Set(shown)).toEqual(new Set(planned))
    expect(shown).toHaveLength(killsOfOne)
    expect(kills).toBe(killsOfOne)
    expect(faults).toEqual([])
  },
)
