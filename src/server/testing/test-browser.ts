import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { kdfDefaults } from '#contract/account.ts'
import type { User } from '#domain/account/user.ts'

export interface Asked {
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly text: string
  readonly bytes: Uint8Array
  json<T = Record<string, unknown>>(): T
}

/** Sends requests to an app without a port and keeps its cookies, as a browser does. */
export class TestBrowser {
  readonly #app: FastifyInstance
  readonly address: string
  readonly cookies = new Map<string, string>()

  /** Each browser has an address of its own unless one is given: the throttle counts by address. */
  constructor(app: FastifyInstance, address = `10.${[...randomBytes(3)].join('.')}`) {
    this.#app = app
    this.address = address
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(method: string, url: string, { body, headers = {} }: Asked = {}): Promise<Answer> {
    const sent: InjectOptions = {
      method: method as 'GET',
      url,
      remoteAddress: this.address,
      headers: { ...(this.cookies.size > 0 && { cookie: this.cookieHeader }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    }
    const answer = await this.#app.inject(sent)
    for (const { name, value, expires, maxAge } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    const { statusCode: status, payload: text } = answer
    const bytes = answer.rawPayload
    return { status, headers: answer.headers, text, bytes, json: <T>() => JSON.parse(text) as T }
  }

  /** Sends octets, or asks for them. */
  askBytes(method: string, url: string, bytes?: Uint8Array): Promise<Answer> {
    const headers = bytes && { 'content-type': 'application/octet-stream' }
    return this.ask(method, url, bytes ? { body: Buffer.from(bytes), ...(headers && { headers }) } : {})
  }

  get(url: string, asked?: Asked): Promise<Answer> {
    return this.ask('GET', url, asked)
  }

  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.ask('POST', url, { body, ...(headers && { headers }) })
  }

  put(url: string, body?: unknown): Promise<Answer> {
    return this.ask('PUT', url, { body })
  }

  /** Makes a new account with a derived password, which costs the server next to nothing. */
  async signUp({ username = `person-${randomUUID()}`, ...more }: SignUp = {}): Promise<NewAccount> {
    const credentials = {
      username,
      password: randomBytes(32).toString('base64'),
    }
    const answer = await this.post('/api/register', {
      ...credentials,
      email: 'person@example.org',
      derived: { ...kdfDefaults, salt: randomBytes(16).toString('base64') },
      ...more,
    })
    if (answer.status !== 200) throw new Error(`No account: ${answer.status} ${answer.text}`)
    return { ...credentials, user: answer.json<User>() }
  }
}

type SignUp = { readonly username?: string } & Record<string, unknown>

export interface NewAccount {
  readonly username: string
  /** authSecret: log in with `derived: true`. */
  readonly password: string
  readonly user: User
}
