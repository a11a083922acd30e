import { expect, test } from 'vitest'
import { groupByMonth } from '#domain/journal/month-groups.ts'
import { layoutList } from './list-layout.ts'

const sizes = { row: 64, head: 40 }
const days = ['2026-11-19', '2026-11-17', '2026-10-30', '2026-10-02', '2026-10-01', '2026-09-09']
const months = groupByMonth(days.map((day) => ({ month: day.slice(0, 7), isCheckIn: false })))

test('rows stand below their month, months below each other', () => {
  const list = layoutList(months, sizes, null)
  expect(list.months.map(({ month, top }) => [month, top])).toEqual([
    ['2026-11', 0],
    ['2026-10', 168],
    ['2026-09', 400],
  ])
  expect(days.map((_, i) => list.topOf(i))).toEqual([40, 104, 208, 272, 336, 440])
  expect(list.height).toBe(504)
})

test.each([null, '2026-11', '2026-12'])(
  'every row is found again at its own height (new page: %s)',
  (fresh) => {
    const list = layoutList(months, sizes, fresh)
    for (const index of days.keys()) {
      expect(list.indexAt(list.topOf(index))).toBe(index)
      expect(list.indexAt(list.topOf(index) + 63)).toBe(index)
    }
    expect(list.indexAt(-100)).toBe(0)
    expect(list.indexAt(1e6)).toBe(days.length - 1)
  },
)

test('a page that is being written leads its month, or opens it', () => {
  const sameMonth = layoutList(months, sizes, '2026-11')
  expect(sameMonth.freshTop).toBe(40)
  expect(sameMonth.topOf(0)).toBe(104)
  expect(sameMonth.months[0]?.count).toBe('2 pages')
  const newMonth = layoutList(months, sizes, '2026-12')
  expect(newMonth.months.map(({ month, count }) => [month, count])[0]).toEqual(['2026-12', 'no pages yet'])
  expect(newMonth.topOf(0)).toBe(144)
  expect(layoutList([], sizes, '2026-12').height).toBe(104)
  expect(layoutList([], sizes, null).height).toBe(0)
})

test('only the months around the rows that are drawn are drawn', () => {
  const list = layoutList(months, sizes, null)
  const among = (first: number, last: number) => list.monthsAmong(first, last).map(({ month }) => month)
  expect(among(0, 2)).toEqual(['2026-11'])
  expect(among(3, 5)).toEqual(['2026-10'])
  expect(among(3, 6)).toEqual(['2026-10', '2026-09'])
  expect(layoutList([], sizes, '2026-12').monthsAmong(0, 10)).toHaveLength(1)
  expect(layoutList(months, sizes, '2026-12').monthsAmong(0, 2)[0]?.month).toBe('2026-12')
})
