import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const all = Array.from({ length: 40 }, (_, at) => at)

async function withSeed(seed: string) {
  vi.stubEnv('INKWELL_SAMPLE', seed)
  vi.resetModules()
  return import('./sample.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test('without a seed everything runs', async () => {
  const { firstSeed, isSample, isTaken, someOf, times } = await withSeed('')
  expect([isSample, times(200, 8), firstSeed('lives')]).toEqual([false, 200, 0])
  expect(someOf('pages', all, 3)).toEqual(all)
  expect(all.every((at) => isTaken(`look ${at}`, 0.01))).toBe(true)
})

test('a seed takes as many as were asked for, in their order, and the same ones again', async () => {
  const one = await withSeed('12345')
  const taken = one.someOf('pages', all, 3)
  expect([one.isSample, one.times(200, 8), taken.length]).toEqual([true, 8, 3])
  expect(taken).toEqual(taken.toSorted((a, b) => a - b))
  const again = await withSeed('12345')
  expect(again.someOf('pages', all, 3)).toEqual(taken)
  expect(again.firstSeed('lives')).toBe(one.firstSeed('lives'))
})

test('over many seeds each is taken about as often as another, and none is never taken', async () => {
  const counts = all.map(() => 0)
  let looks = 0
  for (let seed = 1; seed <= 200; seed++) {
    const { isTaken, someOf } = await withSeed(String(seed))
    for (const at of someOf('pages', all, 10)) counts[at] = (counts[at] ?? 0) + 1
    if (isTaken('a look', 0.25)) looks++
  }
  expect(Math.min(...counts)).toBeGreaterThan(20)
  expect(Math.max(...counts)).toBeLessThan(90)
  expect(looks).toBeGreaterThan(25)
  expect(looks).toBeLessThan(80)
})
