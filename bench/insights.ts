import { seededRandom } from '#domain/chance/seeded-random.ts'
import { analyse } from '#domain/insights/analysis.ts'
import { dayTable, type PageFacts } from '#domain/insights/day-table.ts'
import { relationshipCalibration } from '#domain/insights/records.ts'
import { addDays } from '#domain/time/day.ts'
import { type Measure, tookMs } from './measure.ts'

const days = 3_650
const first = '2016-01-01'
const activities = ['walk', 'work', 'friends', 'music', 'reading', 'cooking', 'rest', 'travel']
const people = ['Anna', 'Ilse', 'Robert', 'Tomas', 'Weil']
const topics = ['sleep', 'piano', 'ward', 'money', 'garden']

/** A page a day for ten years, with things that come and go. */
function tenYears(): PageFacts[] {
  const chance = seededRandom(7)
  const some = (words: readonly string[]) => words.filter(() => chance() < 0.25)
  return Array.from({ length: days }, (_, at) => {
    const named = some(activities)
    const rating = (lift: number) => Math.max(1, Math.min(10, Math.round(3 + 5 * chance() + lift)))
    return {
      ...{
        uid: `page ${at}`,
        day: addDays(first, at),
        hour: 6 + Math.floor(chance() * 17),
        words: 80,
        line: 'A day.',
      },
      ...{ mood: rating(named.includes('walk') ? 0.5 : 0), energy: rating(0), stress: rating(0) },
      ...{ emotions: chance() < 0.4 ? ['joy' as const] : ['sadness' as const], topics: some(topics) },
      ...{ people: some(people), activities: named, phrases: [] },
      accounts: [],
    }
  })
}

/** Everything that is reckoned for the page of insights, over ten years of days, and how long the worker answers nothing else meanwhile. */
export function measureInsights(): Measure[] {
  const table = dayTable(tenYears(), [], first, addDays(first, days - 1))
  const calibration = relationshipCalibration.parse({})
  let longest = 0
  let step: IteratorResult<void, unknown> = { done: false, value: undefined }
  const measured = tookMs(() => {
    const work = analyse(table, calibration)
    while (!step.done) {
      longest = Math.max(
        longest,
        tookMs(() => {
          step = work.next()
        }),
      )
    }
  })
  const note = 'no page is read here'
  return [
    { what: 'insights of ten years', measured, budget: 3_000, unit: 'ms', rule: 'at most', note },
    // Two frames.
    { what: 'longest slice of it', measured: longest, budget: 34, unit: 'ms', rule: 'at most', note },
  ]
}
