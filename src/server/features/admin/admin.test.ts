import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type ListedPerson, type Overview, personActions } from '#contract/admin/admin.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import { newChange, sealedBytes } from '../../testing/sealed-bytes.ts'

const dayMs = 24 * 60 * 60 * 1000

onBothDatabases('admins', ({ openEmpty }) => {
  // Spec: S1-006, S2-044, S2-045, S3-018, S6-003
  test('the first account and whoever was made an admin may use the routes of admins, and nobody else', async () => {
    await using app = await openEmpty()
    const { admin, person, userId, act } = await adminAndPerson(app)
    expect((await admin.get('/api/admin/overview')).status).toBe(200)
    expect((await person.get('/api/user')).json()).toMatchObject({ isAdmin: false })
    expect((await person.get('/api/admin/overview')).status).toBe(403)
    expect((await act('promote')).json()).toMatchObject({ person: { id: userId, isAdmin: true } })
    expect((await person.get('/api/admin/overview')).status).toBe(200)
    await act('demote')
    expect((await person.get('/api/admin/overview')).status).toBe(403)
    app.takeWarnings()
  })

  test('the figures are those of the database', async () => {
    await using app = await openEmpty()
    const { admin, person } = await adminAndPerson(app)
    const records = Array.from({ length: 3 }, () => newChange())
    await person.post('/api/records', { changes: records })
    const file = randomUUID()
    await person.askBytes('PUT', `/api/blobs/${file}/0?total=2`, sealedBytes())
    await person.askBytes('PUT', `/api/blobs/${file}/1?total=2`, sealedBytes())
    app.advance(3 * dayMs)
    await app.browser().signUp()
    const { db } = app.deps
    const bytes = await sql<{
      bytes: number | string
    }>`select sum(octet_length(sealed)) as bytes from records`.execute(db)
    const chunks = await db.selectFrom('blob_chunks').select('sealed').execute()
    const seen = (await admin.get('/api/admin/overview')).json<Overview>()
    expect(seen).toMatchObject({
      people: 3,
      newIn7Days: 3,
      activeIn7Days: 3,
      activeIn30Days: 3,
      sessions: 3,
      records: 3,
      recordBytes: Number(bytes.rows[0]?.bytes),
      files: 1,
      fileBytes: chunks.reduce((sum, { sealed }) => sum + sealed.length, 0),
    })
    expect(seen.signUps).toHaveLength(30)
    expect(seen.signUps.slice(-4).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
      ['2026-11-24', 1],
    ])
    app.advance(8 * dayMs)
    expect((await admin.get('/api/admin/overview')).json()).toMatchObject({
      people: 3,
      newIn7Days: 0,
      newIn7DaysBefore: 3,
      activeIn7Days: 1,
      activeIn30Days: 3,
    })
  })

  test('what is not set up is told, and is no fault', async () => {
    await using app = await openEmpty()
    const { admin } = await adminAndPerson(app)
    await app.deps.db
      .insertInto('job_workers')
      .values({ id: randomUUID(), started_at: 0, seen_at: app.deps.now() })
      .execute()
    const { health } = (await admin.get('/api/admin/overview')).json<Overview>()
    const stateOf = (part: string) => health.find((one) => one.part === part)?.state
    for (const part of ['Backups', 'Mail', 'Model providers', 'Google', 'Stripe', 'Certificate'])
      expect([part, stateOf(part)]).toEqual([part, 'not_configured'])
    for (const part of ['Database', 'Clock', 'Jobs', 'Push'])
      expect([part, stateOf(part) === 'well' || (part === 'Clock' && stateOf(part) === 'warning')]).toEqual([
        part,
        true,
      ])
  })

  test('no route of admins answers a sealed byte, a key, a secret or anything that a person wrote', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, person, userId, password } = await adminAndPerson(app)
    const record = newChange()
    await person.post('/api/records', { changes: [record] })
    const blobId = randomUUID()
    const bytes = sealedBytes()
    await person.askBytes('PUT', `/api/blobs/${blobId}/0?total=1`, bytes)
    await person.post('/api/user/onboarding', {
      name: 'Wanted Name',
      selfDescription: 'I keep a secret title',
      goals: ['self_reflection'],
      completedAt: '2026-11-21T08:30:00.000Z',
    })
    const answers: string[] = []
    const asked: string[] = []
    for (const { method, url, config } of app.routes) {
      if (config?.access !== 'admin') continue
      const path = url
        .replace(':userId', String(userId))
        .replace(/:jobId|:codeId/, randomUUID())
        .replace(':name', 'letters')
      const body = method === 'GET' ? {} : { body: bodies(url, adminPassword) }
      const answer = await admin.ask(String(method), path, body)
      asked.push(`${method} ${url} ${answer.status}`)
      answers.push(answer.text)
    }
    // Each was really answered, but for the job and the code that are not there, the mail server that is none, and plans where nothing is sold.
    expect(asked.filter((one) => !one.endsWith(' 200')).sort()).toEqual([
      'DELETE /api/admin/beta-codes/:codeId 404',
      'GET /api/admin/jobs/:jobId 404',
      'POST /api/admin/beta-codes 400',
      'POST /api/admin/jobs/:jobId 404',
      'POST /api/admin/testing/mail 501',
      'PUT /api/admin/people/:userId/plan 501',
    ])
    const secrets = [
      record.sealed,
      record.uid,
      blobId,
      Buffer.from(bytes).toString('base64').slice(0, 40),
      'Wanted',
      'secret title',
      password,
      adminPassword,
      'person@example.org',
    ]
    for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret)
  })

  test('what is done to accounts asks for the password, and a wrong one does nothing', async () => {
    await using app = await openEmpty({ limits: { freeFailures: personActions.length } })
    const { admin, person, userId, audit } = await adminAndPerson(app)
    for (const action of personActions)
      for (const proof of [undefined, { password: 'wrong wrong wrong', derived: true }]) {
        const refused = await admin.post(`/api/admin/people/${userId}`, { action, ...(proof && { proof }) })
        expect([action, refused.status, refused.json().code]).toEqual(
          proof ? [action, 401, 'wrong_credentials'] : [action, 403, 'proof_needed'],
        )
      }
    expect((await person.get('/api/user')).json()).toMatchObject({ isAdmin: false })
    expect(await audit()).toEqual([])
    app.takeWarnings()
  })

  test('an account that is disabled is signed out everywhere and lets nobody in, and comes back as it was', async () => {
    await using app = await openEmpty()
    const { person, username, password, act } = await adminAndPerson(app)
    const record = newChange()
    await person.post('/api/records', { changes: [record] })
    expect((await act('disable')).json()).toMatchObject({ person: { isDisabled: true, sessions: 0 } })
    expect((await person.get('/api/user')).status).toBe(401)
    const login = () => person.post('/api/login', { username, password, derived: true })
    expect((await login()).json()).toMatchObject({ code: 'account_disabled' })
    await act('enable')
    expect((await login()).status).toBe(200)
    expect((await person.get('/api/records')).json()).toMatchObject({ records: [{ sealed: record.sealed }] })
    app.takeWarnings()
  })

  test('an account is deleted only where its name was typed, with everything in it, and the log remembers', async () => {
    await using app = await openEmpty()
    const { admin, person, userId, username, act, audit } = await adminAndPerson(app)
    await person.post('/api/records', { changes: [newChange()] })
    expect((await act('delete', { username: 'somebody' })).json()).toMatchObject({
      fields: { username: expect.any(String) },
    })
    expect((await act('delete', { username: username.toUpperCase() })).json()).toEqual({
      person: null,
      resetLink: null,
    })
    expect((await person.get('/api/user')).status).toBe(401)
    expect(await app.deps.db.selectFrom('records').selectAll().execute()).toEqual([])
    expect((await admin.get('/api/admin/overview')).json()).toMatchObject({ people: 1, records: 0 })
    expect(await audit()).toMatchObject([{ action: 'person.delete', subject: String(userId), adminId: 1 }])
    app.takeWarnings()
  })

  test('a reset link sets a new password, once', async () => {
    await using app = await openEmpty()
    const { username, act } = await adminAndPerson(app)
    const { resetLink } = (await act('reset-link')).json<{ resetLink: string }>()
    const token = resetLink.split('#token=')[1] ?? ''
    const check = await app.browser().post('/api/auth/reset/check', { token })
    expect(check.json()).toEqual({ username })
  })

  test('nobody locks out the first account or themselves', async () => {
    await using app = await openEmpty()
    const { admin, adminName, person, userId, password, act } = await adminAndPerson(app)
    await act('promote')
    for (const action of ['demote', 'disable', 'delete']) {
      const username = adminName
      const own = await act(action, { username }, 1)
      const first = await person.post('/api/admin/people/1', { action, username, proof: proofBy(password) })
      expect([own.status, first.status]).toEqual([409, 409])
    }
    expect((await admin.get('/api/user')).json()).toMatchObject({ isAdmin: true })
    expect((await person.get('/api/user')).json()).toMatchObject({ id: userId, isAdmin: true })
    app.takeWarnings()
  })

  test('people are found by a part of their name, and what means something to the database stands for itself', async () => {
    await using app = await openEmpty()
    const admin = app.browser()
    await admin.signUp({ username: 'Boss' })
    for (const username of ['Anna', 'Susanna', 'per_cent', 'percent', 'half%'])
      await app.browser().signUp({ username })
    const found = async (search: string) => {
      const answer = await admin.get(`/api/admin/people?search=${encodeURIComponent(search)}`)
      return answer.json<{ people: ListedPerson[]; total: number }>().people.map(({ username }) => username)
    }
    expect(await found('ANNA')).toEqual(['Anna', 'Susanna'])
    expect(await found('_')).toEqual(['per_cent'])
    expect(await found('%')).toEqual(['half%'])
    expect(await found('\\')).toEqual([])
    expect(await found('')).toHaveLength(6)
  })
})

/** Something that each route takes. */
function bodies(url: string, password: string): object {
  if (url.endsWith('/plan')) return { tier: 'free', days: null, proof: proofBy(password) }
  if (url.includes('/people/:userId')) return { action: 'promote', proof: proofBy(password) }
  if (url.endsWith('/flags/:name')) return { isOn: true, proof: proofBy(password) }
  if (url.endsWith('/announcement')) return { announcement: null }
  if (url.includes('/beta-codes/')) return { proof: proofBy(password) }
  if (url.endsWith('/beta-codes'))
    return { tier: 'free', days: null, usableDays: 7, proof: proofBy(password) }
  if (url.endsWith('/testing/people')) return { count: 1, proof: proofBy(password) }
  if (url.endsWith('/testing/trials')) return { providerTrouble: 'none', proof: proofBy(password) }
  if (url.endsWith('/jobs/pause')) return { isPaused: false }
  if (url.endsWith('/jobs/:jobId')) return { action: 'cancel', proof: proofBy(password) }
  if (url.endsWith('/admin/jobs')) return { operation: 'prune.hourly', proof: proofBy(password) }
  if (url.endsWith('/jobs/retry-failed')) return { proof: proofBy(password) }
  return {}
}
