import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeKeyring, newKeyring, openKeyring } from '../keys/keyring.ts'
import { encrypt, importAesKey } from '../primitives/aes-gcm.ts'
import { type Bytes, concatBytes, secureRandom } from '../primitives/bytes.ts'
import { counting } from '../primitives/test-bytes.ts'
import { type RecordIdentity, recordAssociatedData } from './associated-data.ts'
import { openRecord } from './seal-record.ts'
import { dataKey, entry, header, keys, keysOf, place, plainOf, seal, sealError } from './sealed-in-tests.ts'

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
    await expect(openRecord(keys, { ...place, ...other }, await seal('x'))).rejects.toMatchObject(
      sealError('not_authentic'),
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
        await expect(openRecord(keys, other, await seal('x', one))).rejects.toMatchObject(
          sealError('not_authentic'),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('not under another generation, even when its key is the same', async () => {
    const twice = await keysOf([1, dataKey], [2, dataKey])
    const sealed = await seal('x')
    sealed[5] = 2
    await expect(openRecord(twice, place, sealed)).rejects.toMatchObject(sealError('not_authentic'))
  })

  test('not when any bit of the associated data is another: version, algorithm, generation, person, uid, revision', async () => {
    const key = await importAesKey(dataKey)
    const right = recordAssociatedData(1, place)
    const sealedOver = async (bound: Bytes) =>
      concatBytes(header, await encrypt(key, counting(0, 12), bound, plainOf(JSON.stringify(entry))))
    expect(await openRecord(keys, place, await sealedOver(right))).toEqual(entry)
    for (let bit = 0; bit < right.length * 8; bit++) {
      const bound = right.slice()
      bound[bit >> 3] = (bound[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(openRecord(keys, place, await sealedOver(bound)), `bit ${bit}`).rejects.toMatchObject(
        sealError('not_authentic'),
      )
    }
  })

  test('not with another key', async () => {
    const stranger = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
    await expect(openRecord(stranger, place, await seal('x'))).rejects.toMatchObject(
      sealError('not_authentic'),
    )
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
