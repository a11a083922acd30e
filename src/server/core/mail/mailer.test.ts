import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailConfig } from '#server/config/mail-config.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { mailOf } from './mail-words.ts'
import { createMailer } from './mailer.ts'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const mail = mailOf('anna@example.org', 'A sign of life', [
  'Ink & paper, from <Anna> — “hello”.',
  { link: 'https://journal.example.org/auth?mode=reset#token=abcdefghijklmnopqrstuvwxyz0123456789-_ABCDEFG' },
])

const mailer = (more: Partial<MailConfig> = {}, mailRetryMs = 20) =>
  createMailer(
    {
      host: '127.0.0.1',
      port: server.port,
      isTls: false,
      login: null,
      from: 'Inkwell <inkwell@example.org>',
      ...more,
    },
    { mailAnswerMs: 300, mailRetryMs },
  )

test('a mail arrives as plain text and as HTML that loads nothing, with its link whole', async () => {
  await mailer().send(mail)
  const [arrived] = server.mails
  expect(arrived).toMatchObject({
    to: ['anna@example.org'],
    subject: 'A sign of life',
    text: mail.text,
  })
  expect(arrived?.raw).toContain('From: Inkwell <inkwell@example.org>')
  expect(arrived?.raw).toContain('Auto-Submitted: auto-generated')
  expect(mail.html).toContain('Ink &amp; paper, from &lt;Anna&gt;')
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(/)
})

test('nothing in an address makes a second one of it', async () => {
  await mailer()
    .send({ ...mail, to: 'anna@example.org, thief@example.org' })
    .catch(() => undefined)
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('thief@example.org')
})

test('a server that is not ready yet is asked once more', async () => {
  server.mood = 'greylists'
  await mailer().send(mail)
  expect([server.mails.length, server.attempts()]).toEqual([1, 2])
})

test.each([
  ['cuts', 2],
  ['slow', 2],
  ['refuses', 1],
] as const)('a server that %s gets %i tries, and then the mail is given up', async (mood, attempts) => {
  server.mood = mood
  await expect(mailer().send(mail)).rejects.toThrow()
  expect([server.mails.length, server.attempts()]).toEqual([0, attempts])
})

test('where no server listens the mail is given up too', async () => {
  await expect(mailer({ port: 1 }).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
})

test('a password is not sent in the clear to another machine', async () => {
  const login = { user: 'inkwell', password: 'secret' }
  // An address of this machine that does not look like one.
  const elsewhere = mailer({ host: '0.0.0.0', login })
  await expect(elsewhere.send(mail)).rejects.toThrow()
  expect(server.attempts()).toBe(0)
})

test('the end of this server does not wait for a second try', async () => {
  server.mood = 'greylists'
  const one = mailer({}, 60_000)
  const sending = one.send(mail)
  await expect.poll(() => server.attempts()).toBe(1)
  one.close()
  await expect(sending).rejects.toThrow()
})
