import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { base64, newKdf } from '#server/testing/slots.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts'
import { browserCookie } from '../accounts/known-browser.ts'
import { tokenHash } from '../accounts/session.ts'
import { placeOf, pruneThrottle, waitAfter } from './throttle.ts'

const wrong = { password: randomBytes(32).toString('base64'), derived: true }
const minute = 60_000
const here = '192.0.2.55'

const fail = (app: TestApp, username: string, address?: string): Promise<Answer> =>
  app.browser(address).post('/api/login', { username, ...wrong })

onBothDatabases('the throttle', ({ open, openEmpty }) => {
  test('after five failures at one address an account waits there, longer each time, and the sentence says how long', async () => {
    await using app = await openEmpty({ limits: { mostAddressWaitMs: 0 } })
    for (let at = 0; at < 5; at++) expect((await fail(app, 'anna', here)).status).toBe(401)
    const waits: (string | undefined)[] = []
    const sentences: unknown[] = []
    for (let at = 0; at < 13; at++) {
      const refused = await fail(app, 'ANNA', here)
      expect(refused.status).toBe(429)
      waits.push(String(refused.headers['retry-after']))
      sentences.push(refused.json().message)
      app.advance(Number(waits.at(-1)) * 1000)
      expect((await fail(app, 'anna', here)).status).toBe(401)
    }
    expect(waits.map(Number)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    expect(sentences[0]).toBe('Too many attempts. Please try again in 1 second.')
    expect(sentences.at(-1)).toBe('Too many attempts. Please try again in 15 minutes.')
  })

  test('the wait holds for the right password too, which then clears it', async () => {
    await using app = await openEmpty({ limits: { mostAddressWaitMs: 0 } })
    const { username, password } = await app.browser().signUp()
    const right = () => app.browser(here).post('/api/login', { username, password, derived: true })
    for (let at = 0; at < 5; at++) await fail(app, username, here)
    expect((await right()).status).toBe(429)
    app.advance(1000)
    expect((await right()).status).toBe(200)
    for (let at = 0; at < 5; at++) expect((await fail(app, username, here)).status).toBe(401)
  })

  test('one address that fails with many names waits too, but at most a minute', async () => {
    await using app = await openEmpty()
    const address = '192.0.2.7'
    for (let at = 0; at < 5; at++) expect((await fail(app, `name-${at}`, address)).status).toBe(401)
    for (let at = 5; at < 20; at++) {
      expect((await fail(app, `name-${at}`, address)).status).toBe(429)
      app.advance(minute)
      expect((await fail(app, `name-${at}`, address)).status).toBe(401)
    }
    expect((await fail(app, 'one-more', address)).headers['retry-after']).toBe('60')
  })

  test('guesses sent all at once are counted one by one', async () => {
    await using app = await openEmpty()
    const answers = await Promise.all(Array.from({ length: 30 }, () => fail(app, 'anna', here)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  test("an owner with the right password is not kept out by strangers' guesses, wherever they sign in", async () => {
    await using app = await openEmpty()
    const { username, password } = await app.browser().signUp()
    for (let at = 0; at < 10; at++) expect((await fail(app, username)).status).toBe(401)
    const elsewhere = await app.browser().post('/api/login', { username, password, derived: true })
    expect(elsewhere.status).toBe(200)
  })

  test('guesses from many addresses have one budget, which a browser that signed in before does not need', async () => {
    await using app = await open({ limits: { strangerTries: 20 } })
    const own = app.browser()
    const { username, password } = await own.signUp()
    await own.post('/api/logout')
    const credentials = { username, password, derived: true }
    for (let at = 0; at < 20; at++) expect((await fail(app, username)).status).toBe(401)
    const refused = await fail(app, username)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await app.browser().post('/api/login', credentials)).status).toBe(429)
    expect((await own.post('/api/login', credentials)).status).toBe(200)
    app.advance(minute)
    expect((await fail(app, username)).status).toBe(401)
    expect((await fail(app, username)).status).toBe(429)
    expect((await fail(app, `${username}-other`)).status).toBe(401)
  })

  test('a known browser is known to its own people only, and its own guesses make it wait as a stranger', async () => {
    await using app = await open({ limits: { strangerTries: 10 } })
    const [own, other] = [app.browser(), app.browser()]
    const { username } = await own.signUp()
    await other.signUp()
    const guess = (browser: TestBrowser) => browser.post('/api/login', { username, ...wrong })
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push((await guess(own)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429, 429])
    for (let at = 0; at < 5; at++) await guess(app.browser())
    expect((await guess(other)).status).toBe(429)
  })

  test('after a reset by a link every other browser is a stranger', async () => {
    await using app = await open({ limits: { strangerTries: 5 } })
    const [own, thief] = [app.browser(), app.browser()]
    const { user, username, password } = await own.signUp()
    await thief.post('/api/login', { username, password, derived: true })
    const sent = { token: await makeReset(app.deps, user.id), password: base64(32), derived: newKdf() }
    expect((await own.post('/api/auth/reset', sent)).status).toBe(200)
    for (let at = 0; at < 5; at++) await fail(app, username)
    expect((await thief.post('/api/login', { username, ...wrong })).status).toBe(429)
    await own.post('/api/logout')
    const again = await own.post('/api/login', { username, password: sent.password, derived: true })
    expect(again.status).toBe(200)
  })

  test('the token of a known browser changes with each sign-in, so that one put there before names nothing', async () => {
    await using app = await open()
    const browser = app.browser()
    browser.cookies.set(browserCookie, 'planted')
    const { username, password } = await browser.signUp()
    const first = browser.cookies.get(browserCookie)
    await browser.post('/api/login', { username, password, derived: true })
    const second = browser.cookies.get(browserCookie)
    expect(new Set(['planted', first, second]).size).toBe(3)
    const rows = await app.deps.db.selectFrom('known_browsers').selectAll().execute()
    expect(
      rows.filter(({ token_hash }) => Buffer.from(token_hash).equals(tokenHash(second ?? ''))),
    ).toHaveLength(1)
    expect(rows.filter(({ token_hash }) => Buffer.from(token_hash).equals(tokenHash(first ?? '')))).toEqual(
      [],
    )
  })

  test('a quiet day forgets failures', async () => {
    await using app = await openEmpty()
    for (let at = 0; at < 5; at++) await fail(app, 'anna', here)
    app.advance(24 * 60 * minute)
    for (let at = 0; at < 5; at++) expect((await fail(app, 'anna', here)).status).toBe(401)
    app.advance(24 * 60 * minute)
    await pruneThrottle(app.deps)
    expect(await app.deps.db.selectFrom('throttle').selectAll().execute()).toEqual([])
  })

  test('the table holds neither names nor addresses', async () => {
    await using app = await openEmpty()
    await fail(app, 'anna')
    const rows = await app.deps.db.selectFrom('throttle').selectAll().execute()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/anna|127\.0\.0\.1/)
  })
})

describe('the wait', () => {
  test('doubles from the first failure that is not free and never exceeds its limit', () => {
    expect([4, 5, 6, 7, 1000].map((failures) => waitAfter(failures, 5, 1000, 10_000))).toEqual([
      0, 1000, 2000, 4000, 10_000,
    ])
  })
})

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, place) => {
    expect(placeOf(address)).toBe(place)
  })
})
