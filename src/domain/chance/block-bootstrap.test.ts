import { expect, test } from 'vitest'
import { blockBootstrap } from './block-bootstrap.ts'
import { seededRandom } from './seeded-random.ts'

test('neighbours are drawn together, round the ring', () => {
  blockBootstrap(10, { block: 5, rounds: 50, chance: seededRandom(1) }, (places) => {
    expect(places).toHaveLength(10)
    for (const from of [0, 5])
      for (let at = 1; at < 5; at++) expect(places[from + at]).toBe(((places[from + at - 1] ?? 0) + 1) % 10)
    return 0
  })
})

test('the same seed gives the same answers, ascending, without draws that say nothing', () => {
  const values = [1, 5, 2, 8, 3, 9, 4]
  const draw = () => {
    let nth = 0
    return blockBootstrap(values.length, { block: 2, rounds: 100, chance: seededRandom(7) }, (places) =>
      nth++ % 4 === 0 ? Number.NaN : places.reduce((sum, at) => sum + (values[at] ?? 0), 0),
    )
  }
  const first = draw()
  expect(first).toHaveLength(75)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
  expect(draw()).toEqual(first)
})

test('of independent days the spread of the mean is what theory says', () => {
  const chance = seededRandom(3)
  const values = Array.from({ length: 400 }, () => chance())
  const means = blockBootstrap(
    400,
    { block: 1, rounds: 2_000, chance },
    (places) => places.reduce((sum, at) => sum + (values[at] ?? 0), 0) / 400,
  )
  const [low = 0, high = 0] = [means[50], means[1_949]]
  // 95 % of means of 400 evenly spread numbers lie within 2 * 1.96 * sqrt(1 / 12 / 400).
  expect((high - low) / (2 * 1.96 * Math.sqrt(1 / 12 / 400))).toBeGreaterThan(0.85)
  expect((high - low) / (2 * 1.96 * Math.sqrt(1 / 12 / 400))).toBeLessThan(1.15)
})
