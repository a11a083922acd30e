import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { openTestApp } from '../../testing/test-app.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mood = 'well'
})

const contact = 'hello@example.org'
const letter = {
  email: 'reader@example.org',
  name: 'A reader',
  message: 'Your search found a page of mine.\n\nIt was from 2019 & <b>long</b>.',
}
const open = (more: { contact?: string | null } = {}) =>
  openTestApp({
    config: {
      mail: { host: '127.0.0.1', port: server.port, isTls: false, login: null, from: 'inkwell@example.org' },
      contact,
      ...more,
    },
    limits: { mailAnswerMs: 400, mailRetryMs: 20, lettersPerHour: 3 },
  })

test('a letter reaches whoever runs the server, and their reply whoever wrote it', async () => {
  await using app = await open()
  const answer = await app.browser().post('/api/contact', letter)
  expect([answer.status, answer.json()]).toEqual([200, { isTaken: true }])
  const mail = server.mails.at(-1)
  expect(mail?.to).toEqual([contact])
  expect(mail?.raw).toMatch(/^Reply-To: reader@example\.org\r?$/m)
  expect(mail?.text).toContain('From: A reader <reader@example.org>')
  expect(mail?.text).toContain('It was from 2019 & <b>long</b>.')
  expect(mail?.raw).toContain('&lt;b&gt;long')
})

test('what is missing or wrong is said under its field, and nothing is sent', async () => {
  await using app = await open()
  const sent = server.mails.length
  for (const [wrong, field, words] of [
    [{ email: 'nowhere' }, 'email', 'Please give an email address that we can answer to.'],
    [
      { email: 'a@example.org, b@example.org' },
      'email',
      'Please give an email address that we can answer to.',
    ],
    [{ name: 'A\r\nBcc: all@example.org' }, 'name', 'One line only.'],
    [{ message: ' Hi ' }, 'message', 'Please write at least a sentence.'],
    [{ message: 'x'.repeat(5_001) }, 'message', 'At most 5,000 characters fit.'],
  ] as const) {
    const answer = await app.browser().post('/api/contact', { ...letter, ...wrong })
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { [field]: words } }),
    ])
  }
  expect(server.mails.length).toBe(sent)
})

test('a program that fills in the hidden field is thanked and ignored', async () => {
  await using app = await open()
  const sent = server.mails.length
  const answer = await app.browser().post('/api/contact', { ...letter, website: 'https://buy.example' })
  expect(answer.json()).toEqual({ isTaken: true })
  expect(server.mails.length).toBe(sent)
})

test('one address sends a few letters in an hour, others go on', async () => {
  await using app = await open()
  const busy = app.browser()
  const statuses: number[] = []
  for (let nth = 0; nth < 4; nth++) statuses.push((await busy.post('/api/contact', letter)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await app.browser().post('/api/contact', letter)).status).toBe(200)
  app.advance(60 * 60_000)
  expect((await busy.post('/api/contact', letter)).status).toBe(200)
})

test('a mail server that does not take it is owned up to, without a word of it in the log', async () => {
  await using app = await open()
  server.mood = 'refuses'
  const answer = await app.browser().post('/api/contact', letter)
  expect([answer.status, answer.json().message]).toEqual([
    503,
    `The mail server did not take your message. Please try again, or write to ${contact}.`,
  ])
  const lines = app.logged.join('\n')
  expect(app.takeWarnings()[0]).toMatchObject({ event: 'connection_fault', route: '/api/contact' })
  for (const word of ['reader@example.org', 'A reader', '2019']) expect(lines).not.toContain(word)
})

test('without somebody to write to there is nothing to send', async () => {
  await using app = await open({ contact: null })
  expect((await app.browser().post('/api/contact', letter)).status).toBe(501)
})
