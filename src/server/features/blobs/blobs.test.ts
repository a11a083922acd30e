import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type BlobSpace, largestChunkPlain, type readBlobs } from '#contract/blobs.ts'
import { sealedFaultMessages } from '#contract/sealed-record.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { sealedBytes } from '../../testing/sealed-bytes.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'

type List = z.output<typeof readBlobs.answer>

const quotaBytes = 1024 * 1024 * 1024
const put = (
  browser: TestBrowser,
  blobId: string,
  index: number,
  total: number,
  bytes: Uint8Array,
): Promise<Answer> => browser.askBytes('PUT', `/api/blobs/${blobId}/${index}?total=${total}`, bytes)
const listOf = async (browser: TestBrowser): Promise<List> => (await browser.get('/api/blobs')).json<List>()
const said = (answer: Answer): unknown[] => [answer.status, answer.json().code, answer.json().message]

function ofGeneration(generation: number): Buffer {
  const bytes = sealedBytes()
  bytes.writeUInt32BE(generation, 2)
  return bytes
}

onBothDatabases('blobs', ({ open }) => {
  test('chunks come back as they were sent, and the list says which are there', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect(await listOf(browser)).toEqual({ blobs: [], usedBytes: 0, quotaBytes })
    const blobId = randomUUID()
    const [first, last] = [sealedBytes(largestChunkPlain), sealedBytes(700)]
    const written = await put(browser, blobId, 2, 3, last)
    expect([written.status, written.json()]).toEqual([200, { usedBytes: last.length, quotaBytes }])
    app.advance(60_000)
    expect((await put(browser, blobId, 0, 3, first)).status).toBe(200)
    const usedBytes = first.length + last.length
    const createdAt = '2026-11-21T08:30:00.000Z'
    expect(await listOf(browser)).toEqual({
      blobs: [{ blobId, total: 3, have: [0, 2], bytes: usedBytes, generation: 1, createdAt }],
      usedBytes,
      quotaBytes,
    })
    const answer = await browser.get(`/api/blobs/${blobId}/0`)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/octet-stream',
      'no-store',
    ])
    expect(Buffer.compare(answer.bytes, first)).toBe(0)
    expect(Buffer.compare((await browser.get(`/api/blobs/${blobId}/2`)).bytes, last)).toBe(0)
    expect(said(await browser.get(`/api/blobs/${blobId}/1`))).toEqual([
      404,
      'not_found',
      'There is nothing here.',
    ])
  })

  test('the same chunk again changes nothing, and other bytes replace it', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const blobId = randomUUID()
    const bytes = ofGeneration(1)
    for (let at = 0; at < 5; at++)
      expect((await put(browser, blobId, 0, 2, bytes)).json()).toEqual({
        usedBytes: bytes.length,
        quotaBytes,
      })
    await put(browser, blobId, 1, 2, ofGeneration(1))
    app.advance(60_000)
    const renewed = ofGeneration(2)
    await put(browser, blobId, 0, 2, renewed)
    expect(Buffer.compare((await browser.get(`/api/blobs/${blobId}/0`)).bytes, renewed)).toBe(0)
    const [blob] = (await listOf(browser)).blobs
    expect(blob).toMatchObject({ have: [0, 1], generation: 1, createdAt: '2026-11-21T08:30:00.000Z' })
    await put(browser, blobId, 1, 2, ofGeneration(2))
    expect((await listOf(browser)).blobs[0]?.generation).toBe(2)
  })

  test('removing a blob gives its room back, as often as it is asked', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const [kept, removed] = [randomUUID(), randomUUID()]
    const bytes = sealedBytes()
    for (const index of [0, 1]) await put(browser, removed, index, 2, bytes)
    await put(browser, kept, 0, 1, bytes)
    for (let at = 0; at < 2; at++) {
      const answer = await browser.ask('DELETE', `/api/blobs/${removed}`)
      expect([answer.status, answer.json()]).toEqual([200, { usedBytes: bytes.length, quotaBytes }])
    }
    expect((await listOf(browser)).blobs.map(({ blobId }) => blobId)).toEqual([kept])
    expect((await browser.get(`/api/blobs/${removed}/0`)).status).toBe(404)
  })

  test('the chunks of a blob agree on how many they are', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const blobId = randomUUID()
    await put(browser, blobId, 0, 2, sealedBytes())
    expect(said(await put(browser, blobId, 1, 3, sealedBytes()))).toEqual([
      409,
      'conflict',
      'The other pieces of this file say another number of pieces.',
    ])
    expect(said(await put(browser, blobId, 2, 2, sealedBytes()))).toEqual([
      400,
      'invalid_input',
      'A file of 2 pieces has no piece 2.',
    ])
    expect((await listOf(browser)).blobs).toMatchObject([{ total: 2, have: [0] }])
  })

  test.each([
    ['an upper case id', `/api/blobs/${randomUUID().toUpperCase()}/0?total=1`],
    ['an id that is none', '/api/blobs/photo/0?total=1'],
    ['a negative index', `/api/blobs/${randomUUID()}/-1?total=1`],
    ['too high an index', `/api/blobs/${randomUUID()}/256?total=256`],
    ['no total', `/api/blobs/${randomUUID()}/0`],
    ['too high a total', `/api/blobs/${randomUUID()}/0?total=257`],
  ])('%s is refused', async (_, url) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const answer = await browser.askBytes('PUT', url, sealedBytes())
    expect([answer.status, answer.json().code]).toEqual([400, 'invalid_input'])
    expect((await listOf(browser)).blobs).toEqual([])
  })

  test.each([
    ['plain text', Buffer.from('Dear diary, '.repeat(50)), sealedFaultMessages.not_sealed],
    ['a picture', Buffer.from(`ffd8ffe0${'00'.repeat(400)}`, 'hex'), sealedFaultMessages.not_sealed],
    ['nothing', Buffer.alloc(0), sealedFaultMessages.truncated],
    ['a chunk cut short', sealedBytes(5000).subarray(0, -1), sealedFaultMessages.bad_length],
    ['generation 0', ofGeneration(0), sealedFaultMessages.unknown_format],
  ])('%s is refused and not kept', async (_, bytes, sentence) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect(said(await put(browser, randomUUID(), 0, 1, bytes))).toEqual([400, 'invalid_input', sentence])
    expect((await listOf(browser)).blobs).toEqual([])
  })

  test('a full space says so with its numbers; what takes no more room is still replaced', async () => {
    const megabyte = sealedBytes(largestChunkPlain)
    await using app = await open({ limits: { blobQuotaBytes: 2 * megabyte.length + 500 } })
    const [browser, other] = [app.browser(), app.browser()]
    await browser.signUp()
    await other.signUp()
    const blobId = randomUUID()
    for (const index of [0, 1]) expect((await put(browser, blobId, index, 3, megabyte)).status).toBe(200)
    const refused = await put(browser, blobId, 2, 3, megabyte)
    expect(said(refused)).toEqual([
      413,
      'quota_exceeded',
      'Your space for photos and files on this server is full: 2 of 2 MB are used.',
    ])
    expect((await put(browser, blobId, 1, 3, sealedBytes(largestChunkPlain))).status).toBe(200)
    expect((await put(browser, blobId, 2, 3, sealedBytes())).status).toBe(200)
    expect((await put(other, blobId, 2, 3, megabyte)).status).toBe(200)
    await browser.ask('DELETE', `/api/blobs/${blobId}`)
    expect((await put(browser, randomUUID(), 0, 1, megabyte)).status).toBe(200)
  })

  test('chunks go with the person they belong to', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    await put(browser, randomUUID(), 0, 1, sealedBytes())
    const { db } = app.deps
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(
      await db.selectFrom('blob_chunks').select('total').where('user_id', '=', user.id).execute(),
    ).toEqual([])
  })

  test('the quota is exact when many chunks arrive at once', async () => {
    const bytes = sealedBytes(4000)
    await using app = await open({ limits: { blobQuotaBytes: 7 * bytes.length } })
    const browser = app.browser()
    await browser.signUp()
    const blobId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        put(browser, index % 2 ? blobId : randomUUID(), index, 30, bytes),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(23)
    const used = answers.flatMap((answer) =>
      answer.status === 200 ? [answer.json<BlobSpace>().usedBytes] : [],
    )
    expect(used.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => count * bytes.length))
    expect((await listOf(browser)).usedBytes).toBe(7 * bytes.length)
  })
})

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a chunk as %s is refused, and octets are refused everywhere else', async (type) => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  const url = `/api/blobs/${randomUUID()}/0?total=1`
  const answer = await browser.ask('PUT', url, { body: '{}', headers: { 'content-type': type } })
  expect(said(answer)).toEqual([415, 'json_only', 'Send sealed bytes as application/octet-stream.'])
  for (const [method, elsewhere] of [
    ['POST', '/api/records'],
    ['PUT', '/api/vault/slots'],
    ['POST', '/api/login'],
  ] as const) {
    const octets = await browser.askBytes(method, elsewhere, sealedBytes())
    expect(said(octets)).toEqual([415, 'json_only', 'Send JSON.'])
  }
})

test('another site can neither send nor remove a chunk', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/octet-stream' }
  const blobId = randomUUID()
  await put(browser, blobId, 0, 2, sealedBytes())
  const sent = await browser.ask('PUT', `/api/blobs/${blobId}/1?total=2`, { body: sealedBytes(), headers })
  const removed = await browser.ask('DELETE', `/api/blobs/${blobId}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([sent.json().code, removed.json().code]).toEqual(['cross_site', 'cross_site'])
  expect((await listOf(browser)).blobs).toMatchObject([{ have: [0] }])
})

test('a chunk of more than a sealed mebibyte is too large', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  const large = sealedBytes(largestChunkPlain + 1)
  expect((await put(browser, randomUUID(), 0, 1, large)).json().code).toBe('too_large')
})

test('a visitor is refused before the body has come', async () => {
  await using app = await openTestApp()
  const address = await app.listen()
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${address}/api/blobs/${randomUUID()}/0?total=1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-length': '1000000' },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.flushHeaders()
  })
  expect(status).toBe(401)
})
