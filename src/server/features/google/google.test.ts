import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import {
  atAuth,
  atSettings,
  beginLink,
  comeBy,
  comeWith,
  landing,
  linkBy,
  someone,
  toGoogle,
  toGoogleToLink,
  withGoogle,
} from '../../testing/google-way.ts'
import { type OidcServer, startOidcServer } from '../../testing/oidc-server.ts'
import { base64, newKdf, newSlot } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'
import { pruneFlows } from './google.store.ts'

let oidc: OidcServer
beforeAll(async () => {
  oidc = await startOidcServer()
})
afterAll(() => oidc.close())
beforeEach(() => {
  Object.assign(oidc, { mood: 'well', discovery: 'well', person: someone() })
})

const userOf = async (browser: TestBrowser): Promise<User> => (await browser.get('/api/user')).json<User>()
const countUsers = async ({ deps: { db } }: TestApp): Promise<number> =>
  (await db.selectFrom('users').select('id').execute()).length

const finished = { name: 'Mara', goals: ['other'], completedAt: '2026-11-21T08:30:00.000Z' }
const onboard = (browser: TestBrowser): Promise<Answer> => browser.post('/api/user/onboarding', finished)

const choosePassphrase = (browser: TestBrowser, proof: string): Promise<Answer> =>
  browser.post('/api/vault/passphrase', { slot: newSlot({ kind: 'passphrase', kdf: newKdf() }), proof })

