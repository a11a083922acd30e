import { expect, test } from 'vitest'
import type { BodyOf } from '#contract/endpoint.ts'
import type { rekey, SlotList } from '#contract/vault.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openEvents } from '../../testing/event-stream.ts'
import { base64, idsOf, newKdf, newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Answer, NewAccount, TestBrowser } from '../../testing/test-browser.ts'

type Asked = BodyOf<typeof rekey>

interface Person {
  readonly browser: TestBrowser
  readonly account: NewAccount
  readonly password: Asked['slots'][number]
  readonly device: Asked['slots'][number]
}

/** Somebody with a password slot and this browser's slot, at version 2. */
async function personIn(app: TestApp): Promise<Person> {
  const browser = app.browser()
  const account = await browser.signUp()
  const password = await putSlot(browser, passwordSlot())
  app.advance(1000)
  const device = await putSlot(browser, newSlot())
  app.advance(1000)
  return { browser, account, password, device }
}

const ask = ({ browser, account, password, device }: Person, more: Partial<Asked> = {}): Promise<Answer> =>
  browser.post('/api/vault/rekey', {
    baseVersion: 2,
    proof: account.password,
    slots: [password, device],
    password: null,
    isSealedAnew: false,
    endOtherSessions: false,
    ...more,
  } satisfies Asked)

const logIn = async (app: TestApp, username: string, password: string, derived = true) => {
  const browser = app.browser()
  return { browser, answer: await browser.post('/api/login', { username, password, derived }) }
}

const isSeen = async ({ browser }: Person): Promise<unknown> =>
  (await browser.get('/api/user')).json().passwordSeen

