import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { browserCookie } from './known-browser.ts'
import { pruneSessions, sessionCookie } from './session.ts'

const day = 24 * 60 * 60 * 1000

onBothDatabases('sessions', ({ open }) => {
  // Spec: S1-038
  test('the cookie is out of reach of scripts and other sites, and behind https never sent in the clear', async () => {
    for (const [publicUrl, isSecure, prefix] of [
      [null, false, ''],
      [new URL('https://journal.example.org'), true, '__Host-'],
    ] as const) {
      await using app = await open({ config: { publicUrl } })
      const browser = app.browser()
      const { username, password } = await browser.signUp()
      const { headers } = await browser.post('/api/login', { username, password, derived: true })
      const given = [headers['set-cookie']].flat().map((one) => one ?? '')
      const traits = (name: string, age: number) =>
        new RegExp(`^${prefix}${name}=[\\w-]{43}; Max-Age=${age}; Path=/; HttpOnly;`)
      for (const [name, age] of [
        [sessionCookie, 7_776_000],
        [browserCookie, 15_552_000],
      ] as const) {
        const cookie = given.findLast((one) => traits(name, age).test(one)) ?? ''
        expect(cookie).not.toBe('')
        expect(cookie).not.toContain('Domain')
        expect(cookie).toContain('SameSite=Lax')
        expect(cookie.includes('Secure')).toBe(isSecure)
      }
    }
  })

  test('only the hash of the token is kept', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    const token = browser.cookies.get(sessionCookie) ?? ''
    const row = await app.deps.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(row.token_hash)).toEqual(createHash('sha256').update(token).digest())
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('signing in gives a new session and ends the one that the browser had', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username, password } = await browser.signUp()
    const old = browser.cookies.get(sessionCookie) ?? ''
    await browser.post('/api/login', { username, password, derived: true })
    expect(browser.cookies.get(sessionCookie)).not.toBe(old)
    const thief = app.browser()
    thief.cookies.set(sessionCookie, old)
    expect((await thief.get('/api/user')).status).toBe(401)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  // Spec: S7-020
  test('signing out ends this session at once and leaves those of other browsers', async () => {
    await using app = await open()
    const [laptop, phone] = [app.browser(), app.browser()]
    const { username, password } = await laptop.signUp()
    await phone.post('/api/login', { username, password, derived: true })
    const token = laptop.cookies.get(sessionCookie) ?? ''
    const answer = await laptop.post('/api/logout')
    expect([answer.status, answer.json(), laptop.cookies.has(sessionCookie)]).toEqual([200, {}, false])
    laptop.cookies.set(sessionCookie, token)
    expect((await laptop.get('/api/user')).status).toBe(401)
    expect((await phone.get('/api/user')).status).toBe(200)
    expect((await app.browser().post('/api/logout')).status).toBe(200)
  })

  test('a session ends after 14 idle days, and after 90 however busy', async () => {
    await using app = await open()
    const [idle, busy] = [app.browser(), app.browser()]
    await idle.signUp()
    await busy.signUp()
    for (let passed = 0; passed < 91; passed += 13) {
      expect((await busy.get('/api/user')).status).toBe(200)
      app.advance(13 * day)
    }
    expect((await busy.get('/api/user')).status).toBe(401)
    expect((await idle.get('/api/user')).status).toBe(401)
  })

  test('sessions that have ended by age are swept, living ones stay', async () => {
    await using app = await open()
    const [old, young] = [app.browser(), app.browser()]
    const { user: gone } = await old.signUp()
    app.advance(14 * day)
    await young.signUp()
    await pruneSessions(app.deps)
    const left = await app.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', gone.id)
      .execute()
    expect(left).toEqual([])
    expect((await young.get('/api/user')).status).toBe(200)
  })

  test('a made-up or damaged cookie is a visitor', async () => {
    await using app = await open()
    for (const cookie of ['x', '%', 'a'.repeat(43), '']) {
      const headers = { cookie: `${sessionCookie}=${cookie}` }
      expect((await app.browser().get('/api/user', { headers })).status).toBe(401)
    }
  })
})
