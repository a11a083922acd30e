import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChangeResult, RecordChange, StoredRecord } from '#contract/records.ts'
import { largestSealed, type SealedFault, sealedFaultMessages } from '#contract/sealed-record.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { pruneRecordChanges } from './records.store.ts'

interface Written {
  results: ChangeResult[]
  upTo: number
}
interface Page {
  records: StoredRecord[]
  upTo: number
  hasMore: boolean
}

const write = async (browser: TestBrowser, ...changes: RecordChange[]): Promise<Written> =>
  (await browser.post('/api/records', { changes })).json<Written>()
const read = async (browser: TestBrowser, query = ''): Promise<Page> =>
  (await browser.get(`/api/records${query}`)).json<Page>()
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const damaged = (change: (bytes: Buffer) => Buffer): string => base64(change(sealedBytes()))
const unsealed: [string, string, SealedFault][] = [
  ['plain text', base64(Buffer.from('Dear diary, today I walked by the river. '.repeat(20))), 'not_sealed'],
  ['plain JSON', base64(Buffer.from(JSON.stringify({ title: 'x'.repeat(400) }))), 'not_sealed'],
  ['nothing', '', 'truncated'],
  ['a header alone', damaged((bytes) => bytes.subarray(0, 6)), 'truncated'],
  ['a record cut short', damaged((bytes) => bytes.subarray(0, 280)), 'truncated'],
  ['a record one byte short', damaged((bytes) => bytes.subarray(0, bytes.length - 1)), 'bad_length'],
  ['a record larger than 1.5 MiB', base64(Buffer.alloc(largestSealed + 1, 1)), 'oversized'],
  [
    'an unknown version',
    damaged((bytes) => Buffer.concat([Buffer.from([2]), bytes.subarray(1)])),
    'unknown_format',
  ],
  [
    'an unknown algorithm',
    damaged((bytes) => Buffer.concat([Buffer.from([1, 9]), bytes.subarray(2)])),
    'unknown_format',
  ],
]