onBothDatabases('rekeying', ({ open }) => {
  test('puts other slots and another password in place of those before, all at once', async () => {
    await using app = await open()
    const person = await personIn(app)
    const [next, derived] = [base64(32), newKdf()]
    const slots = [{ ...person.password, kdf: derived, wrapped: base64(92) }, person.device, newSlot()]
    const answer = await ask(person, { slots, password: { next, derived } })
    const [first, second, third] = slots
    expect([answer.status, answer.json<SlotList>()]).toEqual([
      200,
      {
        version: 3,
        slots: [
          { ...first, createdAt: '2026-11-21T08:30:00.000Z' },
          { ...second, createdAt: '2026-11-21T08:30:01.000Z' },
          { ...third, createdAt: '2026-11-21T08:30:02.000Z' },
        ],
      },
    ])
    expect(await slotsOf(person.browser)).toEqual(answer.json())
    const { username, password } = person.account
    expect((await logIn(app, username, password)).answer.status).toBe(401)
    expect((await logIn(app, username, next)).answer.status).toBe(200)
    expect((await app.browser().get(`/api/auth/kdf?username=${username}`)).json()).toEqual(derived)
  })

  test('slots that are not sent are gone, and without a password the old one stays', async () => {
    await using app = await open()
    const person = await personIn(app)
    const recovery = newSlot({ kind: 'recovery' })
    expect(idsOf((await ask(person, { slots: [recovery] })).json())).toEqual([recovery.slotId])
    const { username, password } = person.account
    expect((await logIn(app, username, password)).answer.status).toBe(200)
  })

  test.each([
    ['a wrong proof', () => ({ proof: base64(32) }), 401, 'wrong_credentials'],
    [
      'a wrong proof and an old version',
      () => ({ proof: base64(32), baseVersion: 1 }),
      401,
      'wrong_credentials',
    ],
    ['an old version', () => ({ baseVersion: 1 }), 409, 'conflict'],
    ['a version to come', () => ({ baseVersion: 3 }), 409, 'conflict'],
    [
      'weak parameters',
      () => ({ password: { next: base64(32), derived: { ...newKdf(), passes: 1 } } }),
      400,
      'invalid_input',
    ],
    ['no slot', () => ({ slots: [] }), 400, 'invalid_input'],
    ['a slot that is there twice', (slot = newSlot()) => ({ slots: [slot, slot] }), 400, 'invalid_input'],
    ['a proof that is none', () => ({ proof: 'my password' }), 400, 'invalid_input'],
  ])('%s changes nothing', async (_what, wrong, status, code) => {
    await using app = await open()
    const person = await personIn(app)
    const other = (await logIn(app, person.account.username, person.account.password)).browser
    const before = await slotsOf(person.browser)
    const answer = await ask(person, {
      slots: [newSlot()],
      password: { next: base64(32), derived: newKdf() },
      isSealedAnew: true,
      endOtherSessions: true,
      ...wrong(),
    })
    expect([answer.status, answer.json().code]).toEqual([status, code])
    expect(await slotsOf(other)).toEqual(before)
    const { username, password } = person.account
    expect((await logIn(app, username, password)).answer.status).toBe(200)
  })

  test('wrong proofs are throttled by session, whatever strangers try at the sign-in', async () => {
    await using app = await open()
    const person = await personIn(app)
    for (let at = 0; at < 20; at++)
      expect((await logIn(app, person.account.username, base64(32))).answer.status).toBe(401)
    for (let at = 0; at < 5; at++) expect((await ask(person, { proof: base64(32) })).status).toBe(401)
    const refused = await ask(person)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
    app.advance(1000)
    expect((await ask(person)).status).toBe(200)
  })

  test('of two at the same moment one wins', async () => {
    await using app = await open()
    const person = await personIn(app)
    const nexts = [base64(32), base64(32)]
    const answers = await Promise.all(
      nexts.map((next) => ask(person, { slots: [newSlot()], password: { next, derived: newKdf() } })),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    const { username } = person.account
    expect((await logIn(app, username, nexts[winner] ?? '')).answer.status).toBe(200)
    expect((await slotsOf(person.browser)).version).toBe(3)
  })

  test('every open browser of the person hears of it', async () => {
    await using app = await open()
    const address = await app.listen()
    const person = await personIn(app)
    const { browser } = await logIn(app, person.account.username, person.account.password)
    const events = await openEvents(`${address}/api/records/events`, browser.cookieHeader)
    await events.until(/upTo/)
    await ask(person)
    await events.until(/event: slots\ndata: \{"version":3\}\n\n$/)
    events.close()
  })

  test('a slot that stays belongs to the session that wrote it; one that is new or rewrapped to this one', async () => {
    await using app = await open()
    const person = await personIn(app)
    const there = await logIn(app, person.account.username, person.account.password)
    const third = await logIn(app, person.account.username, person.account.password)
    const [theirs, taken] = [await putSlot(there.browser, newSlot()), await putSlot(third.browser, newSlot())]
    const fresh = newSlot()
    const slots = [person.password, person.device, theirs, { ...taken, wrapped: base64(92) }, fresh]
    await ask(person, { baseVersion: 4, slots })
    for (const { browser } of [there, third]) await browser.post('/api/logout')
    const left = await slotsOf(person.browser)
    expect(left.version).toBe(6)
    expect(idsOf(left).sort()).toEqual(
      [person.password, person.device, taken, fresh].map(({ slotId }) => slotId).sort(),
    )
  })

  test('other sessions end with their keys if asked, and at one version', async () => {
    await using app = await open()
    const person = await personIn(app)
    const { browser: lost } = await logIn(app, person.account.username, person.account.password)
    const theirs = await putSlot(lost, newSlot())
    const slots = [person.password, person.device, theirs]
    const answer = await ask(person, { baseVersion: 3, slots, endOtherSessions: true })
    expect(answer.json()).toMatchObject({ version: 4, slots: [person.password, person.device] })
    expect((await lost.get('/api/user')).status).toBe(401)
    expect((await person.browser.get('/api/user')).status).toBe(200)
  })

  test('a link that sets the password is worth nothing once the password was changed', async () => {
    await using app = await open()
    const person = await personIn(app)
    const token = await makeReset(app.deps, person.account.user.id)
    await ask(person, { password: { next: base64(32), derived: newKdf() } })
    expect((await app.browser().post('/api/auth/reset/check', { token })).status).toBe(404)
  })

  test('a hundred large slots are not too much', async () => {
    await using app = await open()
    const person = await personIn(app)
    const wrapped = base64(49_000)
    const slots = Array.from({ length: 100 }, () => newSlot({ wrapped }))
    expect((await ask(person, { slots })).json<SlotList>().slots).toHaveLength(100)
  })
})

onBothDatabases('the mark of a password that was seen', ({ open }) => {
  const seenPerson = async (app: TestApp): Promise<Person> => {
    const person = await personIn(app)
    await app.deps.db
      .updateTable('users')
      .set({ password_seen: 1 })
      .where('id', '=', person.account.user.id)
      .execute()
    return person
  }
  const changed = async (person: Person, baseVersion: number, more: Partial<Asked>): Promise<Person> => {
    const next = base64(32)
    const answer = await ask(person, { baseVersion, password: { next, derived: newKdf() }, ...more })
    expect(answer.status).toBe(200)
    return { ...person, account: { ...person.account, password: next } }
  }

  test('goes with a new password and new keys', async () => {
    await using app = await open()
    const person = await seenPerson(app)
    expect(await isSeen(person)).toBe(true)
    await changed(person, 2, { isSealedAnew: true })
    expect(await isSeen(person)).toBe(false)
  })

  test('stays with a new password alone, until the keys are new too', async () => {
    await using app = await open()
    const person = await changed(await seenPerson(app), 2, {})
    expect(await isSeen(person)).toBe(true)
    await ask(person, { baseVersion: 3, isSealedAnew: true })
    expect(await isSeen(person)).toBe(false)
  })

  test('stays with new keys alone: the password that was seen still opens them', async () => {
    await using app = await open()
    const person = await seenPerson(app)
    expect((await ask(person, { isSealedAnew: true })).status).toBe(200)
    expect(await isSeen(person)).toBe(true)
  })

  test('does not come by changing a password that was never seen', async () => {
    await using app = await open()
    const person = await changed(await personIn(app), 2, {})
    expect(await isSeen(person)).toBe(false)
  })
})
