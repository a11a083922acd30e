import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { type KdfParams, kdfDefaults, kdfLimits, kdfParams } from '#contract/account.ts'
import { toBase64 } from '#contract/base64.ts'
import { type Bytes, utf8Bytes } from './bytes.ts'
import {
  type Argon2Input,
  authSecretOf,
  deriveRoot,
  newKdf,
  vaultKeyOf,
  WeakKdfError,
} from './password-kdf.ts'
import { counting, fixedRandom, toHex } from './test-bytes.ts'

const salt = toBase64(counting(1, 16))
const kdf: KdfParams = { ...kdfDefaults, salt }

/** Takes down what it is asked to derive; these tests are about what reaches Argon2id. */
function recorder() {
  const asked: (Omit<Argon2Input, 'password' | 'salt'> & { password: string; salt: string })[] = []
  const handed: Bytes[] = []
  const argon2 = async ({ password, salt, ...cost }: Argon2Input) => {
    asked.push({ ...cost, password: toHex(password), salt: toHex(salt) })
    handed.push(password)
    return counting(0, 32)
  }
  return { asked, handed, argon2 }
}

test('a new password gets the default cost and its own 16 bytes of salt', () => {
  const made = newKdf(fixedRandom(counting(1, 16)))
  expect(made).toEqual({ algorithm: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt })
  expect(kdfParams.parse(made)).toEqual(made)
})

test('the same password from another keyboard is the same: NFKC, then UTF-8', async () => {
  const { asked, argon2 } = recorder()
  for (const typed of ['Å①ﬁ é', 'A\u030a1fi e\u0301', '\u212b1fi \u00e9'])
    await deriveRoot(typed, kdf, argon2)
  const expected = toHex(utf8Bytes('\u00c51fi \u00e9'))
  expect(asked.map(({ password }) => password)).toEqual([expected, expected, expected])
  expect(asked[0]).toMatchObject({
    memoryKiB: 65_536,
    passes: 3,
    lanes: 1,
    salt: '0102030405060708090a0b0c0d0e0f10',
  })
})

test('case, spaces and emoji in a password are kept as typed', async () => {
  const { asked, argon2 } = recorder()
  await deriveRoot(' Aa 🔑 ', kdf, argon2)
  expect(asked[0]?.password).toBe(toHex(utf8Bytes(' Aa 🔑 ')))
})

test('the password bytes are wiped afterwards, even when the derivation fails', async () => {
  const { handed, argon2 } = recorder()
  await deriveRoot('correct horse', kdf, argon2)
  const failing = (input: Argon2Input) => {
    handed.push(input.password)
    return Promise.reject(new Error('out of memory'))
  }
  await expect(deriveRoot('correct horse', kdf, failing)).rejects.toThrow('out of memory')
  expect(handed.map(toHex)).toEqual(['00'.repeat(13), '00'.repeat(13)])
})

test.each<[string, object]>([
  ['little memory', { memoryKiB: kdfLimits.memoryKiB.least - 1 }],
  ['almost no memory', { memoryKiB: 8 }],
  ['so much memory that the device stops', { memoryKiB: kdfLimits.memoryKiB.most + 1 }],
  ['one pass', { passes: 1 }],
  ['endless passes', { passes: 11 }],
  ['several lanes', { lanes: 2 }],
  ['no lane', { lanes: 0 }],
  ['half a pass', { passes: 2.5 }],
  ['memory that is no number', { memoryKiB: Number.NaN }],
  ['another algorithm', { algorithm: 'pbkdf2' }],
  ['a short salt', { salt: toBase64(counting(0, 8)) }],
  ['an empty salt', { salt: '' }],
  ['a long salt', { salt: toBase64(counting(0, 17)) }],
])('a server that asks for %s is refused before anything is derived', async (_, asked) => {
  const { argon2, handed } = recorder()
  await expect(deriveRoot('correct horse', { ...kdf, ...asked }, argon2)).rejects.toBeInstanceOf(WeakKdfError)
  expect(handed).toEqual([])
})

test('the limits themselves are accepted', async () => {
  const { asked, argon2 } = recorder()
  await deriveRoot('p', { ...kdf, memoryKiB: 19_456, passes: 2 }, argon2)
  await deriveRoot('p', { ...kdf, memoryKiB: 262_144, passes: 10 }, argon2)
  expect(asked.length).toBe(2)
})

test('what the server gets and what opens the vault are two unrelated halves of the root', async () => {
  const root = counting(0, 32)
  const theirs = (info: string) => hkdf(sha256, root, undefined, utf8Bytes(info), 32)
  expect(await authSecretOf(root)).toBe(toBase64(theirs('inkwell/v1/auth')))
  expect(toHex(await vaultKeyOf(root))).toBe(toHex(theirs('inkwell/v1/vault')))
  expect(toBase64(await vaultKeyOf(root))).not.toBe(await authSecretOf(root))
})
