import { expect, test } from 'vitest'
import { ledgerWeeks } from './ledger-weeks.ts'

const utc = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const

test('each of the last weeks has the words that left in it, and a week without any has none', () => {
  const entries = [
    { at: '2026-11-19T10:00:00Z', words: 6 },
    { at: '2026-11-16T00:00:00Z', words: 64 },
    { at: '2026-11-08T23:59:00Z', words: 9 },
    { at: '2025-01-01T00:00:00Z', words: 500 },
  ]
  expect(ledgerWeeks(entries, '2026-11-19', utc, 3)).toEqual([
    { first: '2026-11-02', number: 45, words: 9 },
    { first: '2026-11-09', number: 46, words: 0 },
    { first: '2026-11-16', number: 47, words: 70 },
  ])
})

test('a transfer belongs to the week that the person was in', () => {
  const entries = [{ at: '2026-11-15T12:00:00Z', words: 5 }]
  const weeks = ledgerWeeks(entries, '2026-11-19', { ...utc, zone: 'Pacific/Auckland' }, 2)
  expect(weeks.map(({ words }) => words)).toEqual([0, 5])
})

test('weeks and days begin where the person says', () => {
  const entries = [
    { at: '2026-11-15T02:00:00Z', words: 5 },
    { at: '2026-11-15T05:00:00Z', words: 70 },
  ]
  const weeks = ledgerWeeks(entries, '2026-11-19', { ...utc, startHour: 4, weekStart: 'sunday' }, 2)
  expect(weeks).toEqual([
    { first: '2026-11-08', number: 46, words: 5 },
    { first: '2026-11-15', number: 47, words: 70 },
  ])
})
