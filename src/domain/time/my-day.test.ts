import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOnWall, dayOf, hourOf } from './day.ts'
import { isZone } from './known-zone.ts'
import { dayRuleOf, defaultMyDay, latestStartHour, weekNumberOf, weekStartOf, weekStarts } from './my-day.ts'
import { myDayChoice, myDayRecord } from './my-day-record.ts'

const hourMs = 3_600_000
/** Clock changes both ways, half hours, three quarters, midnight that does not exist, and both sides of the date line. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const instant = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2040-01-01') })
const anyZone = fc.constantFrom(...zones)
const anyStart = fc.integer({ min: 0, max: latestStartHour })
const anyWeek = fc.constantFrom(...weekStarts)

describe('the rule of a person', () => {
  test('follows the device until a zone is chosen', () => {
    expect(dayRuleOf(defaultMyDay, 'Asia/Tokyo')).toEqual({
      zone: 'Asia/Tokyo',
      startHour: 0,
      weekStart: 'monday',
    })
    expect(dayRuleOf({ ...defaultMyDay, zone: 'Europe/Berlin' }, 'Asia/Tokyo').zone).toBe('Europe/Berlin')
  })

  test('falls back to the device where a chosen zone is not known', () => {
    expect(dayRuleOf({ ...defaultMyDay, zone: 'Europe/Atlantis' }, 'Asia/Tokyo').zone).toBe('Asia/Tokyo')
    expect([isZone('Europe/Berlin'), isZone('Europe/Atlantis'), isZone('')]).toEqual([true, false, false])
  })
})

describe('a day that begins at any hour, anywhere', () => {
  test('is the wall date, or the one before it while the wall says an earlier hour', () => {
    fc.assert(
      fc.property(instant, anyZone, anyStart, (at, zone, startHour) => {
        const date = dateOnWall(at, zone)
        const expected = hourOf(at, zone) < startHour ? addDays(date, -1) : date
        expect(dayOf(at, { zone, startHour })).toBe(expected)
      }),
    )
  })

  test('never runs backwards, whatever the clocks do', () => {
    fc.assert(
      fc.property(instant, anyZone, anyStart, (from, zone, startHour) => {
        let before = dayOf(from, { zone, startHour })
        for (let at = from; at < from + 72 * hourMs; at += hourMs / 2) {
          const day = dayOf(at, { zone, startHour })
          // A clock that goes back over the start of the day repeats up to an hour of the day before.
          const isRepeated = day === addDays(before, -1) && dayOf(at + hourMs, { zone, startHour }) === before
          expect(day >= before || isRepeated).toBe(true)
          if (day > before) before = day
        }
      }),
      { numRuns: 60 },
    )
  })

  test('begins after an hour that does not exist', () => {
    const cairo = { zone: 'Africa/Cairo', startHour: 0 }
    expect(dayOf(Date.parse('2026-04-23T21:59:59Z'), cairo)).toBe('2026-04-23')
    expect(dayOf(Date.parse('2026-04-23T22:00:00Z'), cairo)).toBe('2026-04-24')
  })
})

describe('a week', () => {
  test.each([
    ['monday', '2026-11-16'],
    ['sunday', '2026-11-15'],
    ['saturday', '2026-11-14'],
  ] as const)('from %s that holds Thursday 19 November begins on %s', (weekStart, first) => {
    expect(weekStartOf('2026-11-19', { weekStart })).toBe(first)
  })

  test.each([
    ['monday', '2026-11-16', '2026-11-16', '2026-11-15', '2026-11-09'],
    ['sunday', '2026-11-15', '2026-11-15', '2026-11-14', '2026-11-08'],
    ['saturday', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-14'],
  ] as const)(
    'from %s begins on that day and ends the day before it',
    (weekStart, on, first, before, last) => {
      expect([weekStartOf(on, { weekStart }), weekStartOf(before, { weekStart })]).toEqual([first, last])
    },
  )

  test('holds seven days and every day once, however it begins', () => {
    fc.assert(
      fc.property(instant, anyWeek, (at, weekStart) => {
        const day = new Date(at).toISOString().slice(0, 10)
        const first = weekStartOf(day, { weekStart })
        const days = Array.from({ length: 7 }, (_, nth) => addDays(first, nth))
        expect(days).toContain(day)
        expect(days.map((each) => weekStartOf(each, { weekStart }))).toEqual(days.map(() => first))
        expect(weekStartOf(addDays(first, 7), { weekStart })).toBe(addDays(first, 7))
      }),
    )
  })

  test.each([
    ['2026-11-19', 47],
    ['2026-01-01', 1],
    ['2027-01-03', 53],
    ['2024-12-30', 1],
    ['2021-01-03', 53],
  ])('from Monday that holds %s has the ISO number %i', (day, number) => {
    expect(weekNumberOf(day, { weekStart: 'monday' })).toBe(number)
  })

  test('has the number of its Thursday, so that neighbours differ by one or begin a year', () => {
    fc.assert(
      fc.property(instant, anyWeek, (at, weekStart) => {
        const day = new Date(at).toISOString().slice(0, 10)
        const number = weekNumberOf(day, { weekStart })
        const next = weekNumberOf(addDays(day, 7), { weekStart })
        expect(next === number + 1 || (next === 1 && number >= 52)).toBe(true)
      }),
    )
  })
})

describe('what the vault keeps of it', () => {
  const updatedAt = '2026-11-21T08:00:00.000Z'

  test('has midnight, the device and Monday where nothing was said', () => {
    expect(myDayRecord.parse({ updatedAt })).toEqual({ ...defaultMyDay, updatedAt })
  })

  test.each([{ startHour: 12 }, { startHour: -1 }, { startHour: 2.5 }, { weekStart: 'friday' }])(
    'refuses %j',
    (wrong) => {
      expect(myDayRecord.safeParse({ ...wrong, updatedAt }).success).toBe(false)
    },
  )

  test('keeps a zone that only another device knows, and lets nobody choose one', () => {
    expect(myDayRecord.safeParse({ zone: 'Mars/Olympus', updatedAt }).success).toBe(true)
    expect(myDayChoice.safeParse({ zone: 'Mars/Olympus' }).success).toBe(false)
    expect(myDayChoice.parse({ zone: null })).toEqual({ zone: null })
  })
})
