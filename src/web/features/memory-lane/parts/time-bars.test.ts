import { expect, test } from 'vitest'
import { timeBars } from './time-bars.ts'

test('where they fit, every month from the first to the last has a bar', () => {
  const { unit, bars } = timeBars(
    [
      { month: '2025-11', pages: 3 },
      { month: '2026-01', pages: 1 },
    ],
    '2026-02',
    90,
  )
  expect(unit).toBe('month')
  expect(bars).toEqual([
    { label: 'November 2025', pages: 3 },
    { label: 'December 2025', pages: 0 },
    { label: 'January 2026', pages: 1 },
    { label: 'February 2026', pages: 0 },
  ])
})

test('of many years there are quarters, of very many years', () => {
  const months = [
    { month: '2010-02', pages: 2 },
    { month: '2010-03', pages: 5 },
    { month: '2010-04', pages: 1 },
    { month: '2026-05', pages: 4 },
  ]
  const quarters = timeBars(months, '2026-05', 90)
  expect(quarters.unit).toBe('quarter')
  expect(quarters.bars).toHaveLength(66)
  expect(quarters.bars.slice(0, 2)).toEqual([
    { label: 'January to March 2010', pages: 7 },
    { label: 'April to June 2010', pages: 1 },
  ])
  expect(quarters.bars.at(-1)).toEqual({ label: 'April to June 2026', pages: 4 })
  const years = timeBars(months, '2036-01', 90)
  expect(years.unit).toBe('year')
  expect(years.bars).toHaveLength(27)
  expect(years.bars[0]).toEqual({ label: '2010', pages: 8 })
})

test('there are never more bars than have room, and no page within them is lost', () => {
  for (let length = 1; length <= 1_080; length += 7) {
    const months = Array.from({ length }, (_, at) => ({
      month: `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      pages: 1,
    }))
    const { bars } = timeBars(months, months.at(-1)?.month ?? '', 90)
    expect(bars.length).toBeLessThanOrEqual(90)
    expect(bars.reduce((sum, { pages }) => sum + pages, 0)).toBe(length)
  }
})

test('of more years than have room the latest are shown, and a page after today is not left out', () => {
  const { bars } = timeBars(
    [
      { month: '1900-01', pages: 1 },
      { month: '2026-06', pages: 2 },
    ],
    '2026-05',
    90,
  )
  expect(bars).toHaveLength(90)
  expect(bars.at(-1)).toEqual({ label: '2026', pages: 2 })
  expect(timeBars([], '2026-05', 90).bars).toEqual([])
})
