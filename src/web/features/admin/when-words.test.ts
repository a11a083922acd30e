import { expect, test } from 'vitest'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { whenWords } from './when-words.ts'

const moment = { ...defaultMyDay, zone: 'UTC', startHour: 0, now: Date.UTC(2026, 10, 21, 22) }

test.each([
  ['2026-11-21T21:58:04.000Z', '21:58:04'],
  ['2026-11-20T21:58:44.000Z', '20 November, 21:58:44'],
  ['2025-11-20T00:00:09.000Z', '20 November 2025, 00:00:09'],
])('%s reads %s', (at, words) => {
  expect(whenWords(at, moment)).toBe(words)
})
