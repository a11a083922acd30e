import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { base64, newKdf, passwordSlot, putSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mood = 'well'
})

const mail = () => ({
  host: '127.0.0.1',
  port: server.port,
  isTls: false,
  login: null,
  from: 'Inkwell <inkwell@example.org>',
})
const withMail = () => ({
  config: { mail: mail(), publicUrl: new URL('https://journal.example.org') },
  limits: { mailAnswerMs: 400, mailRetryMs: 20 },
})

let count = 0
const newAddress = (): string => `person-${process.pid}-${++count}@example.org`
const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))
const forgot = (browser: TestBrowser, who: string) => browser.post('/api/auth/forgot', { who })
const linksIn = (text: string): string[] => text.match(/https:\S+token=\S+/g) ?? []
const tokenOf = (link = ''): string => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''

async function nextMailTo(address: string, nth = 1) {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(nth)
  const found = mailsTo(address)[nth - 1]
  if (!found) throw new Error('No mail')
  return found
}

const errorsOf = (app: TestApp) =>
  app.logged.map((line) => JSON.parse(line)).filter((line: { task?: string }) => line.task !== undefined)

onBothDatabases('somebody who forgot their password', ({ open }) => {
  test('gets a link by mail that sets a new one, opens no vault, and is told when it was set', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const browser = app.browser()
    const { username } = await browser.signUp({ email })
    await putSlot(browser, passwordSlot())
    const before = await slotsOf(browser)
    expect((await app.browser().get('/api/auth/forgot')).json()).toEqual({ isMailed: true })
    const answer = await forgot(app.browser(), username.toUpperCase())
    expect([answer.status, answer.json()]).toEqual([200, {}])
    const { text, subject, raw } = await nextMailTo(email)
    expect(subject).toBe('A new password for your journal')
    expect(text).toContain(`With this link ${username} can set a new password, once, within 24 hours:`)
    expect(text).toContain('opens the account, not the journal')
    expect(raw).toContain('text/html')
    const [link] = linksIn(text)
    expect(link).toMatch(/^https:\/\/journal\.example\.org\/auth\?mode=reset#token=/)
    const here = app.browser()
    const sent = { token: tokenOf(link), password: base64(32), derived: newKdf() }
    expect((await here.post('/api/auth/reset', sent)).status).toBe(200)
    expect(await slotsOf(here)).toEqual(before)
    const notice = await nextMailTo(email, 2)
    expect(notice.subject).toBe('Your password was changed')
    expect(notice.text).toContain(`The password of ${username} at https://journal.example.org was changed on`)
    expect(linksIn(notice.text)).toEqual([])
  })

  test('an address that several accounts name belongs to the first of them, and nobody else learns that', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const first = await app.browser().signUp({ email })
    const later = app.browser()
    const second = await later.signUp({ email: email.toUpperCase() })
    expect((await later.get('/api/user')).json()).toMatchObject({ email: email.toUpperCase() })
    const told = await nextMailTo(email)
    expect(told.subject).toBe('Your email address was used for another account')
    expect(told.text).toContain(`the account ${second.username} at`)
    const answers = [await forgot(app.browser(), email), await forgot(app.browser(), second.username)]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ])
    const { text } = await nextMailTo(email, 2)
    expect(linksIn(text)).toHaveLength(1)
    expect(text).toContain(`With this link ${first.username} can`)
    const browser = app.browser()
    await browser.post('/api/login', { username: first.username, password: first.password, derived: true })
    const moved = { email: newAddress(), password: first.password, derived: true }
    expect((await browser.put('/api/user/profile', moved)).status).toBe(200)
    await forgot(app.browser(), second.username)
    const said = `With this link ${second.username} can`
    const found = () => server.mails.filter((mail) => mail.text.includes(said)).length
    await expect.poll(found, { timeout: 20_000 }).toBe(1)
  })

  test('who comes by Google is told so, and may still set a password', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const { user, username } = await app.browser().signUp({ email })
    await app.deps.db
      .updateTable('users')
      .set({ google_id: `g-${user.id}`, password_hash: null, password_kdf: null })
      .where('id', '=', user.id)
      .execute()
    await forgot(app.browser(), username)
    const { text } = await nextMailTo(email)
    expect(text).toContain(`${username} signs in with Google and has no password.`)
    const sent = { token: tokenOf(linksIn(text)[0]), password: base64(32), derived: newKdf() }
    expect((await app.browser().post('/api/auth/reset', sent)).json()).toMatchObject({
      hasPassword: true,
      isGoogleLinked: true,
    })
  })

  test('whoever asks learns nothing: the answers are alike, and nothing goes to what was typed', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const { username } = await app.browser().signUp({ email })
    const nobody = newAddress()
    const answers = []
    for (const who of [username, email, 'nobody-at-all', nobody])
      answers.push(await forgot(app.browser(), who))
    const seen = answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort()])
    for (const one of seen) expect(one).toEqual(seen[0])
    await nextMailTo(email, 2)
    expect(mailsTo(nobody)).toEqual([])
  })

  test('a mailbox gets five mails an hour, and the last link goes on working', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const { username } = await app.browser().signUp({ email })
    for (let at = 1; at <= 7; at++) {
      expect((await forgot(app.browser(), at % 2 ? username : email)).status).toBe(200)
      if (at <= 5) await nextMailTo(email, at)
    }
    await after(300)
    const [link] = linksIn((await nextMailTo(email, 5)).text)
    expect((await app.browser().post('/api/auth/reset/check', { token: tokenOf(link) })).status).toBe(200)
    app.advance(60 * 60 * 1000)
    await forgot(app.browser(), username)
    await nextMailTo(email, 6)
  })

  test('a password that is changed in the settings is told by mail too', async () => {
    await using app = await open(withMail())
    const email = newAddress()
    const browser = app.browser()
    const { password, username } = await browser.signUp({ email })
    await putSlot(browser, passwordSlot())
    const answer = await browser.post('/api/vault/rekey', {
      baseVersion: 1,
      proof: password,
      slots: [passwordSlot()],
      password: { next: base64(32), derived: newKdf() },
      isSealedAnew: false,
      endOtherSessions: false,
    })
    expect(answer.status).toBe(200)
    const { text, subject } = await nextMailTo(email)
    expect(subject).toBe('Your password was changed')
    expect(text).toContain(`The password of ${username} at`)
  })

  test('an earlier address is told that it is not one any more', async () => {
    await using app = await open(withMail())
    const [email, next] = [newAddress(), newAddress()]
    const browser = app.browser()
    const { password, username } = await browser.signUp({ email })
    await browser.put('/api/user/profile', { email: next, password, derived: true })
    const { text, subject } = await nextMailTo(email)
    expect(subject).toBe('Your email address was changed')
    expect(text).toContain(`The account ${username} at https://journal.example.org`)
    expect(text).not.toContain(next)
    expect(mailsTo(next)).toEqual([])
  })
})

