import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-web-'))
const html = { headers: { accept: 'text/html,application/xhtml+xml' } }

/** Counts from before anything is loaded that reads folders. */
const reads = await vi.hoisted(async () => {
  const { default: files } = await import('node:fs/promises')
  const { syncBuiltinESMExports } = await import('node:module')
  const own = files.readdir
  const counted: { count: number; undo: () => void } = { count: 0, undo: () => {} }
  const counting = (...args: Parameters<typeof own>) => {
    counted.count++
    return own(...args)
  }
  Object.assign(files, { readdir: counting })
  syncBuiltinESMExports()
  counted.undo = () => {
    Object.assign(files, { readdir: own })
    syncBuiltinESMExports()
  }
  return counted
})

beforeAll(() => {
  mkdirSync(path.join(webFolder, 'assets'))
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Inkwell</title>')
  writeFileSync(
    path.join(webFolder, 'addresses.json'),
    JSON.stringify(['/auth', '/dashboard', '/settings', '/settings/plan']),
  )
  writeFileSync(path.join(webFolder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'local-model-thread-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'device-model-thread-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'meaning-thread-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'meaning-0123456789abcdef.bin'), 'weights')
  writeFileSync(
    path.join(webFolder, 'assets', 'meaning-0123456789abcdef.bin.br'),
    brotliCompressSync('weights'),
  )
  writeFileSync(path.join(webFolder, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {}'))
  writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg/>')
})
afterAll(() => {
  reads.undo()
  rmSync(webFolder, { recursive: true })
})

test('pages are the one page of the app, asked for again each time', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  for (const url of ['/', '/dashboard', '/dashboard/', '/settings', '/auth?mode=login&next=/a.b']) {
    const { status, text, headers } = await app.browser().get(url, html)
    expect([status, text, headers['cache-control']]).toEqual([
      200,
      '<!doctype html><title>Inkwell</title>',
      'no-cache',
    ])
  }
})

test('programs that take anything, such as curl, uptime checks and link previews, get the page too', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  for (const method of ['GET', 'HEAD'])
    for (const headers of [{ accept: '*/*' }, { accept: 'image/png, text/*;q=0.5' }, {}])
      for (const url of ['/dashboard', '/auth?mode=login', '/settings/plan']) {
        const { status, headers: given } = await app.browser().ask(method, url, { headers })
        expect([method, url, status, given['content-type']]).toEqual([
          method,
          url,
          200,
          'text/html; charset=utf-8',
        ])
      }
})

test('files with a hash in their name are kept for ever, others are not', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const script = await app.browser().get('/assets/main-abc123.js')
  expect([script.text, script.headers['cache-control']]).toEqual([
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  expect(script.headers['content-type']).toMatch('javascript')
  expect((await app.browser().get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test('a script travels packed to browsers that take it so', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const url = '/assets/main-abc123.js'
  for (const [takes, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ] as const) {
    const { status, headers } = await app.browser().get(url, { headers: { 'accept-encoding': takes } })
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      encoding,
      'public, max-age=31536000, immutable',
    ])
    expect(headers['content-type']).toMatch('javascript')
    expect(headers.vary).toMatch('accept-encoding')
  }
})

test('the model of meaning is kept for ever like any file with a hash in its name, and travels packed', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const given = await app
    .browser()
    .get('/assets/meaning-0123456789abcdef.bin', { headers: { 'accept-encoding': 'br' } })
  const { 'cache-control': kept, 'content-encoding': packed, 'content-type': type } = given.headers
  expect([given.status, kept, packed, type]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
    'application/octet-stream',
  ])
  expect((await app.browser().get('/assets/meaning-fedcba9876543210.bin')).status).toBe(404)
})

test('what is missing is missing: files, calls, and what no browser asks for as a page', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const answers = [
    await app.browser().get('/assets/gone-123.js', html),
    await app.browser().get('/api/nothing', html),
    await app.browser().get('/dashboard', { headers: { accept: 'application/json' } }),
    await app.browser().get('/dashboard', { headers: { accept: 'text/html;q=0, image/png' } }),
    await app.browser().post('/dashboard'),
    await app.browser().get('/../package.json', html),
    await app.browser().get('/%2e%2e/package.json', html),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
})

test('a built file has one spelling, and a build that came while the server ran is served', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  const statusAt = async (url: string) => (await browser.get(url)).status
  expect(await statusAt('/assets/main-abc123.js?again=1')).toBe(200)
  for (const url of ['/assets/MAIN-abc123.js', '/assets/%6dain-abc123.js', '/assets//main-abc123.js'])
    expect([url, await statusAt(url)]).toEqual([url, 404])
  const later = path.join(webFolder, 'assets', 'later-def456.js')
  expect(await statusAt('/assets/later-def456.js')).toBe(404)
  writeFileSync(later, 'export {}')
  expect(await statusAt('/assets/later-def456.js')).toBe(200)
  rmSync(later)
  expect(await statusAt('/assets/later-def456.js')).toBe(404)
})

test('files that were there are served without reading their folder again', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  const urls = ['/favicon.svg', '/assets/main-abc123.js', '/assets/device-model-thread-abc123.js']
  const readsDuring = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = reads.count
    await ask()
    return reads.count - before
  }
  expect(await readsDuring(() => browser.get(urls[0] ?? ''))).toBe(1)
  for (const url of urls) expect([url, await readsDuring(() => browser.get(url))]).toEqual([url, 0])
  const missing = Array.from({ length: 100 }, (_, nth) => `/assets/none-${nth}.js`)
  const askForAll = () => Promise.all(missing.map((url) => browser.get(url)))
  expect(await readsDuring(askForAll)).toBeLessThan(20)
})

test('only who asked to speak with a model of their own machine gets the script that may, and may do nothing else with it', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  const script = '/assets/local-model-thread-abc123.js'
  const policyAt = async (url: string) =>
    String((await browser.get(url, html)).headers['content-security-policy'])
  expect((await browser.get(script)).status).toBe(404)
  expect((await browser.put('/api/companion/loopback', { isAllowed: true })).status).toBe(401)
  await browser.signUp()
  expect((await browser.get(script)).status).toBe(404)
  await browser.put('/api/companion/loopback', { isAllowed: true })
  const given = await browser.get(script)
  expect([given.status, given.headers['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ])
  expect(given.headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';connect-src http://localhost:* http://127.0.0.1:*;frame-ancestors 'none'",
  )
  for (const url of ['/', '/assets/main-abc123.js', '/assets/%6cocal-model-thread-abc123.js'])
    expect(await policyAt(url)).toContain("connect-src 'self';")
  await browser.put('/api/companion/loopback', { isAllowed: false })
  expect((await browser.get(script)).status).toBe(404)
})

test('the scripts that run models can reach nobody, and one of them may start threads from memory, which no other may', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  const policyAt = async (url: string) =>
    String((await browser.get(url, html)).headers['content-security-policy'])
  expect(await policyAt('/assets/device-model-thread-abc123.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src blob:;connect-src blob:;frame-ancestors 'none'",
  )
  for (const url of ['/', '/assets/main-abc123.js', '/assets/%64evice-model-thread-abc123.js'])
    expect(await policyAt(url)).toContain("worker-src 'self';")
  expect(await policyAt('/assets/meaning-thread-abc123.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'",
  )
})
