import { expect, test } from 'vitest'
import type { readAudit } from '#contract/admin/admin.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'

onBothDatabases('the audit log', ({ openEmpty }) => {
  test('is looked through by what was done, and by who did it or to whom, by name or number', async () => {
    await using app = await openEmpty()
    const { admin, adminName, username, userId, act } = await adminAndPerson(app)
    for (const action of ['promote', 'reset-link', 'demote']) await act(action)
    const { db, now } = app.deps
    // A job whose id were that number is not that account.
    for (const action of ['job.cancel', 'person.enable'])
      await addAudit(db, { at: now(), admin: 0, action, subject: String(userId) })
    const found = async (query: Record<string, string>) => {
      const { entries, actions } = (await admin.get(`/api/admin/audit?${new URLSearchParams(query)}`)).json<
        AnswerOf<typeof readAudit>
      >()
      return { found: entries.map(({ action }) => action).toSorted(), actions }
    }
    const ofPerson = ['person.demote', 'person.enable', 'person.promote', 'person.reset-link']
    expect(await found({})).toEqual({
      found: ['job.cancel', ...ofPerson],
      actions: ['job.cancel', ...ofPerson],
    })
    expect((await found({ action: 'person.promote' })).found).toEqual(['person.promote'])
    for (const person of [username.toUpperCase(), String(userId)])
      expect((await found({ person })).found).toEqual(ofPerson)
    expect((await found({ person: adminName })).found).toEqual(
      ofPerson.filter((one) => one !== 'person.enable'),
    )
    expect((await found({ person: '0' })).found).toEqual(['job.cancel', 'person.enable'])
    expect((await found({ person: '0', action: 'job.cancel' })).found).toEqual(['job.cancel'])
    expect((await found({ person: 'nobody' })).found).toEqual([])
  })

  test('is read in pages as long as they are asked for, each line once', async () => {
    await using app = await openEmpty()
    const { admin } = await adminAndPerson(app)
    const { db, now } = app.deps
    for (let nth = 0; nth < 60; nth++)
      await addAudit(db, {
        at: now() + (nth % 3),
        admin: 1,
        action: 'flag.set',
        subject: 'x',
        detail: `${nth}`,
      })
    const page = async (query = '') =>
      (await admin.get(`/api/admin/audit${query}`)).json<AnswerOf<typeof readAudit>>().entries
    expect(await page()).toHaveLength(50)
    expect(await page('?most=500')).toHaveLength(60)
    expect((await admin.get('/api/admin/audit?most=501')).status).toBe(400)
    const first = await page('?most=25')
    const last = first.at(-1)
    const rest = await page(`?most=500&beforeAt=${last?.at}&beforeId=${last?.id}`)
    expect(new Set([...first, ...rest].map(({ detail }) => detail)).size).toBe(60)
  })
})
