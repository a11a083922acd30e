import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestSealed, paddedLength, sealedFault } from '#contract/sealed-record.ts'
import { encrypt, importAesKey } from '../keys/aes-gcm.ts'
import { type Bytes, concatBytes, secureRandom, u32, utf8Bytes } from '../keys/bytes.ts'
import { encodeKeyring, newKeyring, openKeyring } from '../keys/keyring.ts'
import { counting } from '../keys/test-bytes.ts'
import { type RecordIdentity, recordAssociatedData } from './associated-data.ts'
import { openRecord, type SealReason, sealRecord, tombstone } from './seal-record.ts'

const dataKey = counting(0, 32)
const uidKey = counting(200, 32)
const keysOf = (...dataKeys: [number, Bytes][]) =>
  openKeyring(encodeKeyring({ dataKeys: new Map(dataKeys), uidKey }))
const keys = await keysOf([1, dataKey])
const place: RecordIdentity = { userId: 7, uid: '018f2b6a-0000-7000-8000-000000000001', revision: 3 }
const entry = { kind: 'journal_entry', schemaVersion: 1, data: { title: 'Rain', mood: 6 } }

const seal = (data: unknown, identity = place) =>
  sealRecord(keys, identity, { kind: 'journal_entry', schemaVersion: 1, data }, secureRandom)
const refused = (reason: SealReason) => expect.objectContaining({ name: 'SealError', reason })

describe('round trips', () => {
  test('what was sealed opens in its place', async () => {
    expect(await openRecord(keys, place, await sealRecord(keys, place, entry, secureRandom))).toEqual(entry)
  })

  test('anything that JSON can say comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.string({ minLength: 1 }),
        fc.nat(),
        async (data, kind, schemaVersion) => {
          const sealed = await sealRecord(keys, place, { kind, schemaVersion, data }, secureRandom)
          expect(sealedFault(sealed)).toBeNull()
          const opened = await openRecord(keys, place, sealed)
          expect(JSON.stringify(opened)).toBe(JSON.stringify({ kind, schemaVersion, data }))
        },
      ),
    )
  })

  test.each([
    ['emoji and joined emoji', '🌱👩‍👩‍👧‍👦🏳️‍🌈'],
    ['right to left, combining and wide characters', 'שלום e\u0301 日記 ﷽'],
    ['a byte order mark in front', '\ufeffhello'],
    ['zero characters', '\u0000\u0000 end\u0000'],
    ['half of a surrogate pair', 'broken \ud83c here'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    expect((await openRecord(keys, place, await seal({ text }))).data).toEqual({ text })
  })

  test('a text of 1 MB, also one of three-byte characters', async () => {
    for (const text of ['word '.repeat(200_000), '日'.repeat(333_333), '"'.repeat(500_000)])
      expect((await openRecord(keys, place, await seal(text))).data).toBe(text)
  })

  test('a tombstone says what was here and when it went', async () => {
    const deleted = tombstone('journal_entry', '2026-11-21T08:00:00.000Z')
    const sealed = await sealRecord(keys, place, deleted, secureRandom)
    expect(await openRecord(keys, place, sealed)).toEqual({
      kind: 'tombstone',
      schemaVersion: 1,
      data: { kind: 'journal_entry', deletedAt: '2026-11-21T08:00:00.000Z' },
    })
  })

  test('the same thing sealed twice looks different', async () => {
    const [one, other] = [await seal('x'), await seal('x')]
    expect(one.slice(6, 18)).not.toEqual(other.slice(6, 18))
    expect(one.slice(18)).not.toEqual(other.slice(18))
  })

  test('old generations still open while new records are sealed with the newest', async () => {
    const old = await seal('old')
    const rotated = await keysOf([1, dataKey], [2, counting(64, 32)])
    const fresh = await sealRecord(rotated, place, entry, secureRandom)
    expect([...fresh.slice(0, 6)]).toEqual([1, 1, 0, 0, 0, 2])
    expect((await openRecord(rotated, place, old)).data).toBe('old')
    await expect(openRecord(keys, place, fresh)).rejects.toEqual(refused('unknown_generation'))
  })

  test('local-only things use their path as uid and revision 0, and never pass for a record', async () => {
    const draft = { userId: 7, uid: `draft/${place.uid}/tab-1`, revision: 0 }
    const sealed = await seal('half a sentence', draft)
    expect((await openRecord(keys, draft, sealed)).data).toBe('half a sentence')
    for (const elsewhere of [place, { ...place, revision: 0 }, { ...draft, uid: `draft/${place.uid}/tab-2` }])
      await expect(openRecord(keys, elsewhere, sealed)).rejects.toEqual(refused('not_authentic'))
  })
})

