import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestSealedChunk } from '#contract/blobs.ts'
import { sealedFault } from '#contract/sealed-record.ts'
import { encodeKeyring, newKeyring, openKeyring } from '../keys/keyring.ts'
import { type Bytes, concatBytes, secureRandom } from '../primitives/bytes.ts'
import { counting } from '../primitives/test-bytes.ts'
import { type ChunkPlace, chunkBytes, chunksFor, mostBlobBytes, openChunk, sealChunk } from './seal-chunk.ts'
import { openRecord } from './seal-record.ts'
import { dataKey, keys, keysOf, place as recordPlace, seal as sealEntry } from './sealed-in-tests.ts'

const place: ChunkPlace = {
  userId: 7,
  blobId: '018f2b6a-0000-7000-8000-0000000000b1',
  index: 1,
  total: 3,
}
const seal = (plain: Bytes, at = place) => sealChunk(keys, at, plain, secureRandom)
const chunkError = (reason: string) => ({ name: 'SealChunkError', reason })

describe('round trips', () => {
  test('bytes of any length come back as they were, in a length that says little', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (plain) => {
        const sealed = await seal(new Uint8Array(plain))
        expect(sealedFault(sealed)).toBeNull()
        expect([...(await openChunk(keys, place, sealed))]).toEqual([...plain])
      }),
      { numRuns: 60 },
    )
  })

  test('a full chunk is exactly the largest there is, and one byte more is refused', async () => {
    const full = counting(3, chunkBytes)
    const sealed = await seal(full)
    expect(sealed.length).toBe(largestSealedChunk)
    expect(Buffer.compare(await openChunk(keys, place, sealed), full)).toBe(0)
    await expect(seal(counting(3, chunkBytes + 1))).rejects.toMatchObject(chunkError('oversized'))
  })

  test('a file is cut into full chunks and a rest; nothing at all is one chunk', () => {
    const counts = [0, 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, mostBlobBytes].map(chunksFor)
    expect(counts).toEqual([1, 1, 1, 2, 3, 256])
  })

  test('no chunk can be sealed for a place that none can have', async () => {
    for (const wrong of [{ index: 3 }, { index: -1 }, { total: 257 }, { userId: 0 }, { blobId: 'A' }])
      await expect(seal(counting(0, 4), { ...place, ...wrong })).rejects.toThrow(RangeError)
  })
})

describe('a chunk opens nowhere else', () => {
  test.each<[string, Partial<ChunkPlace>]>([
    ['another person', { userId: 8 }],
    ['another blob', { blobId: '018f2b6a-0000-7000-8000-0000000000b2' }],
    ['the place of its neighbour', { index: 0 }],
    ['a blob of another total', { total: 2 }],
    ['a place and total that read alike in a row', { index: 11, total: 13 }],
  ])('not for %s', async (_, other) => {
    await expect(openChunk(keys, { ...place, ...other }, await seal(counting(0, 50)))).rejects.toMatchObject(
      chunkError('not_authentic'),
    )
  })

  test('not as a record, and no record as a chunk', async () => {
    const chunk = await seal(counting(0, 50))
    await expect(
      openRecord(keys, { userId: place.userId, uid: place.blobId, revision: place.index }, chunk),
    ).rejects.toMatchObject({ name: 'SealError', reason: 'not_authentic' })
    const record = await sealEntry('x')
    await expect(
      openChunk(keys, { userId: 7, blobId: recordPlace.uid, index: 3, total: 4 }, record),
    ).rejects.toMatchObject(chunkError('not_authentic'))
  })

  test('not under another generation or key', async () => {
    const sealed = await seal(counting(0, 50))
    const stranger = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
    await expect(openChunk(stranger, place, sealed)).rejects.toMatchObject(chunkError('not_authentic'))
    sealed[5] = 2
    await expect(openChunk(keys, place, sealed)).rejects.toMatchObject(chunkError('unknown_generation'))
    const twice = await keysOf([1, dataKey], [2, dataKey])
    await expect(openChunk(twice, place, sealed)).rejects.toMatchObject(chunkError('not_authentic'))
  })

  test('not with any bit changed, any byte lost or any byte added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), fc.nat(), fc.nat(7), async (plain, where, bit) => {
        const sealed = await seal(new Uint8Array(plain))
        const at = where % sealed.length
        const flipped = sealed.slice()
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        const without = concatBytes(sealed.subarray(0, at), sealed.subarray(at + 1))
        const longer = concatBytes(sealed, counting(bit, 1))
        for (const changed of [flipped, without, longer, sealed.slice(0, at)])
          await expect(openChunk(keys, place, changed)).rejects.toHaveProperty('name', 'SealChunkError')
      }),
      { numRuns: 60 },
    )
  })

  test('not when something larger than a chunk comes, however it is made', async () => {
    const larger = new Uint8Array(largestSealedChunk + 2 ** 16)
    larger.set([1, 1, 0, 0, 0, 1])
    await expect(openChunk(keys, place, larger)).rejects.toMatchObject(chunkError('oversized'))
  })
})
