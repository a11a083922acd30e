import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReset, pruneResets, resetLinkMs } from '#server/core/accounts/password-resets.store.ts'
import { sessionCookie } from '#server/core/accounts/session.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openEvents } from '../../testing/event-stream.ts'
import { base64, newKdf, newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { NewAccount, TestBrowser } from '../../testing/test-browser.ts'

const usedUp = { code: 'not_found', message: 'This link has been used, or is too old. Ask for a new one.' }

interface Forgetful {
  readonly browser: TestBrowser
  readonly account: NewAccount
  readonly token: string
}

/** Somebody with a password slot, this browser's slot, and a link that sets a new password. */
async function forgetfulIn(app: TestApp): Promise<Forgetful> {
  const browser = app.browser()
  const account = await browser.signUp()
  await putSlot(browser, passwordSlot())
  await putSlot(browser, newSlot())
  return { browser, account, token: await makeReset(app.deps, account.user.id) }
}

const reset = (browser: TestBrowser, token: string, password = base64(32), derived: unknown = newKdf()) =>
  browser.post('/api/auth/reset', { token, password, derived })

const logIn = async (app: TestApp, username: string, password: string, derived = true) => {
  const browser = app.browser()
  return { browser, answer: await browser.post('/api/login', { username, password, derived }) }
}

onBothDatabases('a reset link', ({ open, openEmpty }) => {
  test('says whose password it sets, as often as it is asked', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    for (let at = 0; at < 10; at++) {
      const answer = await app.browser('192.0.2.9').post('/api/auth/reset/check', { token })
      expect([answer.status, answer.json()]).toEqual([200, { username: account.username }])
    }
  })

  test('sets a new password, ends every session within a second and starts one here', async () => {
    await using app = await open()
    const address = await app.listen()
    const { browser, account, token } = await forgetfulIn(app)
    const events = await openEvents(`${address}/api/records/events`, browser.cookieHeader)
    await events.until(/upTo/)
    const here = app.browser()
    const [password, derived] = [base64(32), newKdf()]
    const begin = performance.now()
    const answer = await reset(here, token, password, derived)
    await events.untilEnded()
    expect(performance.now() - begin).toBeLessThan(1000)
    expect([answer.status, answer.json()]).toEqual([200, account.user])
    expect((await browser.get('/api/user')).status).toBe(401)
    expect((await here.get('/api/user')).json()).toEqual(account.user)
    expect((await here.get('/api/sessions')).json()).toMatchObject({ sessions: [{ isCurrent: true }] })
    expect((await app.browser().get(`/api/auth/kdf?username=${account.username}`)).json()).toEqual(derived)
    expect((await logIn(app, account.username, account.password)).answer.status).toBe(401)
    expect((await logIn(app, account.username, password)).answer.status).toBe(200)
  })

  test('touches no key: the slots are what they were, at the version they had', async () => {
    await using app = await open()
    const { browser, token } = await forgetfulIn(app)
    const before = await slotsOf(browser)
    const here = app.browser()
    await reset(here, token)
    expect(await slotsOf(here)).toEqual(before)
  })

  test('leaves this browser the slot that its session before had written', async () => {
    await using app = await open()
    const { browser, token } = await forgetfulIn(app)
    const device = (await slotsOf(browser)).slots.find(({ kind }) => kind === 'device')
    expect((await reset(browser, token)).status).toBe(200)
    expect((await browser.get('/api/sessions')).json()).toMatchObject({
      sessions: [{ deviceSlotId: device?.slotId }],
    })
  })

  test('ends the session that somebody else had in this browser', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    const shared = app.browser()
    await shared.signUp()
    const before = shared.cookies.get(sessionCookie) ?? ''
    await reset(shared, token)
    expect((await shared.get('/api/user')).json()).toMatchObject({ username: account.username })
    shared.cookies.set(sessionCookie, before)
    expect((await shared.get('/api/user')).status).toBe(401)
  })

  test('takes a raw password too, and marks that it was seen', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    const here = app.browser()
    const short = await here.post('/api/auth/reset', { token, password: '7 chars' })
    expect([short.status, short.json().message]).toEqual([400, 'Password must be at least 8 characters'])
    const answer = await here.post('/api/auth/reset', { token, password: 'correct horse' })
    expect([answer.status, answer.json().passwordSeen]).toEqual([200, true])
    expect((await logIn(app, account.username, 'correct horse', false)).answer.status).toBe(200)
  })

  test('does not take the mark away from a vault whose password was seen', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    await app.deps.db
      .updateTable('users')
      .set({ password_seen: 1 })
      .where('id', '=', account.user.id)
      .execute()
    expect((await reset(app.browser(), token)).json()).toMatchObject({ passwordSeen: true })
  })

  test('works once, also for two who come with it at the same moment', async () => {
    await using app = await open()
    const { token } = await forgetfulIn(app)
    const answers = await Promise.all([1, 2, 3].map(() => reset(app.browser(), token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const late = await reset(app.browser(), token)
    expect([late.status, late.json()]).toEqual([404, usedUp])
    expect((await app.browser().post('/api/auth/reset/check', { token })).json()).toEqual(usedUp)
  })

  test('is still good after a new password that was refused', async () => {
    await using app = await open()
    const { token } = await forgetfulIn(app)
    const weak = await reset(app.browser(), token, base64(32), { ...newKdf(), memoryKiB: 8 })
    expect([weak.status, Object.keys(weak.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['derived.memoryKiB'],
    ])
    expect((await reset(app.browser(), token, 'not derived')).status).toBe(400)
    expect((await reset(app.browser(), token)).status).toBe(200)
  })

  test('ends after a day, and when a newer one is made', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    const newer = await makeReset(app.deps, account.user.id)
    expect((await reset(app.browser(), token)).status).toBe(404)
    app.advance(resetLinkMs - 1)
    expect((await app.browser().post('/api/auth/reset/check', { token: newer })).status).toBe(200)
    app.advance(1)
    expect((await reset(app.browser(), newer)).json()).toEqual(usedUp)
  })

  test('lets somebody in again who had guessed too often', async () => {
    await using app = await open()
    const { account, token } = await forgetfulIn(app)
    for (let at = 0; at < 6; at++) await logIn(app, account.username, base64(32))
    const password = base64(32)
    expect((await reset(app.browser(), token, password)).status).toBe(200)
    expect((await logIn(app, account.username, password)).answer.status).toBe(200)
  })

  test('that is guessed at has the address wait, even with guesses sent all at once', async () => {
    await using app = await open()
    const { token } = await forgetfulIn(app)
    const guesser = app.browser('192.0.2.7')
    const guesses = Array.from({ length: 20 }, () =>
      guesser.post('/api/auth/reset/check', { token: base64(32).slice(0, 30) }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    const waits = await reset(guesser, token)
    expect([waits.status, waits.headers['retry-after']]).toEqual([429, '1'])
    expect((await reset(app.browser(), token)).status).toBe(200)
  })

  test.each([{}, { token: '' }, { token: 'short' }, { token: 'x'.repeat(201) }])(
    '%j is no link',
    async (body) => {
      await using app = await open()
      const answer = await app.browser().post('/api/auth/reset/check', body)
      expect([answer.status, answer.json().code]).toEqual([400, 'invalid_input'])
    },
  )

  test('is kept as a hash only, and not for ever', async () => {
    await using app = await openEmpty()
    const { account, token } = await forgetfulIn(app)
    const rows = () => app.deps.db.selectFrom('password_resets').selectAll().execute()
    const [row] = await rows()
    expect(row && [row.user_id, Buffer.from(row.token_hash)]).toEqual([
      account.user.id,
      createHash('sha256').update(token).digest(),
    ])
    await pruneResets(app.deps)
    expect(await rows()).toHaveLength(1)
    app.advance(resetLinkMs)
    await pruneResets(app.deps)
    expect(await rows()).toEqual([])
  })
})
