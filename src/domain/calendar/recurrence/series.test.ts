import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOnWall } from '../../time/day.ts'
import { timeOnWall } from '../../time/entry-date.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { calendarEvent } from '../calendar-event.ts'
import { occurrencesIn, type Recurring } from './series.ts'

const stockholm = 'Europe/Stockholm'

function series(from: string, time: string, zone: string, change: object = {}): Recurring {
  const startMs = wallInstant(from, time, zone)
  return calendarEvent.parse({
    title: 'x',
    eventType: 'journal',
    startTime: startMs,
    endTime: startMs + 3_600_000,
    zone,
    isRecurring: true,
    recurringPattern: 'daily',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  })
}

function times(of: Recurring, from: string, to: string, zone = of.zone): string[] {
  const range = { fromMs: wallInstant(from, '00:00', zone), toMs: wallInstant(to, '00:00', zone), zone }
  return occurrencesIn(of, range).map(
    ({ startMs }) => `${dateOnWall(startMs, zone)} ${timeOnWall(startMs, zone)}`,
  )
}

describe('a series keeps the clock of its zone', () => {
  test('when clocks go forward: what is at 20:00 stays at 20:00, and an hour that is left out comes an hour later', () => {
    expect(times(series('2026-03-27', '20:00', stockholm), '2026-03-28', '2026-03-31')).toEqual([
      '2026-03-28 20:00',
      '2026-03-29 20:00',
      '2026-03-30 20:00',
    ])
    expect(times(series('2026-03-27', '02:30', stockholm), '2026-03-28', '2026-03-31')).toEqual([
      '2026-03-28 02:30',
      '2026-03-29 03:30',
      '2026-03-30 02:30',
    ])
  })

  test('when clocks go back: an hour that comes twice is meant once, the first time', () => {
    const found = occurrencesIn(series('2026-10-24', '02:30', stockholm), {
      fromMs: Date.parse('2026-10-24T22:00:00Z'),
      toMs: Date.parse('2026-10-25T23:00:00Z'),
      zone: stockholm,
    })
    expect(found.map(({ startMs }) => new Date(startMs).toISOString())).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  test('and is read an hour off in a zone whose clocks change on another day', () => {
    const weekly = series('2026-03-02', '18:00', 'America/New_York', { recurringPattern: 'weekly' })
    expect(times(weekly, '2026-03-01', '2026-04-07', stockholm)).toEqual(
      [
        '2026-03-03 00:00',
        '2026-03-09 23:00',
        '2026-03-16 23:00',
        '2026-03-23 23:00',
        '2026-03-31 00:00',
        '2026-04-07 00:00',
      ].slice(0, 5),
    )
  })

  test('a flight over the date line ends before it began by the clocks, and lasts as long as it lasts', () => {
    const flight = series('2026-11-20', '21:00', 'Pacific/Auckland', {
      isRecurring: false,
      recurringPattern: 'none',
      endTime: wallInstant('2026-11-20', '13:00', 'America/Los_Angeles'),
    })
    const [one] = occurrencesIn(flight, { fromMs: 0, toMs: Date.UTC(2030, 0), zone: 'America/Los_Angeles' })
    expect(one).toMatchObject({ day: '2026-11-20', startMs: Date.parse('2026-11-20T08:00:00Z') })
    expect(((one?.endMs ?? 0) - (one?.startMs ?? 0)) / 3_600_000).toBe(13)
    expect(dateOnWall(one?.startMs ?? 0, 'America/Los_Angeles')).toBe('2026-11-20')
  })
})

test('whole days are the same dates wherever one is', () => {
  const trip = series('2026-11-20', '00:00', stockholm, {
    isRecurring: false,
    isAllDay: true,
    endTime: wallInstant('2026-11-23', '00:00', stockholm),
  })
  for (const zone of [stockholm, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const [one] = occurrencesIn(trip, { fromMs: 0, toMs: Date.UTC(2030, 0), zone })
    expect([dateOnWall(one?.startMs ?? 0, zone), dateOnWall((one?.endMs ?? 0) - 1, zone)]).toEqual([
      '2026-11-20',
      '2026-11-22',
    ])
  }
})

// Spec: S3-030, S3-034, S3-035
test('a series ends with its end date, leaves out what is skipped, and one that is none takes place once', () => {
  const daily = { recurringEndDate: '2026-11-05T23:59:00Z', skipped: ['2026-11-03'] }
  expect(times(series('2026-11-01', '09:00', 'UTC', daily), '2026-11-01', '2026-12-01')).toEqual([
    '2026-11-01 09:00',
    '2026-11-02 09:00',
    '2026-11-04 09:00',
    '2026-11-05 09:00',
  ])
  const once = series('2026-11-01', '09:00', 'UTC', { isRecurring: false, recurringPattern: 'none' })
  expect(times(once, '2026-01-01', '2027-01-01')).toEqual(['2026-11-01 09:00'])
})

test('what would last for ages and comes every day is taken as no longer than a year each time', () => {
  const endTime = Date.UTC(9999, 0, 1)
  const window = { fromMs: Date.UTC(2026, 10, 1), toMs: Date.UTC(2026, 10, 2), zone: stockholm }
  expect(occurrencesIn(series('1000-01-01', '09:00', stockholm, { endTime }), window)).toHaveLength(367)
  const once = { endTime, isRecurring: false, recurringPattern: 'none' }
  const [only] = occurrencesIn(series('1000-01-01', '09:00', stockholm, once), window)
  expect(only?.endMs).toBe(endTime)
})

test('what lasts over midnight is found by both days, and what lasts no time by its own', () => {
  const night = series('2026-11-10', '22:00', 'UTC', {
    endTime: '2026-11-11T06:00:00Z',
    isRecurring: false,
    recurringPattern: 'none',
  })
  expect(times(night, '2026-11-11', '2026-11-12')).toHaveLength(1)
  expect(times(night, '2026-11-12', '2026-11-13')).toHaveLength(0)
  const moment = series('2026-11-10', '00:00', 'UTC', {
    endTime: '2026-11-10T00:00:00Z',
    isRecurring: false,
    recurringPattern: 'none',
  })
  expect(times(moment, '2026-11-10', '2026-11-11')).toHaveLength(1)
  expect(times(moment, '2026-11-09', '2026-11-10')).toHaveLength(0)
})

test('every day has its occurrence at the same clock time, in any zone, whichever window asks', () => {
  const zones = fc.constantFrom(
    stockholm,
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  )
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 2_000 }), (zone, after) => {
      const of = series('2020-01-01', '12:15', zone)
      const fromMs = Date.UTC(2020, 0, 2 + after)
      const found = occurrencesIn(of, { fromMs, toMs: fromMs + 10 * 86_400_000, zone: 'UTC' })
      expect(found.length).toBeGreaterThanOrEqual(10)
      for (const { startMs, day } of found) {
        expect(timeOnWall(startMs, zone)).toBe('12:15')
        expect(dateOnWall(startMs, zone)).toBe(day)
      }
    }),
    { numRuns: 60 },
  )
})
