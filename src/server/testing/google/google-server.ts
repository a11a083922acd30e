import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiAnswer, apiRefusal, FakeCalendar } from './google-events.ts'
import { FakeOauth } from './google-oauth.ts'

/** What a request is for. */
export type GoogleAct = 'token' | 'revoke' | 'calendars' | 'list' | 'one' | 'insert' | 'change' | 'delete'

/** How Google fails: by a status of its own, by not answering, by answering what nobody can read, and by doing what was asked and answering half of it. */
export type GoogleTrouble = 'unauthorized' | 'rate-limit' | 'too-many' | 'broken' | 'slow' | 'garbage' | 'cut'

export interface GoogleServer {
  /** What to set as GOOGLE_ISSUER. */
  readonly issuer: string
  /** What to set as GOOGLE_CALENDAR_API. */
  readonly api: string
  readonly oauth: FakeOauth
  readonly calendars: FakeCalendar[]
  /** What the next requests of a kind meet, the first of each kind first. */
  readonly troubles: { readonly act: GoogleAct; readonly trouble: GoogleTrouble }[]
  /** Every request, in order. */
  readonly asked: { readonly act: GoogleAct; readonly url: URL; readonly body: string }[]
  close(): Promise<void>
}

const writing = 'https://www.googleapis.com/auth/calendar.events.owned'

/** The settings with which our server uses this one. */
export const googleEnvironment = ({ issuer, api, oauth }: GoogleServer): Record<string, string> => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: oauth.clientId,
  GOOGLE_CLIENT_SECRET: oauth.clientSecret,
  GOOGLE_CALENDAR: 'on',
  GOOGLE_CALENDAR_API: api,
})

/** A local server that speaks OAuth and the Calendar API (v3) as Google does. Whoever comes is let through at once. */
export async function startGoogleServer(calendars: FakeCalendar[] = [ownCalendar()]): Promise<GoogleServer> {
  const state = { issuer: '', api: '' }
  const oauth = new FakeOauth()
  const fake = {
    oauth,
    calendars,
    troubles: [] as GoogleServer['troubles'],
    asked: [] as GoogleServer['asked'],
  }
  const server = createServer((request, response) => {
    answer(fake, state.issuer, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.api = `${state.issuer}/calendar/v3`
  return {
    ...state,
    ...fake,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export const ownCalendar = (now?: () => number): FakeCalendar =>
  new FakeCalendar({ id: 'mara@example.org', summary: 'Mara Lindqvist', primary: true }, now)

type Fake = Omit<GoogleServer, 'issuer' | 'api' | 'close'>

async function answer(
  fake: Fake,
  issuer: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', issuer)
  const cors = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': 'authorization, content-type, if-match',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  }
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
  if (url.pathname === '/authorize')
    return void response.writeHead(302, { location: fake.oauth.authorize(url.searchParams) }).end()
  if (url.pathname.endsWith('openid-configuration'))
    return give(response, { status: 200, body: descriptionOf(issuer) }, cors)
  const act = actOf(request.method ?? '', url.pathname)
  if (!act) return void response.writeHead(404, cors).end()
  const body = await textOf(request)
  fake.asked.push({ act, url, body })
  const at = fake.troubles.findIndex((one) => one.act === act)
  const [met] = at < 0 ? [] : fake.troubles.splice(at, 1)
  if (met && met.trouble !== 'cut') return misbehave(response, met.trouble, cors)
  const done = perform(fake, act, url, body, request)
  if (met) cut(response, done, cors)
  else give(response, done, cors)
}

function actOf(method: string, path: string): GoogleAct | null {
  if (path === '/token') return 'token'
  if (path === '/revoke') return 'revoke'
  if (path.endsWith('/users/me/calendarList')) return 'calendars'
  if (/\/events$/.test(path)) return method === 'POST' ? 'insert' : 'list'
  if (!/\/events\/[^/]+$/.test(path)) return null
  return method === 'GET' ? 'one' : method === 'DELETE' ? 'delete' : 'change'
}

function perform(
  { oauth, calendars }: Fake,
  act: GoogleAct,
  url: URL,
  body: string,
  request: IncomingMessage,
): ApiAnswer {
  if (act === 'token') return oauth.token(new URLSearchParams(body))
  if (act === 'revoke') return oauth.revoke(new URLSearchParams(body))
  const scopes = oauth.scopesOf(request.headers.authorization)
  if (scopes === null) return apiRefusal(401, 'authError')
  if (act === 'calendars') return listed(calendars, url.searchParams)
  const [, calendarId = '', eventId = ''] =
    /\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(url.pathname) ?? []
  const calendar = calendars.find(({ id }) => id === decodeURIComponent(calendarId))
  if (!calendar) return apiRefusal(404, 'notFound')
  if (act === 'list') return calendar.list(url.searchParams)
  if (act === 'one') return calendar.one(eventId)
  if (!scopes.includes(writing)) return apiRefusal(403, 'insufficientPermissions')
  const ifMatch = request.headers['if-match']
  if (act === 'insert') return calendar.insert(JSON.parse(body))
  if (act === 'delete') return calendar.delete(eventId, ifMatch)
  return calendar.change(eventId, JSON.parse(body), ifMatch)
}

function listed(calendars: readonly FakeCalendar[], asked: URLSearchParams): ApiAnswer {
  const from = Number(asked.get('pageToken') ?? 0)
  const to = from + Number(asked.get('maxResults') ?? 100)
  const items = calendars.slice(from, to).map(({ entry }) => entry)
  return { status: 200, body: { items, ...(to < calendars.length && { nextPageToken: String(to) }) } }
}

function misbehave(
  response: ServerResponse,
  trouble: Exclude<GoogleTrouble, 'cut'>,
  cors: Record<string, string>,
): void {
  const refusals: Partial<Record<GoogleTrouble, ApiAnswer>> = {
    unauthorized: apiRefusal(401, 'authError'),
    'rate-limit': apiRefusal(403, 'rateLimitExceeded'),
    'too-many': apiRefusal(429, 'rateLimitExceeded'),
    broken: apiRefusal(503, 'backendError'),
  }
  const refused = refusals[trouble]
  if (refused) give(response, refused, cors)
  else if (trouble === 'garbage')
    response
      .writeHead(200, { ...cors, 'content-type': 'text/html' })
      .end('<!doctype html><p>A captive portal')
}

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  revocation_endpoint: `${issuer}/revoke`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

function give(response: ServerResponse, { status, body }: ApiAnswer, cors: Record<string, string>): void {
  response.writeHead(status, { ...cors, ...(body !== undefined && { 'content-type': 'application/json' }) })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Half an answer, and then nobody. */
function cut(response: ServerResponse, { status, body }: ApiAnswer, cors: Record<string, string>): void {
  const text = JSON.stringify(body ?? {})
  response.writeHead(status === 204 ? 200 : status, {
    ...cors,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text) + 1,
  })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}
