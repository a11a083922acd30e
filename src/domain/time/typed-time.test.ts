import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './day.ts'
import { clockTyped, dayTyped, fieldDate, isDay } from './typed-time.ts'

const today = '2026-11-26'

test('a day is read however people write it, day before month', () => {
  const ways = [
    ...['26 Nov 2026', '26 november', 'Nov 26', 'November 26, 2026', '26.11.2026', '26.11.', '26/11/26'],
    ...['26th of November 2026', 'Thursday 26 November 2026', 'Thu 26 Nov 2026', '2026-11-26', 'today'],
    ...[' 11/26/2026 ', '26-11-2026', '26Nov'],
  ]
  for (const way of ways) expect([way, dayTyped(way, today)]).toEqual([way, today])
  expect(dayTyped('3/4/2026', today)).toBe('2026-04-03')
  expect(dayTyped('yesterday', today)).toBe('2026-11-25')
  expect(dayTyped('Tomorrow', today)).toBe('2026-11-27')
  expect(dayTyped('1 sept 1999', today)).toBe('1999-09-01')
  expect(dayTyped('29 Feb 2024', today)).toBe('2024-02-29')
})

test('what is no day is none', () => {
  for (const text of [
    '',
    '26',
    '30 Feb',
    '29 Feb 2026',
    '32.1.2026',
    '2026-13-01',
    '26 xyz',
    'soon',
    '26 n',
    '1 2 3 4',
  ])
    expect([text, dayTyped(text, today)]).toEqual([text, null])
  expect(isDay('2026-02-29')).toBe(false)
  expect(isDay('26.11.2026')).toBe(false)
})

test('every day that a field shows is read as that day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 60_000 }), (apart) => {
      const day = addDays(today, apart)
      expect(dayTyped(fieldDate(day), today)).toBe(day)
      expect(dayTyped(day, today)).toBe(day)
    }),
  )
  expect(fieldDate(today)).toBe('Thu 26 Nov 2026')
})

test('a time is read by the clock of 24 hours, and by that of twelve where it says so', () => {
  const ways = ['21:30', '21.30', '2130', '9:30 pm', '9.30pm', '09:30 PM', '21h30', '21:30:00']
  for (const way of ways) expect([way, clockTyped(way)]).toEqual([way, '21:30'])
  expect(clockTyped('9')).toBe('09:00')
  expect(clockTyped('7:05')).toBe('07:05')
  expect(clockTyped('12 am')).toBe('00:00')
  expect(clockTyped('12pm')).toBe('12:00')
  expect(clockTyped('0:00')).toBe('00:00')
  for (const text of ['', '24:00', '13 pm', '9:75', 'noon', '9:3', '123456'])
    expect([text, clockTyped(text)]).toEqual([text, null])
})
