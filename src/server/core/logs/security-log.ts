import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { AppError } from '../http/app-error.ts'
import { type SecurityEventKind, securityEvent } from './security-events.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the account for which this request started a session. */
    account: number | null
  }
}

/** What a request did that was answered well. Routes whose answer alone does not say it call `securityEvent` themselves. */
const successes: Readonly<Record<string, SecurityEventKind>> = {
  'POST /api/login': 'sign_in_succeeded',
  'POST /api/register': 'account_made',
  'POST /api/auth/forgot': 'reset_asked',
  'POST /api/auth/reset': 'reset_used',
  'POST /api/vault/passphrase': 'key_slot_changed',
  'PUT /api/vault/slots': 'key_slot_changed',
  'DELETE /api/vault/slots/:slotId': 'key_slot_removed',
  'POST /api/vault/rekey': 'keys_renewed',
  'DELETE /api/sessions': 'session_ended',
  'DELETE /api/sessions/:sessionId': 'session_ended',
  'DELETE /api/auth/google': 'google_unlinked',
  'DELETE /api/user': 'account_deleted',
}
const signIn = 'POST /api/login'
const signOut = 'POST /api/logout'
const guarding =
  /^(?:POST \/api\/(?:login|register)|\w+ \/api\/(?:auth|vault|sessions)\b|DELETE \/api\/user$)/
const ofOneThing = /^DELETE \/api\/(?:sessions|vault\/slots)\/:/

const refusals: Partial<Record<ErrorCode, (route: string, isSignedIn: boolean) => SecurityEventKind | null>> =
  {
    cross_site: () => 'cross_site_refused',
    forbidden: () => 'access_denied',
    setup_link_needed: () => 'access_denied',
    busy: () => 'rate_limited',
    too_many_attempts: (route) => (route === signIn ? 'sign_in_throttled' : 'rate_limited'),
    wrong_credentials: (route) => (route === signIn ? 'sign_in_failed' : 'password_check_failed'),
    not_found(route, isSignedIn) {
      if (/^POST \/api\/auth\/reset(?:\/check)?$/.test(route)) return 'reset_refused'
      return isSignedIn && ofOneThing.test(route) ? 'access_denied' : null
    },
    invalid_input: (route) => (guarding.test(route) ? 'input_refused' : null),
    json_only: (route) => (guarding.test(route) ? 'input_refused' : null),
    unknown_host: () => 'access_denied',
    daily_limit: () => 'rate_limited',
    too_large: (route) => (guarding.test(route) ? 'input_refused' : null),
  }

const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'unknown'}`

/** Whose request it is, from where, and at which route. */
export const requester = (request: FastifyRequest) => ({
  account: request.account ?? request.session?.userId,
  address: request.ip,
  route: request.routeOptions.url ?? 'unknown',
})

/** Writes down what succeeded, when its answer has left. */
export function logSecurityEvents(app: FastifyInstance): void {
  app.decorateRequest('account', null)
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200) return
    const route = routeOf(request)
    const kind = route === signOut && request.session ? 'sign_out' : successes[route]
    if (kind) securityEvent(request.log, kind, requester(request))
  })
}

/** Writes down a refusal that somebody who watches over the server should see. */
export function logRefusal(request: FastifyRequest, { code, account }: AppError): void {
  const kind = refusals[code]?.(routeOf(request), Boolean(request.session))
  const who = requester(request)
  if (kind) securityEvent(request.log, kind, { ...who, account: account ?? who.account, code })
}
