import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { addDays } from '../time/day.ts'
import type { RatedTime } from './cycle-parts.ts'
import { hardDayWords } from './hard-day-words.ts'
import { sampleFirstDay, samplePage } from './sample-life.test-support.ts'

/** Days of which each Sunday is hard, with words of their own. */
const daysWith = (count: number, wordsOf: (at: number) => string[]): RatedTime[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ at, number: at, day: addDays(sampleFirstDay, at), value: 5 },
    pages: [samplePage(at, 'x.', { activities: wordsOf(at), accounts: [] })],
  }))
const hardOf = (times: readonly RatedTime[]) => times.filter(({ at }) => at % 7 === 6)

test('what stands on most hard days and few others is told', () => {
  const chance = seededRandom(2)
  const times = daysWith(150, (at) => [
    ...(chance() < (at % 7 === 6 ? 0.7 : 0.2) ? ['laundry'] : []),
    ...(chance() < 0.3 ? ['walk'] : []),
  ])
  expect(hardDayWords(hardOf(times), times)).toEqual({ relatedEmotions: [], triggers: ['laundry'] })
})

test('of a hundred lives in which words come as they like, few are told any', () => {
  let told = 0
  for (let seed = 1; seed <= 100; seed++) {
    const chance = seededRandom(seed)
    const words = Array.from({ length: 12 }, (_, nth) => ({
      name: `word ${nth}`,
      often: 0.05 + 0.4 * chance(),
    }))
    const times = daysWith(150, () => words.filter(({ often }) => chance() < often).map(({ name }) => name))
    if (hardDayWords(hardOf(times), times).triggers.length > 0) told++
  }
  expect(told).toBeLessThanOrEqual(5)
})
