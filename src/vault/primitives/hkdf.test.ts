import { hkdf as nobleHkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bytes } from './bytes.ts'
import { hkdfAesKey, hkdfBytes, importHkdfKey } from './hkdf.ts'
import { hex, toHex } from './test-bytes.ts'

async function webCryptoHkdf(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<string> {
  const key = await importHkdfKey(secret)
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8)))
}

test.each([
  {
    name: 'case 1',
    secret: '0b'.repeat(22),
    salt: '000102030405060708090a0b0c',
    info: 'f0f1f2f3f4f5f6f7f8f9',
    expected: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  },
  {
    name: 'case 3, without salt and info',
    secret: '0b'.repeat(22),
    salt: '',
    info: '',
    expected: '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  },
])('the platform gives RFC 5869, $name', async ({ secret, salt, info, expected }) => {
  expect(await webCryptoHkdf(hex(secret), hex(salt), hex(info), 42)).toBe(expected)
})

test('our derivation is RFC 5869 case 3 with the first 32 bytes taken', async () => {
  const key = await importHkdfKey(hex('0b'.repeat(22)))
  expect(toHex(await hkdfBytes(key, ''))).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
  )
})

test('a second implementation derives the same bytes from any secret for any purpose', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), async (secret, info) => {
      const ours = await hkdfBytes(await importHkdfKey(new Uint8Array(secret)), info)
      const theirs = nobleHkdf(sha256, secret, undefined, new TextEncoder().encode(info), 32)
      expect(toHex(ours)).toBe(toHex(theirs))
    }),
    { numRuns: 50 },
  )
})

test('neither the secret nor the key made from it can be read back', async () => {
  const secret = await importHkdfKey(new Uint8Array(32))
  const aes = await hkdfAesKey(secret, 'inkwell/v1/wrap')
  expect([secret.extractable, aes.extractable]).toEqual([false, false])
  await expect(crypto.subtle.exportKey('raw', aes)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('raw', secret)).rejects.toThrow()
})
