import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecurityEvent } from '#contract/security-events.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addPasskey, expectOk, proofBy, setUpTotp } from '../../testing/factors.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

onBothDatabases('a second factor that changes', ({ open }) => {
  test('is among what happened to the account, for every device to see', async () => {
    await using app = await open()
    const browser = app.browser()
    const { password, username } = await browser.signUp()
    const { authenticator } = await setUpTotp(app, browser, proofBy(password))
    const proof = () => proofBy(password, authenticator.next())
    const { state } = await addPasskey(browser, proof())
    const away = (path: string) => browser.ask('DELETE', path, { body: { proof: proof() } })
    expectOk(await away(`/api/second-factor/passkeys/${state.passkeys[0]?.id}`))
    expectOk(await browser.post('/api/second-factor/backup-codes', { proof: proof() }))
    expectOk(await away('/api/second-factor/totp'))

    const other = app.browser()
    expectOk(await other.post('/api/login', { username, password, derived: true }))
    const { events } = (await other.get('/api/security-events')).json<{ events: SecurityEvent[] }>()
    expect(events.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
      ['authenticator_removed', false],
      ['backup_codes_made', false],
      ['passkey_removed', false],
      ['passkey_added', false],
      ['authenticator_added', false],
    ])
  })

  test('is told by mail, and one that was refused is not', async () => {
    const { port } = server
    const mail = { host: '127.0.0.1', port, isTls: false, login: null, from: 'Inkwell <inkwell@example.org>' }
    const publicUrl = new URL('https://journal.example.org')
    await using app = await open({ config: { mail, publicUrl } })
    const email = `with-an-app-${process.pid}-${server.mails.length}@example.org`
    const browser = app.browser()
    const { password, username } = await browser.signUp({ email })
    await setUpTotp(app, browser, proofBy(password))
    const body = { proof: proofBy(password) }
    expect((await browser.ask('DELETE', '/api/second-factor/totp', { body })).status).toBe(401)
    const told = () => server.mails.filter(({ to }) => to.includes(email))
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    expect(told()[0]?.subject).toBe('An authenticator app was added to your account')
    expect(told()[0]?.text).toContain(
      `The account ${username} at https://journal.example.org was given an authenticator app on`,
    )
    expect(told()[0]?.text).not.toContain('opened your journal')
  })
})
