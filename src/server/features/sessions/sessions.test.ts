import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { OpenSession } from '#contract/sessions.ts'
import { pruneSessions } from '#server/core/accounts/session.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openEvents } from '../../testing/event-stream.ts'
import { proofBy, setUpTotp } from '../../testing/factors.ts'
import { idsOf, newSlot, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { NewAccount, TestBrowser } from '../../testing/test-browser.ts'

const day = 24 * 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const logIn = async (
  app: TestApp,
  { username, password }: NewAccount,
  userAgent = '',
  browser = app.browser(),
): Promise<TestBrowser> => {
  const credentials = { username, password, derived: true }
  const answer = await browser.post('/api/login', credentials, { 'user-agent': userAgent })
  expect(answer.status).toBe(200)
  return browser
}

const sessionsOf = async (browser: TestBrowser): Promise<OpenSession[]> =>
  (await browser.get('/api/sessions')).json<{ sessions: OpenSession[] }>().sessions

const currentOf = async (browser: TestBrowser): Promise<OpenSession> =>
  (await sessionsOf(browser)).find(({ isCurrent }) => isCurrent) as OpenSession

type Owner = Pick<NewAccount, 'password'>
const endIt = (browser: TestBrowser, { id }: OpenSession, { password }: Owner) =>
  browser.ask('DELETE', `/api/sessions/${id}`, { body: { proof: proofBy(password) } })
const endOthers = (browser: TestBrowser, { password }: Owner) =>
  browser.ask('DELETE', '/api/sessions', { body: { proof: proofBy(password) } })

onBothDatabases('the list of sessions', ({ open }) => {
  test('this browser comes first, then the latest used, each with its coarse name and its key', async () => {
    await using app = await open()
    const first = app.browser()
    const account = await first.signUp()
    app.advance(1000)
    const second = await logIn(app, account, firefox)
    app.advance(1000)
    await logIn(app, account)
    const slot = await putSlot(second, newSlot())
    app.advance(day)
    await first.get('/api/user')
    const sessions = await sessionsOf(second)
    expect(sessions.map(({ id, ...rest }) => [id.length, rest])).toEqual([
      [
        36,
        {
          label: 'Firefox on Linux',
          address: second.address,
          createdAt: '2026-11-21T08:30:01.000Z',
          lastSeenAt: '2026-11-22T08:30:02.000Z',
          isCurrent: true,
          deviceSlotId: slot.slotId,
        },
      ],
      [36, expect.objectContaining({ label: 'A program', isCurrent: false, deviceSlotId: null })],
      [36, expect.objectContaining({ createdAt: '2026-11-21T08:30:02.000Z', deviceSlotId: null })],
    ])
    expect(sessions[1]?.createdAt).toBe('2026-11-21T08:30:00.000Z')
  })

  test('one that has ended by age is not in it', async () => {
    await using app = await open()
    const old = app.browser()
    const account = await old.signUp()
    app.advance(13 * day)
    const young = await logIn(app, account)
    expect(await sessionsOf(young)).toHaveLength(2)
    app.advance(day)
    expect(await sessionsOf(young)).toHaveLength(1)
  })

  test('the table holds the coarse name and nothing else of what the browser said', async () => {
    await using app = await open()
    const browser = app.browser()
    const account = await browser.signUp()
    await logIn(app, account, firefox, browser)
    const rows = await app.deps.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.user.id)
      .execute()
    expect(rows.map(({ label }) => label)).toEqual(['Firefox on Linux'])
    expect(JSON.stringify(rows)).not.toMatch(/Gecko|Mozilla|145\.0/)
  })
})

