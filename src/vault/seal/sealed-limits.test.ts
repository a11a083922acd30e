import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestSealed, paddedLength } from '#contract/sealed-record.ts'
import { encrypt, importAesKey } from '../primitives/aes-gcm.ts'
import { type Bytes, concatBytes, secureRandom, utf8Bytes } from '../primitives/bytes.ts'
import { type RecordIdentity, recordAssociatedData } from './associated-data.ts'
import { openRecord, sealRecord, tombstone } from './seal-record.ts'
import { dataKey, entry, header, keys, place, plainOf, seal, sealError } from './sealed-in-tests.ts'

describe('reading is suspicious', () => {
  const brokenUtf8 = utf8Bytes(JSON.stringify({ ...entry, data: '~' })).map((byte) =>
    byte === 0x7e ? 0xff : byte,
  )
  const openPlain = async (plain: Bytes) => {
    const bound = recordAssociatedData(1, place)
    const sealed = await encrypt(await importAesKey(dataKey), secureRandom(12), bound, plain)
    return openRecord(keys, place, concatBytes(header, sealed))
  }

  test('the forgeries below are right but for their fault', async () => {
    expect(await openPlain(plainOf(JSON.stringify(entry)))).toEqual(entry)
  })

  test.each<[string, Bytes]>([
    ['padding that is not zeros', plainOf(JSON.stringify(entry), undefined, 1)],
    ['a length beyond the end', plainOf(JSON.stringify(entry), 4_000_000_000)],
    ['a length that wraps around', plainOf(JSON.stringify(entry), 0xffffffff)],
    ['a length that cuts the JSON', plainOf(JSON.stringify(entry), 10)],
    ['more padding than needed', concatBytes(plainOf(JSON.stringify(entry)), new Uint8Array(256))],
    ['no JSON', plainOf('')],
    ['broken JSON', plainOf('{"kind":')],
    ['broken UTF-8', plainOf(brokenUtf8)],
    ['a byte order mark', plainOf(`\ufeff${JSON.stringify(entry)}`)],
    ['null', plainOf('null')],
    ['a list', plainOf('[]')],
    ['no kind', plainOf('{"schemaVersion":1,"data":{}}')],
    ['an empty kind', plainOf('{"kind":"","schemaVersion":1,"data":{}}')],
    ['a kind that is no text', plainOf('{"kind":1,"schemaVersion":1,"data":{}}')],
    ['no schema version', plainOf('{"kind":"goal","data":{}}')],
    ['no data', plainOf('{"kind":"goal","schemaVersion":1}')],
  ])('%s is not parsable', async (_, plain) => {
    await expect(openPlain(plain)).rejects.toMatchObject(sealError('not_parsable'))
  })

  test('plain text in place of a sealed record is named as such', async () => {
    const plain = utf8Bytes(JSON.stringify({ ...entry, data: 'x'.repeat(400) }))
    await expect(openRecord(keys, place, plain)).rejects.toMatchObject(sealError('not_sealed'))
  })

  test('whatever bytes arrive, the answer is a SealError with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), fc.boolean(), async (given, isHeaded) => {
        const bytes = new Uint8Array(given)
        const attempt = openRecord(keys, place, isHeaded ? concatBytes(header, bytes) : bytes)
        await expect(attempt).rejects.toMatchObject({
          name: 'SealError',
          message: expect.stringMatching(/\.$/),
        })
      }),
    )
  })
})

describe('padding', () => {
  test('everything short has one length, whatever it says', async () => {
    const lengths = new Set<number>()
    for (const text of ['', 'yes', 'a longer sentence about the day', 'x'.repeat(180)])
      lengths.add((await seal(text)).length)
    lengths.add(
      (await sealRecord(keys, place, tombstone('goal', '2026-11-21T08:00:00Z'), secureRandom)).length,
    )
    expect([...lengths]).toEqual([290])
  })

  test('texts of one bucket cannot be told apart by length, and padding costs at most a sixteenth', async () => {
    const overhead = utf8Bytes(JSON.stringify({ ...entry, data: '' })).length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60_000 }), async (length) => {
        const padded = paddedLength(4 + overhead + length)
        const fullest = 'x'.repeat(padded - 4 - overhead)
        const sealed = await seal('x'.repeat(length))
        expect(sealed.length).toBe((await seal(fullest)).length)
        expect(sealed.length).toBe(34 + padded)
        if (padded > 256) expect(padded).toBeLessThanOrEqual((4 + overhead + length) * 1.0625)
      }),
      { numRuns: 50 },
    )
  })
})

describe('before anything is written', () => {
  test('a record that is too large is refused with a sentence, and the largest that fits is not', async () => {
    const overhead = utf8Bytes(JSON.stringify({ ...entry, data: '' })).length
    const most = 47 * 32_768 - 4 - overhead
    const largest = await seal('x'.repeat(most))
    expect(largest.length).toBeLessThanOrEqual(largestSealed)
    await expect(seal('x'.repeat(most + 1))).rejects.toMatchObject(sealError('oversized'))
    await expect(seal('x'.repeat(most + 1))).rejects.toThrow('larger than 1.5 MiB')
    await expect(seal('日'.repeat(1_000_000))).rejects.toMatchObject(sealError('oversized'))
  })

  test('what would not open again is not sealed', async () => {
    for (const data of [undefined, () => 1])
      await expect(seal(data)).rejects.toMatchObject(sealError('not_parsable'))
    for (const content of [
      { ...entry, kind: '' },
      { ...entry, schemaVersion: 1.5 },
    ])
      await expect(sealRecord(keys, place, content, secureRandom)).rejects.toMatchObject(
        sealError('not_parsable'),
      )
  })

  test.each<[string, Partial<RecordIdentity>]>([
    ['upper case', { uid: place.uid.toUpperCase() }],
    ['an empty uid', { uid: '' }],
    ['nobody', { userId: 0 }],
    ['a revision below 0', { revision: -1 }],
    ['a revision beyond exact numbers', { revision: 2 ** 53 }],
  ])('nothing is sealed for %s', async (_, other) => {
    await expect(seal('x', { ...place, ...other })).rejects.toBeInstanceOf(RangeError)
  })
})
