import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { addressWriter } from './log-address.ts'
import { errorFields } from './logging.ts'

const secret = 'canary-9f27c1d4e8'
const webFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-web-'))

beforeAll(() => {
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Inkwell</title>')
  writeFileSync(path.join(webFolder, 'addresses.json'), '["/auth"]')
})
afterAll(() => rmSync(webFolder, { recursive: true }))

const linesOf = ({ logged }: TestApp): Record<string, unknown>[] => logged.map((line) => JSON.parse(line))

test('whoever opens a reset link leaves no token in the log, and one line that tells the true status', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const page = await app.browser().get(`/auth?mode=reset&token=${secret}`, {
    headers: { accept: 'text/html' },
  })
  expect(page.status).toBe(200)
  expect(app.logged.join('')).not.toContain(secret)
  expect(linesOf(app)).toMatchObject([{ method: 'GET', status: 200, level: 30 }])
})

/** What a careless or hostile client may put anywhere in a request. */
const everywhere = {
  cookie: `inkwell_session=${secret}; other=${secret}`,
  authorization: `Bearer ${secret}`,
  'user-agent': `Mozilla/5.0 ${secret}`,
  referer: `http://localhost/auth?token=${secret}`,
  'x-forwarded-for': secret,
  'x-request-id': secret,
  'accept-language': secret,
  'if-none-match': secret,
}
const words = ['username', 'password', 'email', 'token', 'name', 'message', 'code', 'state', 'next', secret]
const body = Object.fromEntries(words.map((word) => [word, secret]))
const query = new URLSearchParams(body).toString()

async function send(origin: string, method: string, address: string, cookie?: string): Promise<number> {
  const ended = new AbortController()
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(`${origin}${address}`, {
    method,
    redirect: 'manual',
    signal: ended.signal,
    headers: {
      ...everywhere,
      ...(cookie && { cookie }),
      accept: `text/html, ${secret}`,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  // An event stream would never end.
  ended.abort()
  return answer.status
}

onBothDatabases('the log', ({ open }) => {
  test('holds nothing of any address, header or body, at any level, whatever route is asked', async () => {
    await using app = await open({ config: { webFolder, logLevel: 'debug' } })
    const origin = await app.listen()
    const browser = app.browser()
    await browser.signUp({ username: `${secret}-person`, name: secret })
    const routes = app.routes.flatMap(({ method, url }) => [method].flat().map((one) => [one, url] as const))
    const pages = ['/', '/auth', '/nothing', '/api/nothing', `/assets/${secret}.js`, '/%', '/a%00b']
    const all = [...routes, ...pages.map((page) => ['GET', page] as const), ['POST', '/auth'] as const]
    for (const [method, url] of all) {
      const address = `${url.replace(/:\w+|\*/g, secret)}?${query}`
      for (const cookie of [undefined, browser.cookieHeader]) await send(origin, method, address, cookie)
    }
    expect(linesOf(app).filter(({ route }) => route !== undefined).length).toBeGreaterThan(routes.length)
    expect(app.logged.filter((line) => line.includes(secret))).toEqual([])
    for (const value of browser.cookies.values()) expect(app.logged.join('')).not.toContain(value)
  })
})

test('what the framework and its plugins say is held to the listed fields too, at any level', async () => {
  await using app = await openTestApp({ config: { logLevel: 'debug' } })
  const request = { url: `/auth?token=${secret}`, headers: { cookie: secret }, path: secret }
  const fault = Object.assign(new Error(`no such\n    at ${secret} (file.js:1:1)\n${secret}`), {
    code: `x\n${secret}`,
  })
  app.app.log.info(`Route GET:${request.url} not found`)
  app.app.log.warn({ ...request, req: request, res: request }, request.url)
  app.app.log.error(fault)
  app.app.log.error({ err: fault }, fault.message)
  app.app.log.fatal({ error: fault.message, event: 'sign_in_failed', ...errorFields(fault) }, secret)
  expect(app.takeWarnings()).toHaveLength(4)
  expect(app.logged).toHaveLength(5)
  expect(app.logged.join('')).not.toContain(secret)
  expect(app.logged.join('')).toContain('logging.test.ts')
  for (const { time } of linesOf(app)) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['no address\n"', 'unknown'],
])('the address %j is written as %s', (address, written) => {
  expect(addressWriter('truncated', new Uint8Array(32))(address)).toBe(written)
})

test('hashed addresses tell two places apart and lead to neither; off writes none', () => {
  const hashed = addressWriter('hashed', Buffer.from('a key'))
  expect(hashed('203.0.113.77')).toMatch(/^[\w-]{12}$/)
  expect(hashed('203.0.113.77')).toBe(hashed('::ffff:203.0.113.77'))
  expect(hashed('203.0.113.77')).not.toBe(hashed('203.0.113.78'))
  expect(hashed('203.0.113.77')).not.toBe(addressWriter('hashed', Buffer.from('other'))('203.0.113.77'))
  expect(addressWriter('off', new Uint8Array(32))('203.0.113.77')).toBeUndefined()
})
