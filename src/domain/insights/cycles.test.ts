import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { cyclesIn, periodOf } from './cycles.ts'
import { dayTable } from './day-table.ts'
import { samplePage } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'

/** The rhythm that is found in 150 days of a mood that turns once in so many days. */
function cycleOf(turn: number) {
  const chance = seededRandom(1)
  const pages = Array.from({ length: 150 }, (_, at) => {
    const noise = 2 * chance() - 1
    const mood = Math.max(1, Math.min(10, Math.round(5.5 + 2 * Math.sin((2 * Math.PI * at) / turn) + noise)))
    return samplePage(at, 'x.', { mood, accounts: [] })
  })
  const table = dayTable(pages, [], pages[0]?.day ?? '', pages.at(-1)?.day ?? '')
  return finished(cyclesIn(table))[0]?.cycle
}

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
  expect(cycle?.description).toContain('Mood turns with the week')
})

test.each([6.3, 7.7])('%f days are not the week and are told by their length', (days) => {
  const cycle = cycleOf(days)
  expect(cycle?.period).toBe('irregular')
  expect(cycle?.parts.map(({ name }) => name)).toEqual([
    'days 1 to 2',
    days < 7 ? 'day 3' : 'days 3 to 4',
    days < 7 ? 'days 4 to 5' : 'days 5 to 6',
    days < 7 ? 'day 6' : 'days 7 to 8',
  ])
  expect(cycle?.description).toMatch(new RegExp(`^Mood turns about every ${Math.floor(days)}\\.\\d days`))
})
