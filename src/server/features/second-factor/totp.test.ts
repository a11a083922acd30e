import { expect, test } from 'vitest'
import type { Factor } from '#contract/factor.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { everyRow, mentions } from '../../testing/every-row.ts'
import { expectOk, neededIn, proofBy, setUpTotp } from '../../testing/factors.ts'
import { newKdf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

async function personWithTotp(app: TestApp) {
  const browser = app.browser()
  const account = await browser.signUp()
  const { username, password } = account
  const made = await setUpTotp(app, browser, proofBy(password))
  const login = (from: TestBrowser) => from.post('/api/login', { username, password, derived: true })
  const finish = (from: TestBrowser, ticket: string, factor: Factor) =>
    from.post('/api/login/second-factor', { ticket, factor })
  return { ...account, ...made, browser, login, finish }
}

onBothDatabases('an authenticator app', ({ open }) => {
  test('is asked for at sign-in: the password gives a ticket, the code the session', async () => {
    await using app = await open()
    const { user, login, finish, authenticator } = await personWithTotp(app)
    const browser = app.browser()
    const refused = await login(browser)
    expect([refused.status, refused.json().code, browser.cookies.size]).toEqual([
      401,
      'second_factor_needed',
      0,
    ])
    const { kinds, passkey, ticket } = neededIn(refused)
    expect([kinds, passkey]).toEqual([['totp', 'backup'], null])
    const answer = await finish(browser, ticket, authenticator.next())
    expect([answer.status, answer.json().id]).toEqual([200, user.id])
    expect((await browser.get('/api/user')).json().id).toBe(user.id)
  })

  test('does not count before its first code is right, and may be tried again', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username, password } = await browser.signUp()
    expectOk(await browser.post('/api/second-factor/totp', { proof: proofBy(password) }))
    const wrong = await browser.post('/api/second-factor/totp/confirm', { code: '000000' })
    expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong_factor'])
    expect((await browser.get('/api/second-factor')).json().totpSince).toBeNull()
    expectOk(await app.browser().post('/api/login', { username, password, derived: true }))
    const { state, backupCodes } = await setUpTotp(app, browser, proofBy(password))
    expect([state.totpSince, state.backupCodesLeft]).toEqual(['2026-11-21T08:30:00.000Z', 10])
    expect(new Set(backupCodes).size).toBe(10)
  })

  test('cannot be set up from another session, after five minutes, or over one that is there', async () => {
    await using app = await open()
    const [here, there] = [app.browser(), app.browser()]
    const { username, password } = await here.signUp()
    await there.post('/api/login', { username, password, derived: true })
    expectOk(await here.post('/api/second-factor/totp', { proof: proofBy(password) }))
    const elsewhere = await there.post('/api/second-factor/totp/confirm', { code: '123456' })
    expect(elsewhere.json().code).toBe('second_factor_expired')
    app.advance(5 * 60_000)
    const late = await here.post('/api/second-factor/totp/confirm', { code: '123456' })
    expect(late.json().code).toBe('second_factor_expired')
    const { authenticator } = await setUpTotp(app, here, proofBy(password))
    const again = setUpTotp(app, here, proofBy(password, authenticator.next()))
    await expect(again).rejects.toThrow('An authenticator app is set up already')
  })

  test('gives codes that work once', async () => {
    await using app = await open()
    const { login, finish, authenticator } = await personWithTotp(app)
    const factor = authenticator.next()
    const [one, two] = [neededIn(await login(app.browser())), neededIn(await login(app.browser()))]
    const [first, second] = await Promise.all([
      finish(app.browser(), one.ticket, factor),
      finish(app.browser(), two.ticket, factor),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 401])
    // Nor does the one before it, which the window would still allow.
    const { ticket } = first.status === 200 ? two : one
    const late = await finish(app.browser(), ticket, { kind: 'totp', code: authenticator.code(-30_000) })
    expect([late.status, late.json().code]).toEqual([401, 'wrong_factor'])
    expectOk(await finish(app.browser(), ticket, authenticator.next()))
  })

  test('has its secret sealed: no row and no line of the log holds it, nor a backup code', async () => {
    await using app = await open()
    const { secret, backupCodes, login, finish } = await personWithTotp(app)
    await finish(app.browser(), neededIn(await login(app.browser())).ticket, { kind: 'totp', code: '000000' })
    const dialect = app.deps.config.databaseUrl === null ? 'sqlite' : 'postgres'
    const rows = await everyRow(app.deps.db, dialect)
    const traces = [
      secret,
      ...(backupCodes ?? []),
      ...(backupCodes ?? []).map((code) => code.replace('-', '')),
    ]
    expect(rows.filter((row) => mentions(row, traces))).toEqual([])
    for (const trace of traces) expect(app.logged.join()).not.toContain(trace)
    const status = app.logged.map((line) => JSON.parse(line)).filter(({ status }) => status === 401)
    expect(status.at(-1)).toMatchObject({ route: '/api/login/second-factor' })
  })

  test('is not guessed: wrong codes are throttled, and the right password begins nothing anew', async () => {
    await using app = await open()
    const { login, finish, authenticator } = await personWithTotp(app)
    for (let at = 0; at < 5; at++) {
      const { ticket } = neededIn(await login(app.browser()))
      const wrong = await finish(app.browser(), ticket, { kind: 'totp', code: '000000' })
      expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong_factor'])
    }
    const { ticket } = neededIn(await login(app.browser()))
    const early = await finish(app.browser(), ticket, { kind: 'totp', code: authenticator.code() })
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1'])
    expectOk(await finish(app.browser(), ticket, authenticator.next()))
  })

  test('finishes a sign-in only with its ticket: used, late, made up, or of an old password it is refused', async () => {
    await using app = await open()
    const { browser, username, password, login, finish, authenticator } = await personWithTotp(app)
    const used = neededIn(await login(app.browser())).ticket
    expectOk(await finish(app.browser(), used, authenticator.next()))
    const again = await finish(app.browser(), used, authenticator.next())
    expect([again.status, again.json().code]).toEqual([401, 'second_factor_expired'])
    const late = neededIn(await login(app.browser())).ticket
    app.advance(5 * 60_000)
    expect((await finish(app.browser(), late, authenticator.next())).json().code).toBe(
      'second_factor_expired',
    )
    const madeUp = await finish(app.browser(), 'x'.repeat(43), authenticator.next())
    expect(madeUp.json().code).toBe('second_factor_expired')

    const old = neededIn(await login(app.browser())).ticket
    const next = Buffer.alloc(32, 7).toString('base64')
    const slot = { slotId: crypto.randomUUID(), kind: 'password', kdf: newKdf() }
    const wrap = { commitment: next, wrapped: Buffer.alloc(92).toString('base64') }
    const rekeyed = await browser.post('/api/vault/rekey', {
      baseVersion: 0,
      proof: password,
      factor: authenticator.next(),
      slots: [{ ...slot, ...wrap }],
      password: { next, derived: newKdf() },
      isSealedAnew: false,
      endOtherSessions: false,
    })
    expectOk(rekeyed)
    expect((await finish(app.browser(), old, authenticator.next())).json().code).toBe('second_factor_expired')
    expect((await app.browser().post('/api/login', { username, password, derived: true })).json().code).toBe(
      'wrong_credentials',
    )
  })

  test('is needed for what needs the password, and not instead of it', async () => {
    await using app = await open()
    const { browser, password, authenticator } = await personWithTotp(app)
    const remove = (body: unknown) => browser.ask('DELETE', '/api/user', { body })
    const without = await remove(proofBy(password))
    expect([without.status, neededIn(without).kinds]).toEqual([401, ['totp', 'backup']])
    expect(neededIn(without).ticket).toBe('')
    const wrongPassword = proofBy(Buffer.alloc(32).toString('base64'), authenticator.next())
    expect((await remove(wrongPassword)).json().code).toBe('wrong_credentials')
    const wrongCode = await remove(proofBy(password, { kind: 'totp', code: '000000' }))
    expect(wrongCode.json().code).toBe('wrong_factor')
    const malformed = await remove(proofBy(password, { kind: 'totp', code: '12 34' }))
    expect([malformed.status, malformed.json().message]).toEqual([400, 'The code has six digits'])
    const profile = { email: 'new@example.org', ...proofBy(password) }
    expect(neededIn(await browser.put('/api/user/profile', profile)).kinds).toContain('totp')
    expectOk(await browser.put('/api/user/profile', { ...profile, factor: authenticator.next() }))
    expectOk(await remove(proofBy(password, authenticator.next())))
  })

  test('is turned off with password and code, takes the backup codes along, and signing in is as before', async () => {
    await using app = await open()
    const { browser, password, authenticator, login } = await personWithTotp(app)
    const turnOff = (factor?: Factor) =>
      browser.ask('DELETE', '/api/second-factor/totp', { body: { proof: proofBy(password, factor) } })
    expect(neededIn(await turnOff()).kinds).toEqual(['totp', 'backup'])
    const off = expectOk(await turnOff(authenticator.next()))
    expect(off.json()).toMatchObject({ totpSince: null, backupCodesLeft: 0, passkeys: [] })
    expectOk(await login(app.browser()))
    expect((await turnOff()).status).toBe(404)
  })
})

