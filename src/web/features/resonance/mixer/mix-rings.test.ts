import { expect, test } from 'vitest'
import { emptyMix, mixOf } from '#domain/mindfulness/player/sound-mix.ts'
import { mixRings } from './mix-rings.ts'

const counts = (mix: Parameters<typeof mixRings>[0]) =>
  Object.fromEntries([...mixRings(mix)].map(([id, rings]) => [id, rings.length]))

test('a louder layer has more lines, and one that is off has none', () => {
  expect(counts(emptyMix)).toEqual({})
  expect(counts(mixOf('rain', 15))).toEqual({ rain: 12 })
  expect(counts(mixOf('rain', 100))).toEqual({ rain: 15 })
  expect(counts(mixOf('rain', 100, { fire: 10 }))).toEqual({ rain: 14, fire: 4 })
})

test('all layers lie between each other, inside the picture', () => {
  const rings = mixRings({ wave: 100, forest: 100, rain: 100, cafe: 100, fire: 100, whitenoise: 100 })
  const all = [...rings.values()].flat()
  expect(all).toHaveLength(26)
  for (const one of rings.values()) expect(one.length).toBeGreaterThanOrEqual(4)
  const numbers = all.flatMap(({ path }) => path.match(/-?\d+\.\d/g)?.map(Number) ?? [])
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(97)
  const reaches = all.map(({ reach }) => reach).toSorted((a, b) => a - b)
  expect([reaches[0], reaches.at(-1)]).toEqual([0, 1])
})
