import type { FastifyInstance } from 'fastify'
import { readSecurityEvents } from '#contract/security-events.ts'
import { endOneSession, endOtherSessions, readSessions } from '#contract/sessions.ts'
import { forgetOtherBrowsers } from '#server/core/accounts/known-browser.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { endSessions } from '#server/core/accounts/session-ends.ts'
import { takeCookie } from '#server/core/accounts/session-start.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { securityEventsOf } from '#server/core/logs/security-history.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { sessionsOf } from './sessions.store.ts'

export function sessionsFeature(app: FastifyInstance, deps: AppDeps): void {
  const list = async ({ userId, id }: Session) => ({
    sessions: await sessionsOf(deps.db, userId, id, deps.now()),
  })
  userRoute(app, deps, readSecurityEvents, async ({ session }) => ({
    events: await securityEventsOf(deps, session),
  }))
  userRoute(app, deps, readSessions, ({ session }) => list(session))
  userRoute(app, deps, endOneSession, async ({ owner, session, params, body, request, reply }) => {
    if (params.sessionId !== session.id) await proveOwner(deps, session, body?.proof, request)
    const ended = await endSessions(deps, owner, { only: params.sessionId }, session.id)
    if (ended === 0) throw new AppError('not_found')
    if (params.sessionId === session.id) takeCookie(deps, request, reply)
    return list(session)
  })
  userRoute(app, deps, endOtherSessions, async ({ owner, session, body, request }) => {
    await proveOwner(deps, session, body?.proof, request)
    await endSessions(deps, owner, { except: session.id }, session.id)
    await forgetOtherBrowsers(deps, owner, request)
    return list(session)
  })
}
