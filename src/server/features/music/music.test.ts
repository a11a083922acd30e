import { readdirSync, readFileSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { getPriority } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tracks } from '#domain/sound/music/tracks.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Answer } from '../../testing/test-browser.ts'
import {
  allReady,
  emptyFolder,
  filledFolder,
  poem,
  removeFolders,
  type Status,
  statesOf,
  until,
} from './music.test-support.ts'
import { pieceFile } from './music-cache.ts'

const ask = (app: TestApp, range?: string, more: Record<string, string> = {}): Promise<Answer> =>
  app.browser().get(`/music/${poem}.mp3`, { headers: { ...(range !== undefined && { range }), ...more } })
const openWith = (dataFolder: string): Promise<TestApp> =>
  openTestApp({ dataFolder, config: { music: 'compose' }, limits: { musicDelayMs: 0 } })

afterAll(removeFolders)

const canSeeFiles = process.platform === 'linux'
/** How far each thread of this process steps back: field 19 of proc(5)'s stat, after the name in parentheses. */
const nicenessOfThreads = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
    return Number(fields.split(' ')[16])
  })

test('before its turn came, a piece says that it is being composed, and when to ask again', async () => {
  await using app = await openTestApp({ config: { music: 'compose' } })
  expect(new Set(Object.values(await statesOf(app)))).toEqual(new Set(['waiting']))
  const answer = await ask(app)
  expect([answer.status, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'being_composed',
    '10',
  ])
  expect(answer.json().message).toBe('This piece is being composed. It will be ready soon.')
})

test('a server that composes nothing says so, and so does one that has no billing', async () => {
  await using app = await openTestApp()
  expect((await app.browser().get('/api/music')).json<Status>()).toMatchObject({
    hasBilling: false,
    access: 'open',
  })
  expect((await ask(app)).status).toBe(501)
  expect(new Set(Object.values(await statesOf(app)))).toEqual(new Set(['off']))
})

// Spec: S7-031
test('a kept piece is served whole, in parts, and not again to who has it', async () => {
  const { dataFolder, poemBytes } = filledFolder()
  await using app = await openWith(dataFolder)
  await app.listen()
  await allReady(app)
  const whole = await ask(app)
  expect([whole.status, Buffer.from(whole.bytes).equals(poemBytes)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'content-length': '4000',
  })
  const etag = String(whole.headers.etag)
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=3900-', 3900, 3999],
    ['bytes=3900-99999', 3900, 3999],
    ['bytes=-10', 3990, 3999],
  ] as const) {
    const part = await ask(app, range)
    expect([range, part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      range,
      206,
      `bytes ${from}-${to}/4000`,
      String(to - from + 1),
    ])
    expect(Buffer.from(part.bytes).equals(poemBytes.subarray(from, to + 1))).toBe(true)
  }
  for (const range of ['bytes=4000-', 'bytes=-0']) {
    const beyond = await ask(app, range)
    expect([range, beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([
      range,
      416,
      'bytes */4000',
      '',
    ])
  }
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'nonsense'])
    expect([range, (await ask(app, range)).status]).toEqual([range, 200])
  expect((await ask(app, 'bytes=0-9', { 'if-range': etag })).status).toBe(206)
  expect((await ask(app, 'bytes=0-9', { 'if-range': '"another"' })).status).toBe(200)
  const known = await ask(app, undefined, { 'if-none-match': etag })
  expect([known.status, known.text]).toEqual([304, ''])
})

test('what is no piece and no cover is not there, whatever path it names', async () => {
  const { dataFolder } = filledFolder()
  await using app = await openWith(dataFolder)
  for (const url of [
    '/music/other.mp3',
    `/music/${poem}`,
    `/music/${poem}.json`,
    '/music/..%2Finkwell.db',
    '/music/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/images/music/other.svg',
    `/images/music/${poem}.png`,
  ])
    expect([url, (await app.browser().get(url)).status]).toEqual([url, 404])
})

test('every piece has its cover', async () => {
  await using app = await openTestApp()
  for (const { coverArt } of tracks) {
    const cover = await app.browser().get(coverArt)
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(cover.text).toMatch(/^<svg .*<\/svg>$/s)
  }
})

test('a piece of which one bit has tipped, and one that was cut short, are composed anew; the others play on', async () => {
  const { dataFolder, music } = filledFolder()
  const [first, second] = [pieceFile(music, poem), pieceFile(music, 'imagine-sleep')]
  const bytes = readFileSync(first)
  bytes[1_234] = (bytes[1_234] ?? 0) ^ 1
  writeFileSync(first, bytes)
  truncateSync(second, 100)
  await using app = await openWith(dataFolder)
  await app.listen()
  await until(async () => {
    const states = await statesOf(app)
    return states[poem] === 'composing' && states['when-light-fades-away'] === 'ready'
  })
  const states = await statesOf(app)
  expect(states['imagine-sleep']).toBe('waiting')
  expect(Object.values(states).filter((state) => state === 'ready')).toHaveLength(4)
  expect((await ask(app)).status).toBe(503)
  // The composing thread steps back; this one does not.
  expect(getPriority()).toBeLessThan(10)
  if (canSeeFiles) expect(nicenessOfThreads()).toContain(10)
})

test('a piece that is taken away while the server runs is missed, not answered with nothing', async () => {
  const { dataFolder, music } = filledFolder()
  await using app = await openWith(dataFolder)
  await app.listen()
  await allReady(app)
  truncateSync(pieceFile(music, poem), 10)
  const answer = await ask(app)
  expect([answer.status, answer.json().code]).toEqual([503, 'being_composed'])
  expect((await statesOf(app))[poem]).not.toBe('ready')
})

test('where nothing can be kept, pieces say that they could not be composed, and everything else goes on', async () => {
  const dataFolder = emptyFolder()
  writeFileSync(path.join(dataFolder, 'music'), 'not a folder')
  await using app = await openWith(dataFolder)
  await app.listen()
  await until(async () => (await statesOf(app))[poem] === 'failed')
  const answer = await ask(app)
  expect([answer.status, answer.json().message]).toEqual([
    503,
    'This piece could not be composed yet. The server tries again in some minutes.',
  ])
  expect(app.takeWarnings()).toMatchObject([{ level: 50, route: 'music' }])
  expect((await app.browser().get('/api/auth/status')).status).toBe(200)
})

const openFiles = (file: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file
    } catch {
      return false
    }
  }).length

test.skipIf(!canSeeFiles)('listeners who hang up leave no file open and no complaint', async () => {
  const { dataFolder, music } = filledFolder(8_000_000)
  await using app = await openWith(dataFolder)
  const address = await app.listen()
  await allReady(app)
  const cutOne = () =>
    new Promise<void>((resolve, reject) => {
      const request = get(`${address}/music/${poem}.mp3`, (answer) => {
        answer.once('data', () => {
          request.destroy()
          resolve()
        })
        answer.on('error', () => {})
      })
      request.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve() : reject(error),
      )
    })
  await Promise.all(Array.from({ length: 12 }, cutOne))
  await until(async () => openFiles(pieceFile(music, poem)) === 0)
  expect((await ask(app, 'bytes=0-9')).status).toBe(206)
  expect(app.logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})
