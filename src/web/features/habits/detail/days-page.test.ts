import { expect, test } from 'vitest'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { monthPage, weeksPage } from './days-page.ts'

const [sunday, monday] = [0, 1]

test('a month is a row a week, with 29 February, and leads to the months beside it', () => {
  const page = monthPage(dayNumberOf('2024-02-10'), monday)
  expect(page.words).toBe('February 2024')
  expect(page.rows).toHaveLength(5)
  expect(page.rows.map(([first = 0]) => dayOfNumber(first))).toEqual([
    '2024-01-29',
    '2024-02-05',
    '2024-02-12',
    '2024-02-19',
    '2024-02-26',
  ])
  expect(page.placeOf(dayNumberOf('2024-02-29'))).toEqual([4, 3])
  expect(page.isInside(dayNumberOf('2024-03-01'))).toBe(false)
  expect([page.before, page.after].map(dayOfNumber)).toEqual(['2024-01-31', '2024-03-01'])
  expect(monthPage(dayNumberOf('2024-02-10'), sunday).placeOf(dayNumberOf('2024-02-04'))).toEqual([1, 0])
})

test('twenty weeks are a column each, the last one that of the day, and pages neither overlap nor leave a day out', () => {
  const page = weeksPage(dayNumberOf('2026-01-14'), monday)
  expect(page.words).toBe('September 2025 to January 2026')
  expect([page.first, page.last].map(dayOfNumber)).toEqual(['2025-09-01', '2026-01-18'])
  expect(page.placeOf(dayNumberOf('2026-01-14'))).toEqual([2, 19])
  expect(page.months[0]).toMatchObject({ at: 0, words: 'Sep' })
  const before = weeksPage(page.before, monday)
  expect(before.last + 1).toBe(page.first)
  expect(weeksPage(before.after, monday).first).toBe(page.first)
})