describe('a record opens nowhere else', () => {
  test.each<[string, Partial<RecordIdentity>]>([
    ['another person', { userId: 8 }],
    ['another record', { uid: '018f2b6a-0000-7000-8000-000000000002' }],
    ['an earlier revision', { revision: 2 }],
    ['a later revision', { revision: 4 }],
    ['an upper-case uid', { uid: place.uid.toUpperCase() }],
    ['an impossible revision', { revision: -3 }],
    ['half a person', { userId: 7.5 }],
    ['no uid', { uid: '' }],
  ])('not for %s', async (_, other) => {
    await expect(openRecord(keys, { ...place, ...other }, await seal('x'))).rejects.toEqual(
      refused('not_authentic'),
    )
  })

  test('not for any other place at all', async () => {
    const identity = fc.record({
      userId: fc.integer({ min: 1 }),
      uid: fc.uuid(),
      revision: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(identity, identity, async (one, other) => {
        fc.pre(one.userId !== other.userId || one.uid !== other.uid || one.revision !== other.revision)
        await expect(openRecord(keys, other, await seal('x', one))).rejects.toEqual(refused('not_authentic'))
      }),
      { numRuns: 50 },
    )
  })

  test('not under another generation, even when its key is the same', async () => {
    const twice = await keysOf([1, dataKey], [2, dataKey])
    const sealed = await seal('x')
    sealed[5] = 2
    await expect(openRecord(twice, place, sealed)).rejects.toEqual(refused('not_authentic'))
  })

  test('not when only the version or the algorithm in the associated data is another', async () => {
    const key = await importAesKey(dataKey)
    const right = recordAssociatedData(1, place)
    for (const at of [4, 9]) {
      const bound = right.slice()
      expect(bound[at]).toBe(0x31)
      bound[at] = 0x32
      const forged = await encrypt(key, counting(0, 12), bound, plainOf(JSON.stringify(entry)))
      await expect(openRecord(keys, place, concatBytes(header, forged))).rejects.toEqual(
        refused('not_authentic'),
      )
    }
  })

  test('not with another key', async () => {
    const stranger = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
    await expect(openRecord(stranger, place, await seal('x'))).rejects.toEqual(refused('not_authentic'))
  })

  test('not with any single bit changed', async () => {
    const sealed = await seal('x')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const flipped = sealed.slice()
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(openRecord(keys, place, flipped), `bit ${bit}`).rejects.toHaveProperty('name', 'SealError')
    }
  })

  test('not with any bit changed, any byte lost or any byte added, in records of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 4000 }), fc.nat(), fc.nat(7), async (text, where, bit) => {
        const sealed = await seal(text)
        const at = where % sealed.length
        const flipped = sealed.slice()
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        const without = concatBytes(sealed.subarray(0, at), sealed.subarray(at + 1))
        const longer = concatBytes(sealed, counting(bit, 1))
        for (const changed of [flipped, without, longer, sealed.slice(0, at)])
          await expect(openRecord(keys, place, changed)).rejects.toHaveProperty('name', 'SealError')
      }),
      { numRuns: 50 },
    )
  })
})

const header = new Uint8Array([1, 1, 0, 0, 0, 1])
/** The padded plaintext of a JSON text, its stated length and filling open to lies. */
function plainOf(json: string | Bytes, stated?: number, filling = 0): Bytes {
  const bytes = typeof json === 'string' ? utf8Bytes(json) : json
  const plain = new Uint8Array(paddedLength(4 + bytes.length)).fill(filling)
  plain.set(u32(stated ?? bytes.length))
  plain.set(bytes, 4)
  return plain
}

describe('reading is suspicious', () => {
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
    ['broken UTF-8', plainOf(concatBytes(utf8Bytes('{"kind":"'), new Uint8Array([0xff]), utf8Bytes('"}')))],
    ['a byte order mark', plainOf(`\ufeff${JSON.stringify(entry)}`)],
    ['null', plainOf('null')],
    ['a list', plainOf('[]')],
    ['no kind', plainOf('{"schemaVersion":1,"data":{}}')],
    ['an empty kind', plainOf('{"kind":"","schemaVersion":1,"data":{}}')],
    ['a kind that is no text', plainOf('{"kind":1,"schemaVersion":1,"data":{}}')],
    ['no schema version', plainOf('{"kind":"goal","data":{}}')],
    ['no data', plainOf('{"kind":"goal","schemaVersion":1}')],
  ])('%s is not parsable', async (_, plain) => {
    await expect(openPlain(plain)).rejects.toEqual(refused('not_parsable'))
  })

  test('plain text in place of a sealed record is named as such', async () => {
    const plain = utf8Bytes(JSON.stringify({ ...entry, data: 'x'.repeat(400) }))
    await expect(openRecord(keys, place, plain)).rejects.toEqual(refused('not_sealed'))
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

  test('texts of one bucket cannot be told apart by length, and padding costs at most an eighth', async () => {
    const overhead = utf8Bytes(JSON.stringify({ ...entry, data: '' })).length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60_000 }), async (length) => {
        const padded = paddedLength(4 + overhead + length)
        const fullest = 'x'.repeat(padded - 4 - overhead)
        const sealed = await seal('x'.repeat(length))
        expect(sealed.length).toBe((await seal(fullest)).length)
        expect(sealed.length).toBe(34 + padded)
        if (padded > 256) expect(padded).toBeLessThanOrEqual((4 + overhead + length) * 1.125)
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
    await expect(seal('x'.repeat(most + 1))).rejects.toEqual(refused('oversized'))
    await expect(seal('x'.repeat(most + 1))).rejects.toThrow('larger than 1.5 MiB')
    await expect(seal('日'.repeat(1_000_000))).rejects.toEqual(refused('oversized'))
  })

  test('what would not open again is not sealed', async () => {
    for (const data of [undefined, () => 1]) await expect(seal(data)).rejects.toEqual(refused('not_parsable'))
    for (const content of [
      { ...entry, kind: '' },
      { ...entry, schemaVersion: 1.5 },
    ])
      await expect(sealRecord(keys, place, content, secureRandom)).rejects.toEqual(refused('not_parsable'))
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
