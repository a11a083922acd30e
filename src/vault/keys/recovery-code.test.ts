import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secureRandom } from '../primitives/bytes.ts'
import { counting, fixedRandom, toHex } from '../primitives/test-bytes.ts'
import {
  newRecoverySecret,
  RecoveryCodeTypoError,
  readRecoveryCode,
  recoveryCodeOf,
  recoveryKeyFrom,
  recoveryKeyOf,
} from './recovery-code.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => new Uint8Array(bytes))
const bare = (code: string): string => code.replaceAll('-', '')
const exchanged = (text: string, at: number, sign: string): string =>
  text.slice(0, at) + sign + text.slice(at + 1)

test('a code is seven groups of four signs, none of them I, L, O or U', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(recoveryCodeOf(secret)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('a code gives its secret back', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(readRecoveryCode(recoveryCodeOf(secret))).toEqual(secret)
    }),
  )
})

test('the secret of a new code is 128 random bits', () => {
  expect(newRecoverySecret(fixedRandom(counting(7, 16)))).toEqual(counting(7, 16))
  expect(() => recoveryCodeOf(counting(0, 15))).toThrow(RangeError)
})

describe('reading is forgiving', () => {
  const secret = counting(1, 16)
  const code = recoveryCodeOf(secret)

  test.each([
    ['lower case', code.toLowerCase()],
    ['spaces for dashes', code.replaceAll('-', ' ')],
    ['nothing between', bare(code)],
    ['a space after every sign', [...bare(code)].join(' ')],
    ['line breaks and room around', `\n  ${code.replaceAll('-', '\n')}\t`],
    ['long dashes', code.replaceAll('-', ' – ')],
    ['O for 0', code.replaceAll('0', 'O')],
    ['o for 0', code.replaceAll('0', 'o')],
    ['I for 1', code.replaceAll('1', 'I')],
    ['l for 1', code.replaceAll('1', 'l')],
    ['wide letters', code.replace(/[A-Z0-9]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))],
    ['invisible signs from a copy', `\u200b${code}\ufeff`],
  ])('%s', (_what, typed) => {
    expect(readRecoveryCode(typed)).toEqual(secret)
  })

  test('the example has a 0 and a 1 to be mistaken', () => {
    expect([code.includes('0'), code.includes('1')]).toEqual([true, true])
  })
})

describe('a typing mistake is told before anything is tried', () => {
  const typo = (typed: string): string => {
    try {
      readRecoveryCode(typed)
    } catch (error) {
      if (error instanceof RecoveryCodeTypoError) return error.message
    }
    return 'was taken'
  }

  test('one wrong sign, whichever and wherever', () => {
    const text = bare(recoveryCodeOf(counting(90, 16)))
    for (let at = 0; at < text.length; at++)
      for (const sign of signs)
        if (sign !== text[at])
          expect(() => readRecoveryCode(exchanged(text, at, sign)), `${sign} at ${at}`).toThrow(
            RecoveryCodeTypoError,
          )
  })

  test('any two signs that changed places, or two wrong ones', () => {
    const place = fc.nat({ max: 27 })
    const sign = fc.constantFrom(...signs)
    fc.assert(
      fc.property(secrets, place, place, sign, sign, (secret, one, other, first, second) => {
        const text = bare(recoveryCodeOf(secret))
        const swapped = exchanged(exchanged(text, one, text[other] ?? ''), other, text[one] ?? '')
        const wrong = exchanged(exchanged(text, one, first), other, second)
        for (const typed of [swapped, wrong])
          if (typed !== text) expect(() => readRecoveryCode(typed)).toThrow(RecoveryCodeTypoError)
      }),
      { numRuns: 2000 },
    )
  })

  test('the sentence says what is wrong', () => {
    const code = recoveryCodeOf(counting(3, 16))
    expect(typo(code.slice(0, -1))).toBe(
      'There is a typing mistake in this code: it has 27 of the 28 letters and digits.',
    )
    expect(typo('')).toContain('it has 0 of the 28')
    expect(typo(`${code}7`)).toContain('it has 29 of the 28')
    expect(typo(exchanged(code, 2, 'U'))).toBe('There is a typing mistake in this code: “U” is in no code.')
    expect(typo(exchanged(code, 2, '🌱'))).toContain('“🌱” is in no code')
    expect(typo(exchanged(code, 2, code[2] === '7' ? '8' : '7'))).toBe(
      'There is a typing mistake in this code: a letter or digit is another one, or two have changed places.',
    )
  })
})

test('what opens the slot is derived from the secret alone', async () => {
  const secret = secureRandom(16)
  const key = await recoveryKeyOf(secret)
  expect(key).toHaveLength(32)
  expect(toHex(await recoveryKeyFrom(recoveryCodeOf(secret).toLowerCase()))).toBe(toHex(key))
  expect(toHex(key)).not.toContain(toHex(secret))
})
