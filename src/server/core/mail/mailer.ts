import { setTimeout as after } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { MailConfig } from '#server/config/mail-config.ts'
import { noteUse } from '#server/core/last-uses.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who gets the answer, where that is not us. */
  readonly replyTo?: string
}

/** Gives mails to a mail server. Rejects when it did not take one, also not the second time. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Tries once, for somebody who waits for it. */
  sendNow(mail: Mail): Promise<void>
  /** Nothing is tried again, and what is on its way has two seconds. */
  close(): void
}

interface Patience {
  readonly mailAnswerMs: number
  readonly mailRetryMs: number
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

/** How long a mail that is just being given away is waited for when the server ends. */
const farewellMs = 2_000

/** `nodemailer` is loaded with the first mail, and each mail has a connection of its own: there are few. */
export function createMailer(config: MailConfig, { mailAnswerMs, mailRetryMs }: Patience): Mailer {
  const closing = new AbortController()
  const { signal } = closing
  async function attempt({ to, replyTo, ...mail }: Mail): Promise<void> {
    const transport = await openTransport(config, mailAnswerMs)
    // As an object: nothing in it is read as a second address.
    const reply = replyTo ? { replyTo: { name: '', address: replyTo } } : {}
    const whole = { ...mail, from: config.from, to: { name: '', address: to }, ...reply, ...always }
    try {
      await withinTime(transport.sendMail(whole), mailAnswerMs * 3, signal)
      noteUse(config, true)
    } catch (error) {
      noteUse(config, false)
      throw error
    } finally {
      transport.close()
    }
  }
  return {
    async send(mail) {
      try {
        await attempt(mail)
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error
        await after(mailRetryMs, undefined, { signal })
        await attempt(mail)
      }
    },
    sendNow: attempt,
    close: () => closing.abort(),
  }
}

const always = {
  headers: { 'Auto-Submitted': 'auto-generated' },
  textEncoding: 'quoted-printable',
} as const

async function openTransport(
  { host, port, isTls, login, needsTls = false }: MailConfig,
  answerMs: number,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure: isTls,
    // A password never crosses a network in the clear, whatever stands between.
    requireTLS: !isTls && (login !== null || needsTls) && !isLoopback(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A server that says a little now and then may not keep a mail, or this server's end, for ever. */
function withinTime(sending: Promise<unknown>, mostMs: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' }))
    const timers = [setTimeout(giveUp, mostMs)]
    const hurry = () => void timers.push(setTimeout(giveUp, farewellMs))
    closing.addEventListener('abort', hurry)
    const settled = () => {
      closing.removeEventListener('abort', hurry)
      timers.forEach(clearTimeout)
    }
    sending.finally(settled).then(() => resolve(), reject)
  })
}

/** Refused for now, or not reached: it may go better in a while. 5xx is a no. */
function isPassing(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode !== 'number' || responseCode < 500
}
