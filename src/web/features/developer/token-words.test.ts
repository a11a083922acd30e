import { expect, test } from 'vitest'
import { tokenLine } from './token-words.ts'

const token = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'A script',
  scopes: ['records:read' as const, 'account' as const],
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-12-01T12:00:00.000Z',
  lastUsedAt: null,
}
const at = (instant: string) =>
  ({ now: Date.parse(instant), zone: 'Europe/Stockholm', startHour: 0, weekStart: 'monday' }) as const

test('a token says what it may do, when it was used last, and when it ends or has ended', () => {
  expect(tokenLine(token, at('2026-11-21T08:30:00Z'))).toBe(
    'May read sealed records, account; never used; ends on 1 December',
  )
  const used = { ...token, lastUsedAt: '2026-11-20T23:30:00.000Z' }
  expect(tokenLine(used, at('2027-01-02T00:00:00Z'))).toBe(
    'May read sealed records, account; last used on 21 November 2026; ended on 1 December 2026',
  )
})
