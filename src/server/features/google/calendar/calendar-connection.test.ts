import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  googleCalendarCallbackPath,
  readingScopes,
  writingScope,
} from '#contract/calendar/google-calendar.ts'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { everyRow, mentions } from '../../../testing/every-row.ts'
import { proofBy } from '../../../testing/factors.ts'
import { type GoogleServer, startGoogleServer } from '../../../testing/google/google-server.ts'
import { trials } from '../../../testing/route-trials.ts'
import { newChange } from '../../../testing/sealed-bytes.ts'
import type { TestApp, TestAppOptions } from '../../../testing/test-app.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'

let google: GoogleServer
beforeEach(async () => {
  google = await startGoogleServer()
})
afterEach(() => google.close())

const connected = (more: TestAppOptions['limits'] = {}): TestAppOptions => ({
  limits: { googleAnswerMs: 1_000, ...more },
  config: {
    google: {
      clientId: google.oauth.clientId,
      clientSecret: google.oauth.clientSecret,
      issuer: new URL(google.issuer),
      calendarApi: new URL(google.api),
    },
  },
})

const path = '/api/calendar/google'
interface Status {
  api: string | null
  connection: { id: string; canWrite: boolean; isEnded: boolean } | null
}
const statusOf = async (browser: TestBrowser): Promise<Status> => (await browser.get(path)).json<Status>()
const mint = (browser: TestBrowser, connection: string) => browser.post(`${path}/token`, { connection })

/** To Google and back; answers where the browser is sent in the end. */
async function connect(browser: TestBrowser, canWrite = false): Promise<string> {
  const begun = await browser.post(path, { canWrite })
  const answer = await fetch(begun.json<{ address: string }>().address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.pathname).toBe(googleCalendarCallbackPath)
  return String((await browser.get(back.pathname + back.search)).headers.location)
}
const settings = (ending: string): string => `/settings?section=calendar#google-calendar-${ending}`