onBothDatabases('backup codes', ({ open }) => {
  test('each stands in once, however it is typed, and is counted', async () => {
    await using app = await open()
    const { browser, backupCodes, login, finish } = await personWithTotp(app)
    const [code = ''] = backupCodes ?? []
    const use = async (typed: string) =>
      finish(app.browser(), neededIn(await login(app.browser())).ticket, { kind: 'backup', code: typed })
    expectOk(await use(` ${code.toLowerCase().replace('-', ' ')} `))
    expect((await use(code)).json().code).toBe('wrong_factor')
    expect((await use('not one')).json().code).toBe('wrong_factor')
    expect((await browser.get('/api/second-factor')).json().backupCodesLeft).toBe(9)
  })

  test('of another person are not right', async () => {
    await using app = await open()
    const [one, two] = [await personWithTotp(app), await personWithTotp(app)]
    const { ticket } = neededIn(await two.login(app.browser()))
    const answer = await two.finish(app.browser(), ticket, {
      kind: 'backup',
      code: one.backupCodes?.[0] ?? '',
    })
    expect(answer.json().code).toBe('wrong_factor')
  })

  test('are made anew with password and factor, and those before end', async () => {
    await using app = await open()
    const { browser, password, backupCodes, authenticator, login, finish } = await personWithTotp(app)
    const renew = (factor?: Factor) =>
      browser.post('/api/second-factor/backup-codes', { proof: proofBy(password, factor) })
    expect((await renew()).status).toBe(401)
    const renewed = expectOk(await renew(authenticator.next())).json<{ backupCodes: string[] }>()
    expect(renewed.backupCodes).toHaveLength(10)
    const use = async (code = '') =>
      finish(app.browser(), neededIn(await login(app.browser())).ticket, { kind: 'backup', code })
    expect((await use(backupCodes?.[0])).json().code).toBe('wrong_factor')
    expectOk(await use(renewed.backupCodes[0]))
  })

  test('are not made where they would stand in for nothing', async () => {
    await using app = await open()
    const browser = app.browser()
    const { password } = await browser.signUp()
    const answer = await browser.post('/api/second-factor/backup-codes', { proof: proofBy(password) })
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Set up an authenticator app or a passkey first.',
    ])
  })
})
