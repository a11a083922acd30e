import { gcm } from '@noble/ciphers/aes.js'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import { encodeKeyring, openKeyring } from '../keys/keyring.ts'
import { fixedRandom, hex, toHex } from '../primitives/test-bytes.ts'
import { recordAssociatedData } from './associated-data.ts'
import frozen from './frozen-records.json' with { type: 'json' }
import { openRecord, sealRecord } from './seal-record.ts'

/** The keyring as it was when a generation was the newest. */
const keysUpTo = (generation: number) => {
  const known = frozen.dataKeys.filter((one) => one.generation <= generation)
  const dataKeys = new Map(known.map((one) => [one.generation, hex(one.key)]))
  return openKeyring(encodeKeyring({ dataKeys, uidKey: hex(frozen.uidKey) }))
}

describe('frozen records', () => {
  test.each(frozen.records)('$name is bound to the same bytes for ever', (vector) => {
    expect(toHex(recordAssociatedData(vector.generation, vector.identity))).toBe(vector.associatedData)
  })

  test.each(frozen.records)('$name is sealed into the same bytes for ever', async (vector) => {
    const keys = await keysUpTo(vector.generation)
    const sealed = await sealRecord(keys, vector.identity, vector.content, fixedRandom(hex(vector.iv)))
    expect(toBase64(sealed)).toBe(vector.sealed)
  })

  test.each(frozen.records)('$name opens for ever', async (vector) => {
    const opened = await openRecord(await keysUpTo(2), vector.identity, fromBase64(vector.sealed))
    expect(opened).toEqual(vector.content)
  })

  test.each(frozen.records)('$name opens in another implementation', (vector) => {
    const bytes = fromBase64(vector.sealed)
    const view = new DataView(bytes.buffer)
    const key = frozen.dataKeys.find(({ generation }) => generation === view.getUint32(2))?.key ?? ''
    expect([bytes[0], bytes[1], toHex(bytes.subarray(6, 18))]).toEqual([1, 1, vector.iv])
    const plain = gcm(hex(key), hex(vector.iv), hex(vector.associatedData)).decrypt(bytes.subarray(18))
    const length = new DataView(plain.buffer, plain.byteOffset).getUint32(0)
    const json = new TextDecoder().decode(plain.subarray(4, 4 + length))
    expect(json).toBe(JSON.stringify(vector.content))
    expect(plain.subarray(4 + length).every((byte) => byte === 0)).toBe(true)
  })
})
