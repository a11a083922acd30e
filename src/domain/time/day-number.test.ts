import { describe, expect, test } from 'vitest'
import {
  dateOfNumber,
  dayNumberOf,
  dayOfNumber,
  daysBetween,
  monthOf,
  partsOf,
  weekdayOf,
} from './day-number.ts'

describe('a day as a number', () => {
  test('counts from 1 January 1970, in both directions, and leads back to the day', () => {
    expect(dayNumberOf('1970-01-01')).toBe(0)
    expect(dayNumberOf('1969-12-31')).toBe(-1)
    for (const day of ['1969-12-31', '2000-02-29', '2026-11-21'])
      expect(dayOfNumber(dayNumberOf(day))).toBe(day)
    expect(dayNumberOf('no day')).toBeNaN()
  })

  test('still counts right when more days were asked for than it remembers', () => {
    for (let number = 0; number < 45_000; number++) dayNumberOf(dayOfNumber(number))
    expect(dayNumberOf('2026-11-21')).toBe(20_778)
    expect(dayNumberOf('1970-01-01')).toBe(0)
  })

  test('knows its weekday, its date and the month that holds it, leap years included', () => {
    const leapDay = dayNumberOf('2024-02-29')
    expect(partsOf(leapDay)).toEqual({ year: 2024, month: 2, date: 29, weekday: 4 })
    expect([weekdayOf(leapDay), weekdayOf(-1), dateOfNumber(leapDay)]).toEqual([4, 3, 29])
    const { from, to } = monthOf(leapDay)
    expect([dayOfNumber(from), dayOfNumber(to)]).toEqual(['2024-02-01', '2024-02-29'])
  })

  test('days between two days are whole, whatever clocks did in between', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  })
})

test('every day from 1890 to 2110 has the number that the platform counts, and a text that is no day has none', () => {
  const first = Date.UTC(1890, 0, 1) / 86_400_000
  const last = Date.UTC(2110, 11, 31) / 86_400_000
  for (let number = first; number <= last; number++) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
    if (dayNumberOf(day) !== number) expect(dayNumberOf(day), day).toBe(number)
  }
  expect([dayNumberOf('0001-01-01'), dayNumberOf('0000-03-01')]).toEqual([-719_162, -719_468])
  for (const text of ['2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1', '2026/01/01', '20x6-01-01', ''])
    expect(dayNumberOf(text), text).toBeNaN()
})
