import { expect, test } from 'vitest'
import { isoWeek, ledgerWeeks } from './ledger-weeks.ts'

const utc = { zone: 'UTC', startHour: 0 }

test.each([
  ['2026-11-19', 47],
  ['2026-01-01', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s lies in week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week)
})

test('each of the last weeks has the words that left in it, and a week without any has none', () => {
  const entries = [
    { at: '2026-11-19T10:00:00Z', words: 6 },
    { at: '2026-11-16T00:00:00Z', words: 64 },
    { at: '2026-11-08T23:59:00Z', words: 9 },
    { at: '2025-01-01T00:00:00Z', words: 500 },
  ]
  expect(ledgerWeeks(entries, '2026-11-19', utc, 3)).toEqual([
    { monday: '2026-11-02', number: 45, words: 9 },
    { monday: '2026-11-09', number: 46, words: 0 },
    { monday: '2026-11-16', number: 47, words: 70 },
  ])
})

test('a transfer belongs to the week that the person was in', () => {
  const entries = [{ at: '2026-11-15T12:00:00Z', words: 5 }]
  const weeks = ledgerWeeks(entries, '2026-11-19', { zone: 'Pacific/Auckland', startHour: 0 }, 2)
  expect(weeks.map(({ words }) => words)).toEqual([0, 5])
})
