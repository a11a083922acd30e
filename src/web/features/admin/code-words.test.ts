import { expect, test } from 'vitest'
import { codeState, codesWords } from './code-words.ts'

const now = Date.UTC(2026, 10, 21, 12)
const moment = { now, zone: 'UTC', startHour: 4, weekStart: 'monday' } as const
const unused = { usedAt: null, usedBy: null, expiresAt: '2026-12-21T12:00:00.000Z' }
const expired = { ...unused, expiresAt: '2026-11-03T12:00:00.000Z' }
const used = { ...unused, usedAt: '2026-11-05T12:00:00.000Z', usedBy: 12 }

test('a code says until when it can be used, that it has expired, or which account used it', () => {
  expect(codeState(unused, moment)).toMatch(/^can be used until .*21 December/)
  expect(codeState(expired, moment)).toMatch(/^expired on .*3 November/)
  expect(codeState(used, moment)).toMatch(/^used on .*5 November.* by account 12$/)
  expect(codeState({ ...used, usedBy: null }, moment)).toMatch(/by an account that is gone$/)
})

test('a code ends at the very instant at which it expires', () => {
  const ends = { ...unused, expiresAt: new Date(now).toISOString() }
  expect(codeState(ends, moment)).toMatch(/^expired/)
  expect(codesWords([ends], now)).toContain('0 can still be used, 0 were used, 1 expired')
})

test('all codes are counted by what became of them', () => {
  expect(codesWords([], now)).toBe('Each code gives one person a plan, once. There are none yet.')
  expect(codesWords([unused, unused, expired, used], now)).toBe(
    'Each code gives one person a plan, once. 2 can still be used, 1 was used, 1 expired.',
  )
})
