import { expect, test } from 'vitest'
import type { RecordChange } from '#contract/records.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'

const day = 24 * 60 * 60 * 1000
/** The tests' clock starts at half past eight. */
const untilMidnight = 15.5 * 60 * 60
const sealedOf = (length: number): Pick<RecordChange, 'sealed'> => ({
  sealed: sealedBytes(length).toString('base64'),
})
const bytesOf = (length: number): number => sealedBytes(length).length

onBothDatabases('limits of records', ({ open }) => {
  test('more changes than a day allows are refused as a whole until the next day, and kept by then', async () => {
    await using app = await open({ limits: { recordChangesPerDay: 3 } })
    const browser = app.browser()
    await browser.signUp()
    const first = [newChange(), newChange()]
    expect((await browser.post('/api/records', { changes: first })).status).toBe(200)
    const more = { changes: [newChange(), newChange()] }
    const refused = await browser.post('/api/records', more)
    expect([refused.status, refused.json().code]).toEqual([429, 'daily_limit'])
    expect(refused.json().message).toContain('kept on this device')
    expect(Number(refused.headers['retry-after'])).toBe(untilMidnight)
    expect((await browser.get('/api/records')).json()).toMatchObject({ upTo: 2 })
    // One change still fits, and what was accepted before is answered as it was.
    expect((await browser.post('/api/records', { changes: [newChange()] })).status).toBe(200)
    expect((await browser.post('/api/records', { changes: first })).json()).toMatchObject({ upTo: 3 })
    app.advance(day)
    expect((await browser.post('/api/records', more)).status).toBe(200)
  })

  test('more bytes than a day allows are refused, however small the journal stays', async () => {
    await using app = await open({ limits: { recordBytesPerDay: 3 * bytesOf(4_000) } })
    const browser = app.browser()
    await browser.signUp()
    const { uid } = newChange()
    for (const baseRevision of [0, 1, 2]) {
      const change = newChange({ uid, baseRevision, ...sealedOf(4_000) })
      expect((await browser.post('/api/records', { changes: [change] })).status).toBe(200)
    }
    const fourth = newChange({ uid, baseRevision: 3, ...sealedOf(4_000) })
    expect((await browser.post('/api/records', { changes: [fourth] })).status).toBe(429)
  })

  test('one person’s limit is nobody else’s', async () => {
    await using app = await open({ limits: { recordChangesPerDay: 1 } })
    for (const browser of [app.browser(), app.browser()]) {
      await browser.signUp()
      expect((await browser.post('/api/records', { changes: [newChange()] })).status).toBe(200)
      expect((await browser.post('/api/records', { changes: [newChange()] })).status).toBe(429)
    }
  })

  test('a full journal takes nothing that makes it larger, and still takes changes and deletions', async () => {
    const [long, short] = [bytesOf(20_000), bytesOf(100)]
    await using app = await open({ limits: { recordQuotaBytes: 2 * long + short } })
    const browser = app.browser()
    await browser.signUp()
    const kept = [newChange(sealedOf(20_000)), newChange(sealedOf(20_000)), newChange(sealedOf(100))]
    expect((await browser.post('/api/records', { changes: kept })).status).toBe(200)
    const further = { changes: [newChange(sealedOf(100))] }
    const refused = await browser.post('/api/records', further)
    expect([refused.status, refused.json().code]).toEqual([507, 'vault_full'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const same = newChange({ uid: kept[0]?.uid ?? '', baseRevision: 1, ...sealedOf(20_000) })
    expect((await browser.post('/api/records', { changes: [same] })).status).toBe(200)
    const deleted = newChange({ uid: kept[1]?.uid ?? '', baseRevision: 1, ...sealedOf(100) })
    expect((await browser.post('/api/records', { changes: [deleted] })).status).toBe(200)
    expect((await browser.post('/api/records', further)).status).toBe(200)
  })

  test('the count of what is kept is what lies there, whatever was written', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username } = await browser.signUp()
    const [one, two] = [newChange(sealedOf(9_000)), newChange(sealedOf(700))]
    await browser.post('/api/records', { changes: [one, two] })
    const twice = [1, 2].map((baseRevision) =>
      newChange({ uid: one.uid, baseRevision, ...sealedOf(baseRevision * 2_000) }),
    )
    await browser.post('/api/records', { changes: [...twice, newChange(), newChange({ baseRevision: 7 })] })
    const { db } = app.deps
    const row = await db
      .selectFrom('vaults')
      .innerJoin('users', 'users.id', 'vaults.user_id')
      .innerJoin('records', 'records.user_id', 'vaults.user_id')
      .where('username', '=', username)
      .select((all) => ['record_bytes', all.fn.sum<number>(all.fn('length', ['sealed'])).as('lying')])
      .groupBy('record_bytes')
      .executeTakeFirstOrThrow()
    expect(Number(row.record_bytes)).toBe(Number(row.lying))
  })
})
