import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Factor } from '#contract/factor.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openEvents } from '../../testing/event-stream.ts'
import { everyRow, mentions } from '../../testing/every-row.ts'
import { addPasskey, proofBy, setUpTotp } from '../../testing/factors.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'
import { base64, newSlot, passwordSlot, putSlot } from '../../testing/slots.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { NewAccount, TestBrowser } from '../../testing/test-browser.ts'

/** A number that nothing else in a database has by chance. */
const telling = 771_199_331_177

const deleteIt = (browser: TestBrowser, password: string, factor?: Factor) =>
  browser.ask('DELETE', '/api/user', { body: proofBy(password, factor) })

/** Somebody with something in every place where the server keeps something. */
async function settledIn(app: TestApp, browser: TestBrowser): Promise<NewAccount & { factor: () => Factor }> {
  await app.deps.db
    .updateTable('counters')
    .set({ value: telling - 1 })
    .where('name', '=', 'users')
    .execute()
  const account = await browser.signUp({ username: `settled-${randomUUID()}`, name: 'Settled Person' })
  await browser.post('/api/user/onboarding', {
    name: 'Settled',
    goals: ['self_reflection'],
    completedAt: '2026-11-21T08:30:00.000Z',
  })
  await browser.put('/api/user/settings', { theme: 'light' })
  await putSlot(browser, passwordSlot())
  await putSlot(browser, newSlot())
  const code = await putSlot(browser, newSlot({ kind: 'recovery' }), account.password)
  await putSlot(browser, { ...code, wrapped: base64(92) }, account.password)
  const record = newChange()
  await browser.post('/api/records', { changes: [record, newChange()] })
  await browser.post('/api/records', { changes: [newChange({ uid: record.uid, baseRevision: 1 })] })
  const chunk = `/api/blobs/${randomUUID()}/0?total=1`
  for (const bytes of [sealedBytes(), sealedBytes()])
    expect((await browser.askBytes('PUT', chunk, bytes)).status).toBe(200)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const kept = await browser.askBytes('PUT', '/api/user/avatar', await picture.png().toBuffer())
  expect(kept.status).toBe(200)
  const { password } = account
  const { authenticator } = await setUpTotp(app, browser, proofBy(password))
  await addPasskey(browser, proofBy(password, authenticator.next()))
  await makeReset(app.deps, account.user.id)
  const { username } = account
  await app.browser().post('/api/login', { username, password, derived: true })
  await app.browser().post('/api/login', { username, password: base64(32), derived: true })
  return { ...account, factor: () => authenticator.next() }
}

