import { expect, test } from 'vitest'
import { agoWords, dayWords, sinceWords } from './time-words.ts'

const moment = {
  now: Date.parse('2026-11-19T18:24:00Z'),
  zone: 'UTC',
  startHour: 0,
  weekStart: 'monday',
} as const

test.each([
  ['2026-11-19T18:23:10Z', 'now'],
  ['2026-11-19T18:30:00Z', 'now'],
  ['2026-11-19T18:12:00Z', '12 minutes ago'],
  ['2026-11-19T14:02:00Z', 'at 14:02'],
  ['2026-11-18T23:50:00Z', 'yesterday'],
  ['2026-11-03T10:00:00Z', '3 November'],
  ['2025-11-03T10:00:00Z', '3 November 2025'],
])('%s was %s', (at, words) => {
  expect(agoWords(Date.parse(at), moment)).toBe(words)
})

test('the day is the one on the wall of the reader', () => {
  const at = Date.parse('2026-11-03T23:30:00Z')
  expect(dayWords(at, moment)).toBe('3 November')
  expect(dayWords(at, { ...moment, zone: 'Europe/Stockholm' })).toBe('4 November')
})

test('since when: a clock today, a day before that', () => {
  expect(sinceWords(Date.parse('2026-11-19T18:23:10Z'), moment)).toBe('18:23')
  expect(sinceWords(Date.parse('2026-11-18T18:23:10Z'), moment)).toBe('yesterday')
  expect(sinceWords(Date.parse('2026-11-03T18:23:10Z'), moment)).toBe('3 November')
})