test('one address may ask twenty times an hour', async () => {
  await using app = await openTestApp(withMail())
  const statuses: number[] = []
  for (let at = 0; at < 21; at++)
    statuses.push((await forgot(app.browser('192.0.2.4'), `nobody-${at}`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test.each(['', '   ', 'x'.repeat(255)])('%j is nobody', async (who) => {
  await using app = await openTestApp(withMail())
  const answer = await forgot(app.browser(), who)
  expect([answer.status, answer.json().fields]).toEqual([
    400,
    { who: 'Type your username or your email address' },
  ])
})

test('without a mail server nothing is promised', async () => {
  await using app = await openTestApp()
  const { username } = await app.browser().signUp()
  expect((await app.browser().get('/api/auth/forgot')).json()).toEqual({ isMailed: false })
  expect((await forgot(app.browser(), username)).status).toBe(501)
})

test.each(['refuses', 'slow', 'cuts', 'greylists'] as const)(
  'a mail server that %s changes nothing in the answer or its time',
  async (mood) => {
    const patient = { mailAnswerMs: 2_000, mailRetryMs: 20 }
    await using app = await openTestApp({ ...withMail(), limits: patient })
    const email = newAddress()
    const { username } = await app.browser().signUp({ email })
    server.mood = mood
    const begin = performance.now()
    expect((await forgot(app.browser(), username)).status).toBe(200)
    expect(performance.now() - begin).toBeLessThan(patient.mailAnswerMs)
    if (mood === 'greylists') return void (await nextMailTo(email))
    await expect.poll(() => errorsOf(app), { timeout: 12_000 }).toHaveLength(1)
    expect(errorsOf(app)[0]).toMatchObject({ task: 'reset mail', error: 'Error' })
    expect(app.takeWarnings()).toHaveLength(1)
    for (const secret of [email, username, 'No such user', '127.0.0.1:'])
      expect(app.logged.join('')).not.toContain(secret)
  },
)
