import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { type Bytes, concatBytes, lengthPrefixed, secureRandom, wipe } from '../primitives/bytes.ts'
import { counting, fixedRandom, toHex } from '../primitives/test-bytes.ts'
import { uuidV8 } from '../primitives/uuid.ts'
import {
  decodeKeyring,
  encodeKeyring,
  KeyringFormatError,
  mostGenerations,
  newKeyring,
  openKeyring,
  withNewGeneration,
} from './keyring.ts'

const threeGenerations = {
  dataKeys: new Map([
    [9, counting(9, 32)],
    [1, counting(1, 32)],
    [4_000_000_000, counting(4, 32)],
  ]),
  uidKey: counting(100, 32),
}

test('a new vault has one data key of generation 1 and a key for uids', async () => {
  const made = newKeyring(fixedRandom(counting(0, 32), counting(32, 32)))
  expect([...made.dataKeys.keys()]).toEqual([1])
  expect(toHex(encodeKeyring(made))).toBe(
    `01${'00000001'}${'00000001'}${toHex(counting(0, 32))}${toHex(counting(32, 32))}`,
  )
  expect((await openKeyring(encodeKeyring(made))).current).toBe(1)
})

test('a keyring reads back with its generations rising, and the highest is the current one', async () => {
  const bytes = encodeKeyring(threeGenerations)
  const read = decodeKeyring(bytes)
  expect([...read.dataKeys.keys()]).toEqual([1, 9, 4_000_000_000])
  expect(toHex(read.dataKeys.get(9) ?? counting(0, 0))).toBe(toHex(counting(9, 32)))
  expect(toHex(read.uidKey)).toBe(toHex(counting(100, 32)))
  expect(encodeKeyring(read)).toEqual(bytes)
  expect((await openKeyring(bytes)).current).toBe(4_000_000_000)
})

test('an open keyring gives keys that work and cannot be read', async () => {
  const keys = await openKeyring(encodeKeyring(threeGenerations))
  const key = keys.key(9)
  expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
  expect([keys.key(2), keys.key(0)]).toEqual([undefined, undefined])
})

test('wiping the bytes after opening leaves the open keyring working', async () => {
  const bytes = encodeKeyring(newKeyring(secureRandom))
  const keys = await openKeyring(bytes)
  const before = await keys.deterministicUid('habit_completion', 'a')
  wipe(bytes)
  expect(await keys.deterministicUid('habit_completion', 'a')).toBe(before)
})

test('content-made uids are the same on every device, and differ by kind, input and vault', async () => {
  const bytes = encodeKeyring(newKeyring(secureRandom))
  const [here, there] = [await openKeyring(bytes), await openKeyring(bytes.slice())]
  const stranger = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
  const uid = await here.deterministicUid('habit_completion', 'habit', '2026-11-21')
  expect(await there.deterministicUid('habit_completion', 'habit', '2026-11-21')).toBe(uid)
  const others = await Promise.all([
    here.deterministicUid('habit_completion', 'habit', '2026-11-22'),
    here.deterministicUid('habit_skip', 'habit', '2026-11-21'),
    here.deterministicUid('habit_completion', 'habit2026-11-21'),
    here.deterministicUid('habit_completion', 'habi', 't2026-11-21'),
    stranger.deterministicUid('habit_completion', 'habit', '2026-11-21'),
  ])
  expect(new Set([uid, ...others]).size).toBe(6)
  expect(uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a second implementation makes the same uid', async () => {
  const keys = await openKeyring(encodeKeyring(threeGenerations))
  const message = lengthPrefixed(['inkwell/v1/uid', 'habit_completion', 'x', '2026-11-21'])
  const theirs = uuidV8(hmac(sha256, counting(100, 32), message))
  expect(await keys.deterministicUid('habit_completion', 'x', '2026-11-21')).toBe(theirs)
})

const changed = (bytes: Bytes, at: number, value: number): Bytes => {
  const copy = bytes.slice()
  copy[at] = value
  return copy
}

test('bytes that are no keyring are refused', async () => {
  const good = encodeKeyring(threeGenerations)
  const bad = {
    empty: new Uint8Array(),
    'four bytes': good.slice(0, 4),
    'another version': changed(good, 0, 2),
    'too short': good.slice(0, -1),
    'too long': concatBytes(good, new Uint8Array(1)),
    'no generation': concatBytes(new Uint8Array([1, 0, 0, 0, 0]), good.slice(-32)),
    'generation 0': changed(good, 8, 0),
    'generations out of order': changed(good, 8, 200),
    'one generation twice': changed(good, 8, 9),
    'a count beyond the end': changed(good, 4, 4),
    'a huge count': changed(good, 1, 255),
  }
  for (const [name, bytes] of Object.entries(bad)) {
    expect(() => decodeKeyring(bytes), name).toThrow(KeyringFormatError)
    await expect(openKeyring(bytes), name).rejects.toThrow(KeyringFormatError)
  }
})

test('a keyring that could not be read again is not written', () => {
  const uidKey = counting(0, 32)
  const many = Array.from({ length: mostGenerations + 1 }, (_, at) => [at + 1, counting(at, 32)] as const)
  const shortKey = new Map([[1, counting(0, 31)]])
  expect(() => encodeKeyring({ dataKeys: new Map(many), uidKey })).toThrow(KeyringFormatError)
  expect(() => encodeKeyring({ dataKeys: new Map([[0, counting(0, 32)]]), uidKey })).toThrow(
    KeyringFormatError,
  )
  expect(() => encodeKeyring({ dataKeys: shortKey, uidKey })).toThrow(KeyringFormatError)
  expect(encodeKeyring({ dataKeys: new Map(many.slice(1)), uidKey }).length).toBe(5 + 1024 * 36 + 32)
})

test('renewing adds a key of the next generation and keeps every older one, and the key of the uids', () => {
  const before = encodeKeyring(newKeyring(fixedRandom(counting(0, 32), counting(32, 32))))
  const kept = before.slice()
  const after = decodeKeyring(withNewGeneration(before, fixedRandom(counting(64, 32))))
  expect(before).toEqual(kept)
  expect([...after.dataKeys]).toEqual([
    [1, counting(0, 32)],
    [2, counting(64, 32)],
  ])
  expect(after.uidKey).toEqual(counting(32, 32))
})
