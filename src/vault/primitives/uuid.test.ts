import fc from 'fast-check'
import { version } from 'uuid'
import { expect, test } from 'vitest'
import { recordUid } from '#contract/records.ts'
import { counting } from './test-bytes.ts'
import { uuidV7, uuidV8 } from './uuid.ts'

test('a UUIDv7 carries its instant in front: the example of RFC 9562', () => {
  const uid = uuidV7(0x017f22e279b0, counting(0, 16))
  expect(uid.slice(0, 15)).toBe('017f22e2-79b0-7')
  expect([recordUid.parse(uid), version(uid)]).toEqual([uid, 7])
})

test('later UUIDv7 sort behind earlier ones, and the same arguments give the same one', () => {
  const instant = fc.integer({ min: 0, max: 2 ** 47 })
  const chance = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(instant, instant, chance, chance, (one, other, random, otherRandom) => {
      const [a, b] = [uuidV7(one, random), uuidV7(other, otherRandom)]
      if (one !== other) expect(a < b).toBe(one < other)
      expect(uuidV7(one, random)).toBe(a)
    }),
  )
})

test('chance fills 73 bits of a UUIDv7; the 74th is the head room of a counter', () => {
  expect(uuidV7(0, new Uint8Array(16).fill(0xff))).toBe('00000000-0000-77ff-bfff-ffffffffffff')
  expect(uuidV7(0, new Uint8Array(16))).toBe('00000000-0000-7000-8000-000000000000')
})

test('a UUIDv8 is the bytes with version and variant in place, and the bytes stay', () => {
  const bytes = new Uint8Array(32).fill(0xff)
  expect(uuidV8(bytes)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
  expect(bytes.every((byte) => byte === 0xff)).toBe(true)
  expect(recordUid.parse(uuidV8(counting(0, 32)))).toBe('00010203-0405-8607-8809-0a0b0c0d0e0f')
})
