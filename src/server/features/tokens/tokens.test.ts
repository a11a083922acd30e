import { expect, test } from 'vitest'
import { type ApiToken, mostTokens } from '#contract/api-tokens.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import { testedElsewhere, trials } from '../../testing/route-trials.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'
import type { TestApp, TestAppOptions } from '../../testing/test-app.ts'
import type { Owned } from '../../testing/trial.ts'

const day = 24 * 60 * 60 * 1000
const all = ['records:read', 'records:write', 'account']

async function person(app: TestApp) {
  const browser = app.browser()
  const account = await browser.signUp()
  const make = (scopes: readonly string[] = all, days = 30) =>
    browser.post('/api/tokens', { name: 'A script', scopes, days, proof: proofBy(account.password) })
  const newToken = async (...asked: Parameters<typeof make>) => {
    const answer = await make(...asked)
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"token"')])
    return answer.json<{ token: string; tokens: ApiToken[] }>()
  }
  return { browser, account, make, newToken }
}

/** A program: no cookies, a token. */
function program(app: TestApp, token: string) {
  const browser = app.browser()
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: (url: string) => browser.get(url, { headers }),
    ask: (method: string, url: string, body?: unknown) => browser.ask(method, url, { body, headers }),
    octets: (method: string, url: string, bytes: Uint8Array) =>
      browser.ask(method, url, {
        body: Buffer.from(bytes),
        headers: { ...headers, 'content-type': 'application/octet-stream' },
      }),
  }
}

onBothDatabases('an API token', ({ open }) => {
  test('reads and writes sealed records as its scopes say, and nothing beyond them', async () => {
    await using app = await open()
    const { newToken, account } = await person(app)
    const reading = program(app, (await newToken(['records:read'])).token)
    const writing = program(app, (await newToken(['records:write'])).token)
    const record = newChange()
    expect((await writing.ask('POST', '/api/records', { changes: [record] })).json()).toMatchObject({
      results: [{ status: 'accepted' }],
    })
    expect((await reading.get('/api/records')).json()).toMatchObject({ records: [{ sealed: record.sealed }] })
    expect((await reading.get('/api/vault/slots')).status).toBe(200)
    expect((await reading.get('/api/user')).json()).toMatchObject({ id: account.user.id })
    const blob = `/api/blobs/${record.uid}/0`
    expect((await writing.octets('PUT', `${blob}?total=1`, sealedBytes())).status).toBe(200)
    expect((await reading.get(blob)).status).toBe(200)
    const refused = [
      await reading.ask('POST', '/api/records', { changes: [newChange()] }),
      await reading.octets('PUT', `${blob}?total=1`, sealedBytes()),
      await writing.get('/api/records'),
      await writing.get(blob),
      await writing.get('/api/user/settings'),
      await reading.get('/api/records/events'),
    ]
    expect(refused.map(({ status, text }) => [status, JSON.parse(text).message])).toEqual(
      refused.map(() => [403, 'This token may not do this.']),
    )
    expect((await reading.get('/api/auth/status')).json()).toMatchObject({ isAuthenticated: false })
  })

  test('is shown once, kept as a hash, listed with its last use, and ends when its owner says so', async () => {
    await using app = await open()
    const { browser, newToken } = await person(app)
    const { token, tokens } = await newToken()
    expect(token).toMatch(/^inkwell_[\w-]{43}$/)
    expect(tokens).toMatchObject([
      {
        name: 'A script',
        scopes: all,
        lastUsedAt: null,
        expiresAt: new Date(app.deps.now() + 30 * day).toISOString(),
      },
    ])
    const rows = await app.deps.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    app.advance(day)
    expect((await program(app, token).get('/api/user')).status).toBe(200)
    const listed = await browser.get('/api/tokens')
    expect(listed.json<{ tokens: ApiToken[] }>().tokens[0]?.lastUsedAt).toBe(
      new Date(app.deps.now()).toISOString(),
    )
    expect(listed.text).not.toContain(token)
    expect((await browser.ask('DELETE', `/api/tokens/${tokens[0]?.id}`)).json()).toEqual({ tokens: [] })
    const after = await program(app, token).get('/api/user')
    expect([after.status, after.json().message]).toEqual([401, 'This token is not known here, or has ended.'])
    expect(app.logged.join('')).not.toContain(token)
  })

  test('ends by itself on its day, and a month later it is listed no more', async () => {
    await using app = await open()
    const { newToken, browser, account } = await person(app)
    const { token } = await newToken(all, 7)
    app.advance(7 * day - 1)
    expect((await program(app, token).get('/api/user')).status).toBe(200)
    app.advance(1)
    expect((await program(app, token).get('/api/user')).status).toBe(401)
    const again = await browser.post('/api/login', {
      username: account.username,
      password: account.password,
      derived: true,
    })
    expect(again.status).toBe(200)
    expect((await browser.get('/api/tokens')).json<{ tokens: ApiToken[] }>().tokens).toHaveLength(1)
  })

  test('a token that ends while its request is on its way writes nothing', async () => {
    await using app = await open()
    const { browser, newToken } = await person(app)
    const { token, tokens } = await newToken()
    const [written] = await Promise.all([
      program(app, token).ask('POST', '/api/records', { changes: [newChange()] }),
      browser.ask('DELETE', `/api/tokens/${tokens[0]?.id}`),
    ])
    expect([200, 401]).toContain(written.status)
    const kept = (await browser.get('/api/records')).json<{ records: unknown[] }>().records
    expect(kept).toHaveLength(written.status === 200 ? 1 : 0)
  })

  test('is made by the password alone, is told to its owner, and ends with all other sessions', async () => {
    await using app = await open()
    const { browser, account, newToken } = await person(app)
    expect((await browser.post('/api/tokens', { name: 'x', scopes: all, days: 7 })).json().code).toBe(
      'proof_needed',
    )
    const wrong = { name: 'x', scopes: [], days: 8, proof: proofBy(account.password) }
    expect((await browser.post('/api/tokens', wrong)).json()).toMatchObject({
      fields: { scopes: 'Choose what it may do.' },
    })
    const { token } = await newToken()
    const { events } = (await browser.get('/api/security-events')).json<{ events: { kind: string }[] }>()
    expect(events[0]?.kind).toBe('token_made')
    await browser.ask('DELETE', '/api/sessions', { body: { proof: proofBy(account.password) } })
    expect((await program(app, token).get('/api/user')).status).toBe(401)
  })

  test('counts alone where a cookie comes with it, and opens nothing of an admin', async () => {
    await using app = await open()
    const [{ browser: one, newToken, account }, { browser: other }] = [await person(app), await person(app)]
    await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', account.user.id).execute()
    const { token } = await newToken()
    const headers = { authorization: `Bearer ${token}` }
    expect((await other.get('/api/user', { headers })).json()).toMatchObject({ id: account.user.id })
    const bringing = (authorization: string) => one.get('/api/user', { headers: { authorization } })
    expect((await bringing('Bearer inkwell_unknown')).status).toBe(401)
    // A proxy in front may sign in by a header of its own.
    for (const foreign of ['Bearer eyJhbGciOi', 'Basic dXNlcjpwYXNz'])
      expect((await bringing(foreign)).status).toBe(200)
    expect((await one.get('/api/admin/beta-codes', { headers })).status).toBe(403)
  })

  test('there are at most so many at a time', async () => {
    await using app = await open()
    const { make } = await person(app)
    for (let made = 0; made < mostTokens; made++) expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(409)
  })
})