onBothDatabases('records', ({ open }) => {
  test('a new record is accepted and comes back as it was sent', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect(await read(browser)).toMatchObject({ records: [], upTo: 0, hasMore: false })
    const change = newChange()
    const { changeId, uid, sealed } = change
    expect(await write(browser, change)).toEqual({
      results: [{ changeId, uid, status: 'accepted', revision: 1, seq: 1 }],
      upTo: 1,
    })
    expect(await read(browser)).toMatchObject({
      records: [{ uid, revision: 1, seq: 1, sealed }],
      upTo: 1,
      hasMore: false,
    })
    expect(await read(browser, '?since=1')).toMatchObject({ records: [], upTo: 1, hasMore: false })
    expect(await read(browser, '?since=99')).toMatchObject({ records: [], upTo: 1, hasMore: false })
  })

  test('a newer version replaces the older one under a later position', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const [first, other] = [newChange(), newChange()]
    await write(browser, first, other)
    const newer = newChange({ uid: first.uid, baseRevision: 1 })
    await write(browser, newer)
    const { records, upTo } = await read(browser)
    expect(records.map(({ uid, revision, seq, sealed }) => [uid, revision, seq, sealed])).toEqual([
      [other.uid, 1, 2, other.sealed],
      [first.uid, 2, 3, newer.sealed],
    ])
    expect(upTo).toBe(3)
  })

  test('a change on an old ground is a conflict that carries the current record', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const first = newChange()
    await write(browser, first)
    const second = newChange({ uid: first.uid, baseRevision: 1 })
    await write(browser, second)
    const late = newChange({ uid: first.uid, baseRevision: 1 })
    const lost = newChange({ baseRevision: 4 })
    const { results, upTo } = await write(browser, late, lost)
    expect(results).toEqual([
      {
        changeId: late.changeId,
        uid: first.uid,
        status: 'conflict',
        current: { uid: first.uid, revision: 2, seq: 2, sealed: second.sealed },
      },
      { changeId: lost.changeId, uid: lost.uid, status: 'conflict', current: null },
    ])
    expect(upTo).toBe(2)
  })

  test.each(unsealed)('%s is refused with a clear sentence', async (_, sealed, code) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const change = newChange({ sealed })
    const { changeId, uid } = change
    const answer = await browser.post('/api/records', { changes: [change] })
    expect([answer.status, answer.json()]).toEqual([
      422,
      {
        code: 'refused_records',
        message: 'No record of this batch could be accepted.',
        results: [{ changeId, uid, status: 'refused', code, message: sealedFaultMessages[code] }],
        upTo: 0,
      },
    ])
    expect((await read(browser)).records).toEqual([])
  })

  test('what is well-formed in a batch is kept beside what is refused, answered in the order sent', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const changes = [
      newChange({ sealed: base64(Buffer.from('plain')) }),
      newChange(),
      newChange({ sealed: '' }),
      newChange({ baseRevision: 3 }),
      newChange(),
    ]
    const answer = await browser.post('/api/records', { changes })
    const { results, upTo } = answer.json<Written>()
    expect(answer.status).toBe(200)
    expect(results.map(({ changeId }) => changeId)).toEqual(changes.map(({ changeId }) => changeId))
    expect(results.map(({ status }) => status)).toEqual([
      'refused',
      'accepted',
      'refused',
      'conflict',
      'accepted',
    ])
    expect(upTo).toBe(2)
  })

  test('the largest record is accepted; more than 8 MiB at once is not, and then nothing is written', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    // The greatest padded length that fits, with its header, IV and tag, into 1.5 MiB.
    const large = base64(sealedBytes(1_540_096))
    const accepted = await write(browser, newChange({ sealed: large }))
    expect(accepted.results[0]?.status).toBe('accepted')
    const six = Array.from({ length: 6 }, () => newChange({ sealed: large }))
    const answer = await browser.post('/api/records', { changes: six })
    expect([answer.status, answer.json().code]).toEqual([413, 'too_large'])
    expect((await write(browser, ...six.slice(0, 5))).upTo).toBe(6)
  })

  test('a change sent twenty times is one row with one answer, even after another write', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const change = newChange()
    const first = await write(browser, change)
    const newer = newChange({ uid: change.uid, baseRevision: 1 })
    await write(browser, newer)
    for (let at = 0; at < 20; at++) expect((await write(browser, change)).results).toEqual(first.results)
    const twice = await write(browser, change, change, newer)
    expect(twice.results.map((result) => result.status === 'accepted' && result.seq)).toEqual([1, 1, 2])
    const { records, upTo } = await read(browser)
    expect([records.length, records[0]?.revision, upTo]).toEqual([1, 2, 2])
  })

  test('a change is remembered for 30 days', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const change = newChange()
    await write(browser, change)
    app.advance(10 * 24 * 60 * 60 * 1000)
    await browser.get('/api/user')
    app.advance(10 * 24 * 60 * 60 * 1000)
    await browser.get('/api/user')
    app.advance(10 * 24 * 60 * 60 * 1000 - 1)
    await pruneRecordChanges(app.deps)
    expect((await write(browser, change)).results[0]?.status).toBe('accepted')
    app.advance(1)
    await pruneRecordChanges(app.deps)
    expect((await write(browser, change)).results[0]?.status).toBe('conflict')
  })

  test('pages hold at most what was asked for, and about 4 MiB', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const megabyte = base64(sealedBytes(1_048_576))
    const changes = Array.from({ length: 6 }, () => newChange({ sealed: megabyte }))
    await write(browser, ...changes)
    const pages: number[][] = []
    let [since, hasMore] = [0, true]
    while (hasMore) {
      const page = await read(browser, `?since=${since}`)
      pages.push(page.records.map(({ seq }) => seq))
      ;({ upTo: since, hasMore } = page)
    }
    expect(pages).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    const two = await read(browser, '?since=1&limit=2')
    expect([two.records.map(({ seq }) => seq), two.upTo, two.hasMore]).toEqual([[2, 3], 3, true])
    expect((await browser.get('/api/records?limit=501')).status).toBe(400)
  })

  test('conflicts that would carry back too much are refused as a whole', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const large = newChange({ sealed: base64(sealedBytes(1_540_096)) })
    await write(browser, large)
    const many = Array.from({ length: 12 }, () => newChange({ uid: large.uid }))
    const answer = await browser.post('/api/records', { changes: [newChange(), ...many] })
    expect([answer.status, answer.json().code]).toEqual([413, 'too_large'])
    expect((await read(browser)).upTo).toBe(1)
  })

  test('parallel batches of two people keep each one’s positions without gaps and in the order of commits', async () => {
    await using app = await open()
    const people = [app.browser(), app.browser()]
    const seen: number[][] = [[], []]
    for (const [at, browser] of people.entries()) {
      const { user } = await browser.signUp()
      app.deps.changes.subscribe(user.id, (upTo) => seen[at]?.push(upTo))
    }
    const shared = randomUUID()
    const batches = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const browser = people[at % 2] as TestBrowser
        return write(browser, newChange(), newChange({ uid: shared }), newChange())
      }),
    )
    for (const [at, browser] of people.entries()) {
      const own = batches.filter((_, index) => index % 2 === at)
      const accepted = own.flatMap(({ results }) => results.filter(({ status }) => status === 'accepted'))
      const positions = accepted.flatMap((result) => (result.status === 'accepted' ? [result.seq] : []))
      // 25 batches of two records each, and one of them won the shared one.
      expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1))
      const page = await read(browser, '?limit=500')
      expect(page.records.map(({ seq }) => seq)).toEqual(positions)
      // PostgreSQL tells of it a moment later.
      await expect.poll(() => Math.max(...(seen[at] ?? []))).toBe(51)
    }
  })

  test.each([
    [{ uid: 'not-a-uuid' }],
    [{ uid: randomUUID().toUpperCase() }],
    [{ changeId: '1' }],
    [{ baseRevision: -1 }],
    [{ baseRevision: 0.5 }],
    [{ sealed: 'not base64!' }],
  ])('a change with %j is refused', async (wrong) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const answer = await browser.post('/api/records', { changes: [newChange(wrong)] })
    expect([answer.status, answer.json().code]).toEqual([400, 'invalid_input'])
  })

  test('bytes of every value survive', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const bytes = sealedBytes(4096)
    for (let value = 0; value < 256; value++) bytes[18 + value] = value
    randomBytes(16).copy(bytes, 300)
    await write(browser, newChange({ sealed: base64(bytes) }))
    const { records } = await read(browser)
    expect(Buffer.from(records[0]?.sealed ?? '', 'base64')).toEqual(bytes)
  })
})
