import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OpenSession } from '#contract/sessions.ts'
import type { SlotList } from '#contract/vault.ts'
import { onBothDatabases } from './testing/both-databases.ts'
import { addPasskey, proofBy } from './testing/factors.ts'
import { onePixel, testedElsewhere, trials } from './testing/route-trials.ts'
import { newChange, sealedBytes } from './testing/sealed-bytes.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { TestBrowser } from './testing/test-browser.ts'
import type { Owned } from './testing/trial.ts'

const namesOf = ({ routes }: TestApp): string[] =>
  routes.flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))

async function firstPerson(browser: TestBrowser): Promise<Owned> {
  const { user, username, password } = await browser.signUp({ name: `Name ${randomUUID()}` })
  const record = newChange()
  const slotId = randomUUID()
  const wrapped = randomBytes(92).toString('base64')
  const selfDescription = `I am ${randomUUID()}`
  await browser.post('/api/records', { changes: [record] })
  const blobId = randomUUID()
  await browser.askBytes('PUT', `/api/blobs/${blobId}/0?total=1`, sealedBytes())
  await browser.askBytes('PUT', '/api/user/avatar', onePixel)
  await browser.put('/api/vault/slots', {
    baseVersion: 0,
    slot: { slotId, kind: 'device', kdf: null, commitment: randomBytes(32).toString('base64'), wrapped },
  })
  const { state } = await addPasskey(browser, proofBy(password))
  const passkeyId = state.passkeys[0]?.id ?? ''
  await browser.put('/api/user/settings', { theme: 'dark', colorTheme: 'rose' })
  await browser.post('/api/user/onboarding', {
    name: 'Owner',
    selfDescription,
    goals: ['self_reflection'],
    completedAt: '2026-11-21T08:30:00.000Z',
  })
  const { sessions } = (await browser.get('/api/sessions')).json<{ sessions: OpenSession[] }>()
  const sessionId = sessions[0]?.id ?? ''
  return { userId: user.id, username, record, slotId, sessionId, wrapped, blobId, passkeyId, selfDescription }
}

/** Everything the first person can see, to compare before and after. */
async function viewOf(browser: TestBrowser, { blobId, userId }: Owned): Promise<string[]> {
  const urls = [
    '/api/user',
    '/api/user/settings',
    '/api/user/referral-notice',
    '/api/vault/slots',
    '/api/sessions',
    '/api/vault/retired-slots',
    '/api/security-events',
    '/api/second-factor',
    '/api/records',
    '/api/blobs',
    '/api/blobs/replaced',
  ]
  const all = [...urls, `/api/blobs/${blobId}/0`, `/api/avatars/${userId}`]
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
    '/api/auth/forgot',
    '/api/auth/forgot',
    '/api/auth/google',
    '/api/auth/google',
    '/api/auth/google/calendar',
    '/api/auth/google/callback',
    '/api/auth/google/status',
    '/api/auth/kdf',
    '/api/auth/reset',
    '/api/auth/reset/check',
    '/api/auth/status',
    '/api/billing/stripe',
    '/api/contact',
    '/api/docs',
    '/api/docs/*',
    '/api/login',
    '/api/login/passkey',
    '/api/login/passkey/options',
    '/api/login/second-factor',
    '/api/login/second-factor/options',
    '/api/logout',
    '/api/music',
    '/api/people-here',
    '/api/register',
    '/feeds/:file',
    '/images/music/:file',
    '/music/:filename',
    '/ws/chat',
  ])
})

onBothDatabases('two people', ({ open }) => {
  // Spec: S1-003
  test('no route shows or changes anything of somebody else', { timeout: 120_000 }, async () => {
    // So many wrong passwords come from one account here that it would have to wait.
    await using app = await open({ limits: { freeFailures: 1_000 } })
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
      owned.passkeyId,
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
