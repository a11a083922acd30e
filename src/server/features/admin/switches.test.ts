import { expect, test } from 'vitest'
import type { AuditEntry, Switches } from '#contract/admin/admin.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'

onBothDatabases('what admins switch, announce and try out', ({ openEmpty }) => {
  test('the audit log only grows: the database itself refuses to change or remove what stands in it', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, audit } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    await admin.put('/api/admin/flags/letters', { isOn: false, proof })
    const before = await audit()
    expect(before).toMatchObject([{ action: 'flag.set', subject: 'letters', detail: 'off' }])
    const { db } = app.deps
    await expect(db.updateTable('audit_log').set({ action: 'nothing' }).execute()).rejects.toThrow(
      'only grows',
    )
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only grows')
    expect(await audit()).toEqual(before)
  })

  test('the audit log is read page by page, the latest first', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    for (let nth = 0; nth < 60; nth++) {
      await admin.put('/api/admin/flags/letters', { isOn: nth % 2 === 0, proof })
      if (nth % 3 === 0) app.advance(1_000)
    }
    const page = async (query = '') =>
      (await admin.get(`/api/admin/audit${query}`)).json<{ entries: AuditEntry[] }>().entries
    const first = await page()
    const last = first.at(-1)
    const second = await page(`?beforeAt=${last?.at}&beforeId=${last?.id}`)
    expect([first.length, second.length]).toEqual([50, 10])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(60)
  })

  test('what is switched off is refused with a sentence, and works again when it is on', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, person } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    await admin.put('/api/admin/flags/registration', { isOn: false, proof })
    await expect(app.browser().signUp()).rejects.toThrow('switched_off')
    expect((await person.get('/api/user')).status).toBe(200)
    await admin.put('/api/admin/flags/followedCalendars', { isOn: false, proof })
    const fetched = await person.post('/api/calendar/fetch', { address: 'https://127.0.0.1/' })
    expect(fetched.json()).toMatchObject({
      code: 'switched_off',
      message: expect.stringContaining('Calendars from elsewhere'),
    })
    const { flags } = (await admin.get('/api/admin/switches')).json<Switches>()
    expect(flags).toEqual([
      { name: 'registration', isOn: false },
      { name: 'letters', isOn: true },
      { name: 'followedCalendars', isOn: false },
    ])
    await admin.put('/api/admin/flags/registration', { isOn: true, proof })
    await app.browser().signUp()
  })

  test('an announcement is seen by everybody who is signed in, until its instant', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, person } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    const until = new Date(app.deps.now() + 60_000).toISOString()
    const made = { text: 'Tonight the server rests.', tone: 'warning', until }
    const first = (await admin.put('/api/admin/announcement', { announcement: made, proof })).json<{
      announcement: { id: string }
    }>()
    const seen = async () => (await person.get('/api/announcement')).json().announcement
    expect(await seen()).toEqual({ ...made, id: first.announcement.id })
    app.advance(60_000)
    expect(await seen()).toBeNull()
    await admin.put('/api/admin/announcement', { announcement: { ...made, until: null }, proof })
    expect(await seen()).toMatchObject({ text: made.text })
    await admin.put('/api/admin/announcement', { announcement: null })
    expect(await seen()).toBeNull()
    const refused = await admin.put('/api/admin/announcement', {
      announcement: { ...made, text: ' ' },
      proof,
    })
    expect(refused.status).toBe(400)
  })

  test('a session alone switches nothing and announces nothing, but takes a line away', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, person, audit } = await adminAndPerson(app)
    const line = { text: 'Send your password to me.', tone: 'notice', until: null }
    const before = await audit()
    for (const proof of [undefined, proofBy('wrong wrong wrong')]) {
      const asked = proof && { proof }
      for (const [path, body] of [
        ['/api/admin/flags/registration', { isOn: false, ...asked }],
        ['/api/admin/announcement', { announcement: line, ...asked }],
      ] as const) {
        const refused = await admin.put(path, body)
        expect([path, refused.status, refused.json().code]).toEqual(
          proof ? [path, 401, 'wrong_credentials'] : [path, 403, 'proof_needed'],
        )
      }
    }
    expect(await audit()).toEqual(before)
    const { flags, announcement } = (await admin.get('/api/admin/switches')).json<Switches>()
    expect([flags.every(({ isOn }) => isOn), announcement]).toEqual([true, null])
    await admin.put('/api/admin/announcement', { announcement: line, proof: proofBy(adminPassword) })
    expect((await admin.put('/api/admin/announcement', { announcement: null })).status).toBe(200)
    expect((await person.get('/api/announcement')).json()).toEqual({ announcement: null })
  })

  test('sample accounts can be made where testing is on, and signed in to', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    const made = (await admin.post('/api/admin/testing/people', { count: 2, proof })).json<{
      people: { username: string }[]
      password: string
    }>()
    expect(made.people).toHaveLength(2)
    for (const { username } of made.people) {
      const login = await app.browser().post('/api/login', { username, password: made.password })
      expect(login.json()).toMatchObject({ username, isAdmin: false })
    }
  })

  test('in production nothing is tried out unless it is switched on', async () => {
    const config = { isProduction: true }
    await using app = await openEmpty({ config })
    const admin = app.browser()
    await admin.signUp({ setup: app.deps.keys.setupToken })
    expect((await admin.get('/api/admin/testing')).json()).toMatchObject({
      isOn: false,
      isMailSetUp: false,
    })
    expect((await admin.post('/api/admin/testing/people', { count: 1 })).status).toBe(404)
    expect((await admin.put('/api/admin/testing/trials', { clockShiftMs: 1 })).status).toBe(404)
    await using other = await openEmpty({ config, env: { INKWELL_TESTING: 'on' } })
    const second = other.browser()
    await second.signUp({ setup: other.deps.keys.setupToken })
    expect((await second.get('/api/admin/testing')).json()).toMatchObject({ isOn: true })
    await expect(openEmpty({ env: { INKWELL_TESTING: 'maybe' } })).rejects.toThrow(
      'INKWELL_TESTING must be on or off.',
    )
  })
})
