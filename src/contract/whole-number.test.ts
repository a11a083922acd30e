import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test.each(['0', '7', '123456789012345', '9007199254740991'])('reads the decimal digits %s', (text) => {
  expect(wholeNumber.parse(text)).toBe(Number(text))
})

test.each([
  '',
  ' 7',
  '7 ',
  '0x1',
  '1e3',
  '-1',
  '+1',
  '1.5',
  '٣',
  '9007199254740993',
  '12345678901234567',
  'null',
])('refuses what is no whole number in digits: "%s"', (text) => {
  expect(wholeNumber.safeParse(text).success).toBe(false)
})

test('takes a number of the caller as it is, whole ones only', () => {
  expect(wholeNumber.parse(42)).toBe(42)
  expect(wholeNumber.safeParse(4.2).success).toBe(false)
})
