import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-web-'))
const html = { headers: { accept: 'text/html,application/xhtml+xml' } }

beforeAll(() => {
  mkdirSync(path.join(webFolder, 'assets'))
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Inkwell</title>')
  writeFileSync(path.join(webFolder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'local-model-abc123.js'), 'export {}')
  writeFileSync(path.join(webFolder, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {}'))
  writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg/>')
})
afterAll(() => rmSync(webFolder, { recursive: true }))

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

test('only who asked to speak with a model of their own machine gets the script that may, and may do nothing else with it', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  const script = '/assets/local-model-abc123.js'
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
  for (const url of ['/', '/assets/main-abc123.js', '/assets/%6cocal-model-abc123.js'])
    expect(await policyAt(url)).toContain("connect-src 'self';")
  await browser.put('/api/companion/loopback', { isAllowed: false })
  expect((await browser.get(script)).status).toBe(404)
})
