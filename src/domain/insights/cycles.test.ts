import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { addDays } from '../time/day.ts'
import { cyclesIn, periodOf } from './cycles.ts'
import { dayTable, type PageFacts } from './day-table.ts'
import { sampleFirstDay, samplePage } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'

/** What is found in mood of pages. */
function moodIn(pages: readonly PageFacts[]) {
  const table = dayTable(pages, [], pages[0]?.day ?? '', pages.at(-1)?.day ?? '')
  return finished(cyclesIn(table))[0]
}

/** Days whose mood is as given, with noise of a point up or down. */
function life(days: number, moodOf: (at: number) => number, seed = 1): PageFacts[] {
  const chance = seededRandom(seed)
  return Array.from({ length: days }, (_, at) => {
    const mood = Math.max(1, Math.min(10, Math.round(moodOf(at) + 2 * chance() - 1)))
    return samplePage(at, 'x.', { mood, accounts: [] })
  })
}

const wave = (at: number, turn: number, height = 2) => height * Math.sin((2 * Math.PI * at) / turn)
const cyclesOf = (days: number, moodOf: (at: number) => number) => moodIn(life(days, moodOf))?.cycles ?? []
const cycleOf = (turn: number) => cyclesOf(150, (at) => 5.5 + wave(at, turn))[0]

test.each([
  [6.3, 'irregular'],
  [6.79, 'irregular'],
  [6.8, 'weekly'],
  [7, 'weekly'],
  [7.2, 'weekly'],
  [7.5, 'irregular'],
  [14, 'bi-weekly'],
  [29.5, 'monthly'],
])('a turn of %f days is %s', (days, period) => {
  expect(periodOf(days)).toBe(period)
})

test('seven days are the week, told by weekdays', () => {
  const cycle = cycleOf(7)
  expect(cycle).toMatchObject({ claim: 'cycle mood 7', period: 'weekly' })
  expect(cycle?.parts.map(({ name }) => name)).toContain('Monday')
  expect(cycle?.description).toMatch(
    /^Mood turns with the week: highest on (Tues|Wednes)days \(7\.\d\), lowest on/,
  )
})

test.each([6.3, 7.7])('%f days are not the week: told by their length and by when it was low', (days) => {
  const cycle = cycleOf(days)
  expect(cycle?.period).toBe('irregular')
  expect(cycle?.parts.map(({ name }) => name)).toEqual(['around its high', 'around its low'])
  expect(cycle?.description).toContain(`Mood turns about every ${Math.floor(days)}.`)
})

test('another rhythm is told by its last low and its next one', () => {
  const cycle = cyclesOf(230, (at) => 5.5 - wave(at + 6, 23))[0]
  // Lowest on 1 June and every 23 days from then, the last time on 25 December and next on 17 January.
  expect(cycle?.description).toMatch(
    /^Mood turns about every 23 days: last low about 2[123] to 2[678] December 2026 \(3\.\d\), next about 1[678] January; highest halfway between \(7\.\d\)\.$/,
  )
  expect(cycle?.low.times.map(({ at }) => at)).toContain(23)
  expect(cycle?.high.times.map(({ at }) => at)).not.toContain(23)
})

test('however strong, any rhythm may be sure: not only those of the calendar', () => {
  expect(cycleOf(17)?.qualitativeConfidence).toBe('High')
})

test('a month is told by its dates', () => {
  const cycle = cyclesOf(365, (at) => (Number(addDays(sampleFirstDay, at).slice(8)) > 22 ? 3.5 : 6.5))[0]
  expect(cycle?.duration).toBe(30.44)
  expect(cycle?.description).toContain('lowest from the 23rd to the end (3.')
  expect(cycle?.description).toContain('Mood turns with the calendar month')
})

test('a year that comes round three times is told by its months', () => {
  const cold = (at: number) => Math.cos((2 * Math.PI * (at - 259)) / 365.25)
  const cycle = cyclesOf(3 * 365 + 1, (at) => 5.5 - 2 * cold(at))[0]
  expect(cycle).toMatchObject({ period: 'seasonal', duration: 365.25, qualitativeConfidence: 'High' })
  expect(cycle?.description).toMatch(/highest in August \(.*lowest in February \(/)
})

test('a week and a month are told together', () => {
  const cycles = cyclesOf(365, (at) => 5.5 + wave(at, 7, 1.5) + wave(at, 29.5, 1.5))
  expect(cycles.map(({ period }) => period).sort()).toEqual(['monthly', 'weekly'])
})

/** A page a day, in the morning or in the evening, in runs; `more` is added in the morning. */
function byHour(
  more: number,
  isMorning: (at: number, chance: () => number) => boolean,
  extra = (_: number) => 0,
) {
  const chance = seededRandom(5)
  return life(240, (at) => 5.5 + extra(at)).map((page, at) => {
    const hour = isMorning(at, chance) ? 8 : 20
    return { ...page, hour, mood: Math.round((page.mood ?? 0) + (hour === 8 ? more : 0)) }
  })
}

test('a rhythm of the day is found from single pages, where their hour is known', () => {
  const pages = byHour(2, (_, chance) => chance() < 0.5)
  const daily = (some: readonly PageFacts[]) => moodIn(some)?.cycles.find(({ period }) => period === 'daily')
  expect(daily(pages)).toMatchObject({ duration: 1, claim: 'cycle mood 1', qualitativeConfidence: 'High' })
  expect(daily(pages)?.description).toMatch(
    /^Mood is highest in the morning \(7\.\d\), lowest in the evening \(5\.\d\)\.$/,
  )
  expect(daily(pages)?.low.times.every(({ at }) => pages[at]?.hour === 20)).toBe(true)
  expect(daily(pages.map((page) => ({ ...page, hoursIn: null })))).toBeUndefined()
})

test('who writes in the morning at weekends, which are lighter, has a rhythm of the week and none of the day', () => {
  const isWeekend = (at: number) => at % 7 > 4
  const pages = byHour(
    0,
    (at, chance) => (isWeekend(at) ? chance() < 0.9 : chance() < 0.1),
    (at) => (isWeekend(at) ? 2 : 0),
  )
  const look = moodIn(pages)
  expect(look?.isDayTried).toBe(true)
  expect(look?.cycles.map(({ period }) => period)).toEqual(['weekly'])
})

test('of a weekday’s low its part of the day is told where that can be, and not else', () => {
  const isSunday = (at: number) => at % 7 === 6
  const low = (evening: number, whole: number) => {
    const chance = seededRandom(8)
    const pages = life(420, (at) => (isSunday(at) ? 7 - whole : 7)).map((page) => {
      const hour = chance() < 0.5 ? 8 : 20
      const less = isSunday(Number(page.uid.slice(5))) && hour === 20 ? evening : 0
      return { ...page, hour, mood: Math.max(1, (page.mood ?? 0) - less) }
    })
    return moodIn(pages)?.cycles.find(({ period }) => period === 'weekly')?.description
  }
  expect(low(4, 0)).toContain('lowest on Sundays, in the evening (')
  expect(low(0, 3)).toContain('lowest on Sundays (')
})

test('where life was another one before, a free rhythm of the last two years is told from those alone', () => {
  const chance = seededRandom(6)
  const all = life(830, (at) => (at < 100 ? 5.5 : 5.5 + wave(at, 17, 3)))
  const cycle = moodIn(all.filter(() => chance() < 0.25))?.cycles[0]
  expect(cycle?.duration).toBeCloseTo(17, 0)
  expect(Math.min(...(cycle?.low.times.map(({ at }) => at) ?? [0]))).toBeGreaterThanOrEqual(90)
})
