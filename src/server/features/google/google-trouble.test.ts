import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import {
  atAuth,
  atSettings,
  beginLink,
  comeBy,
  landing,
  linkBy,
  someone,
  toGoogle,
  withGoogle,
} from '../../testing/google-way.ts'
import {
  type OidcMood,
  type OidcServer,
  providersOwnWords,
  startOidcServer,
} from '../../testing/oidc-server.ts'
import { base64 } from '../../testing/slots.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'

let oidc: OidcServer
beforeAll(async () => {
  oidc = await startOidcServer()
})
afterAll(() => oidc.close())
beforeEach(() => {
  Object.assign(oidc, { mood: 'well', discovery: 'well', person: someone() })
})

/** Slowness is waited for only where it is what is tried. */
const patientFor = (mood: string): TestAppOptions => ({
  ...withGoogle(oidc),
  ...(mood === 'slow' && { limits: { googleAnswerMs: 1_000 } }),
})

describe('when Google or somebody on the way misbehaves', () => {
  const nothingHappened = async (app: TestApp, browser: TestBrowser, answer: Answer): Promise<void> => {
    expect(`${answer.text}${JSON.stringify(answer.headers)}`).not.toContain(providersOwnWords)
    expect(app.logged.join('\n')).not.toContain(providersOwnWords)
    expect((await browser.get('/api/user')).status).toBe(401)
    expect(await app.deps.db.selectFrom('users').select('id').execute()).toEqual([])
  }

  test.each<[OidcMood, string]>([
    ['denied', 'google-denied'],
    ['wrong-state', 'google-over'],
    ['wrong-nonce', 'google-failed'],
    ['wrong-signature', 'google-failed'],
    ['wrong-audience', 'google-failed'],
    ['wrong-issuer', 'google-failed'],
    ['expired', 'google-failed'],
    ['no-id-token', 'google-failed'],
    ['broken', 'google-unreachable'],
    ['garbage', 'google-unreachable'],
    ['slow', 'google-unreachable'],
    ['cut', 'google-unreachable'],
  ])('%s: nobody is signed in, and the sign-in says %s', async (mood, notice) => {
    await using app = await openTestApp(patientFor(mood))
    const browser = app.browser()
    oidc.mood = mood
    const answer = await browser.get(await toGoogle(browser))
    expect(landing(answer)).toBe(atAuth(notice))
    await nothingHappened(app, browser, answer)
    const events = app.takeWarnings().map(({ event }) => event)
    expect(events).toEqual(notice === 'google-unreachable' ? ['connection_fault'] : [])
    oidc.mood = 'well'
    expect(await comeBy(browser)).toBe('302 /onboarding')
  })

  test.each(['broken', 'garbage', 'slow'] as const)(
    'a description that is %s is asked for again the next time',
    async (discovery) => {
      await using app = await openTestApp(patientFor(discovery))
      const browser = app.browser()
      oidc.discovery = discovery
      const answer = await browser.get('/api/auth/google')
      expect(landing(answer)).toBe(atAuth('google-unreachable'))
      await nothingHappened(app, browser, answer)
      expect(app.takeWarnings()).toMatchObject([{ event: 'connection_fault' }])
      oidc.discovery = 'well'
      expect(await comeBy(browser)).toBe('302 /onboarding')
    },
  )

  test('an answer is worth something once, in the browser that asked, for ten minutes', async () => {
    await using app = await openTestApp(withGoogle(oidc))
    const [browser, thief] = [app.browser(), app.browser()]
    const back = await toGoogle(browser)
    const cookie = browser.cookieHeader
    expect(landing(await thief.get(back))).toBe(atAuth('google-over'))
    expect(landing(await browser.get(back))).toBe('302 /onboarding')
    expect(landing(await browser.get(back))).toBe(atAuth('google-over'))
    const replayed = await thief.get(back, { headers: { cookie } })
    expect([landing(replayed), (await thief.get('/api/user')).status]).toEqual([atAuth('google-over'), 401])
    const late = await toGoogle(browser)
    app.advance(10 * 60_000)
    expect(landing(await browser.get(late))).toBe(atAuth('google-over'))
  })

  test('a stolen answer is worth nothing with the way of another browser: state and verifier are bound', async () => {
    await using app = await openTestApp(withGoogle(oidc))
    const [browser, thief] = [app.browser(), app.browser()]
    const stolen = new URLSearchParams((await toGoogle(browser)).split('?')[1])
    const own = new URLSearchParams((await toGoogle(thief)).split('?')[1])
    own.set('code', stolen.get('code') ?? '')
    expect(landing(await thief.get(`/api/auth/google/callback?${own}`))).toBe(atAuth('google-over'))
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  test.each(['', 'x', 'A'.repeat(400)])(
    'a cookie that this server did not make is no way (%#)',
    async (forged) => {
      await using app = await openTestApp(withGoogle(oidc))
      const browser = app.browser()
      const back = await toGoogle(browser)
      browser.cookies.set('inkwell_google', forged)
      expect(landing(await browser.get(back))).toBe(atAuth('google-over'))
    },
  )

  test('what travels with the browser cannot be read or reached by pages', async () => {
    await using app = await openTestApp(
      withGoogle(oidc, { publicUrl: new URL('https://journal.example.org') }),
    )
    const answer = await app.browser().get('/api/auth/google')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-inkwell_google=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const asked = new URL(String(answer.headers.location)).searchParams
    expect(asked.get('redirect_uri')).toBe('https://journal.example.org/api/auth/google/callback')
    const sealed = Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')
    for (const secret of ['state', 'nonce']) expect(sealed).not.toContain(asked.get(secret))
  })
})

describe('without Google', () => {
  test('everything that leads there says so, and the server does too', async () => {
    await using app = await openTestApp()
    const browser = app.browser()
    expect((await browser.get('/api/auth/google/status')).json()).toEqual({ isConfigured: false })
    expect(landing(await browser.get('/api/auth/google'))).toBe(atAuth('google-not-configured'))
    const { password } = await browser.signUp()
    expect((await beginLink(browser, password)).status).toBe(501)
    expect(landing(await browser.get('/api/auth/google/callback?code=x'))).toBe(
      atAuth('google-not-configured'),
    )
  })

  test('and with it the server says so before anybody has asked Google', async () => {
    await using app = await openTestApp(withGoogle(oidc))
    const before = oidc.authorizations.length
    expect((await app.browser().get('/api/auth/google/status')).json()).toEqual({ isConfigured: true })
    expect(oidc.authorizations.length).toBe(before)
  })
})

onBothDatabases('linking Google', ({ open }) => {
  test('and undoing it need the password: an open session is not enough', async () => {
    await using app = await open(withGoogle(oidc))
    const owner = app.browser()
    const { password } = await owner.signUp()
    const wrong = { proof: { password: base64(32), derived: true } }
    const tries = async (method: string, path: string) => [
      (await owner.ask(method, path, { body: {} })).json().code,
      (await owner.ask(method, path, { body: wrong })).json().code,
    ]
    expect(await tries('POST', '/api/auth/google/link')).toEqual(['proof_needed', 'wrong_credentials'])
    expect(await linkBy(owner, password)).toBe(atSettings('google-linked'))
    expect(await tries('DELETE', '/api/auth/google')).toEqual(['proof_needed', 'wrong_credentials'])
    expect((await owner.get('/api/user')).json<User>()).toMatchObject({ isGoogleLinked: true })
  })
})
