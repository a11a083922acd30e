import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { kdfDefaults } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import { type KeySlot, keySlot } from '#contract/vault.ts'
import { type Bytes, secureRandom, utf8Bytes } from '#vault/primitives/bytes.ts'
import { counting, fixedRandom, toHex } from '#vault/primitives/test-bytes.ts'
import { encodeKeyring, mostGenerations, newKeyring } from '../keyring.ts'
import {
  DamagedSlotError,
  newDeviceKey,
  slotAssociatedData,
  unwrapKeyring,
  WrongKeyError,
  wrapKeyring,
} from './key-slot.ts'

const userId = 7
const slotId = '018f2b6a-0000-7000-8000-000000000001'
const kdf = { ...kdfDefaults, salt: toBase64(counting(1, 16)) }
const kek = counting(50, 32)
const keyringBytes = encodeKeyring(newKeyring(fixedRandom(counting(0, 32), counting(32, 32))))
const input = { userId, slotId, kind: 'password', kdf, kek, keyringBytes, random: secureRandom } as const

const opening = (owner: number, slot: KeySlot, key: Bytes | CryptoKey = kek) =>
  unwrapKeyring(owner, slot, key)

test('a password slot gives the keyring back to the same key, again and again', async () => {
  const slot = await wrapKeyring(input)
  expect(keySlot.parse(slot)).toEqual(slot)
  expect(await opening(userId, slot)).toEqual(keyringBytes)
  expect(await opening(userId, slot)).toEqual(keyringBytes)
})

test('a device slot opens with a key that nobody can read', async () => {
  const deviceKey = await newDeviceKey(secureRandom)
  expect(deviceKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', deviceKey)).rejects.toThrow()
  const slot = await wrapKeyring({ ...input, kind: 'device', kdf: null, kek: deviceKey })
  expect(await opening(userId, slot, deviceKey)).toEqual(keyringBytes)
  const otherDevice = await newDeviceKey(secureRandom)
  await expect(opening(userId, slot, otherDevice)).rejects.toBeInstanceOf(WrongKeyError)
})

test('the device key is the bytes it was made of, and those are wiped', async () => {
  const secret = counting(50, 32)
  const deviceKey = await newDeviceKey(() => secret)
  expect(toHex(secret)).toBe('00'.repeat(32))
  expect(await opening(userId, await wrapKeyring(input), deviceKey)).toEqual(keyringBytes)
})

test('one keyring is wrapped for several keys, and every wrap looks different', async () => {
  const [one, other] = [await wrapKeyring(input), await wrapKeyring(input)]
  expect(one.wrapped).not.toBe(other.wrapped)
  const elsewhere = await wrapKeyring({ ...input, kek: counting(90, 32), slotId: crypto.randomUUID() })
  expect(await opening(userId, elsewhere, counting(90, 32))).toEqual(await opening(userId, other))
})

test('a wrong password is told apart from a damaged slot', async () => {
  const slot = await wrapKeyring(input)
  const wrong = kek.slice()
  wrong[31] = (wrong[31] ?? 0) ^ 1
  await expect(opening(userId, slot, wrong)).rejects.toBeInstanceOf(WrongKeyError)
  const wrapped = fromBase64(slot.wrapped)
  wrapped[20] = (wrapped[20] ?? 0) ^ 1
  const damaged = { ...slot, wrapped: toBase64(wrapped) }
  await expect(opening(userId, damaged)).rejects.toBeInstanceOf(DamagedSlotError)
  await expect(opening(userId, damaged, wrong)).rejects.toBeInstanceOf(WrongKeyError)
})

test('no bit of a wrap can be changed', async () => {
  const slot = await wrapKeyring(input)
  const wrapped = fromBase64(slot.wrapped)
  for (let bit = 0; bit < wrapped.length * 8; bit++) {
    const flipped = wrapped.slice()
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await expect(
      opening(userId, { ...slot, wrapped: toBase64(flipped) }),
      `bit ${bit}`,
    ).rejects.toBeInstanceOf(DamagedSlotError)
  }
})

test('a wrap opens only for its person, its slot, its kind and its derivation', async () => {
  const slot = await wrapKeyring(input)
  const moved: KeySlot[] = [
    { ...slot, slotId: '018f2b6a-0000-7000-8000-000000000002' },
    { ...slot, kind: 'passphrase' },
    { ...slot, kdf: null },
    { ...slot, kdf: { ...kdf, salt: toBase64(counting(2, 16)) } },
    { ...slot, kdf: { ...kdf, memoryKiB: 19_456 } },
    { ...slot, kdf: { ...kdf, passes: 2 } },
    { ...slot, kdf: { ...kdf, lanes: 2 } },
  ]
  for (const other of moved) await expect(opening(userId, other)).rejects.toBeInstanceOf(DamagedSlotError)
  await expect(opening(8, slot)).rejects.toBeInstanceOf(DamagedSlotError)
  expect(await opening(userId, { ...slot, slotId: slotId.toUpperCase() })).toEqual(keyringBytes)
})

test('a slot of another person made with the same key is refused by its binding', async () => {
  const theirs = await wrapKeyring({ ...input, userId: 8 })
  await expect(opening(userId, theirs)).rejects.toBeInstanceOf(DamagedSlotError)
})

test('garbage in place of a slot is called damaged', async () => {
  const slot = await wrapKeyring(input)
  for (const wrapped of ['', 'AAAA', 'not base64', toBase64(counting(0, 27)), toBase64(counting(0, 93))])
    await expect(opening(userId, { ...slot, wrapped }), wrapped).rejects.toBeInstanceOf(DamagedSlotError)
  await expect(opening(userId, { ...slot, commitment: '#' })).rejects.toBeInstanceOf(DamagedSlotError)
  await expect(opening(userId, { ...slot, commitment: 'AAAA' })).rejects.toBeInstanceOf(WrongKeyError)
})

test('a key of another length is a mistake of the caller', async () => {
  await expect(wrapKeyring({ ...input, kek: counting(0, 16) })).rejects.toBeInstanceOf(RangeError)
})

test('a second implementation opens our wrap and agrees with the commitment', async () => {
  const slot = await wrapKeyring(input)
  const derived = (info: string) => hkdf(sha256, kek, undefined, utf8Bytes(info), 32)
  expect(slot.commitment).toBe(toBase64(derived('inkwell/v1/commit')))
  const wrapped = fromBase64(slot.wrapped)
  const cipher = gcm(derived('inkwell/v1/wrap'), wrapped.subarray(0, 12), slotAssociatedData(userId, slot))
  expect(toHex(cipher.decrypt(wrapped.subarray(12)))).toBe(toHex(keyringBytes))
})

test('even the largest keyring fits into a slot', async () => {
  const dataKeys = new Map(
    Array.from({ length: mostGenerations }, (_, at) => [at + 1, counting(at, 32)] as const),
  )
  const largest = encodeKeyring({ dataKeys, uidKey: counting(0, 32) })
  const slot = await wrapKeyring({ ...input, keyringBytes: largest })
  expect(keySlot.safeParse(slot).success).toBe(true)
  expect(await opening(userId, slot)).toEqual(largest)
})
