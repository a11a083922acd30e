import { expect, test } from 'vitest'
import { askAgainAt, isRecoveryDue, type RecoverySlot, recoveryHealth } from './recovery-health.ts'
import { type RecoveryState, recoveryState } from './recovery-state.ts'

const one = '3b8d1d0a-2c5e-4d61-9a53-1f0a5d8b7c10'
const other = '7c2f0d5e-8a41-4b7e-8f0e-6a1b2c3d4e5f'
const madeAt = '2026-11-19T20:31:00.000Z'
const confirmedAt = '2026-11-19T20:40:00.000Z'

const made: RecoveryState = recoveryState.parse({ slotId: one, madeAt, confirmedAt: null })
const confirmed: RecoveryState = { ...made, confirmedAt }
const slot = (slotId: string, createdAt = madeAt): RecoverySlot => ({ slotId, createdAt })

test('without a record and without a slot there has never been a code', () => {
  expect(recoveryHealth([], [])).toEqual({ is: 'none' })
  expect(recoveryHealth([], null)).toEqual({ is: 'none' })
})

test('a code is made until it is confirmed', () => {
  expect(recoveryHealth([made], [slot(one)])).toEqual({ is: 'made', at: madeAt })
  expect(recoveryHealth([confirmed], [slot(one)])).toEqual({ is: 'confirmed', at: confirmedAt })
})

test('a confirmed code whose slot is gone was taken away', () => {
  expect(recoveryHealth([confirmed], [])).toEqual({ is: 'taken', at: madeAt })
})

test('a code made elsewhere, of which nothing is known here yet, is not confirmed', () => {
  const later = '2026-12-01T08:00:00.000Z'
  expect(recoveryHealth([], [slot(other, later)])).toEqual({ is: 'made', at: later })
  expect(recoveryHealth([confirmed], [slot(other, later)])).toEqual({ is: 'made', at: later })
})

test('while the server cannot be asked the newest record decides', () => {
  const newer: RecoveryState = { slotId: other, madeAt: '2026-12-01T08:00:00.000Z', confirmedAt: null }
  expect(recoveryHealth([confirmed], null)).toEqual({ is: 'confirmed', at: confirmedAt })
  expect(recoveryHealth([confirmed, newer], null)).toEqual({ is: 'made', at: newer.madeAt })
})

test('the dashboard asks until a code is confirmed, and rests for three days after Later', () => {
  const now = Date.parse(madeAt)
  const until = askAgainAt(now)
  expect(until).toBe('2026-11-22T20:31:00.000Z')
  expect(isRecoveryDue({ is: 'none' }, null, now)).toBe(true)
  expect(isRecoveryDue({ is: 'made', at: madeAt }, null, now)).toBe(true)
  expect(isRecoveryDue({ is: 'taken', at: madeAt }, null, now)).toBe(true)
  expect(isRecoveryDue({ is: 'confirmed', at: confirmedAt }, null, now)).toBe(false)
  expect(isRecoveryDue({ is: 'none' }, until, Date.parse(until) - 1)).toBe(false)
  expect(isRecoveryDue({ is: 'none' }, until, Date.parse(until))).toBe(true)
})
