import { createHash } from 'node:crypto'
import { gcm } from '@noble/ciphers/aes.js'
import { expect, test } from 'vitest'
import { toBase64 } from '#contract/base64.ts'
import { encodeKeyring, openKeyring } from '../keys/keyring.ts'
import { counting, fixedRandom, hex, toHex } from '../primitives/test-bytes.ts'
import frozen from './frozen-chunks.json' with { type: 'json' }
import vault from './frozen-records.json' with { type: 'json' }
import { chunkAssociatedData, openChunk, sealChunk } from './seal-chunk.ts'

const { dataKeys, uidKey } = vault
const keysUpTo = (generation: number) => {
  const known = dataKeys.filter((one) => one.generation <= generation)
  return openKeyring(
    encodeKeyring({
      dataKeys: new Map(known.map((one) => [one.generation, hex(one.key)])),
      uidKey: hex(uidKey),
    }),
  )
}
const sealAgain = async ({ generation, place, plain, iv }: (typeof frozen.chunks)[number]) =>
  sealChunk(await keysUpTo(generation), place, counting(plain.first, plain.length), fixedRandom(hex(iv)))
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test.each(frozen.chunks)(
  '$name is bound to the same bytes for ever',
  ({ generation, place, associatedData }) => {
    expect(toHex(chunkAssociatedData(generation, place))).toBe(associatedData)
  },
)

test.each(frozen.chunks)('$name is sealed into the same bytes for ever', async (vector) => {
  const sealed = await sealAgain(vector)
  expect(sealed.length).toBe(vector.sealedLength)
  expect(sha256(sealed)).toBe(vector.sealedSha256)
  if (vector.sealed !== null) expect(toBase64(sealed)).toBe(vector.sealed)
})

test.each(frozen.chunks)('$name opens for ever, here and in another implementation', async (vector) => {
  const sealed = await sealAgain(vector)
  const plain = counting(vector.plain.first, vector.plain.length)
  const opened = await openChunk(await keysUpTo(2), vector.place, sealed)
  expect(Buffer.compare(opened, plain)).toBe(0)
  const key = dataKeys.find(({ generation }) => generation === vector.generation)?.key ?? ''
  const padded = gcm(hex(key), hex(vector.iv), hex(vector.associatedData)).decrypt(sealed.subarray(18))
  const view = new DataView(padded.buffer, padded.byteOffset)
  expect(view.getUint32(0)).toBe(plain.length)
  expect(Buffer.compare(padded.subarray(4, 4 + plain.length), plain)).toBe(0)
  expect(padded.subarray(4 + plain.length).some((byte) => byte !== 0)).toBe(false)
})
