import { argon2Sync } from 'node:crypto'
import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'
import { kdfParams } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import { keySlot } from '#contract/vault.ts'
import { argon2Wasm } from '../primitives/argon2-wasm.ts'
import { utf8Bytes } from '../primitives/bytes.ts'
import { authSecretOf, deriveRoot, vaultKeyOf } from '../primitives/password-kdf.ts'
import { fixedRandom, hex, toHex } from '../primitives/test-bytes.ts'
import frozen from './frozen-keys.json' with { type: 'json' }
import { decodeKeyring, encodeKeyring, openKeyring } from './keyring.ts'
import { readRecoveryCode, recoveryCodeOf, recoveryKeyFrom } from './recovery-code.ts'
import { deviceKek, newDeviceKey, slotAssociatedData, unwrapKeyring, wrapKeyring } from './slots/key-slot.ts'

const derived = (secret: string, info: string): string =>
  toHex(hkdf(sha256, hex(secret), undefined, utf8Bytes(info), 32))

describe('frozen passwords', () => {
  test.each(frozen.passwords)('$password gives the same secrets for ever', async (vector) => {
    const root = await deriveRoot(vector.password, kdfParams.parse(vector.kdf), argon2Wasm)
    expect(toHex(root)).toBe(vector.root)
    expect(await authSecretOf(root)).toBe(vector.authSecret)
    expect(toHex(await vaultKeyOf(root))).toBe(vector.vaultKey)
  })

  test('one of them is typed in a form that NFKC changes', () => {
    const changes = frozen.passwords.map(({ password }) => password !== password.normalize('NFKC'))
    expect(changes).toEqual([false, true])
  })

  test.each(frozen.passwords)('$password is derived alike by other implementations', (vector) => {
    expect(toHex(utf8Bytes(vector.password.normalize('NFKC')))).toBe(vector.passwordNfkcUtf8)
    const { salt, memoryKiB, passes, lanes } = vector.kdf
    const cost = { memory: memoryKiB, passes, parallelism: lanes, tagLength: 32 }
    const input = { message: hex(vector.passwordNfkcUtf8), nonce: fromBase64(salt) }
    expect(toHex(argon2Sync('argon2id', { ...input, ...cost }))).toBe(vector.root)
    expect(toBase64(hex(derived(vector.root, 'inkwell/v1/auth')))).toBe(vector.authSecret)
    expect(derived(vector.root, 'inkwell/v1/vault')).toBe(vector.vaultKey)
  })
})

test('the frozen keyring is written and read the same for ever', () => {
  const dataKeys = new Map(frozen.keyring.dataKeys.map(({ generation, key }) => [generation, hex(key)]))
  const keyring = { dataKeys, uidKey: hex(frozen.keyring.uidKey) }
  expect(toHex(encodeKeyring(keyring))).toBe(frozen.keyring.encoded)
  expect(decodeKeyring(hex(frozen.keyring.encoded))).toEqual(keyring)
})

describe('frozen slots', () => {
  const slots = frozen.slots.map((vector) => ({ ...vector, slot: keySlot.parse(vector.slot) }))
  const encoded = hex(frozen.keyring.encoded)

  test.each(slots)('a $slot.kind slot is wrapped and opened the same for ever', async (vector) => {
    const { userId, slot, associatedData } = vector
    const kek = hex(vector.kek)
    expect(toHex(slotAssociatedData(userId, slot))).toBe(associatedData)
    const { slotId, kind, kdf } = slot
    const random = fixedRandom(hex(vector.iv))
    expect(await wrapKeyring({ userId, slotId, kind, kdf, kek, keyringBytes: encoded, random })).toEqual(slot)
    expect(await unwrapKeyring(userId, slot, kek)).toEqual(encoded)
  })

  test.each(slots)('a $slot.kind slot opens in another implementation', (vector) => {
    expect(toBase64(hex(derived(vector.kek, 'inkwell/v1/commit')))).toBe(vector.slot.commitment)
    const wrapKey = hex(derived(vector.kek, 'inkwell/v1/wrap'))
    const wrapped = fromBase64(vector.slot.wrapped)
    expect(toHex(wrapped.subarray(0, 12))).toBe(vector.iv)
    const cipher = gcm(wrapKey, hex(vector.iv), hex(vector.associatedData))
    expect(toHex(cipher.decrypt(wrapped.subarray(12)))).toBe(frozen.keyring.encoded)
  })
})

test.each(frozen.deviceKeys)('a device key and its share make the same key for ever', async (vector) => {
  const deviceKey = await newDeviceKey(fixedRandom(hex(vector.secret)))
  expect(toHex(await deviceKek(deviceKey, hex(vector.share)))).toBe(vector.kek)
  const other = hkdf(sha256, hex(vector.secret), hex(vector.share), utf8Bytes('inkwell/v1/device'), 32)
  expect(toHex(other)).toBe(vector.kek)
})

describe('frozen recovery codes', () => {
  test.each(frozen.recoveryCodes)('$code is written and read the same for ever', async (vector) => {
    expect(recoveryCodeOf(hex(vector.secret))).toBe(vector.code)
    expect(toHex(readRecoveryCode(vector.code))).toBe(vector.secret)
    expect(toHex(await recoveryKeyFrom(vector.code))).toBe(vector.kek)
  })

  test.each(frozen.recoveryCodes)('$code is a code in another implementation', ({ secret, code, kek }) => {
    const values = [...code.replaceAll('-', '')].map((sign) =>
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(sign),
    )
    const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
    const secretBits = [...hex(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    expect(bits.slice(0, 130)).toBe(`${secretBits}00`)
    // The powers of 2 in the field of x^5 + x^2 + 1; a code is zero at 2 and at 4.
    const powers = Array.from({ length: 31 }, (_, at) => at).reduce<number[]>((known) => {
      const next = (known.at(-1) ?? 0) * 2
      return [...known, known.length === 0 ? 1 : next > 31 ? next ^ 37 : next]
    }, [])
    const times = (a: number, power: number): number =>
      a === 0 ? 0 : (powers[(powers.indexOf(a) + power) % 31] ?? 0)
    for (const root of [1, 2])
      expect(values.reduce((sum, value, at) => sum ^ times(value, root * (27 - at)), 0)).toBe(0)
    expect(derived(secret, 'inkwell/v1/recovery')).toBe(kek)
  })
})

test.each(frozen.deterministicUids)('the uid of $kind $inputs is the same for ever', async (vector) => {
  const keys = await openKeyring(hex(frozen.keyring.encoded))
  expect(await keys.deterministicUid(vector.kind, ...vector.inputs)).toBe(vector.uid)
})
