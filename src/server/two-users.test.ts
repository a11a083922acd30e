import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { kdfDefaults } from '#contract/account.ts'
import type { OpenSession } from '#contract/sessions.ts'
import type { SlotList } from '#contract/vault.ts'
import { onBothDatabases } from './testing/both-databases.ts'
import { newChange, sealedBytes } from './testing/sealed-bytes.ts'
import { newKdf, newSlot } from './testing/slots.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { Answer, TestBrowser } from './testing/test-browser.ts'

/** What belongs to the first person and what the others try to get at. */
interface Owned {
  readonly userId: number
  readonly username: string
  readonly record: ReturnType<typeof newChange>
  readonly slotId: string
  readonly sessionId: string
  readonly wrapped: string
  readonly blobId: string
  readonly selfDescription: string
}

interface Trial {
  /** Sends the route's request with the first person's ids in it. */
  readonly ask: (browser: TestBrowser, owned: Owned) => Promise<Answer>
  /** What somebody else who is signed in is answered. */
  readonly other: number
  /** What a visitor is answered; without it, 401. */
  readonly visitor?: number
}

const get = (url: string, other = 200, visitor?: number): Trial => ({
  ask: (browser) => browser.get(url),
  other,
  ...(visitor && { visitor }),
})
const wrongPassword = { password: randomBytes(32).toString('base64'), derived: true }

/** Every route there is. One that is not here fails the test: say what others are answered, then list it. */
const trials: Record<string, Trial> = {
  'POST /api/register': {
    ask: (browser, { username }) =>
      browser.post('/api/register', {
        username,
        email: 'thief@example.org',
        password: wrongPassword.password,
        derived: { ...kdfDefaults, salt: randomBytes(16).toString('base64') },
      }),
    other: 409,
    visitor: 409,
  },
  'POST /api/login': {
    ask: (browser, { username }) => browser.post('/api/login', { username, ...wrongPassword }),
    other: 401,
    visitor: 401,
  },
  'GET /api/auth/status': get('/api/auth/status', 200, 200),
  'GET /api/auth/google': get('/api/auth/google', 302, 302),
  'GET /api/auth/kdf': {
    ask: (browser, { username }) => browser.get(`/api/auth/kdf?username=${username}`),
    other: 200,
    visitor: 200,
  },
  'GET /api/auth/reset': get(`/api/auth/reset?token=${'x'.repeat(43)}`, 404, 404),
  'POST /api/auth/reset': {
    ask: (browser, { userId, username }) =>
      browser.post('/api/auth/reset', {
        userId,
        username,
        token: 'x'.repeat(43),
        password: wrongPassword.password,
        derived: newKdf(),
      }),
    other: 404,
    visitor: 404,
  },
  'GET /api/user': get('/api/user'),
  // The only account that it can delete is the own one, which nobody else's password proves.
  'DELETE /api/user': {
    ask: (browser, { userId, username }) =>
      browser.ask('DELETE', '/api/user', { body: { userId, username, ...wrongPassword } }),
    other: 401,
  },
  'POST /api/user/onboarding': {
    ask: (browser, { userId }) =>
      browser.post('/api/user/onboarding', {
        userId,
        id: userId,
        name: 'Changed',
        goals: ['other'],
        completedAt: '2026-11-21T08:30:00.000Z',
      }),
    other: 200,
  },
  'GET /api/user/settings': get('/api/user/settings'),
  'PUT /api/user/settings': {
    ask: (browser, { userId }) => browser.put('/api/user/settings', { userId, theme: 'light' }),
    other: 200,
  },
  'GET /api/sessions': get('/api/sessions'),
  'DELETE /api/sessions/:sessionId': {
    ask: (browser, { sessionId }) => browser.ask('DELETE', `/api/sessions/${sessionId}`),
    other: 404,
  },
  'DELETE /api/sessions': { ask: (browser) => browser.ask('DELETE', '/api/sessions'), other: 200 },
  'GET /api/vault/slots': get('/api/vault/slots'),
  'PUT /api/vault/slots': {
    ask: (browser, { slotId }) =>
      browser.put('/api/vault/slots', {
        baseVersion: 1,
        slot: {
          slotId,
          kind: 'device',
          kdf: null,
          commitment: randomBytes(32).toString('base64'),
          wrapped: randomBytes(92).toString('base64'),
        },
      }),
    other: 409,
  },
  'DELETE /api/vault/slots/:slotId': {
    ask: (browser, { slotId }) => browser.ask('DELETE', `/api/vault/slots/${slotId}`),
    other: 404,
  },
  'POST /api/vault/rekey': {
    ask: (browser, { userId, slotId }) =>
      browser.post('/api/vault/rekey', {
        userId,
        baseVersion: 0,
        proof: wrongPassword.password,
        slots: [newSlot({ slotId })],
        password: { next: wrongPassword.password, derived: newKdf() },
        isSealedAnew: true,
        endOtherSessions: true,
      }),
    other: 401,
  },
  'GET /api/records': get('/api/records?since=0'),
  'POST /api/records': {
    ask: (browser, { record }) =>
      browser.post('/api/records', {
        changes: [{ ...record, sealed: newChange().sealed }, newChange({ uid: record.uid, baseRevision: 1 })],
      }),
    other: 200,
  },
  'GET /api/records/heads': get('/api/records/heads'),
  'GET /api/blobs': get('/api/blobs'),
  'GET /api/blobs/:blobId/:index': {
    ask: (browser, { blobId }) => browser.get(`/api/blobs/${blobId}/0`),
    other: 404,
  },
  'PUT /api/blobs/:blobId/:index': {
    ask: (browser, { blobId }) => browser.askBytes('PUT', `/api/blobs/${blobId}/0?total=1`, sealedBytes()),
    other: 200,
  },
  'DELETE /api/blobs/:blobId': {
    ask: (browser, { blobId }) => browser.ask('DELETE', `/api/blobs/${blobId}`),
    other: 200,
  },
  'GET /api/companion': get('/api/companion'),
  // Signing out comes last: it ends the session of who tries.
  'POST /api/logout': { ask: (browser) => browser.post('/api/logout'), other: 200, visitor: 200 },
}