onBothDatabases('connecting a Google calendar', ({ open, openEmpty }) => {
  test('asks for reading alone until somebody wants to write, with PKCE and state', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    expect(await statusOf(browser)).toEqual({ api: google.api, connection: null })
    expect(await connect(browser)).toBe(settings('connected'))
    const [asked] = google.oauth.authorizations
    expect(asked?.get('scope')?.split(' ')).toEqual([...readingScopes])
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('state')).toMatch(/.{20}/)
    expect(asked?.get('access_type')).toBe('offline')
    expect((await statusOf(browser)).connection).toMatchObject({ canWrite: false, isEnded: false })
    expect(await connect(browser, true)).toBe(settings('connected'))
    expect(google.oauth.authorizations[1]?.get('scope')?.split(' ')).toEqual([...readingScopes, writingScope])
    expect((await statusOf(browser)).connection).toMatchObject({ canWrite: true })
  })

  // Spec: S3-008
  test('gives out what lasts an hour and keeps what lasts, sealed, which no answer of any route and no row shows', {
    timeout: 120_000,
  }, async () => {
    await using app = await open(connected({ freeFailures: 1_000 }))
    const browser = app.browser()
    const person = await browser.signUp()
    await connect(browser, true)
    const [refresh = 'none'] = google.oauth.lasting
    const { connection } = await statusOf(browser)
    const minted = await mint(browser, connection?.id ?? '')
    expect(minted.json()).toMatchObject({ accessToken: expect.stringMatching(/^ya29/), lastsMs: 3_599_000 })
    expect(google.oauth.tokens.at(-1)?.get('refresh_token')).toBe(refresh)
    const kept = await app.deps.db
      .selectFrom('users')
      .select('google_calendar_token')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow()
    expect(kept.google_calendar_token).toBeTruthy()
    const rows = await everyRow(app.deps.db, app.deps.config.databaseUrl ? 'postgres' : 'sqlite')
    expect(rows.filter((row) => mentions(row, [refresh]))).toEqual([])
    const owned = {
      userId: person.user.id,
      username: person.username,
      record: newChange(),
      ...{ slotId: 'x', sessionId: 'x', wrapped: 'x', blobId: 'x', passkeyId: 'x', selfDescription: 'x' },
    }
    const secrets = [refresh, kept.google_calendar_token ?? 'none']
    let asked = 0
    for (const [route, trial] of Object.entries(trials)) {
      if (/logout|DELETE \/api\/(user|calendar)/.test(route)) continue
      const answer = await trial.ask(browser, owned)
      asked += answer.status === 401 ? 0 : 1
      for (const secret of secrets)
        expect(`${answer.text} ${JSON.stringify(answer.headers)}`, route).not.toContain(secret)
    }
    expect(asked).toBeGreaterThan(40)
    for (const line of app.logged) for (const secret of secrets) expect(line).not.toContain(secret)
    app.takeWarnings()
  })

  test('is for whoever connected alone: a token is minted for their connection and no other', async () => {
    await using app = await open(connected())
    const [mine, other] = [app.browser(), app.browser()]
    await mine.signUp()
    await other.signUp()
    await connect(mine)
    const id = (await statusOf(mine)).connection?.id ?? ''
    expect((await statusOf(other)).connection).toBeNull()
    expect((await mint(other, id)).status).toBe(409)
    await connect(other)
    expect((await mint(other, id)).status).toBe(409)
    // What a device was told about is over once somebody connects anew.
    await connect(mine)
    expect((await mint(mine, id)).status).toBe(409)
  })

  test('ends at Google as well when it is disconnected', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    await connect(browser)
    const [refresh] = google.oauth.lasting
    expect((await browser.ask('DELETE', path, {})).json()).toEqual({ isRevoked: true })
    expect(google.oauth.revoked).toEqual([refresh])
    expect((await statusOf(browser)).connection).toBeNull()
  })

  test('is forgotten here although Google cannot be told, which is said', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    await connect(browser)
    google.troubles.push({ act: 'revoke', trouble: 'broken' })
    expect((await browser.ask('DELETE', path, {})).json()).toEqual({ isRevoked: false })
    expect((await statusOf(browser)).connection).toBeNull()
  })

  /** Somebody who connected a calendar and then deleted their account; what is to be told Google is a job. */
  async function gone(app: TestApp) {
    const browser = app.browser()
    const { password } = await browser.signUp()
    await connect(browser)
    const [refresh = 'none'] = google.oauth.lasting
    expect((await browser.ask('DELETE', '/api/user', { body: proofBy(password) })).status).toBe(200)
    return {
      refresh,
      queue: app.app.getDecorator<{ runDue(): Promise<number> }>('jobQueue'),
      job: () =>
        app.deps.db
          .selectFrom('jobs')
          .select(['status', 'data', 'result', 'error', 'due_at as dueAt'])
          .where('operation', '=', 'google.revoke')
          .executeTakeFirstOrThrow(),
    }
  }
  const emptied = { data: 'null', dueAt: null }

  test('ends with the account, and what was to be told is not kept', async () => {
    await using app = await openEmpty(connected())
    const { refresh, queue, job } = await gone(app)
    const { data } = await job()
    expect(Object.keys(JSON.parse(data))).toEqual(['sealed'])
    expect(data).not.toContain(refresh)
    await queue.runDue()
    expect(google.oauth.revoked).toEqual([refresh])
    expect(await job()).toMatchObject({ status: 'completed', result: '{"isRevoked":true}', ...emptied })
  })

  test('ends with the account although Google is away: it is told later, each time after twice as long', async () => {
    await using app = await openEmpty(connected())
    const { refresh, queue, job } = await gone(app)
    for (const minutes of [1, 2]) {
      google.troubles.push({ act: 'revoke', trouble: 'broken' })
      await queue.runDue()
      expect(await job()).toMatchObject({ status: 'queued', error: 'RevokeFault' })
      expect((await job()).dueAt).toBe(app.deps.now() + minutes * 60_000)
      app.advance(minutes * 60_000)
    }
    await queue.runDue()
    expect(google.oauth.revoked).toEqual([refresh])
    expect(await job()).toMatchObject({ status: 'completed', ...emptied })
    expect(app.takeWarnings()).toHaveLength(2)
  })

  test('what opened a calendar is not kept either where Google stays away', async () => {
    await using app = await openEmpty(connected())
    const { queue, job } = await gone(app)
    for (let at = 0; at <= 12; at++) {
      google.troubles.push({ act: 'revoke', trouble: 'broken' })
      await queue.runDue()
      app.advance(24 * 60 * 60_000)
    }
    expect(await job()).toMatchObject({ status: 'failed', ...emptied })
    expect(app.takeWarnings()).toHaveLength(13)
    // Tried again, it has nothing left to tell.
    await app.deps.db
      .updateTable('jobs')
      .set({ status: 'queued', due_at: 0 })
      .where('operation', '=', 'google.revoke')
      .execute()
    await queue.runDue()
    expect(await job()).toMatchObject({ status: 'completed', result: '{"isRevoked":false}' })
  })

  test('that Google has ended is known from then on, and Google is not asked again', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    await connect(browser)
    const id = (await statusOf(browser)).connection?.id ?? ''
    google.oauth.forgetAll()
    const refused = await mint(browser, id)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Connect again')])
    expect((await statusOf(browser)).connection).toMatchObject({ id, isEnded: true })
    const asked = google.oauth.tokens.length
    expect((await mint(browser, id)).status).toBe(409)
    expect(google.oauth.tokens).toHaveLength(asked)
  })

  test('comes to nothing where Google or the person says no, and the page says which', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    google.oauth.consents = 'no'
    expect(await connect(browser)).toBe(settings('denied'))
    google.oauth.consents = 'nothing'
    expect(await connect(browser)).toBe(settings('incomplete'))
    expect(google.oauth.revoked).toHaveLength(1)
    google.oauth.consents = 'all'
    for (const trouble of ['broken', 'garbage', 'cut', 'slow'] as const) {
      google.troubles.push({ act: 'token', trouble })
      expect([trouble, await connect(browser)]).toEqual([trouble, settings('unreachable')])
    }
    expect((await statusOf(browser)).connection).toBeNull()
    expect(app.takeWarnings()).toHaveLength(5)
    google.oauth.consents = 'reading'
    expect(await connect(browser, true)).toBe(settings('incomplete'))
    expect((await statusOf(browser)).connection).toMatchObject({ canWrite: false })
  })

  test('a token that Google cannot mint at the moment is no end', async () => {
    await using app = await open(connected())
    const browser = app.browser()
    await browser.signUp()
    await connect(browser)
    const id = (await statusOf(browser)).connection?.id ?? ''
    google.troubles.push({ act: 'token', trouble: 'broken' })
    expect((await mint(browser, id)).status).toBe(503)
    expect((await mint(browser, id)).status).toBe(200)
    // What Google did, and what was answered because of it.
    expect(app.takeWarnings()).toHaveLength(2)
  })

  test('counts once, for ten minutes, and in the session that began it', async () => {
    await using app = await open(connected())
    const [browser, other] = [app.browser(), app.browser()]
    await browser.signUp()
    await other.signUp()
    const begun = await browser.post(path, { canWrite: false })
    const answer = await fetch(begun.json<{ address: string }>().address, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    const at = async (by: TestBrowser) => (await by.get(back.pathname + back.search)).headers.location
    expect(await at(other)).toBe(settings('over'))
    app.advance(10 * 60_000 + 1)
    expect(await at(browser)).toBe(settings('over'))
    expect(await at(browser)).toBe(settings('over'))
    expect((await statusOf(browser)).connection).toBeNull()
  })

  test('is said to be not set up where it is not', async () => {
    await using app = await openEmpty()
    const browser = app.browser()
    await browser.signUp()
    expect(await statusOf(browser)).toEqual({ api: null, connection: null })
    expect((await browser.post(path, { canWrite: false })).status).toBe(501)
  })
})
