import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { newTotp, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B, SHA-1; of its eight digits an authenticator app shows the last six. */
const rfc6238 = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const
const secret = Secret.fromLatin1('12345678901234567890').base32

test.each(rfc6238)(
  'at second %i the code of RFC 6238 is right, and its step is told',
  async (second, code) => {
    expect(await stepOfCode(secret, code.slice(-6), second * 1000)).toBe(Math.floor(second / 30))
  },
)

test('a code is right one step early or late, and not two', async () => {
  const at = 1_111_111_111_000
  const step = Math.floor(at / 30_000)
  for (const off of [-1, 0, 1]) expect(await stepOfCode(secret, '050471', at + off * 30_000)).toBe(step)
  for (const off of [-2, 2]) expect(await stepOfCode(secret, '050471', at + off * 30_000)).toBeNull()
})

test('another code, or another secret, is not right', async () => {
  const at = 1_111_111_111_000
  expect(await stepOfCode(secret, '050472', at)).toBeNull()
  const { secret: other } = await newTotp(randomBytes, 'anna')
  expect(await stepOfCode(other, '050471', at)).toBeNull()
})

test('a new secret has 160 bits and an address that apps understand', async () => {
  const made = await newTotp(() => new Uint8Array(20).fill(255), 'Änna b')
  expect(made.secret).toBe('7'.repeat(32))
  const address = new URL(made.address)
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Inkwell:Änna b',
  ])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Inkwell',
    secret: made.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
