import type { FastifyInstance } from 'fastify'
import { endOneSession, endOtherSessions, readSessions } from '#contract/sessions.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { userRoute } from '../../core/route.ts'
import type { Session } from '../../core/session.ts'
import { endSessions } from '../../core/session-ends.ts'
import { takeCookie } from '../../core/session-start.ts'
import { sessionsOf } from './sessions.store.ts'

export function sessionsFeature(app: FastifyInstance, deps: AppDeps): void {
  const list = async ({ userId, id }: Session) => ({
    sessions: await sessionsOf(deps.db, userId, id, deps.now()),
  })
  userRoute(app, deps, readSessions, ({ session }) => list(session))
  userRoute(app, deps, endOneSession, async ({ owner, session, params, reply }) => {
    const ended = await endSessions(deps, owner, { only: params.sessionId }, session.id)
    if (ended === 0) throw new AppError('not_found')
    if (params.sessionId === session.id) takeCookie(reply)
    return list(session)
  })
  userRoute(app, deps, endOtherSessions, async ({ owner, session }) => {
    await endSessions(deps, owner, { except: session.id }, session.id)
    return list(session)
  })
}
