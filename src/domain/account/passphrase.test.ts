import { expect, test } from 'vitest'
import { passphraseForm, passphraseRule } from './passphrase.ts'
import { passphraseMissing } from './passphrase-length.ts'

const sentences = (value: unknown, schema = passphraseForm) => {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join(), message])
}

test('a passphrase has at least twelve characters, as a person counts them', () => {
  expect([passphraseMissing(''), passphraseMissing('a river'), passphraseMissing('twelve signs')]).toEqual([
    12, 5, 0,
  ])
  // An accent typed on its own is no character of its own, and neither is half of an emoji.
  expect(passphraseMissing('e\u0301'.repeat(11))).toBe(1)
  expect(passphraseMissing('🌊'.repeat(6))).toBe(6)
  expect(passphraseRule.safeParse('eleven sign').success).toBe(false)
  expect(passphraseRule.safeParse('a'.repeat(1025)).success).toBe(false)
})

test('both fields have to agree', () => {
  expect(sentences({ passphrase: 'a river in november', again: 'a river in november' })).toEqual([])
  expect(sentences({ passphrase: 'a river in november', again: 'a river in December' })).toEqual([
    ['again', 'This is not the same as above'],
  ])
  expect(sentences({ passphrase: 'short', again: 'short' })).toEqual([
    ['passphrase', 'Use at least 12 characters'],
  ])
})
