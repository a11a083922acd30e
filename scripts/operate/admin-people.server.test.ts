import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/admin/admin.ts'
import { StripeStub } from '#server/testing/billing/stripe-stub.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { proofBy, setUpTotp } from '#server/testing/factors.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { type TestApp, testSecret } from '#server/testing/test-app.ts'
import { administer } from './admin.ts'

const ask = ({ deps: { config } }: TestApp, args: readonly string[], env: Record<string, string> = {}) =>
  administer({ ...config, secret: testSecret }, args, env)

let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.close())

onBothDatabases('npm run admin, about people', ({ openEmpty }) => {
  test('does what the pages of admins do, and each of it is in the audit log', async () => {
    await using app = await openEmpty()
    const [admin, person] = [app.browser(), app.browser()]
    await admin.signUp()
    const { username, password } = await person.signUp()
    const say = async (command: string) => (await ask(app, [command, username]))[0]
    expect(await say('disable')).toBe(
      `${username} is disabled: signed out everywhere, and nobody signs in. Nothing was removed.`,
    )
    const login = () => person.post('/api/login', { username, password, derived: true })
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await login()).json().code).toBe('account_disabled')
    expect(await say('disable')).toBe(`${username} is disabled already.`)
    expect(await ask(app, ['list'])).toContain(`2\t${username}\t-\tfree\tdisabled\t2026-11-21\t2026-11-21`)
    expect(await say('enable')).toBe(`${username} can sign in again.`)
    expect((await login()).status).toBe(200)
    expect(await say('enable')).toBe(`${username} is not disabled.`)
    await setUpTotp(app, person, proofBy(password))
    for (const command of ['promote', 'demote', 'disable-second-factor', 'reset', 'sign-out'])
      await say(command)
    await ask(app, ['create', 'somebody', 'somebody@example.org'])
    const { entries } = (await admin.get('/api/admin/audit')).json<{ entries: AuditEntry[] }>()
    const lines = entries.map(({ adminId, admin: who, action, subject }) => [adminId, who, action, subject])
    const by = [0, null]
    const ofPerson = (action: string) => [...by, `person.${action}`, '2']
    expect(lines).toHaveLength(9)
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['disable', 'enable', 'promote', 'demote', 'second-factor-off', 'reset-link', 'sign-out'].map(
          ofPerson,
        ),
        [...by, 'person.create', '3'],
        [...by, 'person.reset-link', '3'],
      ]),
    )
  })

  test('tells whose account it is by mail before it ends, and among their recent changes', async () => {
    const { port } = mails
    const mail = { host: '127.0.0.1', port, isTls: false, login: null, from: 'Inkwell <inkwell@example.org>' }
    await using app = await openEmpty({ config: { mail } })
    const email = `owner-${process.pid}-${mails.mails.length}@example.org`
    const person = app.browser()
    const { username, password } = await person.signUp({ email })
    await setUpTotp(app, person, proofBy(password))
    const subjects = () => mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
    // That one comes by itself, after its answer.
    await expect.poll(subjects, { timeout: 20_000 }).toHaveLength(1)
    await ask(app, ['disable-second-factor', username])
    expect(subjects()).toEqual([
      'An authenticator app was added to your account',
      'Your second factor was turned off',
    ])
    const { events } = (await person.get('/api/security-events')).json<{ events: { kind: string }[] }>()
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'admin_removed_factors',
      'authenticator_added',
    ])
  })

  test('gives a plan as the pages of admins do, and ends it, where one is sold', async () => {
    await using app = await openEmpty()
    const { username } = await app.browser().signUp()
    await expect(ask(app, ['give-plan', username, 'resonance', '30'])).rejects.toThrow('Nothing is sold here')
    await using stripe = await new StripeStub().start()
    const say = (...args: string[]) => ask(app, args, stripe.env)
    await expect(say('give-plan', username, 'gold', '30')).rejects.toThrow('There is no plan gold.')
    await expect(say('give-plan', username, 'resonance', '0')).rejects.toThrow('is no number of days')
    expect(await say('give-plan', username, 'resonance', '30')).toEqual([
      `${username} has the plan resonance for 30 days.`,
    ])
    expect((await ask(app, ['list']))[0]).toContain('\tresonance\t')
    expect(await say('end-plan', username)).toEqual([`${username} has the free plan now.`])
    expect(await say('end-plan', username)).toEqual([`${username} has the free plan already.`])
    const lines = await app.deps.db.selectFrom('audit_log').select(['admin_id', 'action']).execute()
    expect(lines).toEqual(Array(2).fill({ admin_id: 0, action: 'person.plan' }))
  })

  test('deletes an account by its name and number, also one whose password was never set', async () => {
    await using app = await openEmpty()
    const admin = app.browser()
    await admin.signUp({ username: 'anna' })
    await ask(app, ['create', 'somebody', 'somebody@example.org'])
    await expect(ask(app, ['delete', 'somebody', '1'])).rejects.toThrow(
      '1 is not the number of somebody. npm run admin -- list shows it.',
    )
    await expect(ask(app, ['delete', 'anna', '1'])).rejects.toThrow(
      'The first account is always an admin and stays.',
    )
    expect(await ask(app, ['delete', 'SOMEBODY', '2'])).toEqual([
      'The account of somebody is deleted, with everything in it.',
    ])
    expect(await ask(app, ['list'])).toEqual(['1\tanna\tadmin\tfree\t-\t2026-11-21\t2026-11-21'])
    const { entries } = (await admin.get('/api/admin/audit')).json<{ entries: AuditEntry[] }>()
    expect(entries.filter(({ action }) => action === 'person.delete')).toMatchObject([
      { adminId: 0, subject: '2' },
    ])
  })

  test('deletes nobody who may pay until the payments can be ended, and not with another secret', async () => {
    await using stripe = await new StripeStub().start()
    await using app = await openEmpty({ env: stripe.env })
    await app.browser().signUp()
    const person = app.browser()
    const { username, user } = await person.signUp()
    const customer = 'cus_paying'
    const { db, config } = app.deps
    await db.updateTable('users').set({ stripe_customer_id: customer }).where('id', '=', user.id).execute()
    const args = ['delete', username, '2']
    await expect(ask(app, args)).rejects.toThrow('This account may pay by Stripe')
    const other = { ...config, secret: 'another secret that is long enough' }
    await expect(administer(other, args, stripe.env)).rejects.toThrow('not the secret that the server uses')
    expect((await person.get('/api/user')).status).toBe(200)
    await ask(app, args, stripe.env)
    expect(stripe.asked).toEqual([`DELETE /v1/customers/${customer}`])
    expect((await person.get('/api/user')).status).toBe(401)
  })
})
