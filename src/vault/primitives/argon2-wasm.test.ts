import { argon2Sync } from 'node:crypto'
import { argon2id as nobleArgon2id } from '@noble/hashes/argon2.js'
import { argon2id as wasmArgon2id } from 'hash-wasm'
import { expect, test } from 'vitest'
import { argon2Wasm } from './argon2-wasm.ts'
import { utf8Bytes } from './bytes.ts'
import type { Argon2Input } from './password-kdf.ts'
import { counting, hex, toHex } from './test-bytes.ts'

const rfc9106 = {
  message: hex('01'.repeat(32)),
  nonce: hex('02'.repeat(16)),
  secret: hex('03'.repeat(8)),
  associatedData: hex('04'.repeat(12)),
}
const rfc9106Tag = '0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659'

function nodeArgon2({ password, salt, memoryKiB, passes, lanes }: Argon2Input): string {
  const cost = { memory: memoryKiB, passes, parallelism: lanes, tagLength: 32 }
  return toHex(argon2Sync('argon2id', { message: password, nonce: salt, ...cost }))
}

test('the platform and a second implementation give RFC 9106, section 5.3', () => {
  const { message, nonce, secret, associatedData } = rfc9106
  const cost = { memory: 32, passes: 3, parallelism: 4, tagLength: 32 }
  expect(toHex(argon2Sync('argon2id', { ...rfc9106, ...cost }))).toBe(rfc9106Tag)
  const theirs = { t: 3, m: 32, p: 4, dkLen: 32, key: secret, personalization: associatedData }
  expect(toHex(nobleArgon2id(message, nonce, theirs))).toBe(rfc9106Tag)
})

test('without associated data, which WebAssembly cannot take, the RFC case is the same in all three', async () => {
  const { message, nonce, secret } = rfc9106
  const cost = { memory: 32, passes: 3, parallelism: 4, tagLength: 32 }
  const node = toHex(argon2Sync('argon2id', { message, nonce, secret, ...cost }))
  const noble = toHex(nobleArgon2id(message, nonce, { t: 3, m: 32, p: 4, dkLen: 32, key: secret }))
  const wasm = await wasmArgon2id({
    password: message,
    salt: nonce,
    secret,
    memorySize: 32,
    iterations: 3,
    parallelism: 4,
    hashLength: 32,
    outputType: 'hex',
  })
  expect([noble, wasm]).toEqual([node, node])
})

/** From the reference implementation's own tests (phc-winner-argon2, src/test.c, Argon2id version 1.3). */
test.each([
  { memoryKiB: 65_536, passes: 2, tag: '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7' },
  { memoryKiB: 256, passes: 2, tag: '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe' },
  { memoryKiB: 65_536, passes: 1, tag: 'f6a5adc1ba723dddef9b5ac1d464e180fcd9dffc9d1cbf76cca2fed795d9ca98' },
  { memoryKiB: 65_536, passes: 4, tag: '9025d48e68ef7395cca9079da4c4ec3affb3c8911fe4f86d1a2520856f63172c' },
])(
  'the reference vector of $memoryKiB KiB and $passes passes comes out',
  async ({ memoryKiB, passes, tag }) => {
    const input = {
      password: utf8Bytes('password'),
      salt: utf8Bytes('somesalt'),
      memoryKiB,
      passes,
      lanes: 1,
    }
    expect(toHex(await argon2Wasm(input))).toBe(tag)
    expect(nodeArgon2(input)).toBe(tag)
  },
)

test.each([
  { name: 'our floor', memoryKiB: 19_456, passes: 2 },
  { name: 'our default', memoryKiB: 65_536, passes: 3 },
])('browser and server derive the same at $name', async ({ memoryKiB, passes }) => {
  const input = { password: utf8Bytes('Grüße, 你好 🌱'), salt: counting(7, 16), memoryKiB, passes, lanes: 1 }
  expect(toHex(await argon2Wasm(input))).toBe(nodeArgon2(input))
})
