import { expect, test } from 'vitest'
import {
  dateAndTime,
  dayNumber,
  entryDay,
  entryMonth,
  longDate,
  monthName,
  shortDate,
  timeOnWall,
  weekday,
} from './entry-date.ts'
import { wallInstant } from './wall-instant.ts'
import { zoneOffset } from './zones.ts'

test('an entry keeps the day of the zone it was written in', () => {
  const createdAt = '2026-11-19T23:30:00.000Z'
  expect(entryDay({ createdAt, zone: 'Europe/Stockholm' }, 0)).toBe('2026-11-20')
  expect(entryDay({ createdAt, zone: 'America/New_York' }, 0)).toBe('2026-11-19')
  expect(entryDay({ createdAt, zone: 'Pacific/Auckland' }, 0)).toBe('2026-11-20')
})

test('in a zone that this platform does not know an entry has the day and the time of UTC', () => {
  const createdAt = '2026-11-19T23:30:00.000Z'
  const rule = { zone: 'Mars/Base', startHour: 0 }
  expect(entryDay({ createdAt, zone: rule.zone }, 0)).toBe('2026-11-19')
  expect(timeOnWall(Date.parse(createdAt), rule.zone)).toBe('23:30')
  expect(dateAndTime(Date.parse(createdAt), rule)).toBe('Thursday 19 November 2026, 23:30')
  expect(wallInstant('2026-11-19', '23:30', rule.zone)).toBe(Date.parse(createdAt))
  expect(zoneOffset(0, rule.zone)).toBe('UTC+00:00')
})

test('before the hour at which the day starts it is still yesterday', () => {
  const createdAt = '2026-11-20T02:59:00.000Z'
  expect(entryDay({ createdAt, zone: 'UTC' }, 3)).toBe('2026-11-19')
  expect(entryDay({ createdAt, zone: 'UTC' }, 2)).toBe('2026-11-20')
})

test('dates and times read as people write them', () => {
  const at = Date.parse('2026-11-19T20:31:00Z')
  expect(dateAndTime(at, { zone: 'Europe/Stockholm', startHour: 4 })).toBe('Thursday 19 November 2026, 21:31')
  expect(timeOnWall(Date.parse('2026-11-19T23:05:00Z'), 'Europe/Stockholm')).toBe('00:05')
  expect(longDate('2026-03-14')).toBe('Saturday 14 March 2026')
  expect(shortDate('2026-03-14', '2026')).toBe('14 March')
  expect(shortDate('2025-03-14', '2026')).toBe('14 March 2025')
  expect(weekday('2026-11-19', 'short')).toBe('Thu')
  expect(dayNumber('2026-11-09')).toBe(9)
  expect(monthName('2026-11')).toBe('November')
})

test('an hour after midnight that belongs to the day before says so', () => {
  const at = Date.parse('2026-11-20T01:30:00Z')
  expect(dateAndTime(at, { zone: 'UTC', startHour: 4 })).toBe('Thursday 19 November 2026, 01:30 next day')
  expect(dateAndTime(at, { zone: 'UTC', startHour: 1 })).toBe('Friday 20 November 2026, 01:30')
})

test('an entry stands in the month of its day, in every zone and at every hour', () => {
  const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kolkata', 'America/St_Johns']
  for (let hour = 0; hour < 24 * 62; hour += 5) {
    const createdAt = new Date(Date.UTC(2026, 1, 1, hour)).toISOString()
    for (const zone of zones) {
      for (const startHour of [0, 11]) {
        const entry = { createdAt, zone }
        expect(entryMonth(entry, startHour), `${createdAt} ${zone}`).toBe(
          entryDay(entry, startHour).slice(0, 7),
        )
      }
    }
  }
})