/** Routes whose own tests show that they serve nothing of another person. */
const testedElsewhere: Record<string, string> = {
  'GET /api/records/events': 'features/records/record-events.test.ts',
  'GET /ws/chat': 'features/companion/companion.routes.test.ts',
  'GET /api/docs': 'core/openapi.test.ts: describes routes, holds no data',
  'GET /api/docs/*': 'core/openapi.test.ts: describes routes, holds no data',
}

const namesOf = ({ routes }: TestApp): string[] =>
  routes.flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))

async function firstPerson(browser: TestBrowser): Promise<Owned> {
  const { user, username } = await browser.signUp({ name: `Name ${randomUUID()}` })
  const record = newChange()
  const slotId = randomUUID()
  const wrapped = randomBytes(92).toString('base64')
  const selfDescription = `I am ${randomUUID()}`
  await browser.post('/api/records', { changes: [record] })
  const blobId = randomUUID()
  await browser.askBytes('PUT', `/api/blobs/${blobId}/0?total=1`, sealedBytes())
  await browser.put('/api/vault/slots', {
    baseVersion: 0,
    slot: { slotId, kind: 'device', kdf: null, commitment: randomBytes(32).toString('base64'), wrapped },
  })
  await browser.put('/api/user/settings', { theme: 'dark', colorTheme: 'rose' })
  await browser.post('/api/user/onboarding', {
    name: 'Owner',
    selfDescription,
    goals: ['self_reflection'],
    completedAt: '2026-11-21T08:30:00.000Z',
  })
  const { sessions } = (await browser.get('/api/sessions')).json<{ sessions: OpenSession[] }>()
  const sessionId = sessions[0]?.id ?? ''
  return { userId: user.id, username, record, slotId, sessionId, wrapped, blobId, selfDescription }
}

/** Everything the first person can see, to compare before and after. */
async function viewOf(browser: TestBrowser, { blobId }: Owned): Promise<string[]> {
  const urls = [
    '/api/user',
    '/api/user/settings',
    '/api/vault/slots',
    '/api/sessions',
    '/api/records',
    '/api/blobs',
  ]
  const all = [...urls, `/api/blobs/${blobId}/0`]
  return Promise.all(all.map(async (url) => Buffer.from((await browser.get(url)).bytes).toString('base64')))
}

test('every route is in the matrix, and says who may call it', async () => {
  await using app = await openTestApp()
  const known = [...Object.keys(trials), ...Object.keys(testedElsewhere)]
  expect(namesOf(app).sort()).toEqual(known.sort())
  for (const { url, config } of app.routes) expect([url, typeof config?.access]).toEqual([url, 'string'])
  expect(
    app.routes
      .filter(({ config }) => config?.access === 'public')
      .map(({ url }) => url)
      .sort(),
  ).toEqual([
    '/api/auth/google',
    '/api/auth/kdf',
    '/api/auth/reset',
    '/api/auth/reset',
    '/api/auth/status',
    '/api/docs',
    '/api/docs/*',
    '/api/login',
    '/api/logout',
    '/api/register',
    '/ws/chat',
  ])
})

onBothDatabases('two people', ({ open }) => {
  test('no route shows or changes anything of somebody else', async () => {
    await using app = await open()
    const owner = app.browser()
    const owned = await firstPerson(owner)
    const [visitor, other] = [app.browser(), app.browser()]
    await other.signUp()
    const before = await viewOf(owner, owned)
    const secrets = [
      owned.record.sealed,
      owned.sessionId,
      owned.wrapped,
      owned.blobId,
      owned.selfDescription,
      'Name ',
      'rose',
    ]
    for (const [route, trial] of Object.entries(trials)) {
      for (const [who, browser, status] of [
        ['visitor', visitor, trial.visitor ?? 401],
        ['other', other, trial.other],
      ] as const) {
        const answer = await trial.ask(browser, owned)
        expect([route, who, answer.status]).toEqual([route, who, status])
        for (const secret of secrets) expect(answer.text, `${route} as ${who}`).not.toContain(secret)
      }
      expect(await viewOf(owner, owned), route).toEqual(before)
    }
  })

  test('the same record id and slot id of two people are two things', async () => {
    await using app = await open()
    const [owner, other] = [app.browser(), app.browser()]
    const owned = await firstPerson(owner)
    await other.signUp()
    const own = newChange({ uid: owned.record.uid, changeId: owned.record.changeId })
    const written = await other.post('/api/records', { changes: [own] })
    expect(written.json()).toMatchObject({ results: [{ status: 'accepted', revision: 1, seq: 1 }] })
    expect((await other.get('/api/records')).json()).toMatchObject({ records: [{ sealed: own.sealed }] })
    expect((await owner.get('/api/records')).json()).toMatchObject({
      records: [{ sealed: owned.record.sealed }],
    })
    expect((await other.get('/api/vault/slots')).json<SlotList>().slots).toEqual([])
  })
})
