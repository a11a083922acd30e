import { expect, test } from 'vitest'
import { fitForPrint, isInRange, monthOf, mostPrintedEntries } from './print-range.ts'

test('a range of days has its first and its last day', () => {
  const range = { kind: 'days', from: '2026-11-01', to: '2026-11-30' } as const
  const days = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']
  expect(days.map((day) => isInRange(range, 'a', day))).toEqual([false, true, true, false])
})

test('one page is that page, everything is all of it', () => {
  expect(isInRange({ kind: 'page', uid: 'a' }, 'a', '2020-01-01')).toBe(true)
  expect(isInRange({ kind: 'page', uid: 'a' }, 'b', '2020-01-01')).toBe(false)
  expect(isInRange({ kind: 'all' }, 'b', '1999-01-01')).toBe(true)
})

test.each([
  ['2026-11-19', '2026-11-30'],
  ['2024-02-01', '2024-02-29'],
  ['2025-02-28', '2025-02-28'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends with %s', (day, to) => {
  expect(monthOf(day)).toEqual({ from: `${day.slice(0, 7)}-01`, to })
})

test('ten years of entries are cut to what a browser can print, a huge page alone is printed', () => {
  const years = Array.from({ length: 3_650 }, () => ({ size: 1_500 }))
  expect(fitForPrint(years)).toHaveLength(mostPrintedEntries)
  expect(fitForPrint([{ size: 4_000_000 }, { size: 3_000_000 }, { size: 1 }])).toEqual([{ size: 4_000_000 }])
  expect(fitForPrint([{ size: 9_000_000 }])).toHaveLength(1)
})
