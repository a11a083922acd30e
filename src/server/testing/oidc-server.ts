import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** How the provider answers: well, or in one of the ways in which providers, proxies and attackers fail. */
export type OidcMood =
  | 'well'
  | 'denied'
  | 'wrong-state'
  | 'wrong-nonce'
  | 'wrong-signature'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'expired'
  | 'no-id-token'
  | 'broken'
  | 'garbage'
  | 'slow'
  | 'cut'

/** Who is signed in to the provider. What is left out is not in the token. */
export interface OidcPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
}

export interface OidcServer {
  /** What to set as GOOGLE_ISSUER. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  mood: OidcMood
  person: OidcPerson
  /** The description of the provider cannot be had, or is not one. */
  discovery: 'well' | 'broken' | 'garbage' | 'slow'
  /** Parameters of every request to the authorization endpoint. */
  readonly authorizations: URLSearchParams[]
  /** Bodies of every request to the token endpoint. */
  readonly tokens: URLSearchParams[]
  close(): Promise<void>
}

interface Granted {
  readonly asked: URLSearchParams
  readonly person: OidcPerson
}

type State = Pick<
  OidcServer,
  'mood' | 'person' | 'discovery' | 'authorizations' | 'tokens' | 'clientId' | 'clientSecret'
>

/** A text that must never reach a person: the provider's own words about a failure. */
export const providersOwnWords = 'raw-oidc-words-51c9'

/** A small local server that speaks OpenID Connect with PKCE. Whoever comes is let through at once as `person`. */
export async function startOidcServer(): Promise<OidcServer> {
  const state: State = {
    mood: 'well',
    person: {
      sub: `sub-${randomUUID()}`,
      email: 'mara@example.org',
      email_verified: true,
      name: 'Mara Lindqvist',
    },
    discovery: 'well',
    authorizations: [],
    tokens: [],
    clientId: 'inkwell-in-tests',
    clientSecret: 'a client secret that is only for tests',
  }
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  const granted = new Map<string, Granted>()
  let issuer = ''

  const idToken = ({ asked, person }: Granted): Promise<string> => {
    const is = (mood: OidcMood): boolean => state.mood === mood
    const at = Math.floor(Date.now() / 1000) - (is('expired') ? 7_200 : 0)
    return new SignJWT({ ...person, nonce: is('wrong-nonce') ? 'another nonce' : (asked.get('nonce') ?? '') })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuer(is('wrong-issuer') ? 'https://elsewhere.example' : issuer)
      .setAudience(is('wrong-audience') ? 'another-client' : state.clientId)
      .setIssuedAt(at)
      .setExpirationTime(at + 3_600)
      .sign(is('wrong-signature') ? other.privateKey : own.privateKey)
  }

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse, url: URL) => unknown> = {
    '/.well-known/openid-configuration': (_, response) => {
      if (state.discovery === 'slow') return
      if (state.discovery === 'broken') return json(response, 503, { error: providersOwnWords })
      if (state.discovery === 'garbage') return html(response)
      json(response, 200, descriptionOf(issuer))
    },
    '/jwks': (_, response) => json(response, 200, { keys: [jwk] }),
    '/authorize': (_, response, { searchParams }) => {
      state.authorizations.push(searchParams)
      const code = randomUUID()
      granted.set(code, { asked: searchParams, person: state.person })
      response.writeHead(302, { location: backTo(searchParams, state.mood, code, issuer) }).end()
    },
    '/token': async (request, response) => {
      const body = new URLSearchParams(await textOf(request))
      state.tokens.push(body)
      if (state.mood === 'slow') return
      if (state.mood === 'broken') return json(response, 500, { message: providersOwnWords })
      if (state.mood === 'garbage') return html(response)
      const code = body.get('code') ?? ''
      const grant = granted.get(code)
      granted.delete(code)
      const refusal = whyNot(grant, body, state)
      if (!grant || refusal)
        return json(response, 400, { error: refusal, error_description: providersOwnWords })
      const token = await idToken(grant)
      const answer = {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 3_600,
        ...(state.mood !== 'no-id-token' && { id_token: token }),
      }
      if (state.mood === 'cut') cut(response, JSON.stringify(answer))
      else json(response, 200, answer)
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const route = routes[url.pathname]
    if (!route) return void response.writeHead(404).end()
    Promise.resolve(route(request, response, url)).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    issuer,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

/** The settings with which our server uses this provider. */
export const oidcEnvironment = ({ issuer, clientId, clientSecret }: OidcServer): Record<string, string> => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
})

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
})

function backTo(asked: URLSearchParams, mood: OidcMood, code: string, issuer: string): string {
  const back = new URL(asked.get('redirect_uri') ?? issuer)
  back.searchParams.set('state', mood === 'wrong-state' ? 'another state' : (asked.get('state') ?? ''))
  if (mood === 'denied') {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', providersOwnWords)
  } else back.searchParams.set('code', code)
  return back.href
}

/** A code is worth something once, to this client, at the same address, and with the verifier of its challenge. */
function whyNot(grant: Granted | undefined, body: URLSearchParams, state: State): string | null {
  if (body.get('client_id') !== state.clientId || body.get('client_secret') !== state.clientSecret)
    return 'invalid_client'
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight =
    grant?.asked.get('code_challenge_method') === 'S256' &&
    grant.asked.get('code_challenge') === challenge &&
    grant.asked.get('redirect_uri') === body.get('redirect_uri')
  return isRight ? null : 'invalid_grant'
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function html(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<!doctype html><title>${providersOwnWords}</title><p>${providersOwnWords}`)
}

/** Half an answer, and then nobody. */
function cut(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}
