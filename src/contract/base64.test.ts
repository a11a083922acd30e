import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Of, fromBase64, toBase64 } from './base64.ts'

/** RFC 4648, section 10. */
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('%j is %j and back', (plain, encoded) => {
  expect(toBase64(new TextEncoder().encode(plain))).toBe(encoded)
  expect(new TextDecoder().decode(fromBase64(encoded))).toBe(plain)
})

test('all bytes survive, as the platform would write them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
      const encoded = toBase64(bytes)
      expect(encoded).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(encoded)).toEqual(new Uint8Array(bytes))
    }),
  )
})

test('the largest sealed record survives, also as a view on a larger buffer', () => {
  const bytes = Uint8Array.from({ length: 1.5 * 1024 * 1024 + 9 }, (_, at) => at & 0xff).subarray(9)
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(bytes)).toBe(true)
})

test.each(['#', 'Zg=', 'Z', 'Zm9v=', 'Zm9v!', 'grüße'])('%j is no base64', (garbage) => {
  expect(() => fromBase64(garbage)).toThrow()
})

test('a field of fixed length accepts exactly that many bytes, written in the one canonical way', () => {
  for (const length of [16, 17, 18, 32])
    for (const given of [15, 16, 17, 18, 31, 32, 33]) {
      const encoded = toBase64(new Uint8Array(given).fill(0xfb))
      expect(base64Of(length).safeParse(encoded).success, `${given} bytes for ${length}`).toBe(
        given === length,
      )
    }
  const canonical = `${'A'.repeat(42)}A=`
  expect(base64Of(32).safeParse(canonical).success).toBe(true)
  for (const other of [
    `${'A'.repeat(42)}B=`,
    `${'A'.repeat(44)}`,
    `${'A'.repeat(42)}==`,
    `${'A'.repeat(43)}`,
    `${'-'.repeat(43)}=`,
    ` ${'A'.repeat(42)}=`,
  ])
    expect(base64Of(32).safeParse(other).success, other).toBe(false)
})

test('every value of the right length that we write is accepted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
      expect(base64Of(bytes.length).safeParse(toBase64(bytes)).success).toBe(true)
    }),
  )
})
