import { expect, test } from 'vitest'
import { factorsOf } from './day-factors.ts'
import { type DayRow, dayTable, type PageFacts } from './day-table.ts'
import { sampleFirstDay, samplePage } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'

const factor = (table: readonly DayRow[], key: string) =>
  finished(factorsOf(table)).find((one) => one.key === key)?.values

const tableOf = (pages: readonly PageFacts[], practised: readonly number[] = []): DayRow[] => {
  const days = pages.map(({ day }) => day)
  return dayTable(
    pages,
    practised.map((at) => ({ day: days[at] ?? '', minutes: 10 })),
    sampleFirstDay,
    days.at(-1) ?? sampleFirstDay,
  )
}

test('the last day is none without practice, since it may not be over', () => {
  const pages = Array.from({ length: 5 }, (_, at) => samplePage(at, 'A page.'))
  expect(factor(tableOf(pages, [1]), 'practice')).toEqual([null, 1, 0, 0, null])
  expect(factor(tableOf(pages, [1, 4]), 'practice')).toEqual([null, 1, 0, 0, 1])
})

test('later is later in the day as the person counts it, and of a page without a time nothing is known', () => {
  const pages = [14, 22, 3, null].map((hoursIn, at) => samplePage(at, 'A page.', { hour: 2, hoursIn }))
  expect(factor(tableOf(pages), 'late')).toEqual([14, 22, 3, null])
  const atMidnight = [0, 12, 23].map((hour, at) => samplePage(at, 'A page.', { hour }))
  expect(factor(tableOf(atMidnight), 'late')).toEqual([0, 12, 23])
})