/** What a token with every scope may do; whatever else there is or will be refuses it. */
const openedByTokens: readonly string[] = [
  'GET /api/billing',
  'GET /api/blobs',
  'DELETE /api/blobs/:blobId',
  'GET /api/blobs/:blobId/:index',
  'PUT /api/blobs/:blobId/:index',
  'GET /api/records',
  'GET /api/records/heads',
  'POST /api/records',
  'GET /api/user',
  'GET /api/user/settings',
  'PUT /api/user/settings',
  'GET /api/vault/slots',
]

const openedByLifeTokens: readonly string[] = [
  'GET /api/blobs',
  'DELETE /api/blobs/:blobId',
  'GET /api/blobs/:blobId/:index',
  'PUT /api/blobs/:blobId/:index',
  'GET /api/records',
  'GET /api/records/heads',
  'POST /api/records',
  'DELETE /api/tokens/:tokenId',
  'GET /api/user',
  'GET /api/vault/slots',
]

/** The routes that do not refuse a token. */
async function openedBy(
  app: TestApp,
  token: string,
  { userId, username }: Pick<Owned, 'userId' | 'username'>,
) {
  const browser = app.browser()
  const owned: Owned = {
    userId,
    username,
    record: newChange(),
    slotId: '0198c0de-0000-7000-8000-000000000001',
    sessionId: '0198c0de-0000-7000-8000-000000000002',
    wrapped: '',
    blobId: '0198c0de-0000-7000-8000-000000000003',
    passkeyId: 'none',
    selfDescription: '',
  }
  const { ask } = browser
  browser.ask = (method, url, asked = {}) =>
    ask.call(browser, method, url, {
      ...asked,
      headers: { ...asked.headers, authorization: `Bearer ${token}` },
    })
  const accessOf = new Map<string, string | undefined>(
    app.routes.flatMap(({ method, url, config }) =>
      [method].flat().map((one) => [`${one} ${url}`, config?.access] as const),
    ),
  )
  const opened: string[] = []
  for (const [route, trial] of Object.entries(trials)) {
    if (accessOf.get(route) === 'public') continue
    const { status, text } = await trial.ask(browser, owned)
    if (status === 403) expect([route, text]).toEqual([route, expect.stringContaining('This token may not')])
    else opened.push(route)
  }
  return opened.sort()
}

onBothDatabases('the matrix of routes', ({ open }) => {
  const options: TestAppOptions = { limits: { freeFailures: 1_000 } }

  test('a token with every scope opens what the list names, and no route beside it', async () => {
    await using app = await open(options)
    const { newToken, account } = await person(app)
    const { token } = await newToken()
    const opened = await openedBy(app, token, { userId: account.user.id, username: account.username })
    expect(opened).toEqual([...openedByTokens].sort())
    expect(Object.keys(testedElsewhere)).toContain('GET /api/records/events')
  })

  test('one that fills a sample account opens less, and their first key beside it', async () => {
    await using app = await open(options)
    const { browser, account } = await person(app)
    await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', account.user.id).execute()
    const asked = { count: 1, proof: proofBy(account.password) }
    const { people } = (await browser.post('/api/admin/testing/people', asked)).json<{
      people: { id: number; username: string; token: string }[]
    }>()
    const [{ id: userId, username, token } = { id: 0, username: '', token: '' }] = people
    expect(await openedBy(app, token, { userId, username })).toEqual([...openedByLifeTokens].sort())
  })
})
