import { expect, test } from 'vitest'
import { isUnlocked } from './open-ring.ts'

const nowMs = Date.UTC(2026, 10, 26)
const keyring = { dataKeys: new Map(), uidKey: {} as CryptoKey }

test('a device opens words while it has its key and no rule for locking speaks against it', () => {
  expect(isUnlocked({ keyring }, nowMs)).toBe(true)
  expect(isUnlocked({ keyring: null }, nowMs)).toBe(false)
  expect(isUnlocked({ keyring, dispute: 'locked' }, nowMs)).toBe(false)
  expect(isUnlocked({ keyring, autoLockMinutes: 15, lastActiveAt: nowMs - 14 * 60_000 }, nowMs)).toBe(true)
  expect(isUnlocked({ keyring, autoLockMinutes: 15, lastActiveAt: nowMs - 15 * 60_000 }, nowMs)).toBe(false)
})
