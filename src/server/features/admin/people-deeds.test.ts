import { expect, test } from 'vitest'
import type { ListedPerson } from '#contract/admin/admin.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addPasskey, proofBy, setUpTotp } from '../../testing/factors.ts'
import { newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'

onBothDatabases('what admins do to accounts', ({ openEmpty }) => {
  test('signs somebody out everywhere, with the keys of their devices, and nobody else', async () => {
    await using app = await openEmpty()
    const { admin, person, userId, username, password, act, audit } = await adminAndPerson(app)
    const phone = app.browser()
    const login = { username, password, derived: true }
    await phone.post('/api/login', login)
    await putSlot(person, passwordSlot())
    await putSlot(phone, newSlot())
    expect((await act('sign-out')).json()).toMatchObject({
      person: { id: userId, sessions: 0, lastSeenDay: '2026-11-21' },
    })
    for (const browser of [person, phone]) expect((await browser.get('/api/user')).status).toBe(401)
    expect((await admin.get('/api/user')).status).toBe(200)
    await phone.post('/api/login', login)
    expect((await slotsOf(phone)).slots.map(({ kind }) => kind)).toEqual(['password'])
    expect(await audit()).toMatchObject([{ action: 'person.sign-out', subject: String(userId), adminId: 1 }])
  })

  test('takes a lost second factor off, once, with the slots of its passkeys', async () => {
    await using app = await openEmpty()
    const { admin, person, userId, username, password, act, audit } = await adminAndPerson(app)
    const kept = await putSlot(person, passwordSlot())
    const slot = newSlot({ kind: 'passkey' })
    const { authenticator } = await setUpTotp(app, person, proofBy(password))
    await addPasskey(person, proofBy(password, authenticator.next()), { slot: { baseVersion: 1, slot } })
    const login = () => app.browser().post('/api/login', { username, password, derived: true })
    expect((await login()).json().code).toBe('second_factor_needed')
    const { people } = (await admin.get('/api/admin/people')).json<{ people: ListedPerson[] }>()
    expect(people.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([false, true])
    for (let nth = 0; nth < 2; nth++)
      expect((await act('second-factor-off')).json()).toMatchObject({
        person: { id: userId, hasSecondFactor: false },
      })
    expect((await login()).status).toBe(200)
    expect((await slotsOf(person)).slots).toMatchObject([kept])
    // The second time there was nothing to do.
    expect((await audit()).map(({ action }) => action)).toEqual(['person.second-factor-off'])
  })

  test('leaves the second factor of the first account to whoever runs the server', async () => {
    await using app = await openEmpty()
    const { admin, adminName, adminPassword, person, password, act, audit } = await adminAndPerson(app)
    await act('promote')
    await setUpTotp(app, admin, proofBy(adminPassword))
    const asked = { action: 'second-factor-off', proof: proofBy(password) }
    expect((await person.post('/api/admin/people/1', asked)).status).toBe(409)
    const login = { username: adminName, password: adminPassword, derived: true }
    expect((await app.browser().post('/api/login', login)).json().code).toBe('second_factor_needed')
    const seen = await person.get('/api/admin/audit')
    expect(seen.json<{ entries: unknown[] }>().entries).toHaveLength(1)
    expect(await audit()).toMatchObject([{ action: 'person.promote' }])
    app.takeWarnings()
  })

  test('is not done where the audit log cannot take its line', async () => {
    await using app = await openEmpty()
    const { person, userId, username, act, audit } = await adminAndPerson(app)
    const { db } = app.deps
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    for (const action of ['promote', 'disable', 'sign-out', 'reset-link', 'delete'])
      expect([action, (await act(action, { username })).status]).toEqual([action, 500])
    expect((await person.get('/api/user')).json()).toMatchObject({ id: userId, isAdmin: false })
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([])
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    await act('reset-link')
    expect(await audit()).toMatchObject([{ action: 'person.reset-link', subject: String(userId) }])
    expect(await db.selectFrom('password_resets').select('user_id').execute()).toEqual([{ user_id: userId }])
    app.takeWarnings()
  })
})
