import { gcm } from '@noble/ciphers/aes.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decrypt, encrypt, importAesKey } from './aes-gcm.ts'
import { hex, toHex } from './test-bytes.ts'

const longKey = 'feffe9928665731c6d6a8f9467308308'.repeat(2)
const longPlain =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255'
const longCipher =
  '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad'

/** McGrew and Viega, "The Galois/Counter Mode of Operation", as handed to NIST: the cases with 256-bit keys and 96-bit IVs. */
const published = [
  {
    name: '13',
    key: '00'.repeat(32),
    iv: '00'.repeat(12),
    bound: '',
    plain: '',
    sealed: '530f8afbc74536b9a963b4f1c4cb738b',
  },
  {
    name: '14',
    key: '00'.repeat(32),
    iv: '00'.repeat(12),
    bound: '',
    plain: '00'.repeat(16),
    sealed: 'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
  },
  {
    name: '15',
    key: longKey,
    iv: 'cafebabefacedbaddecaf888',
    bound: '',
    plain: longPlain,
    sealed: `${longCipher}b094dac5d93471bdec1a502270e3cc6c`,
  },
  {
    name: '16',
    key: longKey,
    iv: 'cafebabefacedbaddecaf888',
    bound: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
    plain: longPlain.slice(0, 120),
    sealed: `${longCipher.slice(0, 120)}76fc6ece0f4e1768cddf8853bb2d551b`,
  },
]

test.each(published)('published case $name seals and opens', async ({ key, iv, bound, plain, sealed }) => {
  const imported = await importAesKey(hex(key))
  const made = await encrypt(imported, hex(iv), hex(bound), hex(plain))
  expect(toHex(made)).toBe(iv + sealed)
  expect(toHex(await decrypt(imported, hex(bound), made))).toBe(plain)
})

test('a second implementation makes the same bytes', async () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  await fc.assert(
    fc.asyncProperty(bytes(32), bytes(12), fc.uint8Array(), fc.uint8Array(), async (...given) => {
      const [key, iv, bound, plain] = given.map((part) => new Uint8Array(part)) as [
        Uint8Array<ArrayBuffer>,
        Uint8Array<ArrayBuffer>,
        Uint8Array<ArrayBuffer>,
        Uint8Array<ArrayBuffer>,
      ]
      const ours = await encrypt(await importAesKey(key), iv, bound, plain)
      expect(toHex(ours)).toBe(toHex(iv) + toHex(gcm(key, iv, bound).encrypt(plain)))
    }),
    { numRuns: 50 },
  )
})

test('bytes too short to hold an IV and a tag do not open', async () => {
  const key = await importAesKey(new Uint8Array(32))
  for (const length of [0, 5, 12, 27])
    await expect(decrypt(key, new Uint8Array(), new Uint8Array(length))).rejects.toThrow()
})
