import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { readReplacedChunks } from '#contract/blobs.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { sealedBytes } from '../../testing/sealed-bytes.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { pruneReplacedChunks } from './replaced-chunks.store.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Kept = AnswerOf<typeof readReplacedChunks>['chunks'][number]
const kept = async (browser: TestBrowser): Promise<Kept[]> =>
  (await browser.get('/api/blobs/replaced')).json<{ chunks: Kept[] }>().chunks
const bytesOf = (browser: TestBrowser, { blobId, index, replacedAt }: Kept) =>
  browser.get(`/api/blobs/replaced/${blobId}/${index}/${replacedAt}`)
const put = (browser: TestBrowser, blobId: string, index: number, bytes: Uint8Array) =>
  browser.askBytes('PUT', `/api/blobs/${blobId}/${index}?total=2`, bytes)

onBothDatabases('chunks that were written over or deleted', ({ open }) => {
  test('come back as they were, to their owner only, and take none of the space', async () => {
    await using app = await open()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const blobId = randomUUID()
    const [first, second, rubbish] = [sealedBytes(900), sealedBytes(), sealedBytes()]
    await put(own, blobId, 0, first)
    await put(own, blobId, 1, second)
    await put(own, blobId, 1, second)
    expect(await kept(own)).toEqual([])
    app.advance(minute)
    await put(own, blobId, 1, rubbish)
    app.advance(minute)
    await own.ask('DELETE', `/api/blobs/${blobId}`)
    expect((await own.get('/api/blobs')).json()).toMatchObject({ blobs: [], usedBytes: 0 })
    const chunks = await kept(own)
    const [over, gone] = ['2026-11-21T08:31:00.000Z', '2026-11-21T08:32:00.000Z']
    expect(chunks).toMatchObject([
      { blobId, index: 0, total: 2, bytes: first.length, replacedAt: gone },
      { blobId, index: 1, replacedAt: gone },
      { blobId, index: 1, replacedAt: over },
    ])
    const given = await Promise.all(
      chunks.map(async (chunk) => Buffer.from((await bytesOf(own, chunk)).bytes)),
    )
    expect(given.map((bytes, at) => Buffer.compare(bytes, [first, rubbish, second][at] ?? bytes))).toEqual([
      0, 0, 0,
    ])
    expect(await kept(other)).toEqual([])
    for (const chunk of chunks) expect((await bytesOf(other, chunk)).status).toBe(404)
    app.advance(30 * day)
    await pruneReplacedChunks(app.deps)
    const rows = app.deps.db.selectFrom('replaced_chunks').select('blob_id')
    expect(await rows.where('blob_id', '=', blobId).execute()).toEqual([])
  })

  test('that stood long are not pushed out by ones that stood for a moment', async () => {
    const bytes = sealedBytes(900).length
    await using app = await open({ limits: { blobQuotaBytes: 4 * bytes } })
    const browser = app.browser()
    await browser.signUp()
    const blobId = randomUUID()
    await put(browser, blobId, 0, sealedBytes(900))
    await put(browser, blobId, 1, sealedBytes(900))
    app.advance(day)
    const flood = randomUUID()
    for (let round = 0; round < 8; round++) {
      await put(browser, flood, 0, sealedBytes(900))
      app.advance(1)
      await browser.ask('DELETE', `/api/blobs/${flood}`)
    }
    await browser.ask('DELETE', `/api/blobs/${blobId}`)
    const chunks = await kept(browser)
    expect(chunks).toHaveLength(4)
    expect(chunks.filter((chunk) => chunk.blobId === blobId)).toHaveLength(2)
  })
})
