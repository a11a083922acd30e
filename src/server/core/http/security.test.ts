import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const publicUrl = new URL('https://journal.example.org')

test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://proxied.example.org' }, 200],
  [{ origin: 'http://localhost:80' }, 200],
  [{ origin: 'https://journal.example.org' }, 200],
  [{ origin: 'http://journal.example.org' }, 403],
  [{ origin: 'https://journal.example.org.evil.example' }, 403],
  [{ origin: 'http://localhost:81' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
])('a change that comes with %j is answered %i, signing out included', async (headers, status) => {
  await using app = await openTestApp({ config: { publicUrl } })
  const sent = { ...headers, host: 'localhost:80' }
  const answer = await app.browser().post('/api/logout', undefined, sent)
  expect(answer.status).toBe(status)
  const signedIn = await app
    .browser()
    .post('/api/login', { username: 'nobody', password: 'wrong', derived: true }, sent)
  expect(signedIn.status).toBe(status === 200 ? 401 : 403)
  if (status === 403) expect(signedIn.json().code).toBe('cross_site')
})

test('reading is not refused to a page that links here', async () => {
  await using app = await openTestApp()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.browser().get('/api/auth/status', { headers })).status).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of type %s is refused everywhere',
  async (type) => {
    await using app = await openTestApp()
    for (const url of ['/api/login', '/api/logout', '/api/register']) {
      const answer = await app.browser().post(url, '{"username":"a"}', { 'content-type': type })
      expect([answer.status, answer.json()]).toEqual([415, { code: 'json_only', message: 'Send JSON.' }])
    }
  },
)

test('broken, missing and too large bodies get a clear sentence', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  const type = { 'content-type': 'application/json' }
  const answers = [
    await browser.post('/api/login', '{"username":', type),
    await browser.post('/api/login', '', type),
    await browser.post('/api/login'),
    await browser.post('/api/login', '{"__proto__": {"isAdmin": true}}', type),
    await browser.post('/api/login', JSON.stringify({ username: 'a'.repeat(300_000) }), type),
  ]
  expect(answers.map((answer) => [answer.status, answer.json().message])).toEqual([
    [400, 'The JSON that was sent is broken.'],
    [400, 'Some of what was sent could not be understood.'],
    [400, 'Some of what was sent could not be understood.'],
    [400, 'The JSON that was sent is broken.'],
    [413, 'That is too large to keep in one piece.'],
  ])
})

test('what does not exist is answered in JSON, malformed addresses too', async () => {
  await using app = await openTestApp()
  const nothing = { code: 'not_found', message: 'There is nothing here.' }
  for (const url of ['/api', '/api/nothing', '/ws/nothing']) {
    const answer = await app.browser().get(url, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.json()]).toEqual([404, nothing])
  }
  expect((await app.browser().ask('PATCH', '/api/user')).json()).toEqual(nothing)
  const malformed = await app.browser().get('/api/%')
  expect([malformed.status, malformed.json().code]).toEqual([400, 'invalid_input'])
})

test('a fault of ours is told without its text, and logged without it', async () => {
  await using app = await openTestApp()
  await app.deps.db.schema.dropTable('throttle').execute()
  const answer = await app
    .browser()
    .post('/api/login', { username: 'anna-secret', password: 'x', derived: true })
  expect([answer.status, answer.json()]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  ])
  const log = app.logged.join('')
  expect(log).toContain('throttle.ts')
  expect(log).not.toMatch(/no such table|anna-secret/)
  expect(app.takeWarnings()).toMatchObject([{ event: 'unexpected_error', route: '/api/login' }])
})

test('every answer carries the policy of what a page may load', async () => {
  await using app = await openTestApp()
  for (const url of ['/', '/api/user', '/nothing']) {
    const { headers } = await app.browser().get(url, { headers: { accept: 'text/html' } })
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "object-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'self' blob:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default inkwell-html',
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  expect((await app.browser().get('/api/user')).headers['cache-control']).toBe('no-store')
})

test('pictures from Google are let in only where people sign in with Google', async () => {
  const google = {
    clientId: 'inkwell',
    clientSecret: 'secret',
    issuer: new URL('https://accounts.google.com'),
  }
  await using app = await openTestApp({ config: { google } })
  const { headers } = await app.browser().get('/api/auth/status')
  expect(String(headers['content-security-policy']).split(';')).toContain(
    "img-src 'self' data: blob: https://lh3.googleusercontent.com",
  )
})

test('browsers may speak with Google’s calendars only where people can connect theirs', async () => {
  const google = {
    clientId: 'inkwell',
    clientSecret: 'secret',
    issuer: new URL('https://accounts.google.com'),
  }
  const calendarApi = new URL('https://www.googleapis.com/calendar/v3')
  for (const [config, policy] of [
    [{ google }, "connect-src 'self'"],
    [{ google: { ...google, calendarApi } }, "connect-src 'self' https://www.googleapis.com"],
  ] as const) {
    await using app = await openTestApp({ config })
    const { headers } = await app.browser().get('/api/auth/status')
    expect(String(headers['content-security-policy']).split(';')).toContain(policy)
  }
})

test('behind https browsers are told to stay there', async () => {
  await using app = await openTestApp({ config: { publicUrl } })
  const { headers } = await app.browser().get('/api/auth/status')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a request leaves one line of allow-listed fields in the log', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  const { username, password } = await browser.signUp({ username: 'a-very-secret-name' })
  await browser.get(`/api/auth/kdf?username=${username}`)
  await browser.ask('DELETE', '/api/vault/slots/0198c0de-0000-7000-8000-000000000001')
  const lines = app.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === undefined)
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/register', 200],
    ['GET', '/api/auth/kdf', 200],
    ['DELETE', '/api/vault/slots/:slotId', 404],
  ])
  for (const line of lines)
    expect(Object.keys(line).sort()).toEqual(
      ['hostname', 'level', 'method', 'ms', 'pid', 'reqId', 'route', 'status', 'time'].sort(),
    )
  for (const secret of [username, password, '0198c0de']) expect(app.logged.join('')).not.toContain(secret)
})

test('without a built web app a page says what to do', async () => {
  await using app = await openTestApp()
  const page = await app.browser().get('/journal-pages-demo', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).toContain('npm start')
})
