import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealedFault } from '#contract/sealed-record.ts'
import { secureRandom } from '../primitives/bytes.ts'
import { counting } from '../primitives/test-bytes.ts'
import { openRecord, sealRecord, tombstone } from './seal-record.ts'
import { dataKey, entry, keys, keysOf, place, seal, sealError } from './sealed-in-tests.ts'

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
    await expect(openRecord(keys, place, fresh)).rejects.toMatchObject(sealError('unknown_generation'))
  })

  test('local-only things use their path as uid and revision 0, and never pass for a record', async () => {
    const draft = { userId: 7, uid: `draft/${place.uid}/tab-1`, revision: 0 }
    const sealed = await seal('half a sentence', draft)
    expect((await openRecord(keys, draft, sealed)).data).toBe('half a sentence')
    for (const elsewhere of [place, { ...place, revision: 0 }, { ...draft, uid: `draft/${place.uid}/tab-2` }])
      await expect(openRecord(keys, elsewhere, sealed)).rejects.toMatchObject(sealError('not_authentic'))
  })
})
