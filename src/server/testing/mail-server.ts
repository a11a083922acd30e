import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'

/** How the server takes mails, or in which of the usual ways it does not. */
export type MailMood = 'well' | 'greylists' | 'refuses' | 'slow' | 'cuts'

export interface ReceivedMail {
  readonly to: readonly string[]
  /** As it came: headers and all parts. */
  readonly raw: string
  /** The plain text, readable. */
  readonly text: string
  readonly subject: string
}

/** A mail server of this machine. */
export interface MailServer {
  readonly port: number
  /** For the environment of a server. */
  readonly env: Readonly<Record<'SMTP_URL' | 'MAIL_FROM', string>>
  mood: MailMood
  readonly mails: readonly ReceivedMail[]
  /** How often somebody tried to give it one. */
  readonly attempts: () => number
  close(): Promise<void>
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** Takes everything, or refuses one in the way of `mood`. 'greylists' refuses the first time only. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const state = { mood: 'well' as MailMood }
  let attempts = 0
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
    attempts++
    if (state.mood === 'refuses') return done(refusal(550, `No such user: ${address}`))
    if (state.mood === 'greylists') {
      state.mood = 'well'
      return done(refusal(451, `Greylisted: ${address}`))
    }
    if (state.mood === 'cuts') for (const socket of sockets) socket.destroy()
    if (state.mood !== 'slow') done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo,
    onData(stream, session, done) {
      read(stream).then((raw) => {
        mails.push(
          mailOf(
            session.envelope.rcptTo.map(({ address }) => address),
            raw,
          ),
        )
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    port,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Inkwell <inkwell@example.org>' },
    mails,
    attempts: () => attempts,
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  })
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

function mailOf(to: readonly string[], raw: string): ReceivedMail {
  const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''
  const [, part = ''] = raw.split('Content-Type: text/plain', 2)
  const [text = ''] = part.slice(part.indexOf('\r\n\r\n') + 4).split('\r\n--', 1)
  return { to, raw, subject, text: decoded(text) }
}

/** Quoted-printable and plain parts; both may wrap. */
const decoded = (part: string): string =>
  Buffer.from(
    part
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n')
