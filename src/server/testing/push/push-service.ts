import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { type PushMessage, type PushSubscriptionKeys, pushMessage } from '#contract/calendar/push.ts'

/** How the push service answers: well, or in one of the ways in which they fail. cut: it has the message, and the line breaks before its answer. */
export type PushMood =
  | 'well'
  | 'gone'
  | 'unknown'
  | 'refused'
  | 'busy'
  | 'broken'
  | 'cut'
  | 'silent'
  | 'elsewhere'

/** A message as the browser would get it. */
export interface TakenPush {
  readonly endpoint: string
  readonly message: PushMessage
  readonly topic: string
  readonly ttl: number
  readonly urgency: string
  /** Whom the sender names to be written to. */
  readonly subject: string
  /** The key that signed it. */
  readonly key: string
}

export interface PushService {
  readonly origin: string
  mood: PushMood
  /** With 'busy': what Retry-After says; null: nothing. */
  retryAfter: string | null
  /** Everything that was taken, in order, also where the answer was cut. */
  readonly taken: TakenPush[]
  /** Requests of every kind, also those that were turned away. */
  readonly asked: string[]
  /** What was wrong with requests, by the protocol's rules. */
  readonly faults: string[]
  /** Called with each message before the answer. */
  onTaken: (push: TakenPush) => void | Promise<void>
  /** A browser of this service. */
  subscribe(): PushSubscriptionKeys
  close(): Promise<void>
}

interface Browser {
  readonly secret: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

const statuses = { gone: 410, unknown: 404, refused: 403, busy: 429, broken: 500 } as const

/** A small local push service (RFC 8030) that checks who sends (RFC 8292) and opens what is sent (RFC 8291), as a browser does. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      service.faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    origin,
    mood: 'well',
    retryAfter: null,
    taken: [],
    asked: [],
    faults: [],
    onTaken: () => undefined,
    subscribe() {
      const id = randomUUID()
      const secret = createECDH('prime256v1')
      secret.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/push/${id}`, { secret, auth })
      const keys = { p256dh: secret.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `${origin}/push/${id}`, keys }
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.asked.push(`${request.method} ${request.url}`)
    const body = Buffer.concat(await request.toArray())
    const { mood } = service
    if (mood === 'silent') return
    if (mood === 'elsewhere') {
      response.writeHead(307, { location: `${origin}/elsewhere` }).end()
      return
    }
    if (mood !== 'well' && mood !== 'cut') {
      const retry =
        mood === 'busy' && service.retryAfter !== null ? { 'retry-after': service.retryAfter } : {}
      response.writeHead(statuses[mood], retry).end()
      return
    }
    const browser = browsers.get(request.url ?? '')
    if (!browser) throw new Error('Nobody is there')
    const push = await take(request, body, browser, origin)
    service.taken.push(push)
    await service.onTaken(push)
    if (mood === 'cut') request.socket.destroy()
    else response.writeHead(201, { location: `${origin}/message/${randomUUID()}` }).end()
  }
  return service
}

async function take(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  browser: Browser,
  origin: string,
): Promise<TakenPush> {
  if (method !== 'POST') throw new Error(`A push is no ${method}`)
  const { ttl, urgency, topic } = headers
  if (!/^\d+$/.test(String(ttl))) throw new Error('There is no TTL')
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(String(topic)))
    throw new Error('The topic is too long or has other signs')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is encrypted in another way')
  if (body.length > 4_096) throw new Error('It is too long')
  const { subject, key } = await senderOf(headers.authorization ?? '', origin)
  const message = pushMessage.parse(JSON.parse(opened(body, browser).toString()))
  return {
    endpoint: `${origin}${url}`,
    message,
    topic: String(topic),
    ttl: Number(ttl),
    urgency: String(urgency),
    subject,
    key,
  }
}

/** RFC 8292: a token of at most a day for this very service, signed by the key beside it. */
async function senderOf(authorization: string, origin: string): Promise<{ subject: string; key: string }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) throw new Error('The key is no point of P-256')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin })
  if (!payload.exp || payload.exp > Date.now() / 1000 + 24 * 60 * 60)
    throw new Error('It holds longer than a day')
  if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Error('Nobody can be written to')
  return { subject: payload.sub ?? '', key }
}

/** RFC 8291 with RFC 8188, in one record. */
function opened(body: Buffer, { secret, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const shared = secret.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), sender])
  const ikm = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const derive = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${what}\0`, length))
  const sealed = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2))
}
