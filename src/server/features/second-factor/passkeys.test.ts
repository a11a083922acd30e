import { expect, test } from 'vitest'
import type { Factor, PasskeyCreation, PasskeyRequest } from '#contract/factor.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addPasskey, expectOk, neededIn, proofBy } from '../../testing/factors.ts'
import { idsOf, newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'
import { type Otherwise, TestPasskey } from '../../testing/test-passkey.ts'

async function personWithPasskey(app: TestApp) {
  const browser = app.browser()
  const account = await browser.signUp()
  const { username, password } = account
  const made = await addPasskey(browser, proofBy(password))
  expectOk(made.answer)
  const begin = async (): Promise<{ ticket: string; request: PasskeyRequest }> => {
    const needed = neededIn(await app.browser().post('/api/login', { username, password, derived: true }))
    if (!needed.passkey) throw new Error('No passkey is asked for')
    return { ticket: needed.ticket, request: needed.passkey }
  }
  const finish = (ticket: string, factor: Factor) =>
    app.browser().post('/api/login/second-factor', { ticket, factor })
  return { ...account, ...made, browser, begin, finish }
}

type Begun = { ticket: string; passkey: PasskeyRequest }
const beginAlone = async (browser: TestBrowser): Promise<Begun> =>
  expectOk(await browser.post('/api/login/passkey/options')).json<Begun>()

async function signInAlone(browser: TestBrowser, key: TestPasskey, otherwise?: Otherwise): Promise<Answer> {
  const { ticket, passkey } = await beginAlone(browser)
  return browser.post('/api/login/passkey', { ticket, assertion: key.get(passkey, otherwise) })
}

const stateOf = async (browser: TestBrowser) =>
  (await browser.get('/api/second-factor')).json<SecondFactorState>()

onBothDatabases('a passkey', ({ open }) => {
  test('is added with a name and the password, brings backup codes, and is asked for at sign-in', async () => {
    await using app = await open()
    const { state, backupCodes, passkey, begin, finish, user, browser } = await personWithPasskey(app)
    expect(state.passkeys).toMatchObject([{ label: 'A key of mine', lastUsedAt: null, opensVault: false }])
    expect(backupCodes).toHaveLength(10)
    const { ticket, request } = await begin()
    expect(request).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
    })
    app.advance(60_000)
    const answer = await finish(ticket, { kind: 'passkey', assertion: passkey.get(request) })
    expect([answer.status, answer.json().id]).toEqual([200, user.id])
    expect((await stateOf(browser)).passkeys[0]?.lastUsedAt).toBe('2026-11-21T08:31:00.000Z')
  })

  test('signs in alone, without a name or a password', async () => {
    await using app = await open()
    const { passkey, user } = await personWithPasskey(app)
    const browser = app.browser()
    const answer = await signInAlone(browser, passkey)
    expect([answer.status, answer.json().id]).toEqual([200, user.id])
    expect((await browser.get('/api/user')).json().id).toBe(user.id)
  })

  test.each<[string, Otherwise]>([
    ['from another origin', { origin: 'http://localhost:4000' }],
    ['from a site that looks alike', { origin: 'https://localhost.example.org' }],
    ['made for another site', { rpId: 'example.org' }],
    ['over another question', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without showing that it is its person', { isVerified: false }],
    ['in the name of somebody else', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['in nobody’s name', { userHandle: '' }],
  ])('is refused when it answers %s', async (_how, otherwise) => {
    await using app = await open()
    const { passkey } = await personWithPasskey(app)
    const browser = app.browser()
    const answer = await signInAlone(browser, passkey, otherwise)
    expect([answer.status >= 400, browser.cookies.size]).toEqual([true, 0])
    expect((await signInAlone(browser, passkey)).status).toBe(200)
  })

  test('is refused when its counter goes back or stands still: it was copied', async () => {
    await using app = await open()
    const { passkey, begin, finish } = await personWithPasskey(app)
    passkey.counter = 40
    expectOk(await signInAlone(app.browser(), passkey))
    for (const counter of [41, 40, 1]) {
      const alone = await signInAlone(app.browser(), passkey, { counter })
      expect([alone.status, alone.json().code]).toEqual([401, 'wrong_factor'])
      const { ticket, request } = await begin()
      const second = await finish(ticket, { kind: 'passkey', assertion: passkey.get(request, { counter }) })
      expect([second.status, second.json().code]).toEqual([401, 'wrong_factor'])
    }
    expectOk(await signInAlone(app.browser(), passkey))
  })

  test('without a counter, as synced ones are, goes on working', async () => {
    await using app = await open()
    const { passkey } = await personWithPasskey(app)
    for (let at = 0; at < 3; at++) expectOk(await signInAlone(app.browser(), passkey, { counter: 0 }))
  })

  test('answers each question once, in time, and for the sign-in that asked', async () => {
    await using app = await open()
    const { passkey, begin, finish } = await personWithPasskey(app)
    const browser = app.browser()
    const { ticket, passkey: asked } = await beginAlone(browser)
    const sent = { ticket, assertion: passkey.get(asked, { counter: 0 }) }
    expectOk(await browser.post('/api/login/passkey', sent))
    expect((await app.browser().post('/api/login/passkey', sent)).json().code).toBe('wrong_factor')

    const late = await beginAlone(browser)
    app.advance(5 * 60_000)
    const answer = { ticket: late.ticket, assertion: passkey.get(late.passkey, { counter: 0 }) }
    expect((await app.browser().post('/api/login/passkey', answer)).json().code).toBe('wrong_factor')

    const [one, two] = [await begin(), await begin()]
    const crossed: Factor = { kind: 'passkey', assertion: passkey.get(one.request, { counter: 0 }) }
    expect((await finish(two.ticket, crossed)).json().code).toBe('wrong_factor')
    expectOk(await finish(one.ticket, crossed))
    expect((await finish(one.ticket, crossed)).json().code).toBe('second_factor_expired')
  })

  test('of another person is no second factor, and proves nothing', async () => {
    await using app = await open()
    const [one, two] = [await personWithPasskey(app), await personWithPasskey(app)]
    const { ticket, request } = await two.begin()
    const theirs: Factor = { kind: 'passkey', assertion: one.passkey.get(request) }
    expect((await two.finish(ticket, theirs)).json().code).toBe('wrong_factor')
    const remove = (factor?: Factor) =>
      two.browser.ask('DELETE', '/api/user', { body: proofBy(two.password, factor) })
    const asked = neededIn(await remove()).passkey
    if (!asked) throw new Error('No passkey is asked for')
    expect((await remove({ kind: 'passkey', assertion: one.passkey.get(asked) })).json().code).toBe(
      'wrong_factor',
    )
  })

  test('confirms what needs the password, in the session that asked and once', async () => {
    await using app = await open()
    const { browser, password, passkey } = await personWithPasskey(app)
    const renew = (from: TestBrowser, factor?: Factor) =>
      from.post('/api/second-factor/backup-codes', { proof: proofBy(password, factor) })
    const ask = async (from: TestBrowser) => {
      const { passkey: asked } = neededIn(await renew(from))
      if (!asked) throw new Error('No passkey is asked for')
      return { kind: 'passkey', assertion: passkey.get(asked, { counter: 0 }) } as const
    }
    const there = app.browser()
    expectOk(await signInAlone(there, passkey, { counter: 0 }))
    expect((await renew(there, await ask(browser))).json().code).toBe('wrong_factor')
    const factor = await ask(browser)
    expectOk(await renew(browser, factor))
    expect((await renew(browser, factor)).json().code).toBe('wrong_factor')
  })

  test.each<[string, Otherwise]>([
    ['for another site', { rpId: 'example.org' }],
    ['at another origin', { origin: 'https://example.org' }],
    ['without showing that it is its person', { isVerified: false }],
    ['over another question', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('is not added when it was made %s', async (_how, otherwise) => {
    await using app = await open()
    const browser = app.browser()
    const { password } = await browser.signUp()
    const { answer } = await addPasskey(browser, proofBy(password), { otherwise })
    expect([answer.status, answer.json().code]).toEqual([401, 'wrong_factor'])
    expect((await stateOf(browser)).passkeys).toEqual([])
  })

  test('is added once, by the session that began it, and belongs to one account', async () => {
    await using app = await open()
    const { passkey, browser, password } = await personWithPasskey(app)
    const begin = async (from: TestBrowser, proof = proofBy(password)) =>
      expectOk(await from.post('/api/second-factor/passkeys/options', { proof })).json<PasskeyCreation>()
    const add = (from: TestBrowser, attestation: unknown) =>
      from.post('/api/second-factor/passkeys', { label: 'Again', attestation })
    const other = app.browser()
    const { password: others } = await other.signUp()
    const { userHandle } = passkey
    const stolen = passkey.create(await begin(other, proofBy(others)))
    passkey.userHandle = userHandle
    expect((await add(other, stolen)).json().message).toBe('This passkey is here already.')
    const there = app.browser()
    expectOk(await signInAlone(there, passkey))
    const unfinished = new TestPasskey()
    const { passkey: asked } = neededIn(
      await there.post('/api/second-factor/passkeys/options', { proof: proofBy(password) }),
    )
    if (!asked) throw new Error('No passkey is asked for')
    const proof = proofBy(password, { kind: 'passkey', assertion: passkey.get(asked) })
    const attestation = unfinished.create(await begin(there, proof))
    expect((await add(browser, attestation)).json().code).toBe('second_factor_expired')
    expectOk(await add(there, attestation))
    expect((await add(there, attestation)).json().code).toBe('second_factor_expired')
  })

  test('gets another name, and is nobody else’s to rename or remove', async () => {
    await using app = await open()
    const [one, two] = [await personWithPasskey(app), await personWithPasskey(app)]
    const id = one.state.passkeys[0]?.id ?? ''
    const renamed = expectOk(
      await one.browser.put(`/api/second-factor/passkeys/${id}`, { label: ' Blue key ' }),
    )
    expect(renamed.json<SecondFactorState>().passkeys[0]?.label).toBe('Blue key')
    const unnamed = await one.browser.put(`/api/second-factor/passkeys/${id}`, { label: ' ' })
    expect([unnamed.status, unnamed.json().message]).toEqual([400, 'Give it a name'])
    expect((await two.browser.put(`/api/second-factor/passkeys/${id}`, { label: 'Mine' })).status).toBe(404)
    const codes = two.backupCodes ?? []
    const proof = proofBy(two.password, { kind: 'backup', code: codes[0] ?? '' })
    const stolen = await two.browser.ask('DELETE', `/api/second-factor/passkeys/${id}`, { body: { proof } })
    expect(stolen.status).toBe(404)
    expect((await stateOf(one.browser)).passkeys).toHaveLength(1)
  })

  test('brings the slot that it opens, in one step, and takes it along when it is removed', async () => {
    await using app = await open()
    const browser = app.browser()
    const { password } = await browser.signUp()
    const kept = await putSlot(browser, passwordSlot())
    const slot = newSlot({ kind: 'passkey' })
    const late = await addPasskey(browser, proofBy(password), { slot: { baseVersion: 0, slot } })
    expect([late.answer.status, late.answer.json().code]).toEqual([409, 'conflict'])
    expect([(await stateOf(browser)).passkeys, idsOf(await slotsOf(browser))]).toEqual([[], [kept.slotId]])
    const { state, backupCodes } = await addPasskey(browser, proofBy(password), {
      slot: { baseVersion: 1, slot },
    })
    expect(state.passkeys).toMatchObject([{ opensVault: true }])
    const both = await slotsOf(browser)
    expect([both.version, new Set(idsOf(both))]).toEqual([2, new Set([kept.slotId, slot.slotId])])
    const proof = proofBy(password, { kind: 'backup', code: backupCodes?.[0] ?? '' })
    const url = `/api/second-factor/passkeys/${state.passkeys[0]?.id}`
    expect((await browser.ask('DELETE', url, { body: { proof: proofBy(password) } })).status).toBe(401)
    const left = expectOk(await browser.ask('DELETE', url, { body: { proof } }))
    expect(left.json()).toMatchObject({ passkeys: [], backupCodesLeft: 0 })
    expect(await slotsOf(browser)).toMatchObject({ version: 3, slots: [kept] })
  })

  test('takes no slot of another kind under its name', async () => {
    await using app = await open()
    const browser = app.browser()
    const { password } = await browser.signUp()
    const { answer } = await addPasskey(browser, proofBy(password), {
      slot: { baseVersion: 0, slot: newSlot() },
    })
    expect(answer.status).toBe(400)
  })

  test('belongs to the public address where there is one, and to no address that is a number', async () => {
    await using app = await open({ config: { publicUrl: new URL('https://journal.example.org') } })
    const browser = app.browser()
    expect((await beginAlone(browser)).passkey.rpId).toBe('journal.example.org')
    await using plain = await open({ config: { hosts: ['192.168.1.5'] } })
    const headers = { host: '192.168.1.5:3000' }
    const refused = await plain.browser().post('/api/login/passkey/options', undefined, headers)
    expect([refused.status, refused.json().message]).toEqual([
      400,
      'Passkeys need an address with a name. This one is a number.',
    ])
    const person = plain.browser()
    await person.signUp()
    const state = await person.get('/api/second-factor', { headers })
    expect(state.json().canAddPasskeys).toBe(false)
  })
})
