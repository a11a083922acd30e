import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteVariants } from '#contract/site-slots.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import { keepPiece } from '#server/features/music/music-cache.ts'
import { openRawSocket } from '#server/testing/raw-socket.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Answer } from '#server/testing/test-browser.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-headers-'))
const [webFolder, siteFolder, dataFolder] = ['web', 'site', 'data'].map((name) =>
  path.join(folder, name),
) as [string, string, string]
const publicUrl = new URL('https://journal.example.org')
const html = { accept: 'text/html' }

beforeAll(() => {
  mkdirSync(path.join(webFolder, 'assets'), { recursive: true })
  mkdirSync(siteFolder)
  mkdirSync(path.join(dataFolder, 'music'), { recursive: true })
  for (const name of [
    'index.html',
    'assets/main-abc123.js',
    'assets/local-model-thread-abc123.js',
    'favicon.svg',
  ])
    writeFileSync(path.join(webFolder, name), 'x')
  writeFileSync(path.join(webFolder, 'addresses.json'), '["/dashboard"]')
  for (const name of ['index.html', 'mobile.html', 'blog.html', 'robots.txt', ...Object.values(siteVariants)])
    writeFileSync(path.join(siteFolder, name), 'a document')
  for (const { id } of tracks) keepPiece(path.join(dataFolder, 'music'), id, randomBytes(500))
})
afterAll(() => rmSync(folder, { recursive: true }))

const open = (hstsSubdomains = false) =>
  openTestApp({
    dataFolder,
    config: { webFolder, siteFolder, publicUrl, hstsSubdomains, music: 'compose' },
    limits: { musicDelayMs: 0 },
  })

/** What is missing or other than it should be, of the headers that every answer has. */
function faultsOf(headers: Record<string, unknown>): string[] {
  const policy = String(headers['content-security-policy'])
  const wanted = {
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
  }
  return [
    ...Object.entries(wanted).flatMap(([name, value]) =>
      headers[name] === value ? [] : [`${name}: ${headers[name]}`],
    ),
    ...(policy.startsWith("default-src 'none'") &&
    !/unsafe-inline|unsafe-eval/.test(
      policy.replace(/style-src-attr 'unsafe-inline'|'wasm-unsafe-eval'/g, ''),
    )
      ? []
      : [`content-security-policy: ${policy}`]),
    ...(headers['x-powered-by'] || headers.server ? ['tells what it is made of'] : []),
  ]
}

test('every route answers a stranger with the headers of all answers', async () => {
  await using app = await open()
  const faults = new Map<string, string[]>()
  for (const { method, url } of app.routes)
    for (const one of [method].flat()) {
      const address = url.replaceAll('*', 'nothing').replace(/:\w+/g, '1')
      let found = faultsOf((await app.browser().ask(one, address)).headers)
      // Pages for developers, never in production, have a policy of their own.
      if (url.startsWith('/api/docs'))
        found = found.filter((fault) => !fault.startsWith('content-security-policy'))
      if (found.length > 0) faults.set(`${one} ${url}`, found)
    }
  expect(app.routes.length).toBeGreaterThan(30)
  expect(Object.fromEntries(faults)).toEqual({})
})

test('documents, files, music, pictures, redirects, errors and what is unchanged have them too', async () => {
  await using app = await open()
  const address = await app.listen()
  const browser = app.browser()
  await browser.signUp()
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const answers: [string, number, Answer][] = []
  const add = (what: string, status: number, answer: Answer) => answers.push([what, status, answer])
  const visitor = app.browser()
  const document = await visitor.get('/blog', { headers: html })
  add('a document', 200, document)
  add(
    'an unchanged document',
    304,
    await visitor.get('/blog', { headers: { 'if-none-match': String(document.headers.etag) } }),
  )
  add('the app', 200, await visitor.get('/dashboard', { headers: html }))
  add('a lost page', 404, await visitor.get('/no-such-page', { headers: html }))
  add('a redirect', 302, await browser.get('/', { headers: html }))
  add('a script', 200, await visitor.get('/assets/main-abc123.js'))
  const file = await visitor.get('/favicon.svg')
  add('a file', 200, file)
  add(
    'an unchanged file',
    304,
    await visitor.get('/favicon.svg', { headers: { 'if-none-match': String(file.headers.etag) } }),
  )
  const music = `/music/${tracks[0]?.id}.mp3`
  await expect.poll(async () => (await fetch(`${address}${music}`)).status, { timeout: 15_000 }).toBe(200)
  add('music', 200, await visitor.get(music))
  add('a part of music', 206, await visitor.get(music, { headers: { range: 'bytes=0-9' } }))
  add('a part that is not there', 416, await visitor.get(music, { headers: { range: 'bytes=9999-' } }))
  add('a picture that is kept', 200, await browser.askBytes('PUT', '/api/user/avatar', picture))
  add('a call', 200, await browser.get('/api/user'))
  add('a call without a session', 401, await visitor.get('/api/user'))
  add('a wrong body', 400, await visitor.post('/api/login', {}))
  add('a wrong type', 415, await visitor.post('/api/login', 'a', { 'content-type': 'text/plain' }))
  add('another site', 403, await visitor.post('/api/login', {}, { 'sec-fetch-site': 'cross-site' }))
  add('a method that is not there', 404, await visitor.ask('PATCH', '/api/user'))
  add('a malformed address', 400, await visitor.get('/api/%'))
  add('a foreign name', 421, await visitor.get('/', { headers: { ...html, host: 'evil.example' } }))
  add('the script that may ask this machine', 404, await visitor.get('/assets/local-model-thread-abc123.js'))
  expect(answers.map(([what, , { status }]) => [what, status])).toEqual(
    answers.map(([what, status]) => [what, status]),
  )
  const faults = answers.flatMap(([what, , { headers }]) =>
    faultsOf(headers).map((fault) => `${what}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('what Node itself refuses has them too', async () => {
  await using app = await open()
  const address = await app.listen()
  for (const [sent, status] of [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = await openRawSocket(address)
    socket.send(sent)
    await socket.untilEnded(3_000)
    const [first, ...lines] = (socket.text.split('\r\n\r\n')[0] ?? '').split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    expect(first).toContain(` ${status} `)
    expect(faultsOf(headers)).toEqual([])
  }
})

test('subdomains are bound to https only where the operator says so', async () => {
  await using app = await open(true)
  const { headers } = await app.browser().get('/api/auth/status')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
