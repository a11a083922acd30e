import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { DeviceModelFile } from '#contract/device-models.ts'
import { KeptModels } from './kept-models.ts'
import { ModelDownloads, type ModelDownloadsParts } from './model-downloads.ts'
import type { ModelFiles } from './model-files.ts'

const weights = new Uint8Array(20_000_000).map((_, at) => at % 251)
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const model: DeviceModelFile = {
  name: 'Tiny',
  licence: 'CC0-1.0',
  bytes: weights.length,
  sha256: digest(weights),
}

/** The files of a browser, in memory. */
function memoryFiles() {
  const files = new Map<string, Blob>()
  const port: ModelFiles = {
    list: async () => new Map([...files].map(([name, { size }]) => [name, size])),
    read: async (name) => files.get(name) ?? null,
    write: async (name, content) => void files.set(name, content),
    remove: async (name) => void files.delete(name),
  }
  return { files, port }
}

/** A server that sends `bytes`, a megabyte at a time; its line goes dead after so many of them, or it waits when it has come to one. */
function serverOf(
  bytes: Uint8Array<ArrayBuffer>,
  { stopsAfter = Infinity, waitsAt = Infinity, knowsRanges = true } = {},
) {
  const asked: number[] = []
  const ask: ModelDownloadsParts['ask'] = async (_, from, signal) => {
    asked.push(from)
    let at = knowsRanges ? from : 0
    const end = Math.min(bytes.length, at + stopsAfter)
    const body = new ReadableStream<Uint8Array>({
      async pull(out) {
        await new Promise((resolve) => setTimeout(resolve))
        if (from < waitsAt && at >= waitsAt)
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        if (signal.aborted) out.error(new DOMException('stopped', 'AbortError'))
        else if (at >= bytes.length) out.close()
        else if (at >= end) out.error(new TypeError('the line went dead'))
        else {
          const next = Math.min(end, at + 1_000_000)
          out.enqueue(bytes.subarray(at, next))
          at = next
        }
      },
    })
    return new Response(body, { status: from > 0 && knowsRanges ? 206 : 200 })
  }
  return { asked, ask }
}

function open(ask: ModelDownloadsParts['ask'], { files = memoryFiles(), left = null as number | null } = {}) {
  const kept = new KeptModels(files.port)
  const downloads = new ModelDownloads({
    kept,
    ask,
    sumOf: async (content) => digest(new Uint8Array(await content.arrayBuffer())),
    alone: async (_, work) => work().then(() => true),
    bytesLeft: async () => left,
    onChange: () => undefined,
  })
  const now = () => downloads.stateOf(model, false)
  const over = () =>
    vi.waitFor(async () => expect((await now()).state).not.toMatch(/arriving|checking/), 10_000)
  return { files, kept, downloads, now, over }
}

test('a model comes in pieces, is checked, and can then be opened, as one file, by whoever comes later', async () => {
  const { downloads, over, kept, files } = open(serverOf(weights).ask)
  downloads.begin(model)
  expect((await downloads.stateOf(model, false)).state).toBe('arriving')
  await over()
  expect(await kept.whole()).toEqual([model])
  expect([...files.files.keys()].filter((name) => !name.endsWith('.json')).length).toBeGreaterThan(2)
  const opened = await new KeptModels(files.port).open(model.sha256)
  expect(digest(new Uint8Array((await opened?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(model.sha256)
})

test('a download that was paused goes on at the byte where it was', async () => {
  const server = serverOf(weights, { waitsAt: 3_000_000 })
  const { downloads, over, now, kept } = open(server.ask)
  downloads.begin(model)
  await vi.waitFor(async () => expect((await now()).have).toBe(3_000_000), 10_000)
  await downloads.pause(model.sha256)
  const paused = await now()
  expect(paused).toMatchObject({ state: 'paused', have: 3_000_000, trouble: null })
  downloads.begin(model)
  await over()
  expect(server.asked).toEqual([0, 3_000_000])
  expect(await kept.whole()).toEqual([model])
})

test('a line that goes dead is said to have, keeps what came, and loses nothing by going on', async () => {
  const first = open(serverOf(weights, { stopsAfter: 5_000_000 }).ask)
  first.downloads.begin(model)
  await first.over()
  expect(await first.now()).toMatchObject({
    state: 'paused',
    have: 5_000_000,
    trouble: 'The download broke off. What has come is kept.',
  })
  const server = serverOf(weights)
  const second = open(server.ask, { files: first.files })
  second.downloads.begin(model)
  await second.over()
  expect(server.asked).toEqual([5_000_000])
  expect(await second.kept.whole()).toEqual([model])
})

test('a server that sends everything again, whatever was asked for, is listened to from the beginning', async () => {
  const first = open(serverOf(weights, { stopsAfter: 5_000_000 }).ask)
  first.downloads.begin(model)
  await first.over()
  const second = open(serverOf(weights, { knowsRanges: false }).ask, { files: first.files })
  second.downloads.begin(model)
  await second.over()
  expect(await second.kept.whole()).toEqual([model])
})

test('a file with another sum, or a longer one, is thrown away, and that is said', async () => {
  const other = weights.with(7, 99)
  const longer = new Uint8Array(weights.length + 1_000_000)
  longer.set(weights)
  for (const wrong of [other, longer]) {
    const { downloads, over, now, files } = open(serverOf(wrong).ask)
    downloads.begin(model)
    await over()
    expect(await now()).toMatchObject({ state: 'absent', have: 0 })
    expect((await now()).trouble).toMatch(
      /^What came is not the file that the server lists, so it was removed\./,
    )
    expect([...files.files.keys()]).toEqual([])
  }
})

test('what has no room is not begun, and a model that is removed leaves nothing', async () => {
  const server = serverOf(weights)
  const full = open(server.ask, { left: 1_000_000 })
  full.downloads.begin(model)
  await full.over()
  expect((await full.now()).trouble).toBe(
    'There is not enough room for it in this browser. Nothing else was touched.',
  )
  expect(server.asked).toEqual([])
  const { downloads, over, kept, files } = open(server.ask)
  downloads.begin(model)
  await over()
  await downloads.remove(model.sha256)
  expect([...files.files.keys()]).toEqual([])
  expect([await kept.open(model.sha256), await kept.whole()]).toEqual([null, []])
})

test('a server that cannot be reached and one that has it no more are told apart', async () => {
  const away = open(() => Promise.reject(new TypeError('no network')))
  away.downloads.begin(model)
  await away.over()
  expect((await away.now()).trouble).toMatch(/^The server could not be reached\./)
  const gone = open(async () => new Response('', { status: 404 }))
  gone.downloads.begin(model)
  await gone.over()
  expect((await gone.now()).trouble).toBe('The server no longer offers this model.')
})
