import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const all = Array.from({ length: 40 }, (_, at) => at)

async function withEnvironment(sample: string, seed: string) {
  vi.stubEnv('INKWELL_SAMPLE', sample)
  vi.stubEnv('INKWELL_SEED', seed)
  vi.resetModules()
  return import('./sample.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test('outside of a sample everything runs', async () => {
  const { firstSeed, isTaken, someOf } = await withEnvironment('', '')
  expect(firstSeed('lives')).toBe(0)
  expect(someOf('modes', all, 3)).toEqual(all)
  expect(all.every((at) => isTaken(`look ${at}`, 0.01))).toBe(true)
})

test('a sample is the same every time, whatever the seed, and takes about its share', async () => {
  const one = await withEnvironment('1', '')
  const looks = Array.from({ length: 400 }, (_, at) => `look ${at}`)
  const taken = looks.filter((look) => one.isTaken(look, 0.25))
  expect(taken.length).toBeGreaterThan(70)
  expect(taken.length).toBeLessThan(130)
  const modes = looks.map((look) => one.someOf(look, ['light', 'dark'] as const, 1))
  expect(modes.every(({ length }) => length === 1)).toBe(true)
  expect(modes.filter(([mode]) => mode === 'light').length).toBeGreaterThan(150)
  const pages = one.someOf('pages', all, 3)
  expect(pages).toHaveLength(3)
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  const again = await withEnvironment('1', '77')
  expect(looks.filter((look) => again.isTaken(look, 0.25))).toEqual(taken)
  expect(again.someOf('pages', all, 3)).toEqual(pages)
  expect(looks.map((look) => again.someOf(look, ['light', 'dark'] as const, 1))).toEqual(modes)
})

test('a seed moves where exploring begins, and the same seed moves it there again', async () => {
  const begins = async (seed: string) => (await withEnvironment('', seed)).firstSeed('lives')
  expect(await begins('12345')).toBe(await begins('12345'))
  expect(await begins('12345')).not.toBe(await begins('12346'))
})
