import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type DayRule, dateOnWall, dayOf, greetingAt, hourOf, timeOfDay } from './day.ts'

const at = (instant: string): number => Date.parse(instant)
const berlin: DayRule = { zone: 'Europe/Berlin', startHour: 0 }
const berlinFour: DayRule = { zone: 'Europe/Berlin', startHour: 4 }
const newYork: DayRule = { zone: 'America/New_York', startHour: 0 }
const newYorkFour: DayRule = { zone: 'America/New_York', startHour: 4 }

describe('the day that an instant belongs to', () => {
  test.each<[string, DayRule, string, string]>([
    ['one second before midnight', berlin, '2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['midnight', berlin, '2026-11-20T23:00:00Z', '2026-11-21'],
    ['the same instant in New York', newYork, '2026-11-20T23:00:00Z', '2026-11-20'],
    ['a quarter past noon', berlin, '2026-11-21T11:15:00Z', '2026-11-21'],
    ['an instant before 1970', berlin, '1969-12-31T23:30:00Z', '1970-01-01'],
    ['New Year', berlin, '2026-12-31T23:00:00Z', '2027-01-01'],
    ['a zone with a half hour', { zone: 'Asia/Kolkata', startHour: 0 }, '2026-11-20T18:30:00Z', '2026-11-21'],
    [
      'a zone with three quarters',
      { zone: 'Asia/Kathmandu', startHour: 0 },
      '2026-11-20T18:14:59Z',
      '2026-11-20',
    ],
  ])('%s', (_, rule, instant, day) => {
    expect(dayOf(at(instant), rule)).toBe(day)
  })
})

describe('a day that begins at four', () => {
  test.each<[string, DayRule, string, string]>([
    ['03:59 is still the day before', berlinFour, '2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['04:00 is the day itself', berlinFour, '2026-11-21T03:00:00Z', '2026-11-21'],
    ['midnight is still the day before', berlinFour, '2026-11-20T23:00:00Z', '2026-11-20'],
    ['03:59 on the first is the last of the month', berlinFour, '2026-12-01T02:59:00Z', '2026-11-30'],
    ['03:59 on New Year is the old year', berlinFour, '2027-01-01T02:59:00Z', '2026-12-31'],
    ['03:59 on March 1 is the leap day', berlinFour, '2028-03-01T02:59:00Z', '2028-02-29'],
  ])('%s', (_, rule, instant, day) => {
    expect(dayOf(at(instant), rule)).toBe(day)
  })
})

describe('when the clock jumps forward', () => {
  test.each<[string, DayRule, string, string]>([
    ['Berlin, before the jump', berlinFour, '2026-03-29T00:59:59Z', '2026-03-28'],
    ['Berlin, 03:00 right after it', berlinFour, '2026-03-29T01:00:00Z', '2026-03-28'],
    ['Berlin, 03:59 in summer time', berlinFour, '2026-03-29T01:59:59Z', '2026-03-28'],
    ['Berlin, 04:00 in summer time', berlinFour, '2026-03-29T02:00:00Z', '2026-03-29'],
    ['Berlin, its short day still ends at midnight', berlin, '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Berlin, and the next begins there', berlin, '2026-03-29T22:00:00Z', '2026-03-30'],
    ['New York, 03:59', newYorkFour, '2026-03-08T07:59:59Z', '2026-03-07'],
    ['New York, 04:00', newYorkFour, '2026-03-08T08:00:00Z', '2026-03-08'],
    [
      'a day that begins in the missing hour begins after it',
      { zone: 'America/New_York', startHour: 2 },
      '2026-03-08T07:00:00Z',
      '2026-03-08',
    ],
    ['and not before', { zone: 'America/New_York', startHour: 2 }, '2026-03-08T06:59:59Z', '2026-03-07'],
  ])('%s', (_, rule, instant, day) => {
    expect(dayOf(at(instant), rule)).toBe(day)
  })
})

describe('when the clock goes back', () => {
  test.each<[string, DayRule, string, string]>([
    ['Berlin, the first 02:30', berlinFour, '2026-10-25T00:30:00Z', '2026-10-24'],
    ['Berlin, the second 02:30', berlinFour, '2026-10-25T01:30:00Z', '2026-10-24'],
    ['Berlin, 03:59 in winter time', berlinFour, '2026-10-25T02:59:59Z', '2026-10-24'],
    ['Berlin, 04:00 in winter time', berlinFour, '2026-10-25T03:00:00Z', '2026-10-25'],
    ['Berlin, the long day still holds 23:59', berlin, '2026-10-25T22:59:59Z', '2026-10-25'],
    ['New York, the first 01:30', newYork, '2026-11-01T05:30:00Z', '2026-11-01'],
    ['New York, the second 01:30', newYork, '2026-11-01T06:30:00Z', '2026-11-01'],
    ['New York, 03:59 in winter time', newYorkFour, '2026-11-01T08:59:59Z', '2026-10-31'],
    ['New York, 04:00 in winter time', newYorkFour, '2026-11-01T09:00:00Z', '2026-11-01'],
    [
      'where midnight itself goes back to 23:00',
      { zone: 'Asia/Beirut', startHour: 0 },
      '2026-10-24T21:30:00Z',
      '2026-10-24',
    ],
  ])('%s', (_, rule, instant, day) => {
    expect(dayOf(at(instant), rule)).toBe(day)
  })
})

describe('at the date line', () => {
  test('one instant is three days around the Pacific', () => {
    const instant = at('2026-11-21T10:30:00Z')
    expect(dayOf(instant, { zone: 'Pacific/Kiritimati', startHour: 0 })).toBe('2026-11-22')
    expect(dayOf(instant, { zone: 'Pacific/Auckland', startHour: 0 })).toBe('2026-11-21')
    expect(dayOf(instant, { zone: 'Pacific/Pago_Pago', startHour: 0 })).toBe('2026-11-20')
  })

  test('Samoa went to bed on December 29, 2011 and woke up on December 31', () => {
    const apia: DayRule = { zone: 'Pacific/Apia', startHour: 0 }
    expect(dayOf(at('2011-12-30T09:59:59Z'), apia)).toBe('2011-12-29')
    expect(dayOf(at('2011-12-30T10:00:00Z'), apia)).toBe('2011-12-31')
  })
})

test('in two years around both clock changes, no day is missing, doubled or out of order', () => {
  for (const rule of [berlin, berlinFour, newYork, newYorkFour]) {
    let before = dayOf(at('2026-01-01T12:00:00Z'), rule)
    let days = 1
    for (
      let instant = at('2026-01-01T12:00:00Z');
      instant < at('2028-01-01T12:00:00Z');
      instant += 1_800_000
    ) {
      const day = dayOf(instant, rule)
      if (day === before) continue
      expect(day).toBe(addDays(before, 1))
      before = day
      days++
    }
    expect(days).toBe(731)
  }
})

describe('counting days', () => {
  test.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-08-31', 31, '2026-10-01'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test('there and back again is the same day', () => {
    const from = at('1900-01-01T00:00:00Z')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80_000 }),
        fc.integer({ min: -4000, max: 4000 }),
        (start, count) => {
          const day = new Date(from + start * 86_400_000).toISOString().slice(0, 10)
          expect(addDays(addDays(day, count), -count)).toBe(day)
        },
      ),
    )
  })

  test('what is no day is refused', () => {
    for (const wrong of ['', 'yesterday', '2026-13-01']) expect(() => addDays(wrong, 1)).toThrow(RangeError)
  })
})

