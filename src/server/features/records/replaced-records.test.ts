import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readReplacedRecords } from '#contract/records.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { pruneReplacedRecords } from './replaced-records.store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Answer = AnswerOf<typeof readReplacedRecords>
const ask = async (browser: TestBrowser, ...wanted: { uid: string; before: number }[]): Promise<Answer> =>
  (await browser.post('/api/records/replaced', { wanted })).json<Answer>()

/** Writes the next revision of a record, and answers its sealed bytes. */
async function write(browser: TestBrowser, uid: string, baseRevision: number, length = 300): Promise<string> {
  const change = newChange({ uid, baseRevision, sealed: sealedBytes(length).toString('base64') })
  const answer = await browser.post('/api/records', { changes: [change] })
  expect(answer.json<{ results: { status: string }[] }>().results[0]?.status).toBe('accepted')
  return change.sealed
}

onBothDatabases('what was written over', ({ open }) => {
  test('is given back, the newest before a revision, to its owner only', async () => {
    await using app = await open()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const { uid } = newChange()
    const first = await write(own, uid, 0)
    expect(await ask(own, { uid, before: 9 })).toEqual({ versions: [], hasMore: false })
    app.advance(minute)
    const second = await write(own, uid, 1)
    await write(own, uid, 2)
    const version = (revision: number, sealed: string) => ({
      uid,
      revision,
      sealed,
      replacedAt: '2026-11-21T08:31:00.000Z',
    })
    expect(await ask(own, { uid, before: 9 })).toEqual({ versions: [version(2, second)], hasMore: false })
    expect((await ask(own, { uid, before: 2 })).versions).toEqual([version(1, first)])
    expect((await ask(own, { uid, before: 1 })).versions).toEqual([])
    expect((await ask(other, { uid, before: 9 })).versions).toEqual([])
  })

  test('comes in parts where it is much', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const uids = Array.from({ length: 6 }, () => newChange().uid)
    for (const uid of uids) for (const base of [0, 1]) await write(browser, uid, base, base ? 300 : 1_000_000)
    let left = uids
    let rounds = 0
    for (let hasMore = true; hasMore; rounds++) {
      const answer = await ask(browser, ...left.map((uid) => ({ uid, before: 2 })))
      const came = new Set(answer.versions.map(({ uid }) => uid))
      expect(came.size).toBeGreaterThan(0)
      left = left.filter((uid) => !came.has(uid))
      hasMore = answer.hasMore
    }
    expect([left, rounds]).toEqual([[], 2])
  })

  test('takes none of the space that its person may fill', async () => {
    const bytes = sealedBytes(20_000).length
    await using app = await open({ limits: { recordQuotaBytes: bytes + 400 } })
    const browser = app.browser()
    await browser.signUp()
    const { uid } = newChange()
    for (const base of [0, 1, 2, 3]) await write(browser, uid, base, base % 2 ? 300 : 20_000)
    expect((await ask(browser, { uid, before: 9 })).versions).toHaveLength(1)
  })

  test('stays whole for a day, however often it is written over, and 30 days if it stood long', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const { uid } = newChange()
    const good = await write(browser, uid, 0)
    app.advance(hour)
    for (let base = 1; base <= 40; base++) {
      await write(browser, uid, base)
      app.advance(minute)
    }
    const kept = async () => {
      const found: number[] = []
      for (let before = 100; ; before = found.at(-1) ?? 0) {
        const [version] = (await ask(browser, { uid, before })).versions
        if (!version) return found
        found.push(version.revision)
      }
    }
    await pruneReplacedRecords(app.deps)
    expect(await kept()).toHaveLength(40)
    app.advance(day)
    await pruneReplacedRecords(app.deps)
    expect(await kept()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect((await ask(browser, { uid, before: 2 })).versions[0]?.sealed).toBe(good)
    app.advance(29 * day)
    await pruneReplacedRecords(app.deps)
    expect(
      await app.deps.db.selectFrom('replaced_records').select('uid').where('uid', '=', uid).execute(),
    ).toEqual([])
  })

  test('is no more, once a day old, than a person may keep: what stood longest', async () => {
    const bytes = sealedBytes(20_000).length
    await using app = await open({ limits: { recordQuotaBytes: 3 * bytes } })
    const browser = app.browser()
    await browser.signUp()
    const [long, short] = [newChange().uid, newChange().uid]
    await write(browser, long, 0, 20_000)
    app.advance(hour)
    await write(browser, long, 1)
    for (let base = 0; base < 6; base++) {
      await write(browser, short, base, 20_000)
      app.advance(minute)
    }
    app.advance(day)
    await pruneReplacedRecords(app.deps)
    expect((await ask(browser, { uid: long, before: 9 })).versions).toHaveLength(1)
    expect((await ask(browser, { uid: short, before: 9 })).versions).toMatchObject([{ revision: 2 }])
    expect((await ask(browser, { uid: short, before: 9 }, { uid: long, before: 9 })).versions).toHaveLength(2)
  })
})
