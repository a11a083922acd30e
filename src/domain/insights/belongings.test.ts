import { describe, expect, test } from 'vitest'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { type TopicMet, topicsMet } from './belongings.ts'
import { samplePage } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'
import { bothTailsOfT, risenBy } from './statistics/step.ts'

/** A bell-shaped number (Box and Muller 1958). */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
const rating = (value: number): number => Math.max(1, Math.min(10, Math.round(value)))
const topics = ['ward', 'piano', 'money', 'garden', 'sleep', 'train', 'choir', 'rent']

/** The topics of 120 days in which mood carries over from day to day and changes with nothing; several pages of a day have one mood. */
function plainTopics(seed: number, carried: number, pagesADay: number): TopicMet[] {
  const chance = seededRandom(seed)
  let z = normal(chance)
  const pages = Array.from({ length: 120 }, (_, day) => {
    z = carried * z + Math.sqrt(1 - carried * carried) * normal(chance)
    const mood = rating(5.5 + 1.6 * z)
    const here = topics.filter(() => chance() < 0.3)
    return Array.from({ length: pagesADay }, (_, nth) =>
      samplePage(day, 'x.', { uid: `${day} ${nth}`, mood, topics: here, accounts: [] }),
    )
  })
  return finished(topicsMet(pages.flat()))
}

describe('whether mood on the days of a topic rises or falls', () => {
  test.each([
    [0, 1],
    [0.5, 1],
    [0.5, 3],
    [0.7, 1],
  ])(
    'of lives without a change, at most one of twenty shows one (%f carried over, %i pages a day)',
    (carried, pagesADay) => {
      let shown = 0
      for (let seed = 1; seed <= 400; seed++)
        if (plainTopics(seed, carried, pagesADay).some(({ progression }) => progression !== 'stable')) shown++
      expect(shown).toBeLessThanOrEqual(20)
    },
  )

  test.each([
    [1.5, 'improving'],
    [-1.5, 'declining'],
  ])('a change of %f points is found with twenty days a side', (by, progression) => {
    let found = 0
    for (let seed = 1; seed <= 20; seed++) {
      const chance = seededRandom(seed)
      const pages = Array.from({ length: 120 }, (_, at) => {
        const isOn = at % 3 === 0
        const others = ['piano', 'money'].filter(() => chance() < 0.3)
        const mood = rating(5.5 + normal(chance) + (isOn && at >= 60 ? by : 0))
        return samplePage(at, 'x.', { mood, topics: isOn ? ['ward', ...others] : others })
      })
      const all = finished(topicsMet(pages))
      if (all.find(({ topic }) => topic === 'ward')?.progression === progression) found++
    }
    expect(found).toBeGreaterThanOrEqual(18)
  })

  test('six days a side are too few', () => {
    const pages = Array.from({ length: 13 }, (_, at) =>
      samplePage(at, 'x.', { mood: at < 6 ? 2 : 9, topics: ['ward'] }),
    )
    expect(finished(topicsMet(pages))[0]?.progression).toBe('stable')
  })
})

describe('a step', () => {
  test.each([
    [2.228, 10],
    [2.042, 30],
    [1.98, 120],
  ])('Student’s t beyond %f for %i degrees of freedom comes once in twenty', (t, freedom) => {
    expect(bothTailsOfT(t, freedom)).toBeCloseTo(0.05, 3)
    expect(bothTailsOfT(-t, freedom)).toBeCloseTo(0.05, 3)
  })

  test('is as high as it is, and clear only where days do not carry over much', () => {
    const days = Array.from({ length: 20 }, (_, at) => at)
    const values = days.map((day) => (day < 10 ? 4 : 6) + (day % 2))
    expect(risenBy(days, values, 0).by).toBeCloseTo(2, 9)
    expect(risenBy(days, values, 0).p).toBeLessThan(0.001)
    expect(risenBy(days, values, 0.8).p).toBeGreaterThan(0.05)
    expect(
      risenBy(
        days,
        days.map(() => 5),
        0,
      ),
    ).toEqual({ by: 0, p: 1 })
  })
})