describe('the hour on the wall', () => {
  test.each([
    ['2026-11-20T23:00:00Z', 'Europe/Berlin', 0],
    ['2026-11-21T22:59:59Z', 'Europe/Berlin', 23],
    ['2026-07-01T10:00:00Z', 'Europe/Berlin', 12],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 3],
    ['2026-11-01T06:30:00Z', 'America/New_York', 1],
    ['2026-11-21T18:14:59Z', 'Asia/Kathmandu', 23],
  ])('%s in %s is %i', (instant, zone, hour) => {
    expect(hourOf(at(instant), zone)).toBe(hour)
  })

  test('in a zone that the platform does not know it is the hour of UTC', () => {
    const evening = Date.parse('2026-11-19T23:30:00.000Z')
    expect(hourOf(evening, 'Europe/Atlantis')).toBe(23)
    expect(dayOf(evening, { zone: 'Europe/Atlantis', startHour: 0 })).toBe('2026-11-19')
  })
})

test('a greeting says no evening after midnight, and never takes leave', () => {
  expect([2, 8, 14, 21].map(greetingAt)).toEqual(['Hello', 'Good morning', 'Good afternoon', 'Good evening'])
})

test('every hour has a part of the day', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => timeOfDay(hour))
  expect(parts.map((part) => part[0]).join('')).toBe('nnnnnmmmmmmmaaaaaeeeeeee')
})

describe('what the wall says', () => {
  const zones = [
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Apia',
  ]
  const asked = (zone: string, instantMs: number): string => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    return format.format(instantMs).replace(', ', ' ').slice(0, 13)
  }
  const said = (zone: string, instantMs: number): string =>
    `${dateOnWall(instantMs, zone)} ${String(hourOf(instantMs, zone)).padStart(2, '0')}`

  test('is what the platform says, at any minute of any year', () => {
    const minute = fc.integer({ min: 0, max: at('2099-12-31T23:59:00Z') / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minute, (zone, minutes) => {
        expect(said(zone, minutes * 60_000)).toBe(asked(zone, minutes * 60_000))
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
    ['America/Recife', '2000-10-08T03:00:00Z'],
    ['America/Recife', '2000-10-15T02:00:00Z'],
  ])('is so around a change of the clock in %s', (zone, change) => {
    for (let minutes = -80 * 60; minutes <= 80 * 60; minutes += 15) {
      const instantMs = at(change) + minutes * 60_000
      expect(said(zone, instantMs)).toBe(asked(zone, instantMs))
    }
  })
})