onBothDatabases('ending sessions', ({ open }) => {
  test('one that is ended is out at once, its stream and its socket within a second, and its key is gone', async () => {
    await using app = await open()
    const address = await app.listen()
    const here = app.browser()
    const account = await here.signUp()
    const lost = await logIn(app, account)
    const kept = [await putSlot(here, passwordSlot()), await putSlot(here, newSlot())]
    await putSlot(lost, newSlot())
    const { version } = await slotsOf(here)
    const cookie = lost.cookieHeader
    const events = await openEvents(`${address}/api/records/events`, cookie)
    const own = await openEvents(`${address}/api/records/events`, here.cookieHeader)
    await own.until(/upTo/)
    await events.until(/upTo/)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/chat?userId=${account.user.id}`, {
      headers: { cookie },
    })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    const begin = performance.now()
    const answer = await endIt(here, await currentOf(lost), account)
    await events.untilEnded()
    expect((await closed)[0]).toBe(4401)
    expect(performance.now() - begin).toBeLessThan(1000)
    expect([answer.status, answer.json<{ sessions: OpenSession[] }>().sessions]).toEqual([
      200,
      [expect.objectContaining({ isCurrent: true, deviceSlotId: kept[1]?.slotId })],
    ])
    expect((await lost.get('/api/user')).status).toBe(401)
    const left = await slotsOf(here)
    expect(left.version).toBe(version + 1)
    expect(idsOf(left).sort()).toEqual(kept.map(({ slotId }) => slotId).sort())
    await own.until(new RegExp(`event: slots\ndata: {"version":${version + 1}}\n\n$`))
    own.close()
  })

  test('all others are ended together, and this one stays', async () => {
    await using app = await open()
    const here = app.browser()
    const account = await here.signUp()
    await putSlot(here, passwordSlot())
    const others = [await logIn(app, account), await logIn(app, account), await logIn(app, account)]
    for (const other of others.slice(1)) await putSlot(other, newSlot())
    const { version } = await slotsOf(here)
    const answer = await endOthers(here, account)
    expect(answer.json<{ sessions: OpenSession[] }>().sessions).toMatchObject([{ isCurrent: true }])
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401)
    const left = await slotsOf(here)
    expect([left.version, left.slots.length]).toEqual([version + 1, 1])
    const again = await endOthers(here, account)
    expect([again.status, (await slotsOf(here)).version]).toEqual([200, version + 1])
  })

  test('a stolen session ends no other, and without the second factor the password ends none either', async () => {
    await using app = await open()
    const here = app.browser()
    const account = await here.signUp()
    const there = await logIn(app, account)
    const { id } = await currentOf(there)
    const { authenticator } = await setUpTotp(app, here, proofBy(account.password))
    const wrong = { proof: proofBy(randomBytes(32).toString('base64')) }
    const right = { proof: proofBy(account.password) }
    for (const path of [`/api/sessions/${id}`, '/api/sessions']) {
      const answers = [
        await here.ask('DELETE', path),
        await here.ask('DELETE', path, { body: wrong }),
        await here.ask('DELETE', path, { body: right }),
      ]
      expect(answers.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual([
        [403, 'proof_needed'],
        [401, 'wrong_credentials'],
        [401, 'second_factor_needed'],
      ])
    }
    expect((await there.get('/api/user')).status).toBe(200)
    const proof = proofBy(account.password, authenticator.next())
    expect((await here.ask('DELETE', '/api/sessions', { body: { proof } })).status).toBe(200)
    expect((await there.get('/api/user')).status).toBe(401)
  })

  test('the last slot of a vault stays, whoever wrote it', async () => {
    await using app = await open()
    const here = app.browser()
    const account = await here.signUp()
    const lost = await logIn(app, account)
    await putSlot(lost, newSlot())
    const only = await putSlot(lost, newSlot())
    await endIt(here, await currentOf(lost), account)
    expect(await slotsOf(here)).toMatchObject({ version: 2, slots: [only] })
    expect(await sessionsOf(here)).toMatchObject([{ deviceSlotId: null }])
  })

  test('ending the own session is signing out', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const { id } = await currentOf(browser)
    const answer = await browser.ask('DELETE', `/api/sessions/${id}`)
    expect([answer.status, answer.json(), browser.cookies.has('inkwell_session')]).toEqual([
      200,
      { sessions: [] },
      false,
    ])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('what is not there or somebody else’s is not found', async () => {
    await using app = await open()
    const [browser, other] = [app.browser(), app.browser()]
    const account = await browser.signUp()
    await other.signUp()
    expect((await endIt(browser, await currentOf(other), account)).status).toBe(404)
    expect((await other.get('/api/user')).status).toBe(200)
    expect((await browser.ask('DELETE', '/api/sessions/1')).status).toBe(400)
  })

  test('of two browsers that end each other at the same moment one stays', async () => {
    await using app = await open()
    const left = app.browser()
    const account = await left.signUp()
    const right = await logIn(app, account)
    const answers = await Promise.all([endOthers(left, account), endOthers(right, account)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

onBothDatabases('whose key is whose', ({ open }) => {
  test('signing out takes the device’s slot, and no other kind', async () => {
    await using app = await open()
    const [here, there] = [app.browser(), app.browser()]
    const account = await here.signUp()
    await logIn(app, account, '', there)
    const password = await putSlot(there, passwordSlot())
    const recovery = await putSlot(there, newSlot({ kind: 'recovery' }), account.password)
    await putSlot(there, newSlot())
    await there.post('/api/logout')
    const left = await slotsOf(here)
    expect(left.version).toBe(4)
    expect(idsOf(left).sort()).toEqual([password.slotId, recovery.slotId].sort())
  })

  test('a slot whose session is over is not written over by another session, which leaves one of its own', async () => {
    await using app = await open()
    const here = app.browser()
    const account = await here.signUp()
    await putSlot(here, passwordSlot())
    const slot = await putSlot(here, newSlot())
    app.advance(15 * day)
    const there = await logIn(app, account)
    await pruneSessions(app.deps)
    await expect(putSlot(there, { ...slot, wrapped: newSlot().wrapped })).rejects.toThrow('403')
    const own = await putSlot(there, newSlot())
    expect((await sessionsOf(there)).map(({ deviceSlotId }) => deviceSlotId)).toEqual([own.slotId])
    await here.post('/api/logout')
    expect(idsOf(await slotsOf(there))).toEqual(expect.arrayContaining([slot.slotId, own.slotId]))
  })

  test('signing in again in the same browser keeps its slot, also after the session has ended by age', async () => {
    await using app = await open()
    const browser = app.browser()
    const account = await browser.signUp()
    await putSlot(browser, passwordSlot())
    const slot = await putSlot(browser, newSlot())
    await logIn(app, account, '', browser)
    expect(await sessionsOf(browser)).toMatchObject([{ deviceSlotId: slot.slotId }])
    app.advance(15 * day)
    await logIn(app, account, '', browser)
    expect(await sessionsOf(browser)).toMatchObject([{ deviceSlotId: slot.slotId }])
    expect((await slotsOf(browser)).version).toBe(2)
  })

  test('somebody else who signs in there ends the session before, and its key goes', async () => {
    await using app = await open()
    const [shared, home] = [app.browser(), app.browser()]
    const account = await shared.signUp()
    await putSlot(shared, passwordSlot())
    await putSlot(shared, newSlot())
    await logIn(app, account, '', home)
    await shared.signUp()
    expect((await slotsOf(home)).slots).toMatchObject([{ kind: 'password' }])
  })

  test('a session that ends while its slot is on its way leaves none', async () => {
    await using app = await open()
    const here = app.browser()
    const account = await here.signUp()
    await putSlot(here, passwordSlot())
    for (let round = 0; round < 10; round++) {
      const lost = await logIn(app, account)
      const { version } = await slotsOf(here)
      const [written] = await Promise.all([
        lost.put('/api/vault/slots', { baseVersion: version, slot: newSlot() }),
        endOthers(here, account),
      ])
      expect([200, 401]).toContain(written.status)
      expect((await slotsOf(here)).slots).toMatchObject([{ kind: 'password' }])
    }
  })
})
