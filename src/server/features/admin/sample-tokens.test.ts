import { expect, test } from 'vitest'
import type { makeSamplePeople } from '#contract/admin/admin.ts'
import type { ApiToken } from '#contract/api-tokens.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { adminAndPerson } from '../../testing/admin/admins.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { proofBy } from '../../testing/factors.ts'
import { newChange } from '../../testing/sealed-bytes.ts'
import { newSlot, passwordSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const path = '/api/admin/testing/people'
const minuteMs = 60 * 1000

async function peopleOf(app: TestApp, count = 1) {
  const all = await adminAndPerson(app)
  const asked = await all.admin.post(path, { count, proof: proofBy(all.adminPassword) })
  const made = asked.json<AnswerOf<typeof makeSamplePeople>>()
  const [first] = made.people
  if (!first) throw new Error('Nobody was made.')
  return { ...all, ...made, first }
}

/** What a browser asks, and brings a token with. */
const bringing = (browser: TestBrowser, token: string) => (method: string, url: string, body?: unknown) =>
  browser.ask(method, url, {
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  })

onBothDatabases('the token that gives a sample person their life', ({ openEmpty }) => {
  test('is handed to admins who prove it, where testing is on, and to nobody else', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, person, password } = await adminAndPerson(app)
    const refused = [
      await app.browser().post(path, { count: 1, proof: proofBy(adminPassword) }),
      await person.post(path, { count: 1, proof: proofBy(password) }),
      await admin.post(path, { count: 1 }),
      await admin.post(path, { count: 1, proof: proofBy('wrong wrong wrong') }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403, 401])
    // Nor does anybody make one for themselves, an admin neither.
    for (const [browser, own] of [
      [person, password],
      [admin, adminPassword],
    ] as const) {
      const asked = { name: 'x', scopes: ['records:read', 'sample'], days: 7, proof: proofBy(own) }
      expect((await browser.post('/api/tokens', asked)).status).toBe(400)
    }
    expect(await app.deps.db.selectFrom('api_tokens').selectAll().execute()).toEqual([])
    expect(await app.deps.db.selectFrom('users').select('id').execute()).toHaveLength(2)
    app.takeWarnings()
  })

  test('writes the first key of that person and their pages, whoever’s cookie comes with it, and no key after that', async () => {
    await using app = await openEmpty()
    const { admin, person, first, people } = await peopleOf(app, 2)
    const ask = bringing(admin, first.token)
    expect((await ask('GET', '/api/user')).json()).toMatchObject({
      id: first.id,
      isAdmin: false,
      onboardingCompleted: true,
    })
    const put = async (baseVersion: number, slot = passwordSlot()) =>
      (await ask('PUT', '/api/vault/slots', { baseVersion, slot })).status
    expect([await put(0, newSlot()), await put(1)]).toEqual([403, 403])
    expect([await put(0), await put(0), await put(1), await put(1, newSlot())]).toEqual([200, 409, 403, 403])
    expect((await ask('POST', '/api/records', { changes: [newChange()] })).status).toBe(200)
    for (const [method, url, body] of [
      ['POST', path, { count: 1 }],
      ['GET', '/api/admin/people'],
      ['GET', '/api/tokens'],
      ['DELETE', '/api/user', {}],
      ['POST', '/api/vault/rekey', {}],
    ] as const)
      expect([url, (await ask(method, url, body)).status]).not.toEqual([url, 200])
    // It is all theirs: nothing of the admin, of anybody else or of the other sample person has changed.
    const rows = await app.deps.db.selectFrom('records').select('user_id').execute()
    const slots = await app.deps.db.selectFrom('key_slots').select('user_id').execute()
    expect([rows, slots]).toEqual([[{ user_id: first.id }], [{ user_id: first.id }]])
    for (const browser of [admin, person]) expect((await slotsOf(browser)).version).toBe(0)
    expect(people[1]?.token).not.toBe(first.token)
    expect((await admin.get('/api/user')).json()).toMatchObject({ id: 1, isAdmin: true })
    app.takeWarnings()
  })

  test('ends when the life is whole, else after a quarter of an hour, and ends no token but those of that person', async () => {
    await using app = await openEmpty()
    const { admin, adminPassword, people, first } = await peopleOf(app, 2)
    const [, second] = people
    const own = await admin.post('/api/tokens', {
      ...{ name: 'Own', scopes: ['records:read'], days: 7 },
      proof: proofBy(adminPassword),
    })
    const [ownToken] = own.json<{ tokens: ApiToken[] }>().tokens
    const ask = bringing(app.browser(), first.token)
    for (const id of [ownToken?.id, second?.tokenId])
      expect((await ask('DELETE', `/api/tokens/${id}`)).status).toBe(404)
    expect((await ask('DELETE', `/api/tokens/${first.tokenId}`)).json()).toEqual({ tokens: [] })
    expect((await ask('GET', '/api/user')).status).toBe(401)
    const late = bringing(app.browser(), second?.token ?? '')
    app.advance(15 * minuteMs - 1)
    expect((await late('GET', '/api/user')).status).toBe(200)
    app.advance(1)
    expect((await late('PUT', '/api/vault/slots', { baseVersion: 0, slot: passwordSlot() })).status).toBe(401)
  })

  test('half a life goes with its person, and so does the token', async () => {
    await using app = await openEmpty()
    const { act, first } = await peopleOf(app)
    const ask = bringing(app.browser(), first.token)
    await ask('PUT', '/api/vault/slots', { baseVersion: 0, slot: passwordSlot() })
    await ask('POST', '/api/records', { changes: [newChange()] })
    expect((await act('delete', { username: first.username }, first.id)).json()).toMatchObject({
      person: null,
    })
    expect((await ask('POST', '/api/records', { changes: [newChange()] })).status).toBe(401)
    const { db } = app.deps
    for (const table of ['records', 'key_slots', 'api_tokens', 'vaults'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', first.id).execute()).toEqual([])
    app.takeWarnings()
  })
})
