import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, monthWeeks, stepped, viewRange, viewTitle } from './calendar-grid.ts'
import { clockAt, draggedSpan, lanesOf, leastMinutes } from './day-columns.ts'

const rule = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const

describe('what a view shows', () => {
  test('a month is the whole weeks that touch it', () => {
    const weeks = monthWeeks('2026-11-19', rule)
    expect(weeks).toHaveLength(6)
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
    expect(monthWeeks('2027-02-10', rule)).toHaveLength(4)
    expect(monthWeeks('2026-11-19', { weekStart: 'sunday' })[0]?.[0]).toBe('2026-11-01')
  })

  test.each([
    ['month', 'November', '2026', '2026-12-19'],
    ['week', '16 to 22 November', 'week 47', '2026-11-26'],
    ['day', 'Thursday 19 November', '2026', '2026-11-20'],
    ['agenda', '19 November to 18 December', '2026', '2026-12-19'],
    ['year', '2026', '', '2027-11-19'],
  ] as const)('%s is named and stepped through', (view, title, aside, next) => {
    expect(viewTitle(view, '2026-11-19', rule)).toEqual({ title, aside })
    expect(stepped(view, '2026-11-19', 1)).toBe(next)
  })

  test('a month after the 31st is the last day of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(viewRange('year', '2028-02-29', rule)).toEqual({ from: '2028-01-01', to: '2028-12-31' })
  })
})

describe('what takes place at the same time stands side by side', () => {
  test('each in the first lane that is free', () => {
    const lanes = lanesOf([
      { id: 'a', from: 540, to: 660 },
      { id: 'b', from: 570, to: 600 },
      { id: 'c', from: 600, to: 660 },
      { id: 'd', from: 660, to: 720 },
    ])
    expect(Object.fromEntries(lanes)).toEqual({
      a: { lane: 0, lanes: 2 },
      b: { lane: 1, lanes: 2 },
      c: { lane: 1, lanes: 2 },
      d: { lane: 0, lanes: 1 },
    })
  })

  test('and never two in one lane at one time', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1_400 }), fc.integer({ min: 0, max: 200 }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const all = spans.map(([from, length], at) => ({ id: String(at), from, to: from + length }))
        const lanes = lanesOf(all)
        for (const one of all)
          for (const other of all) {
            if (one === other || lanes.get(one.id)?.lane !== lanes.get(other.id)?.lane) continue
            const end = Math.max(one.to, one.from + leastMinutes)
            expect(one.from > other.from || end <= other.from || one.from === other.from).toBe(true)
            if (one.from === other.from) expect(one.id).toBe(other.id)
          }
      }),
    )
  })
})

test('a drag takes whole quarters, in either direction, at least one, inside the day', () => {
  expect(draggedSpan(907, 981)).toEqual({ from: 900, to: 990 })
  expect(draggedSpan(981, 907)).toEqual({ from: 900, to: 990 })
  expect(draggedSpan(907, 907)).toEqual({ from: 900, to: 915 })
  // From line to line, though the hand misses both by a pixel.
  expect(draggedSpan(598.6, 691.3)).toEqual({ from: 600, to: 690 })
  expect(draggedSpan(601.3, 688.7)).toEqual({ from: 600, to: 690 })
  expect(draggedSpan(-20, 2_000)).toEqual({ from: 0, to: 1_440 })
  expect(clockAt(0, 4)).toBe('04:00')
  expect(clockAt(22 * 60, 4)).toBe('02:00')
})
