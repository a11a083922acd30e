import { expect, test } from 'vitest'
import { sessionDays } from './session-day.ts'

const at = (instant: string, zone: string) => ({ atMs: Date.parse(instant), zone })
const session = { startedAt: '2026-11-19T03:00:00.000Z' }

test('a session belongs to a day by its own zone, from the hour at which days begin', () => {
  const none = sessionDays([], 0)
  expect(none({ ...session, zone: 'America/New_York' })).toBe('2026-11-18')
  expect(none({ ...session, zone: 'Asia/Tokyo' })).toBe('2026-11-19')
  expect(sessionDays([], 4)({ ...session, zone: 'Europe/Lisbon' })).toBe('2026-11-18')
})

test('a session without a zone takes that of the page nearest in time, of two as near the earlier, else UTC', () => {
  const home = at('2026-11-18T20:00:00Z', 'America/New_York')
  const away = at('2026-11-19T05:00:00Z', 'Asia/Tokyo')
  expect(sessionDays([home, away], 0)(session)).toBe('2026-11-19')
  expect(sessionDays([home], 0)(session)).toBe('2026-11-18')
  expect(sessionDays([away], 0)({ startedAt: '2026-11-18T16:00:00.000Z' })).toBe('2026-11-19')
  expect(
    sessionDays(
      [at('2026-11-19T01:00:00Z', 'America/New_York'), away],
      0,
    )({ startedAt: '2026-11-19T03:00:00Z' }),
  ).toBe('2026-11-18')
  expect(sessionDays([], 0)(session)).toBe('2026-11-19')
})
