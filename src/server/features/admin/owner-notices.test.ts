import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecurityEvent } from '#contract/security-events.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy, setUpTotp } from '../../testing/factors.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

onBothDatabases('whose account an admin does something to', ({ openEmpty }) => {
  test('finds it among the recent changes, once for each time', async () => {
    await using app = await openEmpty()
    const { person, username, password, act } = await adminAndPerson(app)
    await setUpTotp(app, person, proofBy(password))
    for (const action of [
      'second-factor-off',
      'second-factor-off',
      'sign-out',
      'disable',
      'enable',
      'promote',
    ])
      await act(action)
    await person.post('/api/login', { username, password, derived: true })
    const { events } = (await person.get('/api/security-events')).json<{ events: SecurityEvent[] }>()
    expect(events.map(({ kind, label, isOwn }) => [kind, label, isOwn]).toSorted()).toEqual([
      ['admin_disabled', '', false],
      ['admin_enabled', '', false],
      ['admin_removed_factors', '', false],
      ['admin_signed_out', '', false],
      ['authenticator_added', expect.any(String), false],
    ])
  })

  test('is told by mail, and of what was so already no second time', async () => {
    const { port } = server
    const mail = { host: '127.0.0.1', port, isTls: false, login: null, from: 'Inkwell <inkwell@example.org>' }
    await using app = await openEmpty({ config: { mail, publicUrl: new URL('https://journal.example.org') } })
    const email = `owner-${process.pid}-${server.mails.length}@example.org`
    const { username, act } = await adminAndPerson(app, { email })
    const told = () => server.mails.filter(({ to }) => to.includes(email))
    await act('sign-out')
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    expect(told()[0]?.subject).toBe('You were signed out everywhere')
    expect(told()[0]?.text).toContain(
      `An admin of https://journal.example.org ended all sessions of the account ${username} on`,
    )
    for (const action of ['enable', 'second-factor-off', 'disable']) await act(action)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(2)
    expect(told()[1]?.subject).toBe('Your account was disabled')
  })
})
