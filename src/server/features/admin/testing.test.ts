import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Overview, TestingState } from '#contract/admin/admin.ts'
import { mostClockShiftMs } from '#domain/operating/trials.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'

const dayMs = 24 * 60 * 60 * 1000
const trialsPath = '/api/admin/testing/trials'

let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.close())

onBothDatabases('what an admin stages to try a server out', ({ openEmpty }) => {
  test('is nothing at first, asks for the password, and stands in the log', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, audit } = await adminAndPerson(app)
    const state = async () => (await admin.get('/api/admin/testing')).json<TestingState>()
    expect(await state()).toMatchObject({ clockShiftMs: 0, providerTrouble: 'none', hasProvider: false })
    for (const proof of [undefined, proofBy('wrong wrong wrong')]) {
      const refused = await admin.put(trialsPath, { providerTrouble: 'fails', ...(proof && { proof }) })
      expect([401, 403]).toContain(refused.status)
    }
    expect(await state()).toMatchObject({ providerTrouble: 'none' })
    const staged = await admin.put(trialsPath, { providerTrouble: 'cut', proof: proofBy(adminPassword) })
    expect(staged.json()).toMatchObject({ providerTrouble: 'cut', clockShiftMs: 0 })
    expect(await audit()).toMatchObject([{ action: 'testing.provider', detail: 'cut' }])
    app.takeWarnings()
  })

  test('is not there without its line in the log', async () => {
    const mail = {
      host: '127.0.0.1',
      port: mails.port,
      isTls: false,
      login: null,
      from: 'inkwell@example.org',
    }
    await using app = await openEmpty({ config: { mail } })
    const { db, trials } = app.deps
    const { admin, adminPassword, audit } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    const ask = async () => [
      (await admin.put(trialsPath, { providerTrouble: 'fails', clockShiftMs: 1, proof })).status,
      (await admin.post('/api/admin/testing/people', { count: 2, proof })).status,
      (await admin.post('/api/admin/testing/mail')).status,
    ]
    const people = async () => (await db.selectFrom('users').select('id').execute()).length
    const sent = () => mails.mails.filter(({ text }) => text.includes('You asked for this one')).length
    const before = sent()
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    expect(await ask()).toEqual([500, 500, 500])
    expect(trials).toEqual({ providerTrouble: 'none', clockShiftMs: 0 })
    expect([await people(), sent() - before]).toEqual([2, 0])
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    expect(await ask()).toEqual([200, 200, 200])
    expect([await people(), sent() - before]).toEqual([4, 1])
    expect((await audit()).map(({ action }) => action).sort()).toEqual([
      'testing.clock',
      'testing.mail',
      'testing.people',
      'testing.people',
      'testing.provider',
    ])
    app.takeWarnings()
  })

  test('is another time for everything but the queue and its backups, until it is put back', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword } = await adminAndPerson(app)
    const proof = proofBy(adminPassword)
    const before = app.deps.now()
    await admin.put(trialsPath, { clockShiftMs: 5 * dayMs, proof })
    expect([app.deps.now(), app.deps.trueNow()]).toEqual([before + 5 * dayMs, before])
    const { user } = await app.browser().signUp()
    const made = await app.deps.db
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(Number(made.created_at)).toBe(before + 5 * dayMs)
    await admin.put(trialsPath, { clockShiftMs: 0, proof })
    expect(app.deps.now()).toBe(before)
    // Answers of that time are no answers of the last hour.
    app.advance(dayMs / 12)
    expect((await admin.get('/api/admin/overview')).json<Overview>().answers.count).toBe(0)
    for (const clockShiftMs of [mostClockShiftMs + 1, 0.5, 'tomorrow'])
      expect((await admin.put(trialsPath, { clockShiftMs, proof })).status).toBe(400)
    app.takeWarnings()
  })
})
