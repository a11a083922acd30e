import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByMonth, monthCount } from './month-groups.ts'

test('a list is cut where its month changes', () => {
  const entries = ['2026-11-19', '2026-11-01', '2026-10-31', '2025-11-30'].map((day, i) => ({
    month: day.slice(0, 7),
    isCheckIn: i === 1,
  }))
  expect(groupByMonth(entries)).toEqual([
    { month: '2026-11', from: 0, count: 2, pages: 1, checkIns: 1 },
    { month: '2026-10', from: 2, count: 1, pages: 1, checkIns: 0 },
    { month: '2025-11', from: 3, count: 1, pages: 1, checkIns: 0 },
  ])
})

test('groups follow each other without gaps and hold every entry', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((m) => `2026-${String(m).padStart(2, '0')}`)
  fc.assert(
    fc.property(fc.array(fc.record({ month, isCheckIn: fc.boolean() })), (list) => {
      const sorted = list.toSorted((a, b) => (a.month < b.month ? 1 : -1))
      let next = 0
      for (const group of groupByMonth(sorted)) {
        expect(group.from).toBe(next)
        expect(group.pages + group.checkIns).toBe(group.count)
        next += group.count
      }
      expect(next).toBe(sorted.length)
    }),
  )
})

test.each([
  [{ pages: 6, checkIns: 6 }, '6 pages, 6 check-ins'],
  [{ pages: 1, checkIns: 1 }, '1 page, 1 check-in'],
  [{ pages: 0, checkIns: 2 }, '2 check-ins'],
  [{ pages: 0, checkIns: 0 }, 'no pages yet'],
])('%j reads %s', (group, words) => {
  expect(monthCount(group)).toBe(words)
})
