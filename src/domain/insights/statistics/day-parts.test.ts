import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { dayPartsOf, type PartRating } from './day-parts.ts'
import { finished } from './finished.ts'

/** A rating a day that carries over to the next one; its part of the day comes in runs. */
function ratings(seed: number, days: number, more = 0): PartRating[] {
  const chance = seededRandom(seed)
  let [part, left] = ['morning', 0]
  return Array.from({ length: days }, (_, number) => {
    if (chance() < 0.3) part = chance() < 0.5 ? 'morning' : 'evening'
    left = 0.6 * left + (chance() + chance() - 1) * 2
    return { number, part, value: 5.5 + left + (part === 'morning' ? more : 0) }
  })
}

test('parts that differ are told, and by how much', () => {
  const found = finished(dayPartsOf(ratings(1, 150, 2), seededRandom(1)))
  expect(found?.p).toBeLessThan(0.001)
  expect(found?.effects.get('morning')).toBeGreaterThan(found?.effects.get('evening') ?? 9)
})

test('a part with fewer than fourteen ratings is not tried', () => {
  const some = ratings(1, 100).map((one, at) => ({ ...one, part: at < 13 ? 'night' : 'evening' }))
  expect(finished(dayPartsOf(some, seededRandom(1)))).toBeNull()
})

test('where days carry over and parts come in runs, chance is called clear about as seldom as it should be', () => {
  let wrong = 0
  for (let seed = 1; seed <= 200; seed++)
    if ((finished(dayPartsOf(ratings(seed, 120), seededRandom(seed)))?.p ?? 1) <= 0.05) wrong++
  expect(wrong).toBeLessThanOrEqual(18)
})

test('several ratings of a day are held against each other, however much the days differ', () => {
  const chance = seededRandom(4)
  const some = Array.from({ length: 40 }, (_, number) => {
    const level = 1 + 8 * chance()
    return [
      { number, part: 'morning', value: level + 0.5 },
      { number, part: 'evening', value: level + 0.4 * chance() },
    ]
  }).flat()
  expect(finished(dayPartsOf(some, seededRandom(1)))?.p).toBeLessThan(0.001)
})
