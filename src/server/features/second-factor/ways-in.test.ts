import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondStepMark } from '#contract/paths/google-paths.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { expectOk, neededIn, proofBy, setUpTotp } from '../../testing/factors.ts'
import { comeBy, someone, withGoogle } from '../../testing/google-way.ts'
import { type OidcServer, startOidcServer } from '../../testing/oidc-server.ts'
import { base64, newKdf } from '../../testing/slots.ts'

let oidc: OidcServer
beforeAll(async () => {
  oidc = await startOidcServer()
})
afterAll(() => oidc.close())

onBothDatabases('a second factor', ({ open }) => {
  test('is asked for before a reset link sets a password, and the link stays good until then', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username, password, user } = await browser.signUp()
    const { authenticator } = await setUpTotp(app, browser, proofBy(password))
    const token = await makeReset(app.deps, user.id)
    const next = base64(32)
    const reset = (factor?: unknown) =>
      app.browser().post('/api/auth/reset', { token, password: next, derived: newKdf(), factor })
    const login = (by: string) => app.browser().post('/api/login', { username, password: by, derived: true })
    expect(neededIn(await reset()).kinds).toEqual(['totp', 'backup'])
    expect((await reset({ kind: 'totp', code: '000000' })).json().code).toBe('wrong_factor')
    expect((await login(password)).json().code).toBe('second_factor_needed')
    expect((await browser.get('/api/user')).status).toBe(200)
    expect(expectOk(await reset(authenticator.next())).json().id).toBe(user.id)
    expect((await login(next)).json().code).toBe('second_factor_needed')
  })

  test('is asked for after Google has said who somebody is', async () => {
    await using app = await open(withGoogle(oidc))
    oidc.person = someone()
    const first = app.browser()
    expect(await comeBy(first)).toBe('302 /onboarding')
    const kdf = newKdf()
    const proof = base64(32)
    const slot = {
      slotId: crypto.randomUUID(),
      kind: 'passphrase',
      kdf,
      commitment: base64(32),
      wrapped: base64(92),
    }
    expectOk(await first.post('/api/vault/passphrase', { slot, proof }))
    const { authenticator } = await setUpTotp(app, first, proofBy(proof))
    const browser = app.browser()
    const [place = '', ticket = ''] = (await comeBy(browser)).split(`#${secondStepMark}`)
    expect(place).toBe('302 /auth?mode=login')
    expect((await browser.get('/api/user')).status).toBe(401)
    const needed = expectOk(await browser.post('/api/login/second-factor/options', { ticket }))
    expect(needed.json()).toMatchObject({ kinds: ['totp', 'backup'], passkey: null, ticket })
    expectOk(await browser.post('/api/login/second-factor', { ticket, factor: authenticator.next() }))
    expect((await browser.get('/api/user')).status).toBe(200)
    const over = await browser.post('/api/login/second-factor/options', { ticket })
    expect([over.status, over.json().code]).toEqual([401, 'second_factor_expired'])
  })
})
