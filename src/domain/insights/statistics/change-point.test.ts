import { expect, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { clearestChange } from './change-point.ts'
import { finished } from './finished.ts'

/** Sixty days done or not, of which three in ten go on as the day before was, and which never change. */
function unchanged(seed: number): number[] {
  const chance = seededRandom(seed)
  let is = chance() < 0.55
  return Array.from({ length: 60 }, () => {
    if (chance() >= 0.3) is = chance() < 0.55
    return Number(is)
  })
}

test('days that cling to each other and never change are called changed as seldom as chance has it', () => {
  let found = 0
  for (let seed = 1; seed <= 400; seed++) {
    const change = finished(clearestChange(unchanged(seed), seededRandom(seed + 1_000)))
    if (change && change.p <= 0.05) found++
  }
  expect(found / 400).toBeLessThan(0.07)
})