onBothDatabases('deleting the account', ({ open, openEmpty }) => {
  test('leaves no trace of the person in any table, and everybody else untouched', async () => {
    await using app = await openEmpty()
    const { db, config } = app.deps
    const dialect = config.databaseUrl === null ? 'sqlite' : 'postgres'
    const other = app.browser()
    await other.signUp()
    await putSlot(other, newSlot())
    await other.post('/api/records', { changes: [newChange()] })
    const othersRows = async () =>
      (await everyRow(db, dialect)).filter((row) => !['counters', 'throttle'].includes(row.table))
    const before = await othersRows()

    const browser = app.browser()
    const { user, username, password, factor } = await settledIn(app, browser)
    expect(user.id).toBe(telling)
    const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', telling).execute()
    const traces = [telling, username, 'Settled', ...sessions.map(({ id }) => id)]
    const ofPerson = async () =>
      (await everyRow(db, dialect)).filter((row) => mentions(row, traces) && row.table !== 'counters')
    const filled = new Set((await ofPerson()).map(({ table }) => table))
    for (const table of [
      'users',
      'sessions',
      'vaults',
      'key_slots',
      'records',
      'record_changes',
      'password_resets',
      'avatars',
      'retired_key_slots',
      'security_events',
      'known_browsers',
      'totp_secrets',
      'backup_codes',
      'passkeys',
      'login_tickets',
      'factor_challenges',
    ])
      expect(filled).toContain(table)

    const throttled = () => db.selectFrom('throttle').selectAll().execute()
    expect(await throttled()).toHaveLength(6)

    const answer = await deleteIt(browser, password, factor())
    expect([answer.status, answer.json(), browser.cookies.has('inkwell_session')]).toEqual([200, {}, false])
    expect(await ofPerson()).toEqual([])
    expect(await othersRows()).toEqual(before)
    // What is left for a day are hashes: of two addresses that registered, of a stranger's failed sign-in, and of the number whose pictures were counted.
    expect(await throttled()).toHaveLength(6)
  })

  test('every table that holds something of a person says so by a key that is swept with the person', async () => {
    await using app = await openEmpty()
    const { db, config } = app.deps
    const browser = app.browser()
    await settledIn(app, browser)
    const rows = await everyRow(db, config.databaseUrl === null ? 'sqlite' : 'postgres')
    const shared = new Set(['counters', 'facts', 'throttle', 'kysely_migration', 'kysely_migration_lock'])
    const owned = rows.filter(({ table }) => !shared.has(table))
    expect(owned.length).toBeGreaterThan(8)
    for (const { table, values } of owned)
      expect([table, table === 'users' ? values.id : values.user_id]).toEqual([table, telling])
  })

  test('ends every session of the account within a second', async () => {
    await using app = await open()
    const address = await app.listen()
    const [here, there] = [app.browser(), app.browser()]
    const { user, username, password } = await here.signUp()
    await there.post('/api/login', { username, password, derived: true })
    const cookie = there.cookieHeader
    const events = await openEvents(`${address}/api/records/events`, cookie)
    await events.until(/upTo/)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/chat?userId=${user.id}`, {
      headers: { cookie },
    })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    const begin = performance.now()
    await deleteIt(here, password)
    await events.untilEnded()
    expect((await closed)[0]).toBe(4401)
    expect(performance.now() - begin).toBeLessThan(1000)
    expect((await there.get('/api/user')).status).toBe(401)
    expect((await there.post('/api/records', { changes: [newChange()] })).status).toBe(401)
    expect((await there.post('/api/logout')).status).toBe(200)
  })

  test('frees the name and never the id; the last one, who is the admin, may go too', async () => {
    await using app = await openEmpty()
    const browser = app.browser()
    const { user, username, password } = await browser.signUp({ username: 'only-one' })
    expect([user.id, user.isAdmin]).toEqual([1, true])
    expect((await deleteIt(browser, password)).status).toBe(200)
    const wrong = await app.browser().post('/api/login', { username, password, derived: true })
    expect(wrong.status).toBe(401)
    const next = await app.browser().signUp({ username })
    expect([next.user.id, next.user.isAdmin]).toEqual([2, false])
  })

  test('takes a raw password as well', async () => {
    await using app = await open()
    const browser = app.browser()
    const credentials = { username: `raw-${randomUUID()}`, password: 'correct horse' }
    await browser.post('/api/register', { ...credentials, email: 'raw@example.org' })
    const answer = await browser.ask('DELETE', '/api/user', { body: { password: credentials.password } })
    expect(answer.status).toBe(200)
    expect((await browser.get('/api/auth/status')).json()).toEqual({ isAuthenticated: false, user: null })
  })

  test('needs the password: guesses are throttled as sign-ins are, and nothing is gone', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user, password } = await browser.signUp()
    for (let at = 0; at < 5; at++) {
      const wrong = await deleteIt(browser, base64(32))
      expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong_credentials'])
    }
    const early = await deleteIt(browser, password)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1'])
    expect((await browser.get('/api/user')).json()).toEqual(user)
    app.advance(1000)
    expect((await deleteIt(browser, password)).status).toBe(200)
  })

  test.each([
    [{}, 'Password is required'],
    [{ password: '' }, 'Password is required'],
  ])('with %j says what is missing', async (body, message) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const answer = await browser.ask('DELETE', '/api/user', { body })
    expect([answer.status, answer.json().message]).toEqual([400, message])
    expect((await browser.ask('DELETE', '/api/user')).status).toBe(400)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('while the person writes elsewhere neither breaks nor leaves anything', async () => {
    await using app = await open()
    const [here, there] = [app.browser(), app.browser()]
    const { user, username, password } = await here.signUp()
    await there.post('/api/login', { username, password, derived: true })
    const writes = Array.from({ length: 10 }, () => there.post('/api/records', { changes: [newChange()] }))
    const [deleted, ...written] = await Promise.all([deleteIt(here, password), ...writes])
    expect(deleted.status).toBe(200)
    for (const { status } of written) expect([200, 401]).toContain(status)
    const left = await app.deps.db
      .selectFrom('records')
      .select('uid')
      .where('user_id', '=', user.id)
      .execute()
    expect(left).toEqual([])
  })
})

test('once everything is gone, neither name nor email address is in the database file or its log, also when somebody was reading', async () => {
  await using app = await openTestApp()
  const file = path.join(app.deps.config.dataFolder, 'inkwell.db')
  const traces = (of: string[]): string[] =>
    of.filter((word) => [file, `${file}-wal`].some((one) => readFileSync(one).includes(word)))
  const leave = async (): Promise<string[]> => {
    const words = [`gone-${randomUUID()}`, `${randomUUID()}@example.org`]
    const [username = '', email = ''] = words
    const browser = app.browser()
    const { password } = await browser.signUp({ username, email })
    expect(traces(words)).toEqual(words)
    expect((await deleteIt(browser, password)).status).toBe(200)
    return words
  }
  expect(traces(await leave())).toEqual([])

  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  reader.exec('begin')
  reader.prepare('select count(*) from users').get()
  const begin = performance.now()
  const words = await leave()
  expect(performance.now() - begin).toBeLessThan(2_000)
  expect(traces(words)).toEqual(words)
  reader.exec('commit')
  reader.close()
  await expect.poll(() => traces(words), { timeout: 10_000 }).toEqual([])
})
