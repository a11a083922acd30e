import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOnWall, dayOf } from './day.ts'
import { timeOnWall } from './entry-date.ts'
import { instantOnDay, wallInstant } from './wall-instant.ts'

const utc = (iso: string) => Date.parse(iso)

test.each([
  ['2026-11-19', '21:31', 'Europe/Stockholm', '2026-11-19T20:31:00Z'],
  ['2026-07-01', '00:00', 'Asia/Kathmandu', '2026-06-30T18:15:00Z'],
  ['2026-01-01', '12:00', 'Pacific/Kiritimati', '2025-12-31T22:00:00Z'],
  ['2024-02-29', '09:00', 'UTC', '2024-02-29T09:00:00Z'],
  // The hour that comes twice: the first one. The hour that is skipped: on from before the gap.
  ['2026-10-25', '02:30', 'Europe/Stockholm', '2026-10-25T00:30:00Z'],
  ['2026-03-29', '02:30', 'Europe/Stockholm', '2026-03-29T01:30:00Z'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
])('%s %s in %s', (date, time, zone, iso) => {
  expect(wallInstant(date, time, zone)).toBe(utc(iso))
})

test.each([
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-11-19', '24:30'],
  ['tomorrow', '10:00'],
  ['2026-11-19', ''],
])('%s %s is no instant', (date, time) => {
  expect(wallInstant(date, time, 'UTC')).toBeNaN()
  expect(instantOnDay(date, time, { zone: 'UTC', startHour: 0 })).toBeNaN()
})

test('an hour before the day begins belongs to its end', () => {
  const rule = { zone: 'Europe/Stockholm', startHour: 4 }
  expect(instantOnDay('2026-11-19', '01:30', rule)).toBe(utc('2026-11-20T00:30:00Z'))
  expect(instantOnDay('2026-11-19', '04:00', rule)).toBe(utc('2026-11-19T03:00:00Z'))
})

test('what was chosen is what is shown, whatever the zone, the hour and the day', () => {
  const zones = fc.constantFrom(
    'Europe/Stockholm',
    'America/St_Johns',
    'Asia/Tokyo',
    'Pacific/Apia',
    'America/Sao_Paulo',
  )
  const instants = fc.integer({ min: utc('1990-01-01T00:00Z'), max: utc('2035-01-01T00:00Z') })
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 0, max: 11 }), (ms, zone, startHour) => {
      const minute = Math.floor(ms / 60_000) * 60_000
      const [day, time] = [dayOf(minute, { zone, startHour }), timeOnWall(minute, zone)]
      const found = instantOnDay(day, time, { zone, startHour })
      expect(timeOnWall(found, zone)).toBe(time)
      expect(dateOnWall(found, zone)).toBe(dateOnWall(minute, zone))
      expect(dayOf(found, { zone, startHour })).toBe(day)
      expect(found).toBeLessThanOrEqual(minute)
    }),
    { numRuns: 300 },
  )
})
