import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalBytes, lengthPrefixed, secureRandom, utf8Bytes, wipe } from './bytes.ts'
import { toHex } from './test-bytes.ts'

test('every field carries its length, so moving a border between fields changes the bytes', () => {
  expect(toHex(lengthPrefixed(['a', '', utf8Bytes('é')]))).toBe('0000000161' + '00000000' + '00000002c3a9')
  const lists = fc.array(fc.string(), { maxLength: 6 })
  fc.assert(
    fc.property(lists, lists, (some, others) => {
      const isSame = toHex(lengthPrefixed(some)) === toHex(lengthPrefixed(others))
      expect(isSame).toBe(JSON.stringify(some) === JSON.stringify(others))
    }),
  )
  expect(lengthPrefixed(['ab', 'c'])).not.toEqual(lengthPrefixed(['a', 'bc']))
})

test('bytes are equal only when every one is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (bytes, place) => {
      const other = bytes.slice()
      expect(equalBytes(bytes, other)).toBe(true)
      const at = place % bytes.length
      other[at] = (other[at] ?? 0) ^ 0x80
      expect(equalBytes(bytes, other)).toBe(false)
      expect(equalBytes(bytes, bytes.subarray(1))).toBe(false)
    }),
  )
})

test('chance gives as many bytes as asked, and never the same', () => {
  const [one, other] = [secureRandom(32), secureRandom(32)]
  expect([one.length, other.length, equalBytes(one, other)]).toEqual([32, 32, false])
})

test('wiped secrets are zeros', () => {
  const [one, other] = [secureRandom(16), secureRandom(32)]
  wipe(one, other)
  expect([...one, ...other].every((byte) => byte === 0)).toBe(true)
})
