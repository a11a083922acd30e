import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BodyOf } from '#contract/endpoint.ts'
import type { SlotList, writePassphrase } from '#contract/vault.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { tokenHash } from '#server/core/accounts/session.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { base64, idsOf, newKdf, newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'

type Asked = BodyOf<typeof writePassphrase>

/** Somebody without a password, as the way by Google leaves them. */
async function comer(app: TestApp, browser: TestBrowser = app.browser()) {
  const { user, username } = await browser.signUp()
  await app.deps.db
    .updateTable('users')
    .set({ password_hash: null, password_kdf: null, google_id: `sub-${randomUUID()}` })
    .where('id', '=', user.id)
    .execute()
  return { browser, user, username }
}

const choice = (more: Partial<Asked['slot']> = {}): Asked => ({
  slot: { ...newSlot(), kind: 'passphrase', kdf: newKdf(), ...more },
  proof: base64(32),
})
const choose = (browser: TestBrowser, asked: unknown): Promise<Answer> =>
  browser.post('/api/vault/passphrase', asked)

const rekeyed = (browser: TestBrowser, more: object): Promise<Answer> =>
  browser.post('/api/vault/rekey', {
    baseVersion: 1,
    password: null,
    isSealedAnew: false,
    endOtherSessions: false,
    ...more,
  })

onBothDatabases('a passphrase', ({ open }) => {
  test('is the first slot of a vault and a proof from then on, and signs nobody in', async () => {
    await using app = await open()
    const { browser, username } = await comer(app)
    const asked = choice()
    const answer = await choose(browser, asked)
    expect([answer.status, answer.json<SlotList>()]).toMatchObject([200, { version: 1, slots: [asked.slot] }])
    const user = (await browser.get('/api/user')).json()
    expect(user).toMatchObject({ hasPassword: false, passwordSeen: false })
    const login = { username, password: asked.proof, derived: true }
    expect((await app.browser().post('/api/login', login)).status).toBe(401)
    expect((await app.browser().get(`/api/auth/kdf?username=${username}`)).json()).not.toEqual(asked.slot.kdf)
    const slots = [newSlot()]
    expect((await rekeyed(browser, { proof: base64(32), slots })).status).toBe(401)
    expect((await rekeyed(browser, { proof: asked.proof, slots })).status).toBe(200)
  })

  test.each([
    ['weak parameters', choice({ kdf: { ...newKdf(), passes: 1 } })],
    ['no parameters', { ...choice(), slot: newSlot({ kind: 'passphrase' }) }],
    ['another kind of slot', { ...choice(), slot: passwordSlot() }],
    ['a proof that is none', { ...choice(), proof: 'my passphrase' }],
  ])('with %s is refused, and nothing is kept', async (_, asked) => {
    await using app = await open()
    const { browser } = await comer(app)
    expect((await choose(browser, asked)).status).toBe(400)
    expect(await slotsOf(browser)).toEqual({ version: 0, slots: [] })
    expect((await choose(browser, choice())).status).toBe(200)
  })

  test('is chosen once: of several at the same moment one wins, and proof and slot are of the same one', async () => {
    await using app = await open()
    const { browser } = await comer(app)
    const all = [choice(), choice(), choice()]
    const answers = await Promise.all(all.map((asked) => choose(browser, asked)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const won = all[statuses.indexOf(200)] ?? choice()
    expect(idsOf(await slotsOf(browser))).toEqual([won.slot.slotId])
    expect((await rekeyed(browser, { proof: won.proof, slots: [newSlot()] })).status).toBe(200)
  })

  test('is for nobody who has a password, or keys already', async () => {
    await using app = await open()
    const withPassword = app.browser()
    await withPassword.signUp()
    expect((await choose(withPassword, choice())).status).toBe(409)
    const { browser } = await comer(app)
    await putSlot(browser, newSlot())
    expect((await choose(browser, choice())).status).toBe(409)
    expect((await slotsOf(browser)).version).toBe(1)
  })

  test('does not arrive with a session that has just ended', async () => {
    await using app = await open()
    const { browser } = await comer(app)
    const token = tokenHash(browser.cookies.get('inkwell_session') ?? '')
    await app.deps.db.deleteFrom('sessions').where('token_hash', '=', token).execute()
    expect((await choose(browser, choice())).status).toBe(401)
  })

  test('is changed like a password, and stays a passphrase', async () => {
    await using app = await open()
    const { browser, username } = await comer(app)
    const { slot, proof } = choice()
    await choose(browser, { slot, proof })
    const next = base64(32)
    const changed = await rekeyed(browser, { proof, slots: [slot], password: { next, derived: newKdf() } })
    expect(changed.status).toBe(200)
    expect((await app.browser().post('/api/login', { username, password: next, derived: true })).status).toBe(
      401,
    )
    expect((await rekeyed(browser, { baseVersion: 2, proof, slots: [slot] })).status).toBe(401)
    expect((await rekeyed(browser, { baseVersion: 2, proof: next, slots: [slot] })).status).toBe(200)
  })

  test('becomes a password, which signs in', async () => {
    await using app = await open()
    const { browser, username } = await comer(app)
    const { slot, proof } = choice()
    await choose(browser, { slot, proof })
    const [next, derived] = [base64(32), newKdf()]
    const slots = [{ ...slot, kind: 'password', kdf: derived }]
    const answer = await rekeyed(browser, { proof, slots, password: { next, derived, signsIn: true } })
    expect(answer.status).toBe(200)
    expect((await browser.get('/api/user')).json()).toMatchObject({ hasPassword: true, passwordSeen: false })
    expect((await app.browser().get(`/api/auth/kdf?username=${username}`)).json()).toEqual(derived)
    expect((await app.browser().post('/api/login', { username, password: next, derived: true })).status).toBe(
      200,
    )
  })

  test('gives way to the password of a reset link, which signs in', async () => {
    await using app = await open()
    const { browser, user, username } = await comer(app)
    await choose(browser, choice())
    const token = await makeReset(app.deps, user.id)
    const password = base64(32)
    const elsewhere = app.browser()
    expect(
      (await elsewhere.post('/api/auth/reset', { token, password, derived: newKdf() })).json(),
    ).toMatchObject({
      hasPassword: true,
    })
    expect((await app.browser().post('/api/login', { username, password, derived: true })).status).toBe(200)
  })
})
