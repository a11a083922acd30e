import { seededRandom } from '#domain/chance/seeded-random.ts'
import { analyse, counted } from '#domain/insights/analysis.ts'
import { dayTable, type PageFacts } from '#domain/insights/day-table.ts'
import { relationshipCalibration } from '#domain/insights/records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { PageTable } from '#worker/insights/page-table.ts'
import samplePages from '../data/sample-life/pages.json' with { type: 'json' }
import { type Measure, median, tookMs } from './measure.ts'

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

/** From a page that comes new among those of ten years until everything that is only counted is there again, and all is read once before it. */
async function onePageMs(): Promise<number> {
  const store = createStore()
  const put = (nth: number) => {
    const { text = '', mood = null } = samplePages[nth % samplePages.length] ?? {}
    const data = { ...newEntry(`${addDays(first, nth)}T20:00:00.000Z`, 'UTC'), content: text, mood }
    store.apply([{ uid: `page ${nth}`, kind: journalEntries.kind, data, revision: 1, kept: 'synced' }])
  }
  for (let nth = 0; nth < days - 21; nth++) put(nth)
  const pages = new PageTable(memorySession(store))
  await pages.load()
  const count = async () => {
    const facts = await pages.facts(
      () => undefined,
      async () => undefined,
    )
    return counted(
      dayTable(facts, [], first, addDays(first, days - 1)),
      new Set(['person anna', 'topic music']),
    )
  }
  await count()
  const took: number[] = []
  for (let nth = days - 21; nth < days; nth++) {
    put(nth)
    const before = performance.now()
    await count()
    took.push(performance.now() - before)
  }
  return median(took)
}

/** Everything that is reckoned for the page of insights, over ten years of days, and how long the worker answers nothing else meanwhile. */
export async function measureInsights(): Promise<Measure[]> {
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
    {
      ...{ what: 'one new page among ten years of insights', measured: await onePageMs(), budget: 50 },
      ...{ unit: 'ms', rule: 'at most' },
      note: 'median of 21, until what is counted is there; what is held against chance follows in slices',
    },
  ]
}
