import { expect, test } from 'vitest'
import { backupCodeOf, readBackupCode } from './backup-code.ts'

test('a backup code is two groups of five, and every byte counts', () => {
  expect(backupCodeOf(new Uint8Array(10))).toBe('00000-00000')
  expect(backupCodeOf(new Uint8Array([31, 30, 29, 28, 27, 26, 25, 24, 23, 255]))).toBe('ZYXWV-TSRQZ')
  expect(() => backupCodeOf(new Uint8Array(9))).toThrow(RangeError)
})

test('a backup code is read however it is typed', () => {
  for (const typed of ['ZYXWV-TSRQ0', ' zyxwv tsrqo ', 'zyxwvtsrqO', 'ＺＹＸＷＶ-ＴＳＲＱ０'])
    expect(readBackupCode(typed)).toBe('ZYXWVTSRQ0')
  expect(readBackupCode('il1il-il1il')).toBe('1111111111')
})

test('what cannot be a backup code is none', () => {
  for (const typed of ['', '123456', 'ZYXWV-TSRQ', 'ZYXWV-TSRQ00', 'UUUUU-UUUUU'])
    expect(readBackupCode(typed)).toBeNull()
})