onBothDatabases('signing in with Google', ({ open, openEmpty }) => {
  // Spec: S3-005, S3-021
  test('makes an account without a password for somebody new, and finds it again', async () => {
    await using app = await open(withGoogle(oidc))
    const browser = app.browser()
    oidc.person = someone({ picture: 'https://lh3.googleusercontent.com/a/mara' })
    expect(await comeBy(browser)).toBe('302 /onboarding')
    const user = await userOf(browser)
    expect(user).toMatchObject({
      username: oidc.person.email?.split('@')[0],
      email: oidc.person.email,
      name: 'Mara Lindqvist',
      avatarUrl: 'https://lh3.googleusercontent.com/a/mara',
      hasPassword: false,
      isGoogleLinked: true,
      onboardingCompleted: false,
    })
    await onboard(browser)
    const elsewhere = app.browser()
    expect(await comeBy(elsewhere)).toBe('302 /dashboard')
    expect((await userOf(elsewhere)).id).toBe(user.id)
  })

  test('begins with a press on this site: who is led here by another one gets the sign-in page', async () => {
    await using app = await open(withGoogle(oidc))
    for (const site of ['cross-site', 'same-site']) {
      const lured = await app.browser().get('/api/auth/google', { headers: { 'sec-fetch-site': site } })
      expect([landing(lured), lured.headers['set-cookie']]).toEqual(['302 /auth?mode=login', undefined])
    }
    const pressed = await app.browser().get('/api/auth/google', {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(landing(pressed)).toContain(oidc.issuer)
  })

  test('asks with PKCE, state and nonce, and spends each only once', async () => {
    await using app = await open(withGoogle(oidc))
    await comeBy(app.browser())
    await comeBy(app.browser())
    const [before, asked] = oidc.authorizations.slice(-2)
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      client_id: oidc.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/api/auth/google/callback',
    })
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(asked?.get(secret)?.length).toBeGreaterThanOrEqual(40)
      expect(asked?.get(secret)).not.toBe(before?.get(secret))
    }
  })

  test('finds the same person when two answers come at the same moment', async () => {
    await using app = await open(withGoogle(oidc))
    const browsers = [app.browser(), app.browser(), app.browser()]
    const backs = await Promise.all(browsers.map((browser) => toGoogle(browser)))
    const landings = await Promise.all(browsers.map((browser, at) => browser.get(backs[at] ?? '')))
    expect(landings.map(landing)).toEqual(Array(3).fill('302 /onboarding'))
    const ids = await Promise.all(browsers.map(async (browser) => (await userOf(browser)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('gives everybody a username of their own', async () => {
    await using app = await open(withGoogle(oidc))
    const local = `twin-${randomUUID().slice(0, 8)}`
    const names: string[] = []
    for (const host of ['a.example', 'b.example', 'c.example', 'd.example']) {
      oidc.person = someone({ email: `${local}@${host}` })
      const browser = app.browser()
      await comeBy(browser)
      names.push((await userOf(browser)).username)
    }
    expect(names.slice(0, 3)).toEqual([local, `${local}-2`, `${local}-3`])
    expect(names[3]).toMatch(new RegExp(`^${local}-\\d{4}$`))
  })

  test('never takes an account for theirs because of its email address', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { user } = await owner.signUp({ email: oidc.person.email?.toUpperCase() })
    const stranger = app.browser()
    expect(await comeBy(stranger)).toBe(atAuth('google-email-taken'))
    expect((await stranger.get('/api/user')).status).toBe(401)
    expect(await userOf(owner)).toEqual(user)
  })

  test.each([
    ['has not confirmed', { email_verified: false }],
    ['says nothing about', { email_verified: undefined }],
    ['does not name', { email: undefined }],
    ['names wrongly', { email: 'no address' }],
  ])(
    'makes no account for an address that Google %s, and does not tell whether it is known',
    async (_, more) => {
      await using app = await open(withGoogle(oidc))
      await app.browser().signUp({ email: oidc.person.email })
      Object.assign(oidc.person, more)
      const before = await countUsers(app)
      expect(await comeBy(app.browser())).toBe(atAuth('google-unverified'))
      expect(await countUsers(app)).toBe(before)
    },
  )

  test('a known person comes in whatever their address is by now', async () => {
    await using app = await open(withGoogle(oidc))
    await comeBy(app.browser())
    oidc.person = { ...oidc.person, email: 'moved@example.org', email_verified: false }
    expect(await comeBy(app.browser())).toBe('302 /onboarding')
  })

  test('pictures and names that are none are left out', async () => {
    await using app = await open(withGoogle(oidc))
    const browser = app.browser()
    oidc.person = someone({ picture: 'javascript:alert(1)', name: ` A\u0000b ` })
    await comeBy(browser)
    expect(await userOf(browser)).toMatchObject({ avatarUrl: null, name: 'A b' })
  })

  test('in production the first account needs the setup link, which travels along', async () => {
    await using app = await openEmpty(withGoogle(oidc, { isProduction: true }))
    expect(await comeWith(app.browser(), 'wrong')).toBe(atAuth('google-setup-link'))
    const admin = app.browser()
    const { setupToken } = app.deps.keys
    const inAddress = `/api/auth/google?setup=${setupToken}`
    expect(await comeBy(app.browser(), inAddress)).toBe(atAuth('google-setup-link'))
    expect(await comeWith(admin, setupToken)).toBe('302 /onboarding')
    expect(await userOf(admin)).toMatchObject({ id: 1, isAdmin: true })
    oidc.person = someone()
    expect(await comeBy(app.browser())).toBe('302 /onboarding')
  })

  test('new accounts from one address are counted with registrations', async () => {
    await using app = await open({ ...withGoogle(oidc), limits: { registrationsPerHour: 1 } })
    await comeBy(app.browser('10.1.2.3'))
    oidc.person = someone()
    expect(await comeBy(app.browser('10.1.2.3'))).toBe(atAuth('google-busy'))
  })

  test('a passphrase signs nobody in, and its owner is a stranger to the sign-in', async () => {
    await using app = await open(withGoogle(oidc))
    const browser = app.browser()
    await comeBy(browser)
    const { username } = await userOf(browser)
    const proof = base64(32)
    const kdfBefore = (await app.browser().get(`/api/auth/kdf?username=${username}`)).json()
    expect((await choosePassphrase(browser, proof)).status).toBe(200)
    const login = await app.browser().post('/api/login', { username, password: proof, derived: true })
    expect([login.status, login.json().message]).toEqual([401, 'Invalid username or password'])
    expect((await app.browser().get(`/api/auth/kdf?username=${username}`)).json()).toEqual(kdfBefore)
    expect(await userOf(browser)).toMatchObject({ hasPassword: false })
  })

  test('the account can be deleted with the passphrase, and then the same person is new', async () => {
    await using app = await open(withGoogle(oidc))
    const browser = app.browser()
    await comeBy(browser)
    const { id } = await userOf(browser)
    const proof = base64(32)
    await choosePassphrase(browser, proof)
    const asked = (password: string) =>
      browser.ask('DELETE', '/api/user', { body: { password, derived: true } })
    expect((await asked(base64(32))).status).toBe(401)
    expect((await asked(proof)).status).toBe(200)
    expect(await comeBy(browser)).toBe('302 /onboarding')
    expect((await userOf(browser)).id).not.toBe(id)
  })

  test('used ways are forgotten when they are too old to be used again', async () => {
    await using app = await open(withGoogle(oidc))
    await comeBy(app.browser())
    const rows = async () => (await app.deps.db.selectFrom('google_flows').selectAll().execute()).length
    expect(await rows()).toBeGreaterThan(0)
    await pruneFlows(app.deps)
    expect(await rows()).toBeGreaterThan(0)
    app.advance(11 * 60_000)
    await pruneFlows(app.deps)
    expect(await rows()).toBe(0)
  })
})

onBothDatabases('linking Google', ({ open }) => {
  test('takes the session that asked for it; from then on Google leads into that account', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { user, password } = await owner.signUp({ email: oidc.person.email })
    expect(await linkBy(owner, password)).toBe(atSettings('google-linked'))
    expect(oidc.authorizations.at(-1)?.get('prompt')).toBe('select_account')
    expect(await userOf(owner)).toMatchObject({ isGoogleLinked: true, hasPassword: true, avatarUrl: null })
    expect(await linkBy(owner, password)).toBe(atSettings('google-linked'))
    const elsewhere = app.browser()
    expect(await comeBy(elsewhere)).toBe('302 /onboarding')
    expect((await userOf(elsewhere)).id).toBe(user.id)
  })

  test('refuses a Google account that belongs to another account here', async () => {
    await using app = await open(withGoogle(oidc))
    await comeBy(app.browser())
    const other = app.browser()
    const { password } = await other.signUp()
    expect(await linkBy(other, password)).toBe(atSettings('google-taken'))
    expect(await userOf(other)).toMatchObject({ isGoogleLinked: false })
  })

  test('keeps the Google account that is linked already', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { password } = await owner.signUp()
    await linkBy(owner, password)
    const first = oidc.person
    oidc.person = someone()
    expect(await linkBy(owner, password)).toBe(atSettings('google-other-linked'))
    oidc.person = first
    expect(await comeBy(app.browser())).toBe('302 /onboarding')
  })

  test('begins for nobody who is not signed in, and not from another site', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { password } = await owner.signUp()
    expect((await beginLink(app.browser(), password)).status).toBe(401)
    const proof = { password, derived: true }
    const lured = await owner.post('/api/auth/google/link', { proof }, { 'sec-fetch-site': 'cross-site' })
    expect(lured.status).toBe(403)
  })

  test('ends with the session that began it', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { username, password } = await owner.signUp()
    const back = await toGoogleToLink(owner, password)
    await owner.post('/api/login', { username, password, derived: true })
    expect(landing(await owner.get(back))).toBe(atSettings('google-over'))
    expect(await userOf(owner)).toMatchObject({ isGoogleLinked: false })
  })

  test('can be undone while there is a password, and not without one', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { password } = await owner.signUp()
    await linkBy(owner, password)
    const body = { proof: { password, derived: true } }
    expect((await owner.ask('DELETE', '/api/auth/google', { body })).status).toBe(200)
    expect(await userOf(owner)).toMatchObject({ isGoogleLinked: false })
    expect((await owner.ask('DELETE', '/api/auth/google', { body })).status).toBe(200)

    const google = app.browser()
    await comeBy(google)
    for (const proof of [null, base64(32)]) {
      if (proof) await choosePassphrase(google, proof)
      const refused = await google.ask('DELETE', '/api/auth/google', { body: {} })
      expect([refused.status, refused.json().message]).toEqual([
        409,
        'Google is the only way into your account. Set a password first, then unlink it.',
      ])
    }
  })
})
