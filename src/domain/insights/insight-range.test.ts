import { expect, test } from 'vitest'
import { lastMonths, rangeDays } from './insight-range.ts'

test('a month is whole, but for the days of it that are yet to come', () => {
  expect(rangeDays('2024-02', '2026-11-29', '2020-01-01')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(rangeDays('2026-11', '2026-11-29', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-29' })
})

test('other ranges end today, and reach back so many days or to the first page', () => {
  expect(rangeDays('30', '2026-11-29', '2026-11-20')).toEqual({ from: '2026-10-31', to: '2026-11-29' })
  expect(rangeDays('all', '2026-11-29', '2020-01-01')).toEqual({ from: '2020-01-01', to: '2026-11-29' })
  expect(rangeDays('all', '2026-11-29', '2026-12-24')).toEqual({ from: '2026-11-29', to: '2026-11-29' })
})

test('this month and the same one of the year before are both offered, across the new year', () => {
  const months = lastMonths('2026-01-31')
  expect(months).toHaveLength(13)
  expect([months[0], months[1], months.at(-1)]).toEqual(['2026-01', '2025-12', '2025-01'])
})
